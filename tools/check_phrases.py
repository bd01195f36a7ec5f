#!/usr/bin/env python3
"""Finds Polish in the C++ code, and languages of data/words that lack a text, a form or a place to fill in.

Prints one line a place and a summary; exits 1 when there is any. Run from anywhere.
"""
import pathlib
import re
import sys

import words

ROOT = pathlib.Path(__file__).resolve().parent.parent
POLISH = re.compile(r"[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]")
# The alphabets of names, to be compared without their accents.
EXEMPT = {"src/text/words/words_text.cc", "src/text/words/words_text.h"}


def polish_in_code() -> list[str]:
    files = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / "src").rglob("*.[hc]*")) if "_test" not in path.stem}
    return [f"{name}:{number}: Polish in code: {line.strip()}" for name, path in files.items() if name not in EXEMPT
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if POLISH.search(line)]


def main() -> int:
    wrong = polish_in_code()
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
