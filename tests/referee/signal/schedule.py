"""The schedule step (S20 to S25): a card is revealed and carried out symbol by symbol."""

from .board import ANY
from .clock import lose
from .places import find_place, shuffle_tokens
from .state import START_CARD

SCHEDULE_CARD = 5  # purpose of luck
NO_TRAIN_COST = 2


def begin_turn(state, seat, luck, events):
    state.turn = seat
    state.turns += 1
    state.dispatcher, state.held = False, None
    events.append({"e": "turn", "seat": seat})
    if state.turns == 1:
        _show(state, START_CARD, "start", events)
    else:
        reveal(state, luck, events)
    if state.card != START_CARD and "crossing_keeper" in state.unused and state.schedule_left > 0:
        state.phase = "reveal"  # S46 may be used
    else:
        next_symbol(state, luck, events)


def reveal(state, luck, events):
    """The card put under the deck by S46 comes last, and all know it."""
    state.schedule_left -= 1
    if state.schedule_left == 0 and state.bottom is not None:
        card, state.bottom = state.bottom, None
        _show(state, card, "bottom", events)
        return
    seen = len(state.board.deck.cards) - len(state.unseen)
    card = luck.pick(SCHEDULE_CARD, 0, seen, state.unseen)
    state.unseen.remove(card)
    _show(state, card, "deck", events)


def _show(state, card, source, events):
    state.card, state.symbol = card, 0
    events.append({"e": "revealed", "card": card, "from": source})


def symbols(state):
    """The card's symbols from top to bottom: ("deploy", given colour or None), ("move", colour)."""
    deck = state.board.deck
    if state.card == START_CARD:
        return [("deploy", colour) for colour in deck.colours]
    deploy, moves = deck.cards[state.card]
    return [("deploy", None)] * deploy + [("move", colour) for colour in moves]


def depot_colours(state):
    """S22, S23: the colours that may be named for a deployment."""
    return [colour for colour in state.board.deck.colours
            if state.in_depot(colour) and colour not in state.deployed_colours]


def next_symbol(state, luck, events):
    """Goes on to the next decision; what needs none happens by itself."""
    while state.phase != "over":
        if state.symbol == len(symbols(state)):
            _carried_out(state, events)
            return
        sort, colour = symbols(state)[state.symbol]
        if sort == "deploy" and depot_colours(state):
            state.phase = "deploy"
            return
        if sort == "deploy":
            events.append({"e": "no-train"})
            lose(state, NO_TRAIN_COST, events)
            if state.phase == "over":
                return
        elif colour == ANY:
            state.phase = "colour"
            return
        elif _begin_move_symbol(state, colour):
            return
        state.symbol += 1


def _begin_move_symbol(state, colour):
    """S24: the trains of this colour are to move; False if there are none."""
    state.pending = [train for train in state.on_board()
                     if state.trains[train].colour == colour and train != state.held]
    if not state.pending:
        return False
    state.colour, state.begun, state.phase = colour, False, "train"
    return True


def end_symbol(state, luck, events):
    state.clear_symbol()
    state.symbol += 1
    next_symbol(state, luck, events)


def _carried_out(state, events):
    card, state.card, state.symbol = state.card, None, 0
    state.deployed_colours, state.named_colours = set(), set()
    if card != START_CARD:
        state.used.append(card)
    events.append({"e": "carried-out", "card": card})
    if card == START_CARD and state.options["places"] == "stack":
        shuffle_tokens(state, events)  # S64
    state.phase = "action"


def go_on(state, _move, luck, events):
    next_symbol(state, luck, events)


def name_colour(state, move, luck, events):
    """S25."""
    state.named_colours.add(move[1])
    events.append({"e": "named", "colour": move[1]})
    if not _begin_move_symbol(state, move[1]):
        end_symbol(state, luck, events)


def deploy(state, move, luck, events):
    """S21 to S23, S48."""
    _, colour, place = move
    if place is not None:
        state.unused.remove("shunter")
        events.append({"e": "helper", "helper": "shunter"})
    state.deployed_colours.add(colour)
    if state.card != START_CARD:
        events.append({"e": "named", "colour": colour})
    if place is None:
        place = find_place(state, colour, luck, events)
    if place is not None:
        train = state.in_depot(colour)[0]
        state.trains[train].at = place
        events.append({"e": "deployed", "train": train, "place": place})
    if state.phase != "over":
        end_symbol(state, luck, events)
