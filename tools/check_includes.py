#!/usr/bin/env python3
"""Checks the direction of knowledge between the folders of src/: who may include whom, all the way.

A file may reach another only along the arrows, whether it includes it itself or by way of others. Prints one line a
violation and a summary; exits 1 when there is any. Run from anywhere.
"""
import functools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
PARTS = ("rules", "text", "bots", "words")
GROUND = "routes"  # shared by games, no game itself

# Folder → the folders it may reach besides itself. Games are added below: they are all alike.
KNOWS = {
    "core": set(),
    "text": {"core"},
    "text/words": {"core", "text"},
    "games": {"core", "text"},  # family.h, and games.h, which knows every game
    "play": {"core", "text", "games"},
    "wasm": {"core", "text", "games", "play", "server/base", "server/store", "server/rooms", "server/local"},
    "server/base": {"core", "text", "games", "play"},
    "server/system": {"core", "text", "games", "play", "server/base"},
    "server/net": {"core", "text", "server/base"},
    "server/store": {"core", "text", "server/base"},
    "server/rooms": {"core", "text", "games", "play", "server/base", "server/store"},
    "server/local": {"core", "text", "games", "play", "server/base", "server/store", "server/rooms"},
    "server": {"core", "text", "games", "play", "server/base", "server/system", "server/net", "server/store", "server/rooms"},
    "cli": {"core", "text", "games", "play", "server"},
}
PHRASES = {"phrases/languages.h": "text", "phrases/shared.h": "text", "phrases/program.h": "cli"}
# Within a game, and from a game to its ground, part by part.
WITHIN = {
    "rules": {"rules"},
    "bots": {"rules", "bots"},
    "text": {"rules", "text"},
    "words": {"rules", "bots", "text", "words"},
}

# From a game to what no game owns; "" is its family.h.
BESIDE = {
    "rules": {"core"},
    "bots": {"core"},
    "text": {"core", "text"},
    "words": {"core", "text", "text/words"},
    "": {"core", "text", "text/words", "games"},
}

# The engine has no clock, threads, files, streams or exceptions, and its own luck.
NOT_IN_ENGINE = re.compile(
    r"^(chrono|ctime|time\.h|thread|mutex|shared_mutex|condition_variable|future|iostream|fstream|"
    r"sstream|filesystem|random|exception|stdexcept|system_error|regex|locale|boost/.*|fmt/.*|"
    r"spdlog/.*|sodium.*|sqlite3\.h)$"
)
# What is below the server and the command line runs in a browser too, and so do the tables of the server.
NOT_BELOW_SERVER = re.compile(
    r"^(thread|mutex|shared_mutex|condition_variable|future|fstream|filesystem|sodium.*|sqlite3\.h|spdlog/.*|fmt/.*)$"
)
# What throws or catches; the engine is only passed through (docs/adr/0013).
THROWS = re.compile(r"^[^/\"]*\b(throw\b|try\s*\{|catch\s*\(|noexcept\b)")
TABLES = ("server/base", "server/rooms", "server/local")
JSON = re.compile(r"^boost/(json|describe)(/|\.hpp)")


def folder_of(path: str) -> str:
    """The folder of src/ whose arrows hold for this file: "games/ttr/rules", "play", "server/net"."""
    parts = path.split("/")[:-1]
    if parts[0] == "phrases":  # made of data/words: they belong to whose words they are
        return PHRASES.get(path, f"games/{pathlib.PurePosixPath(path).stem}/text")
    if parts[0] == "games":
        return "/".join(parts[:3])
    if parts[0] == "server":
        return "/".join(parts[:2])
    return parts[0]


def game_and_part(folder: str) -> tuple[str, str]:
    """("ttr", "rules") of games/ttr/rules; the part is "" for what lies in the game's folder itself."""
    pieces = folder.split("/") + ["", ""]
    return (pieces[1], pieces[2]) if pieces[0] == "games" else ("", "")


