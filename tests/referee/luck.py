"""Where chance comes from: read back from a record, or worked out from a sealed secret.

The rules ask for the first seat, the next train card and the next ticket by name (docs/record.md,
"Sealed luck"). Every answer is written down as (purpose, shuffle, index, n, low, high): of n
places, those from low up to, not including, high mean what came.
"""

import hashlib

FIRST, CARD, TICKET = 1, 2, 3
WORDS = {FIRST: "the first seat", CARD: "train card", TICKET: "ticket"}


class BadOutcome(Exception):
    """A recorded outcome that is missing or impossible."""


class Tape:
    """Outcomes as the lines of a record spell them out, one line at a time."""

    def __init__(self, board):
        self._board = board
        self.answers = []
        self._seat, self._cards, self._tickets = None, iter(()), iter(())

    def load(self, events):
        """Collects the outcomes of a line's events, each sort in the order in which it stands."""
        cards, tickets = [], []
        for event in events:
            name = event["e"]
            if name == "first":
                self._seat = event["seat"]
            elif name == "hand":
                cards += event["cards"]
            elif name in ("row", "drew"):
                cards.append(event["card"])
            elif name == "offer":
                tickets += event["tickets"]
        self._cards, self._tickets = iter(cards), iter(tickets)

    def first(self, seats):
        seat = self._seat
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadOutcome(f"first seat {seat!r} is not at the table")
        self.answers.append((FIRST, 0, 0, seats, seat, seat + 1))
        return seat

    def card(self, deck, shuffle, index):
        name = next(self._cards, None)
        kind = self._board.kind_index.get(name)
        if kind is None or not deck[kind]:
            raise BadOutcome("a train card should come from the deck but none is recorded"
                             if name is None else f"no card {name!r} is in the deck")
        low = sum(deck[:kind])
        self.answers.append((CARD, shuffle, index, sum(deck), low, low + deck[kind]))
        return kind

    def ticket(self, fresh, index):
        name = next(self._tickets, None)
        ticket = self._board.ticket_index.get(name)
        if ticket not in fresh:
            raise BadOutcome("a ticket should be drawn but none is recorded"
                             if name is None else f"ticket {name!r} is not among those never drawn")
        place = fresh.index(ticket)
        self.answers.append((TICKET, 0, index, len(fresh), place, place + 1))
        return ticket


class Sealed:
    """Outcomes as a secret fixes them."""

    def __init__(self, secret, nonces):
        self._key = sealed_key(secret, nonces)

    def first(self, seats):
        return sealed_answer(self._key, FIRST, 0, 0, seats)

    def card(self, deck, shuffle, index):
        place = sealed_answer(self._key, CARD, shuffle, index, sum(deck))
        for kind, count in enumerate(deck):
            if place < count:
                return kind
            place -= count
        raise AssertionError("the place lies beyond the deck")

    def ticket(self, fresh, index):
        return fresh[sealed_answer(self._key, TICKET, 0, index, len(fresh))]


def sealed_commitment(secret):
    return hashlib.blake2b(secret, digest_size=32).hexdigest()


def sealed_key(secret, nonces):
    data = secret + b"".join(nonce.encode() + b"\0" for nonce in nonces)
    return hashlib.blake2b(data, digest_size=32).digest()


def sealed_answer(key, purpose, shuffle, index, n):
    name = bytes((purpose, shuffle, index & 255, index >> 8, 0, 0, 0, 0))
    drawn = hashlib.blake2b(name, digest_size=32, key=key).digest()[:8]
    return int.from_bytes(drawn, "little") * n >> 64


def broken_seal(answers, commitment, secret, nonces):
    """A sentence about the first outcome that the secret does not give; None when all match."""
    if sealed_commitment(secret) != commitment:
        return "the secret does not match the commitment of the header"
    key = sealed_key(secret, nonces)
    for purpose, shuffle, index, n, low, high in answers:
        if not low <= sealed_answer(key, purpose, shuffle, index, n) < high:
            what = WORDS.get(purpose, f"the outcome of purpose {purpose}")
            return f"{what} (shuffle {shuffle}, index {index}) is not the one the secret gives"
    return None
