#!/usr/bin/env python3
"""Finds games in which rare rules fire.

usage: python3 tests/referee/find.py [--tag TAG]... [--save FOLDER] [--board FILE]... FILE...

Replays records with the referee's own rules and prints, for each game, the rare things that happen
in it and the move at which each first did (0 is the deal). --tag shows only games with all those
tags. --save writes, for each tag met, the shortest game that has it to FOLDER/TAG.jsonl. Counts end
the list.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from board import Catalogue
from legality import piles_empty
from record import Difference
from referee import add_data_options, game_lines, read_games
from replay import Replay, Watcher
from rules import enough_others, too_many_locomotives
from state import OVER, SECOND_CARD, TURN


class Tagger(Watcher):
    """Collects tags; each knows the number of the move at which it first applied."""

    def __init__(self):
        self.tags = {}
        self._move_number = 0

    def tag(self, name, holds=True):
        if holds:
            self.tags.setdefault(name, self._move_number)

    def dealt(self, state, events):
        self.tag("reset-at-setup", _has(events, "sweep"))
        self._row(state, events)
        self._piles(state)

    def before(self, state, seat, move):
        self._move_number += 1
        second = state.phase == SECOND_CARD
        self._first_card = state.phase == TURN and move[0] in ("draw", "take")
        self.tag("second-card-from-row-with-empty-piles",
                 second and move[0] == "take" and piles_empty(state))
        self.tag("no-second-locomotive", second and state.board.locomotive in state.row)
        self.tag("last-round-pass", move[0] == "pass" and state.turns_left is not None)
        self._under_before = len(state.under)
        self._piles_empty_before = piles_empty(state)

    def after(self, state, seat, move, events):
        self.tag("reset-in-play", _has(events, "sweep"))
        self._row(state, events)
        self._piles(state)
        self._cards(state, move, events)
        self._claims(state, move, events)
        self._tickets(state, move)
        self.tag("forced-pass", move[0] == "pass")
        if state.phase == OVER:
            self._end(state)

    def _row(self, state, events):
        sweeps = sum(event["e"] == "sweep" for event in events)
        laid = _has(events, "row")
        self.tag("reset-twice", sweeps == 2)
        self.tag("reset-three-times", sweeps == state.rules.row_resets)
        full_of_locomotives = laid and too_many_locomotives(state)
        self.tag("reset-capped", full_of_locomotives and enough_others(state))
        self.tag("reset-withheld", full_of_locomotives and not enough_others(state))
        self.tag("short-row", None in state.row)
        self.tag("short-row-of-locomotives", None in state.row and too_many_locomotives(state))

    def _piles(self, state):
        self.tag("both-piles-empty", piles_empty(state))
        self.tag("tickets-empty", state.phase == TURN and not state.tickets_left())

    def _cards(self, state, move, events):
        names = [event["e"] for event in events]
        drawing = move[0] in ("draw", "take")
        self.tag("rebuilt", "rebuilt" in names)
        self.tag("rebuilt-mid-draw", "rebuilt" in names and state.phase == SECOND_CARD)
        self.tag("rebuilt-after-draw", move[0] == "draw" and "rebuilt" in names)
        self.tag("rebuilt-mid-reset",
                 "sweep" in names and "rebuilt" in names[names.index("sweep"):])
        took_locomotive = move[0] == "take" and events[0]["card"] == "locomotive"
        self.tag("one-card-draw",
                 self._first_card and not took_locomotive and state.phase != SECOND_CARD)
        self.tag("blind-locomotive-first",
                 self._first_card and move[0] == "draw" and events[0]["card"] == "locomotive")
        self.tag("row-empty", drawing and not any(card is not None for card in state.row))

    def _claims(self, state, move, events):
        if move[0] != "claim":
            return
        locomotives = move[2][state.board.locomotive]
        self.tag("refill-after-claim", _has(events, "row"))
        self.tag("reset-after-claim", _has(events, "sweep"))
        self.tag("rebuilt-after-claim", self._piles_empty_before)
        self.tag("all-locomotive-claim", locomotives == sum(move[2]))
        self.tag("both-tracks-claimed", any(state.owner[twin] is not None
                                            for twin in state.board.tracks[move[1]].twins))

    def _tickets(self, state, move):
        if move[0] != "tickets":
            return
        offered = len(state.players[state.turn].offer)
        self.tag("short-offer", offered < state.rules.offer)
        self.tag("under-tickets-drawn", len(state.under) < self._under_before)

    def _end(self, state):
        result = state.result
        self.tag(result["reason"])
        seats = result["seats"]
        self.tag("longest-tie", sum(seat["bonus"] > 0 for seat in seats) > 1)
        self.tag("no-longest", not any(seat["bonus"] for seat in seats))
        self.tag("negative-total", any(seat["total"] < 0 for seat in seats))
        self.tag("shared-victory", len(result["winners"]) > 1)
        self.tag("shared-lower-place",
                 any(seat["rank"] > 1 and other["rank"] == seat["rank"]
                     for seat in seats for other in seats if other is not seat))
        self._ties(seats)

    def _ties(self, seats):
        """T53, step by step: who is left after points, then tickets, then the bonus."""
        by_points = _best(seats, lambda seat: seat["total"])
        by_tickets = _best(by_points, lambda seat: seat["done"])
        by_bonus = _best(by_tickets, lambda seat: seat["bonus"] > 0)
        self.tag("tie-on-points", len(by_points) > 1)
        self.tag("tie-on-points-broken-by-tickets", len(by_points) > len(by_tickets) == 1)
        self.tag("tie-broken-by-longest", len(by_tickets) > len(by_bonus) == 1)
        shared = len(by_bonus) > 1
        self.tag("shared-by-bonus-holders", shared and by_bonus[0]["bonus"] > 0)
        self.tag("shared-without-bonus", shared and by_bonus[0]["bonus"] == 0)


def _best(seats, key):
    best = max(map(key, seats))
    return [seat for seat in seats if key(seat) == best]


def _has(events, name):
    return any(event["e"] == name for event in events)


def tags_of(lines, catalogue, first_line=1):
    """The tags of one game; a Difference if it does not replay."""
    tagger = Tagger()
    Replay(catalogue, tagger).run(lines, first_line)
    return tagger.tags


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
