"""Small tables of Ghost Train for the tests: cards and tickets where wanted, and luck by script."""

from ..catalogue import Catalogue
from ..luck import Script
from ..routes.deck import CARD
from .family import parse_move, set_up
from .legality import refusal
from .rules import FIRST, TICKET, apply

CATALOGUE = Catalogue()
PLENTY = {"green": 4, "red": 4, "blue": 4, "yellow": 4, "orange": 4, "black": 4, "locomotive": 4}


def script(cards=(), tickets=(), first=None):
    """Luck that answers with these cards and tickets, in this order."""
    return Script({FIRST: [] if first is None else [first], CARD: cards, TICKET: tickets})


def table(board="hollow", seats=2, deck=None, hand=None, tickets=("oak-tomb", "well-keep")):
    """Seat 0 is to act and holds these cards and tickets; other tickets lie in the deck."""
    state = set_up(CATALOGUE, "ghost-train", board, seats, {})
    state.turn = 0
    state.deck = counts(state, deck or {})
    state.players[0].hand = counts(state, hand or PLENTY)
    hold(state, 0, *tickets)
    return state


def counts(state, by_kind):
    return [by_kind.get(kind, 0) for kind in state.board.kinds]


def hold(state, seat, *tickets):
    places = [state.board.ticket_index.get(ticket) for ticket in tickets]
    state.players[seat].tickets = places
    state.ticket_deck = [ticket for ticket in state.ticket_deck if ticket not in places]


def own(state, seat, *tracks):
    for name in tracks:
        track = state.board.tracks[state.board.track_index[name]]
        state.owner[track.index] = seat
        state.players[seat].wagons -= track.length


def play(state, text, cards=(), tickets=()):
    luck, seat = script(cards, tickets), state.turn
    move = parse_move(state, text)
    reason = refusal(state, seat, move)
    assert reason is None, f"{text}: {reason}"
    events = apply(state, seat, move, luck)
    assert luck.used_up(), "the script has outcomes left"
    return events


def refused(state, text, seat=0):
    reason = refusal(state, seat, parse_move(state, text))
    return reason and " ".join(reason)


def names(events):
    return [event["e"] for event in events]
