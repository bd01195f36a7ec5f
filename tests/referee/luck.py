"""Where chance comes from: read back from a record, worked out from a sealed secret, or by script.

A game asks for it by name: one of these places, for this purpose (docs/record.md, "Sealed luck"). A
place in a deck holds a value; equal values lie side by side. Every answer from a tape is noted as
(purpose, shuffle, index, n, low, high): of n places, those from low up to, not including, high
mean what came.
"""

import hashlib


class BadOutcome(Exception):
    """A recorded outcome that is missing or impossible."""


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


class Script:
    """Outcomes as a test gives them, a list for each purpose."""

    def __init__(self, outcomes):
        self._outcomes = {purpose: list(values) for purpose, values in outcomes.items()}

    def pick(self, purpose, _shuffle, _index, places):
        value = self._outcomes[purpose].pop(0)
        assert value in places, f"the script asks for {value!r}, there is {places}"
        return value

    def used_up(self):
        return not any(self._outcomes.values())


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
            return (f"the outcome of purpose {purpose} (shuffle {shuffle}, index {index}) "
                    "is not the one the secret gives")
    return None
