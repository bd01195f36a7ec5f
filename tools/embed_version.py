#!/usr/bin/env python3
"""Writes the C++ source behind src/core/version.h, and only when it would differ.

Usage: embed_version.py OUT.cc VERSION
Run by every build. Outside a git repository (a tarball) the commit is "unknown".
"""
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

SOURCE = """// Written by tools/embed_version.py. Do not edit.
#include "core/version.h"

namespace roundhouse {{

std::string_view version_number() {{ return "{number}"; }}
std::string_view version_commit() {{ return "{commit}"; }}

}}  // namespace roundhouse
"""


def git(*words: str) -> str | None:
    """What git says of the tree, or None when it says nothing."""
    try:
        done = subprocess.run(["git", "--no-optional-locks", "-C", str(ROOT), *words],
                              capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def commit() -> str:
    top = git("rev-parse", "--show-toplevel")
    if top is None or pathlib.Path(top).resolve() != ROOT:  # a tarball inside somebody's repository
        return "unknown"
    name = git("rev-parse", "--short=12", "HEAD")
    if name is None:
        return "unknown"
    changed = git("status", "--porcelain", "--untracked-files=no")
    return name + ("+" if changed else "")


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    out = pathlib.Path(sys.argv[1])
    source = SOURCE.format(number=sys.argv[2], commit=commit())
    if not out.exists() or out.read_text(encoding="utf-8") != source:
        out.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
