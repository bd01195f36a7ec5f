"""The deck of cards by kind and its discards."""

CARD = 2  # purpose of luck


def next_card(state, luck):
    places = sum(([kind] * count for kind, count in zip(state.board.kinds, state.deck)), [])
    card = state.board.kind_index[luck.pick(CARD, state.shuffles, state.left, places)]
    state.deck[card] -= 1
    state.left += 1
    return card


def rebuild_if_empty(state, events):
    """T17, G18: the discards become the deck as soon as it is empty and there are any."""
    if any(state.deck) or not any(state.discards):
        return
    state.deck, state.discards = state.discards, [0] * len(state.discards)
    state.shuffles += 1
    state.left = 0
    events.append({"e": "rebuilt", "cards": sum(state.deck)})
