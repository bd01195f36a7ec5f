"""Luck as a game asks for it by name: one of these places, for this purpose (docs/record.md).

A place in a deck holds a value; equal values lie side by side. Every answer from a tape is noted as
(purpose, shuffle, index, n, low, high): of n places, those from low up to, not including, high
mean what came.
"""

from .luck import BadOutcome, sealed_answer, sealed_key


class Tape:
    """Outcomes as the lines of a record spell them out, one line at a time.

    `outcomes` lists (purpose, value) for the events of a line, in the order in which they happened.
    """

    def __init__(self, outcomes):
        self._outcomes = outcomes
        self._waiting = []
        self.answers = []

    def load(self, events):
        self._waiting = list(self._outcomes(events))

    def pick(self, purpose, shuffle, index, places):
        for at, (found_purpose, value) in enumerate(self._waiting):
            if found_purpose == purpose:
                del self._waiting[at]
                return self._note(purpose, shuffle, index, places, value)
        raise BadOutcome(f"an outcome of purpose {purpose} should be recorded but is not")

    def _note(self, purpose, shuffle, index, places, value):
        if value not in places:
            raise BadOutcome(f"{value!r} is not among {sorted(set(places))}")
        low = places.index(value)
        self.answers.append((purpose, shuffle, index, len(places), low, low + places.count(value)))
        return places[low]


class Sealed:
    """Outcomes as a secret fixes them."""

    def __init__(self, secret, nonces):
        self._key = sealed_key(secret, nonces)

    def pick(self, purpose, shuffle, index, places):
        return places[sealed_answer(self._key, purpose, shuffle, index, len(places))]
