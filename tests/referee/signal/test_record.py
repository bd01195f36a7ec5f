"""Whole records of Switch & Signal: the digest, own games of every style, and forged ones."""

import json
import unittest

from .. import forgery, golden
from ..catalogue import REPOSITORY
from ..forgery import signed
from ..play import play_game
from ..replay import Replay
from .board import Board
from .family import Tagger, parse_move
from .recipes import RECIPES
from .rules import apply
from .samples import CATALOGUE, DIE, GAME, Script, give, put, table
from .state import broken_invariant, state_bytes
from .style import STYLES
from .tags import twice_by_one_loss

OPTIONS = ({}, {"layout": "free", "goods": "10"}, {"extra-signal": "1", "places": "stack"},
           {"places": "shuffled", "removed": "0", "time": "9"})


def difference(lines):
    return forgery.difference(CATALOGUE, lines)


class StateBytes(unittest.TestCase):
    def test_every_field_stands_in_its_place(self):
        state = table(seats=2, places="stack")
        state.phase, state.first, state.turn, state.turns = "city", 1, 0, 9
        state.outcome, state.clock = None, 4
        give(state, seat=1, signal=1, train=2)
        state.shuffles, state.left = 1, 7
        state.schedule_left, state.bottom = 6, "d02"
        state.unseen, state.used, state.card = ["d03", "d05"], ["d09", "d01"], "d10"
        state.symbol, state.named_colours = 1, {"black", "grey"}
        state.colour, state.pending, state.begun = "grey", ["grey-2", "black-2"], True
        state.mover, state.points, state.came_by = "grey-1", 3, "calais-paris"
        state.unused, state.dispatcher, state.held = ["dispatcher"], True, "black-3"
        put(state, "grey-1", "paris", goods="red")
        put(state, "black-1", "calais-paris/1", "calais")
        put(state, "black-2", "calais-paris/2", "paris")
        put(state, "brown-1", "brest")
        state.open_arms["limoges"] = ("lemans-limoges", "limoges-toulouse")
        state.green = {"calais-paris@2", "paris-lemans@0", "dijon-lyon@1"}
        state.delivered["marseille"]["yellow"] = 1
        state.tokens, state.turned, state.token_shuffles = ["brest", "venice"], 9, 1
        state.rolls = {"black": 300, "brown": 2, "grey": 3, "deploy": 4}
        green = sorted(state.board.signals.index(signal) for signal in state.green)
        settings = [state.board.settings[j].index(arms) for j, arms in state.open_arms.items()]
        self.assertEqual(settings[:2], [0, 2])
        self.assertEqual(list(state_bytes(state)), [
            7, 2, 1, 0, 9, 0, 0, 4,
            0, 0, 0, 1, 0, 2, 26, 27, 25, 0, 0, 0, 1, 7,
            6, 1, 2, 2, 4, 2, 0, 8, 9, 1, 0, 5,
            2, 0b10000010, 0, 1, 6, 3, 0, 0,
            0b010, 1, 2,
            16, 0, 255, 17, 1, 255, 255, 255, 255,
            1, 255, 255, 255, 255, 255, 255, 255, 255,
            11, 255, 3, 255, 255, 255, 255, 255, 255,
            *settings, 3, *green,
            2, 2, 2, 1, 0, 1, 0, 0,
            6, 10, 3, 2, 12, 11, 5, 4, 9, 8, 7, 2, 1, 5, 9, 1,
            44, 1, 2, 0, 3, 0, 4, 0])

    def test_nobody_moves_and_the_start_card(self):
        state = table()
        state.card = "start"
        data = list(state_bytes(state))
        self.assertEqual(data[22 + 2 + 1 + 18 + 1], 254)
        self.assertEqual(data[22 + 26:22 + 34], [255, 0, 0, 0, 255, 0, 255, 0])


class BoardHash(unittest.TestCase):
    def test_it_depends_on_what_the_rules_depend_on(self):
        def hash_of(change):
            data = json.loads(json.dumps(
                CATALOGUE.board_data("roundhouse-signal-board", "europe")))
            change(data)
            return Board(data, table().board.deck).hash
        same = hash_of(lambda data: data["name"].update(en="Elsewhere"))
        self.assertEqual(same, table().board.hash)
        for change in (lambda data: data.update(run_through=True),
                       lambda data: data["lines"][0].update(sections=3),
                       lambda data: data["starts"][0].update(number=10),
                       lambda data: data["helpers"].reverse(),
                       lambda data: data["placement"]["green"].pop(),
                       lambda data: data["placement"]["covered"].update(lyon=["dijon-lyon"])):
            self.assertNotEqual(hash_of(change), same)


