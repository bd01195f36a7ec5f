"""A position of Switch & Signal, its digest and what must always hold in it."""

from ..digest import fnv1a
from .board import KINDS

PHASES = ("placing", "extra", "reveal", "deploy", "colour", "train", "rolled", "city", "action",
          "signal", "switch", "draw", "over")
OUTCOMES = (None, "delivered", "time", "schedule")
START_CARD = "start"
NONE = 255


class Train:
    def __init__(self, colour):
        self.colour = colour
        self.at = None  # a space; None in the depot
        self.facing = None  # on a section: the place at the end of the line that it faces
        self.goods = None


class State:
    """Everything on the table as set up, before the deal (S10 to S16)."""

    def __init__(self, board, seats, options):
        deck = board.deck
        self.board = board
        self.options = options
        self.phase = "placing"
        self.first = 0
        self.turn = None
        self.turns = 0
        self.changes = 0  # made while placing
        self.outcome = None
        self.clock = self.full_clock()
        self.hands = [dict.fromkeys(KINDS, 0) for _ in range(seats)]
        self.deck = dict(deck.actions)
        self.discards = dict.fromkeys(KINDS, 0)
        self.shuffles = 0
        self.left = 0  # cards that have left the deck since its shuffle
        self._set_up_schedule(deck)
        self.unused = list(board.helpers)
        self.dispatcher = False  # S44 holds until the end of this turn
        self.held = None  # S47
        self.trains = {train: Train(colour) for train, colour in deck.trains.items()}
        self.open_arms = dict(board.open_arms)
        self.green = set(board.green)
        each = 3 if options["goods"] == "10" else 2
        self.goods = dict.fromkeys(board.goods, each)
        self.delivered = {port: dict.fromkeys(board.goods, 0) for port in board.ports()}
        self.numbers = dict(board.numbers)
        self.tokens = list(self.numbers) if options["places"] == "stack" else []
        self.turned = 0
        self.token_shuffles = 0
        self.rolls = dict.fromkeys(deck.colours + ["deploy"], 0)

    def _set_up_schedule(self, deck):
        self.schedule_left = len(deck.cards) - int(self.options["removed"])
        self.bottom = None  # the card that all know to be under the deck (S46)
        self.unseen = list(deck.cards)
        self.used = []
        self.card = None
        self.symbol = 0
        self.deployed_colours = set()
        self.named_colours = set()
        self.clear_symbol()
        self.clear_mover()

    def clear_symbol(self):
        self.colour = None  # of the move symbol being carried out
        self.pending = []  # trains that still have to move for it
        self.begun = False

    def clear_mover(self):
        self.mover = None
        self.points = 0
        self.came_by = None  # the line by which it entered the city it stands in
        self.by_card = False

    def full_clock(self):
        return int(self.options["time"])

    def seats(self):
        return range(len(self.hands))

    def on_board(self):
        return [train for train, data in self.trains.items() if data.at is not None]

    def in_depot(self, colour):
        return [train for train, data in self.trains.items()
                if data.at is None and data.colour == colour]

    def train_at(self, space):
        return next((train for train, data in self.trains.items() if data.at == space), None)


def state_digest(state):
    return fnv1a(state_bytes(state))


def state_bytes(state):
    """The fields of a position as bytes, in the order of docs/games/switch-and-signal.md."""
    board, trains = state.board, list(state.trains)
    out = [PHASES.index(state.phase), len(state.hands), state.first,
           NONE if state.turn is None else state.turn, state.turns, state.changes,
           OUTCOMES.index(state.outcome), state.clock]
    for pile in state.hands + [state.deck, state.discards]:
        out += [pile[kind] for kind in KINDS]
    out += [state.shuffles, state.left]
    out += _schedule_bytes(state)
    out.append(_index(board.deck.colours, state.colour))
    out += _two_bytes(sum(1 << trains.index(train) for train in state.pending))
    out += [int(state.begun), _index(trains, state.mover), state.points,
            _index(list(board.lines), state.came_by), int(state.by_card)]
    out += [sum(1 << place for place, helper in enumerate(board.helpers) if helper in state.unused),
            int(state.dispatcher), _index(trains, state.held)]
    for train in state.trains.values():
        out += [_index(board.spaces, train.at), _facing(board, train),
                _index(board.goods, train.goods)]
    out += [board.settings[j].index(arms) for j, arms in state.open_arms.items()]
    out += _counted(sorted(board.signals.index(signal) for signal in state.green))
    for store in [state.goods] + list(state.delivered.values()):
        out += store.values()
    out += state.numbers.values()
    out += _counted(sorted(list(state.numbers).index(place) for place in state.tokens))
    out += [state.turned, state.token_shuffles]
    for count in state.rolls.values():
        out += _two_bytes(count)
    return bytes(out)


def _schedule_bytes(state):
    cards = list(state.board.deck.cards)
    card = 254 if state.card == START_CARD else _index(cards, state.card)
    return [state.schedule_left, _index(cards, state.bottom),
            *_counted(sorted(map(cards.index, state.unseen))),
            *_counted(sorted(map(cards.index, state.used))),
            card, state.symbol, _bits(state, state.deployed_colours),
            _bits(state, state.named_colours)]


def _facing(board, train):
    if train.facing is None:
        return NONE
    return 0 if board.sections[train.at][0].a == train.facing else 1


def _bits(state, colours):
    return sum(1 << state.board.deck.colours.index(colour) for colour in colours)


def _index(names, name):
    return NONE if name is None else names.index(name)


def _counted(indices):
    return [len(indices)] + indices


def _two_bytes(number):
    return [number & 255, number >> 8]


def broken_invariant(state):
    """A sentence about the first thing lost, doubled or impossible; None when all is well."""
    board = state.board
    for kind in KINDS:
        piles = state.hands + [state.deck, state.discards]
        if sum(pile[kind] for pile in piles) != board.deck.actions[kind]:
            return f"{kind} cards are not conserved"
        if min(pile[kind] for pile in piles) < 0:
            return f"fewer than no {kind} cards"
    places = [train.at for train in state.trains.values() if train.at is not None]
    if len(places) != len(set(places)):
        return "two trains on one space (S1)"
    each = 3 if state.options["goods"] == "10" else 2
    for goods in board.goods:
        everywhere = state.goods[goods] + sum(port[goods] for port in state.delivered.values())
        everywhere += sum(train.goods == goods for train in state.trains.values())
        if everywhere != each:
            return f"{goods} goods are not conserved"
    return _broken_markers(state) or _broken_directions(state) or _broken_schedule(state)


def _broken_markers(state):
    board = state.board
    if state.options["extra-signal"] == "0" and len(state.green) != len(board.green):
        return "signal markers are not conserved"
    for city in board.goods_of:
        if not any(board.city_at(signal) == city for signal in state.green):
            return f"{city} has no signal marker (S26)"
    return None


def _broken_directions(state):
    for name, train in state.trains.items():
        if (train.at in state.board.sections) != (train.facing is not None):
            return f"{name} has a direction where it should have none, or none where it should"
        if train.at is None and train.goods is not None:
            return f"{name} has goods in the depot"
    return None


def _broken_schedule(state):
    cards = state.unseen + state.used + [state.card, state.bottom]
    known = [card for card in cards if card not in (None, START_CARD)]
    if len(known) != len(set(known)):
        return "a schedule card lies in two places"
    return None if 0 <= state.clock <= state.full_clock() else "an impossible clock"
