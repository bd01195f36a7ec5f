"""The action step and the drawing of cards (S26 to S29)."""

from .board import KINDS
from .clock import finish
from .schedule import begin_turn

ACTION_CARD = 4  # purpose of luck


def play(state, move, _luck, events):
    """S26, S27."""
    _, action, kinds = move
    for kind in kinds:
        _discard(state, kind)
    events.append({"e": "played", "seat": state.turn, "action": action, "cards": list(kinds)})
    state.phase, state.by_card = action, action == "train"


def _discard(state, kind):
    state.hands[state.turn][kind] -= 1
    state.discards[kind] += 1


def set_switch(state, move, _luck, events):
    state.open_arms[move[1]] = move[2]
    events.append({"e": "switched", "junction": move[1], "arms": list(move[2])})
    _changed(state)


def move_signal(state, move, _luck, events):
    state.green.remove(move[1])
    state.green.add(move[2])
    events.append({"e": "signalled", "from": move[1], "to": move[2]})
    _changed(state)


def _changed(state):
    if state.phase == "placing":
        state.changes += 1
    else:
        state.phase = "action"


def load(state, move, _luck, events):
    """S28."""
    _, name, kind = move
    train = state.trains[name]
    train.goods = state.board.goods_of[train.at]
    state.goods[train.goods] -= 1
    _discard(state, kind)
    events.append({"e": "loaded", "train": name, "goods": train.goods, "card": kind})


def end_step(state, _move, luck, events):
    """S29."""
    if sum(state.hands[state.turn].values()) > state.board.deck.draw:
        state.phase = "draw"
    else:
        _draw_cards(state, state.board.deck.draw, luck, events)


def draw(state, move, luck, events):
    _draw_cards(state, move[1], luck, events)


def _draw_cards(state, count, luck, events):
    seat, drawn = state.turn, []
    for _ in range(count):
        drawn.append(next_card(state, luck))
        if not any(state.deck.values()):
            _drew(state, seat, drawn, events)
            drawn = []
            _rebuild(state, events)
    _drew(state, seat, drawn, events)
    if state.schedule_left == 0:
        finish(state, "schedule", events)  # S51
    else:
        begin_turn(state, (seat + 1) % len(state.hands), luck, events)


def _drew(state, seat, cards, events):
    take_in(state, seat, cards)
    if cards:
        events.append({"e": "drew", "seat": seat, "cards": cards})


def take_in(state, seat, cards):
    for card in cards:
        state.hands[seat][card] += 1


def next_card(state, luck):
    places = [kind for kind in KINDS for _ in range(state.deck[kind])]
    card = luck.pick(ACTION_CARD, state.shuffles, state.left, places)
    state.deck[card] -= 1
    state.left += 1
    return card


def _rebuild(state, events):
    state.deck, state.discards = state.discards, dict.fromkeys(KINDS, 0)
    state.shuffles += 1
    state.left = 0
    events.append({"e": "rebuilt", "cards": sum(state.deck.values())})
