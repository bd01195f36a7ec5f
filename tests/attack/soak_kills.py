"""Many kills aimed at creation, end and backup (test_kills.py has a few)."""
import unittest

from kills import attack, attack_backups, attack_ends, make_tables, play_games


class Kills(unittest.TestCase):
    def test_tables_that_were_welcomed_and_moves_that_were_told_are_there(self):
        kept = attack(self, [make_tables, make_tables, play_games, play_games], rounds=60, longest=1.5)
        self.assertGreater(kept, 500)

    def test_an_end_that_was_told_is_there(self):
        attack_ends(self, rounds=40)

    def test_a_copy_is_whole_or_not_there(self):
        attack_backups(self, rounds=45)


if __name__ == "__main__":
    unittest.main()
