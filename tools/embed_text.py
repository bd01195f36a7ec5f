#!/usr/bin/env python3
"""Writes a C++ source that holds data files as text (src/text/embedded.h).

Usage: embed_text.py OUT.cc data/a.json data/b/c.json …
"""
import pathlib
import sys

HEAD = """// Written by tools/embed_text.py from the files of data/. Do not edit.
#include "text/embedded.h"

#include <array>

namespace roundhouse {
namespace {

constexpr auto kFiles = std::to_array<EmbeddedFile>({
"""

TAIL = """});

}  // namespace

std::span<const EmbeddedFile> embedded_files() { return kFiles; }

}  // namespace roundhouse
"""

DELIMITER = "rh_text"


def entry(path: pathlib.Path) -> str:
    text = path.read_text(encoding="utf-8")
    if f"){DELIMITER}\"" in text:
        sys.exit(f"{path}: contains the raw string delimiter {DELIMITER}")
    name = path.as_posix().removeprefix("data/")
    return f'    {{"{name}", R"{DELIMITER}({text}){DELIMITER}"}},\n'


def main() -> None:
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    paths = sorted((pathlib.Path(name) for name in sys.argv[2:]), key=lambda path: path.as_posix())
    source = HEAD + "".join(entry(path) for path in paths) + TAIL
    pathlib.Path(sys.argv[1]).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
