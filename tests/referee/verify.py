"""A second, slow, obvious implementation of all games that checks records.

usage: python3 -m tests.referee.verify [--board FILE]... [--rules FILE]... [--unfinished] FILE...

For each file it prints "ok" or the first line that differs and why. Exit code 1 on any difference,
2 on wrong usage. Written from docs/rules, docs/record.md and docs/games alone.
"""

import argparse
import sys
from functools import lru_cache
from multiprocessing import Pool

from .catalogue import Catalogue
from .record import Difference, split_games
from .replay import Replay

WORKERS = 2


def read_games(path):
    """The games of a file, as (path, offset, size, first line)."""
    with open(path, "rb") as stream:
        return [(path, *where) for where in split_games(stream)]


def game_lines(path, offset, size):
    with open(path, "rb") as stream:
        stream.seek(offset)
        return stream.read(size).removesuffix(b"\n").split(b"\n")


@lru_cache(maxsize=None)
def catalogue(boards, rules):
    return Catalogue(boards, rules)


def check_game(task):
    """The difference of one game as text, or None."""
    (path, offset, size, first_line), boards, rules, unfinished = task
    try:
        Replay(catalogue(boards, rules)).run(game_lines(path, offset, size), first_line, unfinished)
    except Difference as difference:
        return str(difference)
    return None


def check_files(paths, boards=(), rules=(), unfinished=False, workers=WORKERS):
    """Yields (path, number of games, first difference or None) for each file."""
    games = [(path, read_games(path)) for path in paths]
    tasks = [(game, tuple(boards), tuple(rules), unfinished) for _, of_file in games
             for game in of_file]
    with Pool(workers) as pool:
        verdicts = pool.imap(check_game, tasks, chunksize=4)
        for path, of_file in games:
            found = [next(verdicts) for _ in of_file]
            first = next((text for text in found if text), None)
            yield path, len(of_file), first if of_file else "line 1: the file is empty"


def add_data_options(parser):
    parser.add_argument("--board", action="append", default=[], metavar="FILE",
                        help="a board besides those of data and tests/golden/boards")
    parser.add_argument("--rules", action="append", default=[], metavar="FILE",
                        help="a ruleset besides those of data")


def main(arguments):
    parser = argparse.ArgumentParser(description="Replays records and names the first difference.")
    add_data_options(parser)
    parser.add_argument("--unfinished", action="store_true",
                        help="a game may stop before its result")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args(arguments)
    failed = False
    try:
        for path, games, text in check_files(options.files, options.board, options.rules,
                                             options.unfinished):
            print(f"{path}: {text or f'ok, games: {games}'}", flush=True)
            failed = failed or text is not None
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
