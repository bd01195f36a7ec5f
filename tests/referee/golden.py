"""Plays the golden games anew (tests/golden/README.md).

usage: python3 -m tests.referee.golden [--folder FOLDER] [GAME]...

Plays many games of each recipe and keeps, for each tag that the game's list names, the shortest
game in which that rare thing happens, as FOLDER/GAME/TAG.jsonl. The same recipes give the same files.

A recipe (recipes.py of each game): style, numbers of players, how many games, options, board (None:
the game's own). Recipes stand in stages: a tag found in one stage is not looked for in the next.
"""

import argparse
import sys
from pathlib import Path

from .catalogue import REPOSITORY, Catalogue
from .games import GAMES, rules_for
from .play import play_game


def play_recipe(catalogue, game, recipe):
    """Yields (tags, lines) of the games of one recipe."""
    style, numbers, count, options, board = recipe
    for number in range(count):
        seats = numbers[number % len(numbers)]
        tagger = rules_for(game).Tagger()
        seed = f"golden {game} {style} {sorted(options.items())} {board} {number}"
        lines = play_game(catalogue, game, seats, seed, style, options=options, board=board,
                          watcher=tagger)
        yield tagger.tags, lines


def shortest(catalogue, game):
    """For each wanted tag the shortest game that has it, from the first stage that has any."""
    rules, found = rules_for(game), {}
    for stage in rules.RECIPES[game]:
        wanted, best = [tag for tag in rules.TAGS[game] if tag not in found], {}
        for recipe in stage:
            for tags, lines in play_recipe(catalogue, game, recipe):
                for tag in wanted:
                    if tag in tags and (tag not in best or len(lines) < len(best[tag])):
                        best[tag] = lines
        found.update(best)
    return found


def main(arguments):
    parser = argparse.ArgumentParser(description="Plays the golden games anew.")
    parser.add_argument("--folder", type=Path, default=REPOSITORY / "tests" / "golden")
    parser.add_argument("games", nargs="*", metavar="GAME", default=sorted(GAMES))
    options = parser.parse_args(arguments)
    missing = False
    for game in options.games:
        found = shortest(Catalogue(), game)
        folder = options.folder / game
        folder.mkdir(parents=True, exist_ok=True)
        for tag in rules_for(game).TAGS[game]:
            if tag in found:
                text = b"".join(line + b"\n" for line in found[tag])
                (folder / f"{tag}.jsonl").write_bytes(text)
            print(f"{game}/{tag}: {len(found[tag]) if tag in found else 'none'}", flush=True)
            missing = missing or tag not in found
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