def may_reach(folder: str, target: str) -> bool:
    if folder == target:
        return True
    game, part = game_and_part(folder)
    other, other_part = game_and_part(target)
    if not game:
        known = KNOWS["cli" if folder.startswith("cli") else folder]
        return any(target == name or target.startswith(name + "/") for name in known | {folder})
    if not other:
        return target in BESIDE[part]
    if other not in (game, GROUND):
        return False
    return not part or other_part in WITHIN[part]


def is_test(path: str) -> bool:
    return "_test" in pathlib.PurePosixPath(path).stem


def is_engine(folder: str) -> bool:
    return folder == "core" or game_and_part(folder)[1] in ("rules", "bots")


def runs_in_browser(folder: str) -> bool:
    return folder.split("/")[0] in ("core", "text", "games", "play", "wasm") or folder in TABLES


@functools.cache
def includes(path: str) -> tuple[tuple[int, str, str], ...]:
    """(line, "<" or '"', name) of each include of a file below src/."""
    try:
        lines = (ROOT / "src" / path).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:  # made at build time, or a test's own
        return ()
    found = ((number, INCLUDE.match(line)) for number, line in enumerate(lines, 1))
    return tuple((number, match[1], match[2]) for number, match in found if match)


@functools.cache
def reached(path: str) -> dict[str, str]:
    """Every header of ours that a file gets, with the one on its way that includes it."""
    way: dict[str, str] = {}
    todo = [(path, name) for _, kind, name in includes(path) if kind == '"']
    while todo:
        by, name = todo.pop()
        if name in way:
            continue
        way[name] = by
        todo += [(name, further) for _, kind, further in includes(name) if kind == '"']
    return way


def complaint_of_system(folder: str, name: str) -> str | None:
    if is_engine(folder) and NOT_IN_ENGINE.match(name):
        return f"the engine may not use <{name}>"
    if runs_in_browser(folder) and NOT_BELOW_SERVER.match(name):
        return f"what runs in a browser has no <{name}>"
    if JSON.match(name) and not (folder == "text" or folder.endswith("/text")):
        return "only text uses the JSON library itself"
    return None


def check(path: str) -> list[str]:
    folder = folder_of(path)
    if is_test(path):
        return []
    wrong = []
    for number, kind, name in includes(path):
        if kind == '"' and "/" not in name:
            wrong.append(f'src/{path}:{number}: "{name}" is not rooted at src/')
        reason = complaint_of_system(folder, name) if kind == "<" else None
        if reason:
            wrong.append(f"src/{path}:{number}: {reason}")
    for name, by in reached(path).items():
        if not may_reach(folder, folder_of(name)):
            wrong.append(f"src/{path}: {folder} may not know {name}" + ("" if by == path else f" (by way of {by})"))
    if is_engine(folder):
        for number, line in enumerate((ROOT / "src" / path).read_text(encoding="utf-8").splitlines(), 1):
            if THROWS.match(line):
                wrong.append(f"src/{path}:{number}: the engine neither throws nor stops what passes through it")
    return wrong


def check_conformance() -> list[str]:
    """The suite that judges rules and bots must build without text, play and server."""
    wrong = []
    for path in sorted((ROOT / "tests" / "conformance").rglob("*.[hc]*")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = INCLUDE.match(line)
            if not found or found[1] == "<" or found[2].startswith("conformance/"):
                continue
            if not is_engine(folder_of(found[2])):
                wrong.append(f"{path.relative_to(ROOT)}:{number}: the conformance suite may not know {found[2]}")
    return wrong


def main() -> int:
    source = ROOT / "src"
    files = sorted(p.relative_to(source).as_posix() for p in source.rglob("*") if p.suffix in (".h", ".cc"))
    known = [path for path in files if folder_of(path).split("/")[0] in {name.split("/")[0] for name in KNOWS}]
    wrong = [f"src/{path}: not in the list of folders in tools/check_includes.py" for path in files if path not in known]
    for path in known:
        wrong += check(path)
    wrong += check_conformance()
    print("\n".join(wrong), end="\n" if wrong else "")
    print(f"{len(files)} files, {len(wrong)} against the direction of knowledge")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
