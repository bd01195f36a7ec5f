#!/usr/bin/env python3
"""What a browser loads before it shows the front page, gzipped, without fonts; then what each game adds.

Reads the manifest of the built page (web/dist, made by `make web`). A report: the limit itself is asserted by
web/tests/e2e/lobby.test.ts.
"""
import gzip
import json
import pathlib
import sys

DIST = pathlib.Path(__file__).resolve().parent.parent / "web" / "dist"
LIMIT = 100 * 1024


def closure(manifest, name, seen):
    """Every chunk that `name` imports at once, itself among them."""
    if name not in seen:
        seen.add(name)
        for other in manifest[name].get("imports", []):
            closure(manifest, other, seen)
    return seen


def files_of(manifest, chunks):
    files = set()
    for chunk in chunks:
        files.add(manifest[chunk]["file"])
        files.update(manifest[chunk].get("css", []))
    return files


def gzipped(files):
    return sum(len(gzip.compress((DIST / name).read_bytes(), 9)) for name in files)


def main():
    path = DIST / ".vite" / "manifest.json"
    if not path.exists():
        sys.exit(f"{path} is missing: run `make web` first")
    manifest = json.loads(path.read_text())
    first = closure(manifest, "index.html", set())
    total = gzipped(files_of(manifest, first) | {"index.html", "icon.svg"})
    print(f"first load: {total / 1024:.1f} KB of {LIMIT / 1024:.0f} KB gzipped, without fonts")
    for name in sorted(manifest):
        if manifest[name].get("isDynamicEntry"):
            more = files_of(manifest, closure(manifest, name, set())) - files_of(manifest, first)
            print(f"  then {name}: {gzipped(more) / 1024:.1f} KB")


if __name__ == "__main__":
    main()
