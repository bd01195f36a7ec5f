"""The golden games (tests/golden/README.md): each replays and shows what it is named after."""

import unittest

from .catalogue import REPOSITORY, Catalogue
from .find import tags_of
from .games import FAMILIES

GOLDEN = REPOSITORY / "tests" / "golden"
TAGS = {game: tags for family in FAMILIES for game, tags in family.TAGS.items()}


def tag_in_name(path):
    """`stall.jsonl` and `stall.five-players.jsonl` both stand for the tag `stall`."""
    return path.name.split(".")[0]


class Golden(unittest.TestCase):
    def test_every_game_replays_and_shows_what_its_name_says(self):
        paths = sorted(GOLDEN.glob("*/*.jsonl"))
        self.assertTrue(paths)
        catalogue = Catalogue()
        for path in paths:
            with self.subTest(path=str(path.relative_to(GOLDEN))):
                tags = tags_of(path.read_bytes().removesuffix(b"\n").split(b"\n"), catalogue)
                self.assertIn(tag_in_name(path), tags)

    def test_every_listed_tag_has_a_game(self):
        for game, tags in TAGS.items():
            with self.subTest(game=game):
                records = (GOLDEN / game).glob("*.jsonl")
                self.assertEqual(set(tags) - {tag_in_name(path) for path in records}, set())

    def test_the_readme_names_every_tag(self):
        text = (GOLDEN / "README.md").read_text()
        missing = {tag for tags in TAGS.values() for tag in tags if f"`{tag}`" not in text}
        self.assertEqual(missing, set())


if __name__ == "__main__":
    unittest.main()
