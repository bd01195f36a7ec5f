#!/usr/bin/env python3
"""Finds names of games in folders that games share: what is shared must know no game (docs and games/ do).

Looks at identifiers, strings, includes, imports and paths; comments do not count. Prints one line a place and a summary;
exits 1 when there is any. Run from anywhere.
"""
import dataclasses
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The one list of families is the engine's; a tree without it has the same three.
LIST = ROOT / "src" / "games" / "games.h"
LISTED = re.compile(r'#\s*include\s*"games/(\w+)/')
SHARED_GROUND = {"routes"}
FAMILIES = {"ttr", "ghost", "signal"}


@dataclasses.dataclass(frozen=True)
class Language:
    """Shared folders written in one language."""

    folders: tuple[str, ...]
    suffixes: tuple[str, ...]
    # Whole tokens that only look like the name of a game, such as a signal of the operating system.
    exempt: frozenset[str]
    # How tests end that stand among the rest: they play games and may name them.
    tests: str = ".test.ts"


LANGUAGES = (
    Language(
        folders=tuple(f"web/{name}" for name in ("app", "net", "settings", "ui", "lobby", "local", "offline", "table", "replay", "games/routes")),
        suffixes=(".ts", ".svelte", ".css", ".html", ".json"),
        exempt=frozenset({"AbortSignal"}),
    ),
    Language(
        folders=("src/core", "src/text", "src/play", "src/server", "src/cli", "src/games/routes", "cmake"),
        suffixes=(".h", ".cc", ".py", ".txt", ".cmake"),
        exempt=frozenset({"std::signal", "signal_set", "wait_for_signal"}),
        tests="_test.cc",
    ),
)

COMMENT_OR_STRING = re.compile(
    r'(?P<keep>R"(?P<mark>[^\s()]{0,16})\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|`(?:\\.|[^`\\])*`)'
    r"|//[^\n]*|/\*.*?\*/|<!--.*?-->",
    re.DOTALL,
)
SYSTEM_INCLUDE = re.compile(r"^\s*#\s*include\s*<[^>]*>", re.MULTILINE)
TOKEN = re.compile(r"[A-Za-z_]\w*(?:(?:::|-)[A-Za-z_]\w*)*")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def families() -> set[str]:
    """The names to look for."""
    if not LIST.exists():
        return FAMILIES
    return set(LISTED.findall(LIST.read_text(encoding="utf-8"))) - SHARED_GROUND


def code_of(text: str) -> str:
    """The text without comments and system headers, line by line where it was."""
    blank = lambda found: found["keep"] or "\n" * found[0].count("\n")
    return SYSTEM_INCLUDE.sub("", COMMENT_OR_STRING.sub(blank, text))


def named(text: str, names: set[str], exempt: frozenset[str]) -> list[str]:
    """The tokens of a line that have a name among their words: isSignal, ghost-train, ttr::Rules."""
    tokens = [token for token in TOKEN.findall(text) if token not in exempt and token.split("::")[-1] not in exempt]
    return [token for token in tokens if names & {word.lower() for word in WORD.findall(token)}]


def places(path: pathlib.Path, names: set[str], exempt: frozenset[str]) -> list[str]:
    """One line for every name in a file or in its path."""
    where = path.relative_to(ROOT).as_posix()
    found = [f"{where}: {token} in the path" for token in named(where, names, exempt)]
    for number, line in enumerate(code_of(path.read_text(encoding="utf-8")).splitlines(), 1):
        found += [f"{where}:{number}: {token}" for token in named(line, names, exempt)]
    return found


def main() -> int:
    names = families()
    files = wrong = 0
    for language in LANGUAGES:
        for folder in language.folders:
            for path in sorted((ROOT / folder).rglob("*")):
                if path.suffix not in language.suffixes or path.name.endswith(language.tests):
                    continue
                files += 1
                for line in places(path, names, language.exempt):
                    wrong += 1
                    print(line)
    print(f"{files} shared files, {wrong} names of games ({', '.join(sorted(names))})")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
