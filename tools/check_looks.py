#!/usr/bin/env python3
"""Finds looks that are not of the one scale (web/ui/scale.css): colours, sizes of text, room and corners written by hand.

Comments do not count. Prints one line a place and a summary; exits 1 when there is any. Run from anywhere.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Where the scale is the only source. A game joins when it is redrawn; its colours.css is then its own part of the scale.
COVERED = ("web/app", "web/ui", "web/lobby", "web/offline", "web/settings", "web/games/ghost")
# Where only the colours are of the scale so far.
COLOURED = ("web/games/signal/front", "web/games/signal/panels", "web/games/signal/end", "web/games/ttr/panels", "web/games/ttr/front", "web/games/ttr/ceremony", "web/games/ttr/motion", "web/replay")
SCALES = re.compile(r"^web/(ui/scale\.css|games/\w+/colours\.css|games/ghost/map/pictures\.ts)$")
SUFFIXES = (".svelte", ".css", ".ts")

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w'\"])//[^\n]*", re.DOTALL)
# An address such as "#/new" or "#rule-…" is no colour, nor is the character &#160;.
HEX = re.compile(r"(?<![\w&/])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?![\w-])")
FUNCTION = re.compile(r"\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(", re.IGNORECASE)
SIZE = re.compile(r"(?<![\w-])font-size\s*:(?!\s*(?:var\(--size-\d\)|inherit\b))[^;}\n]+")
FONT = re.compile(r"(?<![\w-])font\s*:(?!\s*inherit\b)(?![^;}\n]*var\(--size-\d\))[^;}\n]*")
ROOM = re.compile(r"(?<![\w-])(?:padding|margin|gap|row-gap|column-gap|border-radius)(?:-[a-z-]+)?\s*:\s*([^;}\n]+)")
# A length of its own; a single pixel is a trick of layout, not room.
LENGTH = re.compile(r"(?<![\w.-])-?(?!0(?:px|rem|em)\b|1px\b)\d*\.?\d+(?:px|rem|em)\b")
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)


def bare(text: str) -> str:
    """The text without comments, line by line where it was."""
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)


def styles(text: str, suffix: str) -> str:
    """Only what is style, line by line where it was; a script may call something `gap: 4px` that is none."""
    if suffix == ".css":
        return text
    kept = ["\n" * text.count("\n", 0, found.start(1)) + found[1] for found in STYLE.finditer(text)]
    return kept[0] if kept else ""


def reasons(line: str) -> list[str]:
    """What is wrong with a line wherever it stands."""
    colours = [f"a colour of its own: {found[0]}" for pattern in (HEX, FUNCTION) for found in pattern.finditer(line)]
    return colours + [f"a size of its own: {found[0]}" for found in SIZE.finditer(line)]


def style_reasons(line: str) -> list[str]:
    """What is wrong with a line of style besides."""
    room = [f"room of its own: {found[0]}" for found in ROOM.finditer(line) if LENGTH.search(found[1])]
    return room + [f"a size of its own: {found[0]}" for found in FONT.finditer(line)]


def places(path: pathlib.Path, colours_only: bool) -> list[str]:
    text = bare(path.read_text(encoding="utf-8"))
    where = path.relative_to(ROOT).as_posix()
    found = [(n, why) for n, line in enumerate(text.splitlines(), 1) for why in reasons(line)]
    if colours_only:
        return [f"{where}:{number}: {why}" for number, why in found if why.startswith("a colour")]
    found += [(n, why) for n, line in enumerate(styles(text, path.suffix).splitlines(), 1) for why in style_reasons(line)]
    return [f"{where}:{number}: {why}" for number, why in sorted(found)]


def main() -> int:
    files = wrong = 0
    for folder in COVERED + COLOURED:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in SUFFIXES or path.name.endswith(".test.ts") or SCALES.match(path.relative_to(ROOT).as_posix()):
                continue
            files += 1
            for line in places(path, folder in COLOURED):
                wrong += 1
                print(line)
    print(f"{files} files, {wrong} looks that are not of the scale")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
