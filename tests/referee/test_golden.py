"""The golden games (tests/golden/README.md): each replays and shows what it is named after."""

import unittest

from board import REPOSITORY, Catalogue
from find import tags_of

GOLDEN = REPOSITORY / "tests" / "golden"
FOLDERS = ("ttr-classic", "ttr-new")
AT_LEAST = 12
EACH_RULESET_HAS = {
    "reset-at-setup", "reset-in-play", "rebuilt-mid-draw", "both-piles-empty", "one-card-draw",
    "forced-pass", "stall", "last-round", "tickets-empty", "tie-on-points-broken-by-tickets",
    "tie-broken-by-longest", "shared-victory"}


def tag_in_name(path):
    """`stall.jsonl` and `stall.five-players.jsonl` both stand for the tag `stall`."""
    return path.name.split(".")[0]


class Golden(unittest.TestCase):
    def test_every_game_replays_and_shows_what_its_name_says(self):
        paths = sorted(GOLDEN.glob("**/*.jsonl"))
        if not paths:
            self.skipTest("no golden games yet")
        catalogue = Catalogue()
        for path in paths:
            with self.subTest(path=str(path.relative_to(GOLDEN))):
                tags = tags_of(path.read_bytes().removesuffix(b"\n").split(b"\n"), catalogue)
                self.assertIn(tag_in_name(path), tags)

    def test_each_ruleset_has_its_dozen(self):
        for name in FOLDERS:
            with self.subTest(folder=name):
                folder = GOLDEN / name
                if not folder.is_dir():
                    self.skipTest(f"tests/golden/{name} does not exist yet")
                records = list(folder.glob("**/*.jsonl"))
                self.assertGreaterEqual(len(records), AT_LEAST)
                self.assertEqual(EACH_RULESET_HAS - {tag_in_name(path) for path in records}, set())


if __name__ == "__main__":
    unittest.main()
