#!/usr/bin/env python3
"""Checks the direction of knowledge between the folders of src/: who may include whom.

Prints one line a violation and a summary; exits 1 when there is any. Run from anywhere.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')

# Folder → the folders it may include besides itself. The arrows point the other way.
KNOWS = {
    "src/core": set(),
    "src/ttr": {"core"},
    "src/signal": {"core"},
    "src/bots": {"core", "ttr", "signal"},
    "src/codec": {"core", "ttr", "signal"},
    "src/table": {"core", "ttr", "signal", "bots", "codec"},
    "src/server": {"core", "ttr", "signal", "bots", "codec", "table"},
    "src/cli": {"core", "ttr", "signal", "bots", "codec", "table", "server"},
    # Deleting codec, table and server must leave the conformance suite building.
    "tests/conformance": {"core", "ttr", "signal", "bots", "conformance"},
}
ENGINE = {"src/core", "src/ttr", "src/signal", "src/bots"}

# The engine has no clock, threads, files, streams or exceptions, and its own luck.
NOT_IN_ENGINE = re.compile(
    r"^(chrono|ctime|time\.h|thread|mutex|shared_mutex|condition_variable|future|iostream|fstream|"
    r"sstream|filesystem|random|exception|stdexcept|system_error|regex|locale|boost/.*|fmt/.*|"
    r"spdlog/.*|sodium.*|sqlite3\.h)$"
)
# What throws or catches; the engine is only passed through (docs/adr/0013).
THROWS = re.compile(r"^[^/\"]*\b(throw\b|try\s*\{|catch\s*\(|noexcept\b)")
JSON = re.compile(r"^boost/(json|describe)(/|\.hpp)")


def complaint(folder: str, is_test: bool, kind: str, name: str) -> str | None:
    """Why this include is wrong, or None."""
    if kind == "<":
        if folder in ENGINE and not is_test and NOT_IN_ENGINE.match(name):
            return f"the engine may not use <{name}>"
        if JSON.match(name) and folder != "src/codec" and not is_test:
            return "only codec uses the JSON library"
        return None
    if "/" not in name:
        return f'"{name}" is not rooted at src/'
    target = name.split("/")[0]
    if target == folder.split("/")[1] or target in KNOWS[folder]:
        return None
    return f"{folder} may not know {target}"


def check(folder: str) -> tuple[int, int]:
    files = wrong = 0
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix not in (".h", ".cc"):
            continue
        files += 1
        is_test = "_test" in path.stem
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = INCLUDE.match(line)
            reason = found and complaint(folder, is_test, *found.groups())
            if folder in ENGINE and not is_test and THROWS.match(line):
                reason = "the engine neither throws nor stops what passes through it"
            if reason:
                wrong += 1
                print(f"{path.relative_to(ROOT)}:{number}: {reason}")
    return files, wrong


def main() -> int:
    unknown = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "src").iterdir()
        if path.is_dir() and path.relative_to(ROOT).as_posix() not in KNOWS
    ]
    for name in unknown:
        print(f"{name}: not in the list of folders in tools/check_includes.py")
    counts = [check(folder) for folder in KNOWS]
    files, wrong = (sum(column) for column in zip(*counts))
    print(f"{files} files, {wrong + len(unknown)} against the direction of knowledge")
    return 1 if wrong or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
