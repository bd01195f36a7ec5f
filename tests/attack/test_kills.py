"""A few kills aimed at creation, end and backup; soak_kills.py has many."""
import unittest

from kills import attack, attack_backups, attack_ends, make_tables, play_games


class Kills(unittest.TestCase):
    def test_tables_that_were_welcomed_and_moves_that_were_told_are_there(self):
        self.assertGreater(attack(self, [make_tables, play_games], rounds=2, longest=0.6), 0)

    def test_an_end_that_was_told_is_there(self):
        attack_ends(self, rounds=1)

    def test_a_copy_is_whole_or_not_there(self):
        attack_backups(self, rounds=2)


if __name__ == "__main__":
    unittest.main()
