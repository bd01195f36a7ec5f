"""Switch & Signal as games.py wants it."""

from ..catalogue import DataError
from ..options import check_seats, first_seats, read_options
from . import moves
from .board import find_board
from .clock import result
from .legality import legal_moves, refusal
from .recipes import RECIPES, TAGS
from .rules import apply, deal
from .state import State, broken_invariant, state_digest
from .style import STYLES, choose
from .tags import Tagger

GAMES = {"switch-signal-europe": "europe", "switch-signal-america": "america"}
VERSIONS = ("signal/1",)


def set_up(catalogue, game, board_id, seats, options, _version=VERSIONS[-1]):
    if game not in GAMES:
        raise DataError(f"no game {game!r}")
    board = find_board(catalogue, board_id)
    check_seats(seats, 2, 4)
    return State(board, seats, read_options(options, {
        "first-seat": first_seats(seats),
        "layout": ["fixed", "free"],
        "removed": ["2"] + [str(count) for count in range(len(board.deck.cards)) if count != 2],
        "time": ["7", "8", "9", "10"],
        "extra-signal": ["0", "1"],
        "goods": ["8", "10"],
        "places": ["fixed", "shuffled", "stack"]}))


def outcomes(events):
    """The members of events that are luck, by purpose."""
    for event in events:
        name = event["e"]
        if name == "first":
            yield 1, event["seat"]
        elif name in ("hand", "drew"):
            yield from ((4, card) for card in event["cards"])
        elif name == "revealed" and event["from"] == "deck":
            yield 5, event["card"]
        elif name == "rolled":
            yield 6, event["points"]
        elif name == "dice":
            yield 7, tuple(event["dice"])
        elif name == "numbers":
            yield from ((8, number) for number in event["numbers"])
        elif name == "token":
            yield 9, event["place"]


def parse_move(state, text):
    return moves.parse_move(state.board, text)


def format_move(_state, move):
    return moves.format_move(move)


def seats_to_act(state):
    return [] if state.phase == "over" else [state.turn]
