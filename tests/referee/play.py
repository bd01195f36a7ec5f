"""Plays games by the referee's own rules and writes their records.

usage: python3 -m tests.referee.play GAME [--players N] [--games K] [--seed S] [--set NAME=VALUE]...
                                     [--style STYLE] [--luck sealed|taped] [--board FILE] > FILE

Luck is sealed, so that a reader of the record can check the deal too. Every game has the style
`random`; the others (STYLES in the module of each game) lean towards rare rules.
"""

import argparse
import hashlib
import random
import sys

from .catalogue import Catalogue, DataError, read_id
from .games import GAMES, rules_for
from .luck import Sealed, sealed_commitment
from .record import Writer
from .verify import add_data_options
from .watcher import Watcher


def play_game(catalogue, game, seats, seed, style="random", luck_kind="sealed", options=None,
              board=None, watcher=None):
    """The lines of one game, without line ends."""
    watcher = watcher or Watcher()
    rules = rules_for(game)
    options = dict(sorted((options or {}).items()))
    dice, secret = random.Random(seed), _secret(seed)
    luck, nonces = Sealed(secret, [""] * seats), [""] * seats
    state = rules.set_up(catalogue, game, board or GAMES[game], seats, options)
    writer = Writer()
    writer.add(_header(rules, game, state.board, seats, options, _luck(luck_kind, secret)))
    events = rules.deal(state, luck)
    writer.add({"kind": "deal", "events": events, "state": rules.state_digest(state)})
    watcher.dealt(state, events)
    number = 0
    while rules.seats_to_act(state):
        number += 1
        seat = dice.choice(rules.seats_to_act(state))
        move = rules.choose(state, seat, dice, style)
        text = rules.format_move(state, move)
        watcher.before(state, seat, move)
        events = rules.apply(state, seat, move, luck)
        writer.add({"kind": "move", "n": number, "seat": seat, "move": text, "events": events,
                    "state": rules.state_digest(state)})
        watcher.after(state, seat, move, events)
    result = {"kind": "result", **rules.result(state)}
    if luck_kind == "sealed":
        result.update({"secret": secret.hex(), "nonces": nonces})
    writer.add(result)
    return writer.lines


def _secret(seed):
    return hashlib.blake2b(str(seed).encode(), digest_size=32).digest()


def _luck(kind, secret):
    return {"kind": kind, "commitment": sealed_commitment(secret)} if kind == "sealed" \
        else {"kind": kind}


def _header(rules, game, board, seats, options, luck):
    return {"kind": "header", "format": "roundhouse-record", "version": 1, "rules": rules.VERSIONS[-1],
            "game": game, "board": {"id": board.id, "hash": board.hash}, "options": options,
            "seats": [{"name": f"Seat {seat + 1}", "bot": "random"} for seat in range(seats)],
            "luck": luck, "view": "full"}


def main(arguments):
    parser = argparse.ArgumentParser(description="Plays games and prints their records.")
    add_data_options(parser)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE",
                        help="an option of the game, such as first-seat=1")
    parser.add_argument("--style", default="random")
    parser.add_argument("--luck", choices=("sealed", "taped"), default="sealed")
    options = parser.parse_args(arguments)
    if options.style not in rules_for(options.game).STYLES:
        parser.error(f"no such style; there are: {' '.join(rules_for(options.game).STYLES)}")
    board = read_id(options.board[-1]) if options.board else None
    chosen = dict(text.partition("=")[::2] for text in options.set)
    catalogue = Catalogue(options.board, options.rules)
    try:
        for game in range(options.games):
            for line in play_game(catalogue, options.game, options.players,
                                  f"{options.seed}/{game}", options.style, options.luck, chosen,
                                  board):
                sys.stdout.buffer.write(line + b"\n")
    except DataError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
