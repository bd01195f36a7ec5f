"""A position of Ghost Train, its digest and what must always hold in it."""

from ..digest import fnv1a
from ..routes.network import joined

TURN, OVER = range(2)
NONE = 255


class Player:
    def __init__(self, rules, board):
        self.wagons = rules.wagons
        self.hand = [0] * len(board.kinds)
        self.tickets = [None] * rules.tickets  # by place
        self.completed = []  # without the special one
        self.special = False
        self.bonuses = []  # ids of those received
        self.exchanged = []  # own tickets in the ticket discards

    def done(self):
        """Completed tickets, the special one counted (G15)."""
        return len(self.completed) + self.special


class State:
    """Everything on the table, before the deal."""

    def __init__(self, rules, board, seats, first_given=None):
        self.rules = rules
        self.board = board
        self.first_given = first_given  # the first seat as an option (G4)
        self.phase = TURN
        self.first = 0
        self.turn = None
        self.idle = 0  # exchanges and passes in a row, counted no further than two rounds
        self.barren = 0  # barren turns in a row (G22)
        self.every_exchange_counts = False  # as a barren turn, in version 1 of the rules
        self.players = [Player(rules, board) for _ in range(seats)]
        self.owner = [None] * len(board.tracks)
        self.deck = list(board.deck)
        self.discards = [0] * len(board.kinds)
        self.shuffles = 0
        self.left = 0  # cards that have left the deck since its shuffle
        self.ticket_deck = list(range(len(board.tickets)))
        self.ticket_shuffles = 0  # modulo 256
        self.ticket_left = 0
        self.result = None

    def seats(self):
        return range(len(self.players))

    def tracks_of(self, seat):
        return [track for track in self.board.tracks if self.owner[track.index] == seat]

    def joins(self, seat, a, b):
        return joined(self.tracks_of(seat), a, b)

    def tickets_to_draw(self):
        return len(self.ticket_deck) + sum(len(player.exchanged) for player in self.players)


def state_digest(state):
    return fnv1a(state_bytes(state))


def state_bytes(state):
    """The fields of a position as bytes, in the order docs/games/ghost-train.md lists them."""
    out = [state.phase, len(state.players), state.first,
           NONE if state.turn is None else state.turn, state.idle]
    for player in state.players:
        out.append(player.wagons)
        out += player.hand
        out += [NONE if ticket is None else ticket for ticket in player.tickets]
        out += _counted(player.completed)
        out.append(int(player.special))
        out += [int(bonus["id"] in player.bonuses) for bonus in state.board.bonuses]
        out += _counted(player.exchanged)
    out += [NONE if owner is None else owner for owner in state.owner]
    out += state.deck
    out += state.discards
    out += [state.shuffles, state.left]
    out += _counted(state.ticket_deck)
    out += [state.ticket_shuffles, state.ticket_left]
    return bytes(out)


def _counted(indices):
    return [len(indices)] + sorted(indices)


def broken_invariant(state):
    """A sentence about the first thing lost, doubled or impossible; None when all is well."""
    return _broken_cards(state) or _broken_tickets(state) or _broken_tracks(state)


def _broken_cards(state):
    total = [a + b for a, b in zip(state.deck, state.discards)]
    for player in state.players:
        total = [a + b for a, b in zip(total, player.hand)]
        if min(player.hand) < 0:
            return "fewer than no cards of a kind"
    if total != state.board.deck:
        return f"platform cards are not conserved: {total} instead of {state.board.deck}"
    if not any(state.deck) and any(state.discards):
        return "the deck is empty although there are discards (G18)"
    return None


def _broken_tickets(state):
    everywhere = list(state.ticket_deck)
    for seat, player in enumerate(state.players):
        held = [ticket for ticket in player.tickets if ticket is not None]
        everywhere += held + player.completed + player.exchanged
        for ticket in player.completed:
            if not state.joins(seat, state.board.tickets[ticket].a, state.board.tickets[ticket].b):
                return f"seat {seat} has completed a ticket that is not joined (G13)"
        for ticket in held if state.phase == TURN else ():
            if state.joins(seat, state.board.tickets[ticket].a, state.board.tickets[ticket].b):
                return f"seat {seat} holds a ticket that is joined (G13)"
    if sorted(everywhere) != list(range(len(state.board.tickets))):
        return "tickets are not conserved"
    return None


def _broken_tracks(state):
    for seat, player in enumerate(state.players):
        tracks = state.tracks_of(seat)
        if player.wagons + sum(track.length for track in tracks) != state.rules.wagons:
            return f"seat {seat}'s wagons are not conserved"
        if any(state.owner[twin] == seat for track in tracks for twin in track.twins):
            return f"seat {seat} holds both tracks of a double route (G12)"
    return None