class Invariants(unittest.TestCase):
    def check(self, text, change):
        state = table()
        self.assertIsNone(broken_invariant(state))
        change(state)
        self.assertIn(text, broken_invariant(state))

    def test_what_is_lost_or_doubled_is_noticed(self):
        self.check("cards are not conserved", lambda s: s.deck.update(signal=1))
        self.check("goods are not conserved", lambda s: s.goods.update(red=1))
        self.check("signal markers", lambda s: s.green.discard("dijon-lyon@1"))
        self.check("has no signal marker", lambda s: (s.green.discard("calais-paris@2"),
                                                      s.green.add("basel-dijon@1")))
        self.check("two trains", lambda s: (put(s, "black-1", "paris"), put(s, "grey-1", "paris")))
        self.check("direction", lambda s: put(s, "black-1", "calais-paris/1"))
        self.check("two places", lambda s: s.used.append("d01"))
        self.check("clock", lambda s: setattr(s, "clock", 8))


class Played(unittest.TestCase):
    def test_own_games_of_every_style_and_option_are_accepted(self):
        for board, game in GAME.items():
            for seats, style, options in zip((2, 3, 4, 2), STYLES, OPTIONS):
                lines = play_game(CATALOGUE, game, seats, seed=style, style=style, options=options)
                self.assertIsNone(difference(lines), (board, style, options))

    def test_the_tags_while_playing_are_those_of_the_replay(self):
        tagger = Tagger()
        lines = play_game(CATALOGUE, GAME["europe"], 2, seed="tags", watcher=tagger)
        replay = Replay(CATALOGUE, lambda rules: rules.Tagger())
        replay.run(lines)
        self.assertEqual(replay.watcher.tags, tagger.tags)

    def test_a_golden_game_is_that_of_its_recipe(self):
        """One stands for all: the only recipe with this tag is quickly played."""
        game, tag = "switch-signal-europe", "one-card-left"
        recipe = next(r for r in RECIPES[game][0] if r[3] == {"removed": "17"})
        played = [lines for tags, lines in golden.play_recipe(CATALOGUE, game, recipe)
                  if tag in tags]
        kept = (REPOSITORY / "tests" / "golden" / game / f"{tag}.jsonl").read_bytes().splitlines()
        self.assertEqual(min(played, key=len), kept)


class Tags(unittest.TestCase):
    def test_the_clock_emptiedtwice_by_one_loss_or_by_two(self):
        twice = ["time", "refilled", "time", "refilled", "time"]
        apart = ["time", "refilled", "stopped", "time", "refilled"]
        self.assertTrue(twice_by_one_loss(twice))
        self.assertFalse(twice_by_one_loss(apart))

    def test_an_ordinary_move_has_no_tag(self):
        state, tagger = table(), Tagger()
        give(state, train=1)
        put(state, "black-1", "calais")
        for text, die in (("play train train", []), ("train black-1", [2]), ("go", [])):
            move = parse_move(state, text)
            tagger.before(state, 0, move)
            tagger.after(state, 0, move, apply(state, 0, move, Script({DIE: die})))
        self.assertEqual(tagger.tags, {})


class Forged(unittest.TestCase):
    def setUp(self):
        lines = play_game(CATALOGUE, GAME["america"], 2, seed="forged", luck_kind="taped")
        self.objects = [json.loads(line) for line in lines]

    def event(self, name):
        """The first event of this name, and the number of its line."""
        for number, data in enumerate(self.objects, 1):
            for event in data.get("events", ()):
                if event["e"] == name:
                    return event, number
        raise AssertionError(f"no {name} in this game")

    def check(self, text):
        self.assertIn(text, difference(signed(self.objects)) or "accepted")

    def test_untouched(self):
        self.assertIsNone(difference(signed(self.objects)))

    def test_options(self):
        self.objects[0]["options"] = {"removed": "18"}
        self.check("line 1: option removed cannot be '18'")
        self.objects[0]["options"] = {"places": "stack", "goods": "8"}
        self.check("line 1: options is")
        self.objects[0].update(options={}, game="switch-signal-asia")
        self.check("line 1: no game")

    def test_luck_that_cannot_be(self):
        event, number = self.event("rolled")
        event["points"] = 6
        self.check(f"line {number}: 6 is not among")

    def test_a_schedule_card_that_is_gone(self):
        event, number = self.event("revealed")
        self.assertEqual(event["from"], "start")
        event["card"] = "d01"
        self.check(f"line {number}: event")

    def test_time_that_was_not_lost(self):
        event, number = self.event("time")
        event["lost"] += 1
        self.check(f"line {number}: event")

    def test_the_result(self):
        self.objects[-1]["won"] = not self.objects[-1]["won"]
        self.check(f"line {len(self.objects)}: won is")


if __name__ == "__main__":
    unittest.main()
