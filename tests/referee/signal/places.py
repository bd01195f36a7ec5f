"""Where a train is deployed: by the dice or by the stack of tokens (S21, S22, S63, S64)."""

from .clock import lose
from .state import START_CARD

DEPLOY_DICE, TOKEN = 7, 9  # purposes of luck
OCCUPIED_COST = 2


def find_place(state, colour, luck, events):
    """A free start place, or None where S22 leaves the train in the depot."""
    while True:
        place = _drawn_place(state, luck, events)
        if state.train_at(place) is None:
            return place
        events.append({"e": "occupied", "colour": colour, "place": place})
        if state.card != START_CARD:  # there the roll is repeated (S21)
            lose(state, OCCUPIED_COST, events)
            return None


def _drawn_place(state, luck, events):
    if state.options["places"] == "stack":
        return _turn_token(state, luck, events)
    faces = range(1, 7)
    dice = luck.pick(DEPLOY_DICE, 0, state.rolls["deploy"], [(a, b) for a in faces for b in faces])
    state.rolls["deploy"] += 1
    place = next(start for start, number in state.numbers.items() if number == sum(dice))
    events.append({"e": "dice", "dice": list(dice), "place": place})
    return place


def _turn_token(state, luck, events):
    """S64."""
    if not state.tokens:
        shuffle_tokens(state, events)
    place = luck.pick(TOKEN, state.token_shuffles, state.turned, state.tokens)
    state.tokens.remove(place)
    state.turned += 1
    events.append({"e": "token", "place": place})
    return place


def shuffle_tokens(state, events):
    state.tokens = list(state.numbers)
    state.turned = 0
    state.token_shuffles += 1
    events.append({"e": "tokens", "count": len(state.tokens)})
