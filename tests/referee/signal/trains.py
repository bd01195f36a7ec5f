"""Trains that are named and rolled for (S24, S26), and the helpers (S42 to S47)."""

from .movement import run, stop_in_city
from .schedule import end_symbol, next_symbol, reveal

MOVE_DIE = 6  # purpose of luck


def name_train(state, move, luck, events):
    """S24, S26: a train is named and its die rolled."""
    state.mover = move[1]
    if not state.by_card:
        state.pending.remove(state.mover)
        state.begun = True
    roll(state, luck, events)


def roll(state, luck, events):
    colour = state.trains[state.mover].colour
    die, index = state.board.deck.dice[colour], state.board.deck.colours.index(colour)
    state.points = luck.pick(MOVE_DIE, index, state.rolls[colour], die)
    state.rolls[colour] += 1
    events.append({"e": "rolled", "train": state.mover, "points": state.points})
    in_city = state.trains[state.mover].at in state.board.goods_of
    if in_city or "logistician" in state.unused or "dispatcher" in state.unused:
        state.phase = "rolled"
    else:
        _run(state, None, luck, events)


def go(state, _move, luck, events):
    _run(state, None, luck, events)


def leave(state, move, luck, events):
    _run(state, move[1], luck, events)


def _run(state, line, luck, events):
    by_card = state.by_card
    if run(state, line, events):
        _move_over(state, by_card, luck, events)
    else:
        state.phase = "city"


def stop(state, _move, luck, events):
    by_card = state.by_card
    stop_in_city(state, events)
    _move_over(state, by_card, luck, events)


def _move_over(state, by_card, luck, events):
    if state.phase == "over":
        return
    if by_card:
        state.phase = "action"
    elif state.pending:
        state.phase = "train"
    else:
        end_symbol(state, luck, events)


# --- Helpers ---------------------------------------------------------------------------------

def use(state, move, luck, events):
    _, helper, train = move
    state.unused.remove(helper)
    event = {"e": "helper", "helper": helper}
    if train is not None:
        event["train"] = train
    events.append(event)
    _USE[helper](state, train, luck, events)


def _use_dispatcher(state, _train, _luck, _events):
    """S44."""
    state.dispatcher = True


def _use_logistician(state, _train, luck, events):
    """S43."""
    roll(state, luck, events)


def _use_conductor(state, _train, luck, events):
    """S45: one move symbol is not carried out."""
    end_symbol(state, luck, events)


def _use_crossing_keeper(state, _train, luck, events):
    """S46."""
    state.bottom = state.card
    state.schedule_left += 1
    events.append({"e": "under", "card": state.card})
    reveal(state, luck, events)
    next_symbol(state, luck, events)


def _use_traffic_controller(state, train, luck, events):
    """S47."""
    state.held = train
    state.pending.remove(train)
    if not state.pending:
        end_symbol(state, luck, events)


_USE = {"dispatcher": _use_dispatcher, "logistician": _use_logistician,
        "conductor": _use_conductor, "crossing_keeper": _use_crossing_keeper,
        "traffic_controller": _use_traffic_controller}
