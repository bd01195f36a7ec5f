#!/usr/bin/env python3
"""Finds languages of data/words that lack a text, a form or a place to fill in.

Prints one line a place and a summary; exits 1 when there is any. Run from anywhere.
"""
import pathlib
import sys

import words

ROOT = pathlib.Path(__file__).resolve().parent.parent

def main() -> int:
    wrong = []
    try:
        rows, files = words.load(ROOT / "data" / "words")
        texts = sum(len(file[words.BASE]) for file in files.values())
        said = f"{texts} texts in {len(rows)} languages"
    except words.BadWords as bad:
        wrong += str(bad).splitlines()
        said = "words that do not fit"
    print("\n".join([*wrong, f"{said}, {len(wrong)} out of place"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
