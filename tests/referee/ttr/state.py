"""A position of Ticket to Ride, its digest (docs/record.md) and what must always hold in it."""

from ..digest import fnv1a

OPENING, TURN, SECOND_CARD, KEEP_TICKETS, OVER = range(5)
NONE = 255


class Player:
    def __init__(self, trains, kinds):
        self.trains = trains
        self.points = 0
        self.hand = [0] * kinds
        self.known = [0] * kinds  # cards that everyone knows to be in the hand
        self.tickets = []
        self.offer = []
        self.chosen = False  # has chosen in the opening and waits for the others
        self.keeps = 0


class State:
    """Everything on the table, before the deal."""

    def __init__(self, rules, board, seats):
        kinds = len(board.kinds)
        self.rules = rules
        self.board = board
        self.phase = OPENING
        self.first = 0
        self.turn = None
        self.turns_left = None  # in the last round
        self.passes = 0
        self.players = [Player(rules.trains, kinds) for _ in range(seats)]
        self.owner = [None] * len(board.tracks)
        self.row = [None] * rules.row
        self.makes_up_resets = True  # T19, since version 2 of the rules
        self.withheld = False  # a reset of the row, for want of other cards (T19)
        self.deck = list(board.deck)
        self.discards = [0] * kinds
        self.shuffles = 0
        self.left = 0  # cards that have left the deck since its shuffle
        self.fresh = list(range(len(board.tickets)))
        self.under = []  # (ticket, seat that put it there), topmost first
        self.result = None  # reason, seats and winners once the game is over

    def seats(self):
        return range(len(self.players))

    def tracks_of(self, seat):
        return [track for track in self.board.tracks if self.owner[track.index] == seat]

    def tickets_left(self):
        return len(self.fresh) + len(self.under)


def state_digest(state):
    return fnv1a(state_bytes(state))


def state_bytes(state):
    """The fields of a position as bytes, in the order docs/record.md lists them."""
    out = [state.phase, len(state.players), state.first,
           _or_none(state.turn), _or_none(state.turns_left), state.passes]
    for player in state.players:
        out += (player.trains, player.points & 255, player.points >> 8 & 255)
        out += player.hand
        out += player.known
        out.append(len(player.tickets))
        out += player.tickets
        out.append(len(player.offer))
        out += player.offer
        out += (int(player.chosen), player.keeps)
    out += [NONE if owner is None else owner for owner in state.owner]
    out += [NONE if card is None else card for card in state.row]
    out += state.deck
    out += state.discards
    out += (state.shuffles, state.left)
    out.append(len(state.fresh))
    out += state.fresh
    out.append(len(state.under))
    for ticket, seat in state.under:
        out += (ticket, seat)
    if state.withheld:
        out.append(1)
    return bytes(out)


def _or_none(number):
    return NONE if number is None else number


def broken_invariant(state):
    """A sentence about the first thing lost, doubled or impossible; None when all is well."""
    return (_broken_cards(state) or _broken_tickets(state)
            or _broken_tracks(state) or _broken_piles(state))


def _broken_cards(state):
    total = [a + b for a, b in zip(state.deck, state.discards)]
    for card in state.row:
        if card is not None:
            total[card] += 1
    for seat, player in enumerate(state.players):
        total = [a + b for a, b in zip(total, player.hand)]
        if min(player.hand) < 0:
            return f"seat {seat} holds fewer than no cards of a kind"
        if any(known > held for known, held in zip(player.known, player.hand)):
            return f"seat {seat} is known to hold cards that it does not hold"
    if total != state.board.deck:
        return f"train cards are not conserved: {total} instead of {state.board.deck}"
    return None


def _broken_tickets(state):
    everywhere = state.fresh + [ticket for ticket, _ in state.under]
    for player in state.players:
        everywhere += player.tickets
        everywhere += player.offer
    if sorted(everywhere) != list(range(len(state.board.tickets))):
        return "tickets are not conserved"
    return None


def _broken_tracks(state):
    used = [0] * len(state.players)
    points = [0] * len(state.players)
    for track, owner in zip(state.board.tracks, state.owner):
        if owner is None:
            continue
        used[owner] += track.length
        points[owner] += state.board.points[track.length]
        if any(state.owner[twin] == owner for twin in track.twins):
            return f"seat {owner} holds both tracks of a double route (T35)"
    for seat, player in enumerate(state.players):
        if player.trains < 0 or player.trains + used[seat] != state.rules.trains:
            return f"seat {seat}'s trains are not conserved"
        if player.points != points[seat]:
            return f"seat {seat}'s route points are not those of its tracks (T37)"
    return None


def _broken_piles(state):
    if not any(state.deck):
        if any(state.discards):
            return "the deck is empty although there are discards (T17)"
    elif None in state.row:
        return "the row is short although the deck has cards (T19)"
    return None
