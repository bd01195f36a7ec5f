"""Many more sequences of broken frames than `make test` has time for; RH_PROGRAM may be a build with sanitizers."""
import unittest

from frame_fuzz import fuzz
from house import AttackTest


class FuzzedFramesAtLength(AttackTest):
    options = ("--bot-delay-ms", "0", "--rate", "0")

    def test_a_hundred_thousand_sequences_harm_nobody(self):
        for seed in range(100):
            with self.subTest(seed=seed):
                fuzz(self, seed=seed, count=1000)


if __name__ == "__main__":
    unittest.main()
