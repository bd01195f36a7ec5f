"""Finds games in which rare rules fire.

usage: python3 -m tests.referee.find [--tag TAG]... [--save FOLDER] [--board FILE]... FILE...

Replays records with the referee's own rules and prints, for each game, the rare things that happen
in it and the move at which each first did (0 is the deal). --tag shows only games with all those
tags. --save writes, for each tag met, the shortest game that has it to FOLDER/TAG.jsonl. Counts end
the list.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from .catalogue import Catalogue
from .record import Difference
from .replay import Replay
from .verify import add_data_options, game_lines, read_games


def tags_of(lines, catalogue, first_line=1):
    """The tags of one game; a Difference if it does not replay."""
    replay = Replay(catalogue, lambda rules: rules.Tagger())
    replay.run(lines, first_line)
    return replay.watcher.tags


class Keeper:
    """Keeps in a folder, for each tag, the game with the fewest lines."""

    def __init__(self, folder):
        self._folder = Path(folder)
        self._folder.mkdir(parents=True, exist_ok=True)
        self._sizes = {}

    def add(self, tags, lines):
        for tag in tags:
            if tag not in self._sizes or len(lines) < self._sizes[tag]:
                self._sizes[tag] = len(lines)
                text = b"".join(line + b"\n" for line in lines)
                (self._folder / f"{tag}.jsonl").write_bytes(text)


def tagged_games(paths, catalogue):
    """Yields (where, lines, tags) for each game; tags is a Difference if it does not replay."""
    for path in paths:
        for _, offset, size, first_line in read_games(path):
            lines = game_lines(path, offset, size)
            try:
                tags = tags_of(lines, catalogue, first_line)
            except Difference as difference:
                tags = difference
            yield f"{path}:{first_line}", lines, tags


def main(arguments):
    parser = argparse.ArgumentParser(description="Finds games in which rare rules fire.")
    add_data_options(parser)
    parser.add_argument("--tag", action="append", default=[], help="only games with this tag")
    parser.add_argument("--save", metavar="FOLDER", help="keep the shortest game of each tag here")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args(arguments)
    keeper = Keeper(options.save) if options.save else None
    counts, failed = Counter(), False
    for where, lines, tags in tagged_games(options.files, Catalogue(options.board, options.rules)):
        if isinstance(tags, Difference):
            failed = True
            print(f"{where}: does not replay: {tags}")
        elif tags.keys() >= set(options.tag):
            counts.update(tags.keys())
            shown = " ".join(f"{tag}@{move}" for tag, move in sorted(tags.items()))
            print(f"{where}: {len(lines)} lines: {shown}")
            if keeper:
                keeper.add(tags, lines)
    for tag, count in sorted(counts.items()):
        print(f"{count:6} {tag}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
