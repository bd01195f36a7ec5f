#!/usr/bin/env python3
"""Names the release of a built page, so that browsers can keep all of it for when there is no network.

Usage: offline.py FOLDER [--alone]   FOLDER: the page with its engine, as `make web` lays it (web/dist)
Writes the release and its files into the first line of sw.js, and the release into index.html. The release is a hash of all
files, so the same files are the same release. --alone: the page has no server of ours behind it (`make site`).
"""
import hashlib
import json
import pathlib
import re
import sys

LINE = re.compile(r"^self\.release=.*\n")
META = re.compile(r'    <meta name="roundhouse-[^\n]*\n')
# Not asked for by the page: the service worker itself, and what the bundler says about its work.
APART = ("sw.js", "index.html", ".vite/")


def files_in(folder: pathlib.Path) -> list[str]:
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return sorted(name for name in names if not name.startswith(APART))


def hash_of(parts: list[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:16]


def write(path: pathlib.Path, text: str) -> None:
    if path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def name_release(folder: pathlib.Path, alone: bool) -> str:
    page, worker = folder / "index.html", folder / "sw.js"
    bare_page = META.sub("", page.read_text(encoding="utf-8"))
    bare_worker = LINE.sub("", worker.read_text(encoding="utf-8"))
    names = files_in(folder)
    contents = [name.encode() + b"\n" + (folder / name).read_bytes() for name in names]
    release = hash_of([*contents, bare_page.encode(), bare_worker.encode(), str(alone).encode()])
    told = f'    <meta name="roundhouse-release" content="{release}" />\n'
    if alone:
        told += '    <meta name="roundhouse-server" content="none" />\n'
    write(page, bare_page.replace("  </head>\n", told + "  </head>\n", 1))
    write(worker, f"self.release={json.dumps({'version': release, 'files': ['./', *names]}, separators=(',', ':'))};\n{bare_worker}")
    return release


def main() -> None:
    words = sys.argv[1:]
    if len(words) not in (1, 2) or words[1:] not in ([], ["--alone"]):
        sys.exit(__doc__)
    print(f"release {name_release(pathlib.Path(words[0]), len(words) == 2)}")


if __name__ == "__main__":
    main()
