"""Ticket to Ride as games.py wants it."""

from ..options import check_seats, first_seat, first_seats, read_options
from . import moves, rules
from .board import find_board
from .legality import legal_moves, refusal
from .recipes import RECIPES, TAGS
from .rules import apply
from .state import OPENING, OVER, State, broken_invariant, state_digest
from .style import STYLES, choose
from .tags import Tagger

GAMES = {"ttr-classic": "usa", "ttr-new": "usa"}
VERSIONS = ("ttr/1", "ttr/2")


def set_up(catalogue, game, board_id, seats, options, version=VERSIONS[-1]):
    ruleset, board = find_board(catalogue, game, board_id)
    check_seats(seats, *ruleset.players)
    chosen = read_options(options, {"first-seat": first_seats(seats)})
    state = State(ruleset, board, seats)
    state.first_given = first_seat(chosen["first-seat"])
    state.makes_up_resets = version != "ttr/1"
    return state


def outcomes(events):
    """The members of events that are luck, by purpose."""
    for event in events:
        name = event["e"]
        if name == "first":
            yield 1, event["seat"]
        elif name == "hand":
            yield from ((2, card) for card in event["cards"])
        elif name in ("row", "drew"):
            yield 2, event["card"]
        elif name == "offer":
            yield from ((3, ticket) for ticket in event["tickets"])


def deal(state, luck):
    return rules.deal(state, luck, state.first_given)


def parse_move(state, text):
    return moves.parse_move(state.board, text)


def format_move(state, move):
    return moves.format_move(state.board, move)


def seats_to_act(state):
    if state.phase == OVER:
        return []
    if state.phase == OPENING:
        return [seat for seat in state.seats() if not state.players[seat].chosen]
    return [state.turn]


def result(state):
    return state.result
