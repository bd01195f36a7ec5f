"""Small tables of Switch & Signal for the tests: trains where wanted, and luck by script."""

from ..catalogue import Catalogue
from ..luck import Script
from .board import Board
from .family import parse_move, set_up
from .legality import refusal
from .movement import run
from .rules import apply

CATALOGUE = Catalogue()
GAME = {"europe": "switch-signal-europe", "america": "switch-signal-america"}
FIRST, CARD, SCHEDULE, DIE, DICE, NUMBER, TOKEN = 1, 4, 5, 6, 7, 8, 9


def table(board="europe", seats=2, **options):
    """Seat 0 is in the action step; nobody holds a card, no train is on the board."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    state = set_up(CATALOGUE, GAME[board], board, seats, given)
    state.phase, state.turn, state.turns = "action", 0, 2
    return state


def with_signals(state, **signals):
    """The same table on a board with other signals on some lines (- is _ in the names)."""
    data = CATALOGUE.board_data("roundhouse-signal-board", state.board.id)
    lines = [{**line, "signals": signals.get(line["id"].replace("-", "_"), line["signals"])}
             for line in data["lines"]]
    state.board = Board({**data, "lines": lines}, state.board.deck)
    return state


def put(state, train, space, facing=None, goods=None):
    data = state.trains[train]
    data.at, data.facing, data.goods = space, facing, goods
    if goods:
        state.goods[goods] -= 1


def give(state, seat=0, **cards):
    for kind, count in cards.items():
        state.hands[seat][kind] += count
        state.deck[kind] -= count


def move_train(state, train, points, line=None):
    """Lets a train run as an action card would; returns the events."""
    state.mover, state.points, state.by_card = train, points, True
    events = []
    if not run(state, line, events):
        state.phase = "city"
    return events


def show(state, card):
    """The turn has just begun with this card, and nothing on it is carried out."""
    if card in state.unseen:
        state.unseen.remove(card)
    state.card, state.symbol = card, 0


def play(state, *texts, **outcomes):
    """Plays legal moves with luck by script (die=[3], dice=[(1, 5)] …); returns all events."""
    names = {"die": DIE, "dice": DICE, "cards": CARD, "schedule": SCHEDULE, "token": TOKEN}
    luck = Script({names[name]: values for name, values in outcomes.items()})
    events = []
    for text in texts:
        move = parse_move(state, text)
        reason = refusal(state, state.turn, move)
        assert reason is None, f"{text}: {reason}"
        events += apply(state, state.turn, move, luck)
    assert luck.used_up(), "the script has outcomes left"
    return events


def refused(state, text, seat=None):
    reason = refusal(state, state.turn if seat is None else seat, parse_move(state, text))
    return reason and " ".join(reason)


def names(events):
    return [event["e"] for event in events]


def of(events, name):
    """The first event of this name, without it."""
    event = dict(next(event for event in events if event["e"] == name))
    del event["e"]
    return event
