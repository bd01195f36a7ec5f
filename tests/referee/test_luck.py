"""Sealed luck: what a secret gives is what the seal is checked for."""

import unittest

from .luck import Sealed, Tape, broken_seal, sealed_commitment

PLACES = ["red"] * 3 + ["blue"] * 5


class SealedLuck(unittest.TestCase):
    def setUp(self):
        sealed = Sealed(b"s", ["a", "b"])
        self.tape = Tape(lambda events: [(2, event) for event in events])
        self.tape.load([sealed.pick(2, 1, index, PLACES) for index in range(40)])
        for index in range(40):
            self.tape.pick(2, 1, index, PLACES)

    def broken(self, secret=b"s", nonces=("a", "b")):
        return broken_seal(self.tape.answers, sealed_commitment(b"s"), secret, nonces)

    def test_every_answer_lies_in_range(self):
        for _, _, _, n, low, high in self.tape.answers:
            self.assertEqual(n, 8)
            self.assertIn((low, high), ((0, 3), (3, 8)))
        self.assertIsNone(self.broken())

    def test_every_answer_is_checked(self):
        purpose, shuffle, index, n, low, _ = self.tape.answers[-1]
        other = (3, 8) if low == 0 else (0, 3)
        self.tape.answers[-1] = (purpose, shuffle, index, n, *other)
        self.assertIn("index 39", self.broken())

    def test_so_are_the_secret_and_the_nonces(self):
        self.assertIn("the commitment", self.broken(secret=b"t"))
        self.assertIn("not the one the secret gives", self.broken(nonces=("a", "c")))


if __name__ == "__main__":
    unittest.main()
