"""Ghost Train as games.py wants it."""

from ..options import check_seats, first_seat, first_seats, read_options
from . import moves
from .board import find_board
from .legality import legal_moves, refusal
from .recipes import RECIPES, TAGS
from .rules import apply, deal
from .state import OVER, State, broken_invariant, state_digest
from .style import STYLES, choose
from .tags import Tagger

GAMES = {"ghost-train": "haunted"}
VERSIONS = ("ghost/1", "ghost/2")


def set_up(catalogue, game, board_id, seats, options, version=VERSIONS[-1]):
    rules, board = find_board(catalogue, game, board_id)
    check_seats(seats, *rules.players)
    chosen = read_options(options, {"first-seat": first_seats(seats)})
    state = State(rules, board, seats, first_seat(chosen["first-seat"]))
    state.every_exchange_counts = version == "ghost/1"
    return state


def outcomes(events):
    """The members of events that are luck, by purpose."""
    for event in events:
        name = event["e"]
        if name == "first":
            yield 1, event["seat"]
        elif name == "hand":
            yield from ((2, card) for card in event["cards"])
        elif name == "drew":
            yield 2, event["card"]
        elif name == "dealt":
            yield from ((3, ticket) for ticket in event["tickets"])
        elif name == "drew-ticket":
            yield 3, event["ticket"]


def parse_move(state, text):
    return moves.parse_move(state.board, text)


def format_move(state, move):
    return moves.format_move(state.board, move)


def seats_to_act(state):
    return [] if state.phase == OVER else [state.turn]


def result(state):
    return state.result
