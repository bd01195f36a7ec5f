"""The golden games (tests/golden/README.md): each replays and shows what it is named after."""

import unittest

from . import golden
from .find import tags_of
from .golden_recipes import RECIPES, TAGS
from .routes.board import REPOSITORY, Catalogue

GOLDEN = REPOSITORY / "tests" / "golden"


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


class PlayedAnew(unittest.TestCase):
    def test_a_recipe_gives_the_same_games_again(self):
        recipe = RECIPES["ghost-train"][1][0]
        style, seats, _, options, board = recipe
        short = (style, seats, 2, options, board)
        games = [list(golden.play_recipe(Catalogue(), "ghost-train", short)) for _ in range(2)]
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(games[0][0], games[0][1])

    def test_a_golden_game_is_that_of_its_recipe(self):
        """One stands for all: the only recipe with this tag is quickly played."""
        game, tag = "switch-signal-europe", "one-card-left"
        recipe = next(r for r in RECIPES[game][0] if r[3] == {"removed": "17"})
        played = [lines for tags, lines in golden.play_recipe(Catalogue(), game, recipe)
                  if tag in tags]
        kept = (GOLDEN / game / f"{tag}.jsonl").read_bytes().splitlines()
        self.assertEqual(min(played, key=len), kept)


if __name__ == "__main__":
    unittest.main()
