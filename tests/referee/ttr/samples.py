"""Small tables for the tests: a board of six cities, positions on it, and luck by script."""

import json
from pathlib import Path

from ..catalogue import REPOSITORY
from ..luck import Script
from ..routes.board import Board
from ..routes.deck import CARD
from .board import Ruleset
from .rules import FIRST, TICKET
from .state import TURN, State

FOLDER = Path(__file__).resolve().parent / "boards"
SAMPLE_BOARD = FOLDER / "sample.json"
LEAN_BOARD = REPOSITORY / "tests" / "golden" / "boards" / "lean.json"
TINY_RULES = FOLDER / "tiny.rules.json"
# The tiny game ends after a single claim; positions need more trains than that.
RULES = {**json.loads(TINY_RULES.read_bytes()), "trains": 20}
RED, BLUE, GREEN, LOCO = range(4)


def board(**deck):
    """The sample board, with another number of cards if wished."""
    data = json.loads(SAMPLE_BOARD.read_bytes())
    data["deck"].update(deck)
    return Board(data, RULES["tickets"])


def table(seats=2, row=(RED, RED, BLUE, BLUE, GREEN), deck=None, hands=None, discards=None):
    """Seat 0 is to act. Cards nobody asked for are in no place: only the named ones are in play."""
    state = State(Ruleset(RULES), board(), seats)
    state.phase, state.turn = TURN, 0
    state.row = list(row)
    state.deck = counts(deck or {})
    state.discards = counts(discards or {})
    for player, hand in zip(state.players, hands or []):
        player.hand = counts(hand)
    return state


def counts(by_kind):
    return [by_kind.get(kind, 0) for kind in (RED, BLUE, GREEN, LOCO)]


def own(state, seat, *track_ids):
    """Gives tracks to a seat, with their points and trains."""
    for track_id in track_ids:
        track = state.board.tracks[state.board.track_index[track_id]]
        state.owner[track.index] = seat
        state.players[seat].trains -= track.length
        state.players[seat].points += state.board.points[track.length]


def give(state, seat, *ticket_ids):
    tickets = [state.board.ticket_index[ticket_id] for ticket_id in ticket_ids]
    state.players[seat].tickets = sorted(state.players[seat].tickets + tickets)
    state.fresh = [ticket for ticket in state.fresh if ticket not in tickets]


def no_tickets_left(state):
    give(state, len(state.players) - 1, *[state.board.tickets[i].id for i in state.fresh])


def script(cards=(), tickets=(), first=None):
    """Luck that answers with these cards and tickets of the sample board, in this order."""
    return Script({FIRST: [] if first is None else [first],
                   CARD: [board().kinds[card] for card in cards],
                   TICKET: board().ticket_ids(tickets)})


def names(events):
    return [event["e"] for event in events]
