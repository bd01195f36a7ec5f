#!/usr/bin/env python3
"""Plays random games by the referee's own rules and writes their records.

usage: python3 tests/referee/play.py GAME [--players N] [--games K] [--seed S] [--first SEAT]
                                     [--style STYLE] [--luck sealed|taped] [--board FILE] > FILE

Luck is sealed, so that a reader of the record can check the deal too. The styles lean towards rare
rules: `hoard` draws cards while it can, `greedy` claims while it can, `tickets` draws tickets.
"""

import argparse
import hashlib
import random
import sys

from board import Catalogue, DataError, read_id
from legality import kept_sets, legal_moves
from luck import Sealed, sealed_commitment
from moves import format_move
from record import Writer
from referee import add_data_options
from rules import apply, deal
from state import KEEP_TICKETS, OPENING, OVER, State, state_digest

# What each style prefers, best first; "random" prefers nothing.
STYLES = {"random": (), "hoard": ("draw", "take"), "greedy": ("claim",),
          "tickets": ("tickets",), "hoard-then-tickets": ("draw", "take", "tickets")}
# Even a style with a preference sometimes does something else.
WHIM = 0.1


def play_game(rules, board, seats, seed, style="random", luck_kind="sealed", first=None):
    """The lines of one random game, without line ends."""
    dice = random.Random(seed)
    secret = hashlib.blake2b(str(seed).encode(), digest_size=32).digest()
    luck, nonces = Sealed(secret, [""] * seats), [""] * seats
    state, writer = State(rules, board, seats), Writer()
    writer.add(_header(rules, board, seats, luck_kind, secret, first))
    events = deal(state, luck, first)
    writer.add({"kind": "deal", "events": events, "state": state_digest(state)})
    number = 0
    while state.phase != OVER:
        number += 1
        seat = _seat_to_act(state, dice)
        move = choose(state, seat, dice, STYLES[style])
        text = format_move(board, move)
        events = apply(state, seat, move, luck)
        writer.add({"kind": "move", "n": number, "seat": seat, "move": text, "events": events,
                    "state": state_digest(state)})
    result = {"kind": "result", **state.result}
    if luck_kind == "sealed":
        result.update({"secret": secret.hex(), "nonces": nonces})
    writer.add(result)
    return writer.lines


def choose(state, seat, dice, preferred=()):
    """A random legal move; in keeping tickets the kept set first, then the order."""
    if state.phase in (OPENING, KEEP_TICKETS):
        kept = dice.choice(kept_sets(state, seat))
        under = [ticket for ticket in state.players[seat].offer if ticket not in kept]
        dice.shuffle(under)
        return ("keep", kept, tuple(under))
    moves = legal_moves(state, seat)
    if dice.random() >= WHIM:
        for name in preferred:
            moves = [move for move in moves if move[0] == name] or moves
            if moves[0][0] == name:
                break
    return dice.choice(moves)


def _seat_to_act(state, dice):
    if state.phase == OPENING:
        return dice.choice([s for s in state.seats() if not state.players[s].chosen])
    return state.turn


def _header(rules, board, seats, luck_kind, secret, first):
    luck = {"kind": luck_kind}
    if luck_kind == "sealed":
        luck["commitment"] = sealed_commitment(secret)
    return {"kind": "header", "format": "roundhouse-record", "version": 1, "rules": "ttr/1",
            "game": rules.id, "board": {"id": board.id, "hash": board.hash},
            "options": {} if first is None else {"first-seat": str(first)},
            "seats": [{"name": f"Seat {seat + 1}", "bot": "random"} for seat in range(seats)],
            "luck": luck, "view": "full"}


def main(arguments):
    parser = argparse.ArgumentParser(description="Plays random games and prints their records.")
    add_data_options(parser)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, help="the first seat (else drawn)")
    parser.add_argument("--style", choices=sorted(STYLES), default="random")
    parser.add_argument("--luck", choices=("sealed", "taped"), default="sealed")
    options = parser.parse_args(arguments)
    map_id = read_id(options.board[-1]) if options.board else "usa"
    try:
        rules, board = Catalogue(options.board, options.rules).find(options.game, map_id)
    except DataError as error:
        parser.error(str(error))
    for game in range(options.games):
        for line in play_game(rules, board, options.players, f"{options.seed}/{game}",
                              options.style, options.luck, options.first):
            sys.stdout.buffer.write(line + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
