#!/usr/bin/env python3
"""Finds checks of a test that hang on an `if` without braces: g++ refuses them (-Wdangling-else), clang does not.

Prints one line a place and a summary; exits 1 when there is any. Run from anywhere.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHECK = r"(EXPECT|ASSERT)_[A-Z_]+\("
SAME_LINE = re.compile(rf"^\s*(else )?if \(.*\) {CHECK}")
HEAD = re.compile(r"^\s*(else )?if \(.*\)$")  # the whole condition on one line, nothing after it
NEXT_LINE = re.compile(rf"^\s*{CHECK}")


def places(text: str) -> list[int]:
    """The numbers of the lines on which an unbraced `if` with a check stands."""
    lines = text.splitlines()
    following = lines[1:] + [""]
    return [number for number, (line, after) in enumerate(zip(lines, following), 1)
            if SAME_LINE.match(line) or (HEAD.match(line) and NEXT_LINE.match(after))]


def main() -> int:
    wrong = 0
    for folder in ("src", "tests"):
        for path in sorted((ROOT / folder).rglob("*.cc")):
            for number in places(path.read_text(encoding="utf-8")):
                wrong += 1
                print(f"{path.relative_to(ROOT)}:{number}: a check in an if without braces")
    print(f"{wrong} checks in an if without braces")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
