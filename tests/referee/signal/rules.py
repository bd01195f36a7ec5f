"""The course of a game of Switch & Signal: the deal, and which function carries out which move.

`deal` and `apply` change the state and return the events in the order in which they happen.
Whether a move is legal is legality.py's business; luck is asked for by name (luck.py).
"""

from ..options import first_seat
from .actions import (draw, end_step, load, move_signal, next_card, play, set_switch, take_in)
from .schedule import begin_turn, deploy, go_on, name_colour
from .trains import go, leave, name_train, stop, use

FIRST, NUMBER = 1, 8  # purposes of luck


def deal(state, luck):
    """S16, S17: who begins, and the placement if the team makes it."""
    given = first_seat(state.options["first-seat"])
    seats = list(state.seats())
    state.first = luck.pick(FIRST, 0, 0, seats) if given is None else given
    state.turn = state.first
    events = [{"e": "first", "seat": state.first, "by": "luck" if given is None else "option"}]
    if state.options["layout"] == "free":
        state.phase = "placing"
    else:
        _placed(state, luck, events)
    return events


def apply(state, _seat, move, luck):
    """Carries out a legal move."""
    events = []
    _APPLY[move[0]](state, move, luck, events)
    return events


def _placed(state, luck, events):
    """After the placement of S16: the extra marker of S60, or the deal."""
    if state.options["extra-signal"] == "1":
        state.phase = "extra"
    else:
        _deal_cards(state, luck, events)


def _ready(state, _move, luck, events):
    events.append({"e": "ready"})
    _placed(state, luck, events)


def _extra(state, move, luck, events):
    state.green.add(move[1])
    events.append({"e": "marker", "signal": move[1]})
    _deal_cards(state, luck, events)


def _deal_cards(state, luck, events):
    """S63, S11."""
    if state.options["places"] == "shuffled":
        left = sorted(state.numbers.values())
        for index, place in enumerate(state.numbers):
            state.numbers[place] = luck.pick(NUMBER, 0, index, left)
            left.remove(state.numbers[place])
        events.append({"e": "numbers", "numbers": list(state.numbers.values())})
    for seat in state.seats():
        cards = [next_card(state, luck) for _ in range(state.board.deck.hand)]
        take_in(state, seat, cards)
        events.append({"e": "hand", "seat": seat, "cards": cards})
    begin_turn(state, state.first, luck, events)


def _go(state, move, luck, events):
    (go_on if state.phase == "reveal" else go)(state, move, luck, events)


_APPLY = {"ready": _ready, "extra": _extra, "go": _go, "deploy": deploy, "colour": name_colour,
          "train": name_train, "leave": leave, "stop": stop, "use": use, "play": play,
          "set": set_switch, "signal": move_signal, "load": load, "end": end_step, "draw": draw}
