"""Whole records of Ghost Train: the digest, own games of every style, and forged ones."""

import json
import unittest

from .. import golden
from ..forgery import difference, signed
from ..play import play_game
from ..replay import Replay
from .family import Tagger, set_up
from .legality import legal_moves
from .recipes import RECIPES
from .rules import deal
from .samples import CATALOGUE, counts, own, script, table
from .state import broken_invariant, state_bytes
from .style import STYLES


class Digest(unittest.TestCase):
    def test_every_field_stands_in_its_place(self):
        state = table(deck={"red": 2}, hand={"yellow": 1, "locomotive": 3},
                      tickets=("oak-hall", None))
        own(state, 1, "oak-elm", "pier-reef")
        state.first, state.turn, state.idle = 1, 0, 2
        state.players[1].completed, state.players[1].special = [6, 3], True
        state.players[1].bonuses, state.players[0].exchanged = ["keep"], [7, 5]
        state.discards = counts(state, {"blue": 1})
        state.shuffles, state.left = 2, 5
        state.ticket_deck, state.ticket_shuffles, state.ticket_left = [0, 2], 1, 4
        self.assertEqual(list(state_bytes(state)), [
            0, 2, 1, 0, 2,
            20, 1, 0, 0, 0, 0, 0, 3, 1, 255, 0, 0, 0, 0, 2, 5, 7,
            18, 0, 0, 0, 0, 0, 0, 0, 255, 255, 2, 3, 6, 1, 0, 1, 0,
            1, *[255] * 11, 1,
            0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 2, 5,
            2, 0, 2, 1, 4])

    def test_a_held_ticket_that_is_joined_is_noticed(self):
        state = set_up(CATALOGUE, "ghost-train", "hollow", 2, {})
        deal(state, script(["red"] * 3 + ["blue"] * 3 + ["green"] * 2,
                           ["elm-well", "hall-reef", "oak-tomb", "oak-hall"], first=0))
        self.assertIsNone(broken_invariant(state))
        own(state, 0, "oak-elm", "oak-well-a")
        self.assertIn("G13", broken_invariant(state))


class Records(unittest.TestCase):
    def test_own_games_of_every_style_are_accepted(self):
        for seats, style in zip((2, 3, 4, 2, 3), STYLES):
            for board in ("haunted", "hollow"):
                lines = play_game(CATALOGUE, "ghost-train", seats, style, style, board=board)
                self.assertIsNone(difference(CATALOGUE, lines), (seats, style, board))

    def test_forged(self):
        lines = play_game(CATALOGUE, "ghost-train", 2, "forged", luck_kind="taped")
        objects = [json.loads(line) for line in lines]
        objects[1]["events"][3]["tickets"] = ["crypt-moon", "barn-swamp"]
        self.assertIn("line 2: 'crypt-moon' is not among", difference(CATALOGUE, signed(objects)))
        objects = [json.loads(line) for line in lines]
        objects[-1]["seats"][0]["completed"] += 1
        self.assertIn(f"line {len(lines)}: seats", difference(CATALOGUE, signed(objects)))

    def test_there_is_always_a_move_and_the_tags_are_those_of_the_replay(self):
        tagger = Tagger()
        lines = play_game(CATALOGUE, "ghost-train", 4, 7, "hoard", board="hollow", watcher=tagger)
        replay = Replay(CATALOGUE, lambda rules: rules.Tagger())
        final = replay.run(lines)
        self.assertEqual(replay.watcher.tags, tagger.tags)
        self.assertEqual(legal_moves(final, 0), [])

    def test_a_recipe_gives_the_same_games_again(self):
        recipe = RECIPES["ghost-train"][1][0]
        style, seats, _, options, board = recipe
        short = (style, seats, 2, options, board)
        games = [list(golden.play_recipe(CATALOGUE, "ghost-train", short)) for _ in range(2)]
        self.assertEqual(games[0], games[1])
        self.assertNotEqual(games[0][0], games[0][1])


if __name__ == "__main__":
    unittest.main()
