"""The action step and the drawing of cards."""

import unittest

from ..record import Unreadable
from .family import format_move, parse_move
from .legality import legal_moves
from .samples import give, names, of, play, put, refused, table


class Playing(unittest.TestCase):
    def test_s26_s27_one_card_of_the_kind_or_any_two(self):
        state = table()
        give(state, signal=1, train=1)
        put(state, "black-1", "calais")
        for text, reason in (("play signal signal", None), ("play signal train", "wrong-card S27"),
                             ("play switch signal+train", None),
                             ("play switch signal+switch", "no-card S26"),
                             ("play switch signal+signal", "no-card S26"),
                             ("play switch switch", "no-card S26"),
                             ("play train train", None)):
            self.assertEqual(refused(state, text), reason, text)
        events = play(state, "play switch signal+train")
        self.assertEqual(of(events, "played"), {"seat": 0, "action": "switch",
                                                "cards": ["signal", "train"]})
        self.assertEqual(state.discards, {"signal": 1, "switch": 0, "train": 1})

    def test_s26_no_card_without_its_effect(self):
        state = table()
        give(state, train=1)
        self.assertEqual(refused(state, "play train train"), "no-effect S26")
        put(state, "black-1", "calais")
        state.held = "black-1"
        self.assertEqual(refused(state, "play train train"), "no-effect S26")
        put(state, "grey-1", "brest")
        self.assertIsNone(refused(state, "play train train"))

    def test_s20_only_the_active_player_and_only_what_is_asked(self):
        state = table()
        self.assertEqual(refused(state, "end", seat=1), "not-your-turn S20")
        self.assertEqual(refused(state, "draw 2"), "wrong-step S20")
        self.assertEqual(refused(state, "set lyon dijon-lyon milan-lyon"), "wrong-step S20")

    def test_s26_a_switch(self):
        state = table()
        give(state, switch=1)
        play(state, "play switch switch")
        self.assertEqual(refused(state, "set lyon marseille-lyon dijon-lyon"), "same-setting S26")
        self.assertEqual(refused(state, "set lyon marseille-lyon basel-dijon"), "not-an-arm S3")
        self.assertEqual(refused(state, "end"), "wrong-step S20")
        events = play(state, "set lyon marseille-lyon milan-lyon")
        self.assertEqual(of(events, "switched"), {"junction": "lyon",
                                                  "arms": ["marseille-lyon", "milan-lyon"]})
        self.assertEqual(state.phase, "action")

    def test_s26_every_city_keeps_a_signal(self):
        state = table()
        give(state, signal=2)
        play(state, "play signal signal")
        for text, reason in (("signal paris-reims@0 paris-dijon@0", "no-marker S26"),
                             ("signal calais-paris@2 dijon-lyon@1", "marker-there S26"),
                             ("signal calais-paris@2 basel-dijon@1", "city-needs-one S26"),
                             ("signal calais-paris@2 paris-reims@0", None)):
            self.assertEqual(refused(state, text), reason, text)
        play(state, "signal dijon-lyon@1 paris-reims@0", "play signal signal")
        self.assertIsNone(refused(state, "signal calais-paris@2 basel-dijon@1"))

    def test_s26_a_train_move_card_moves_any_train(self):
        state = table()
        give(state, train=1)
        put(state, "grey-2", "calais")
        events = play(state, "play train train", "train grey-2", "go", die=[2])
        self.assertEqual(names(events), ["played", "rolled", "moved", "stopped"])
        self.assertEqual((state.phase, state.mover, state.by_card), ("action", None, False))

    def test_s31_out_of_a_city_the_line_is_chosen_after_the_roll(self):
        state = table()
        state.unused = []
        give(state, train=1)
        put(state, "black-1", "paris")
        play(state, "play train train", "train black-1", die=[2])
        self.assertEqual(state.phase, "rolled")
        for text, reason in (("go", "wrong-step S20"), ("leave paris-reims", "line-red S31"),
                             ("leave reims-dijon", "not-a-line S31"), ("stop", "wrong-step S20"),
                             ("leave calais-paris", None)):
            self.assertEqual(refused(state, text), reason, text)
        events = play(state, "leave calais-paris")
        self.assertEqual(of(events, "moved")["path"], ["calais-paris/2", "calais-paris/1"])


class Loading(unittest.TestCase):
    def test_s28_any_card_loads(self):
        state = table()
        give(state, switch=2)
        put(state, "black-1", "paris")
        put(state, "grey-1", "marseille")
        put(state, "grey-2", "calais")
        self.assertEqual(refused(state, "load black-1 signal"), "no-card S26")
        self.assertEqual(refused(state, "load grey-1 switch"), "not-in-trade-city S28")
        self.assertEqual(refused(state, "load grey-2 switch"), "not-in-trade-city S28")
        events = play(state, "load black-1 switch")
        self.assertEqual(of(events, "loaded"), {"train": "black-1", "goods": "blue",
                                                "card": "switch"})
        self.assertEqual(state.goods["blue"], 1)
        self.assertEqual(refused(state, "load black-1 switch"), "loaded S28")
        state.trains["black-1"].goods, state.goods["blue"] = None, 0
        self.assertEqual(refused(state, "load black-1 switch"), "no-goods S28")


class Drawing(unittest.TestCase):
    def test_s29_five_or_fewer_draw_five(self):
        state = table()
        give(state, signal=5)
        play(state, "end", cards=["train"] * 5, schedule=["d09"])
        self.assertEqual(state.hands[0], {"signal": 5, "switch": 0, "train": 5})

    def test_s29_more_than_five_choose(self):
        for cards, most in ((6, 4), (9, 1), (10, 0)):
            state = table()
            give(state, signal=cards)
            self.assertEqual(play(state, "end"), [])
            self.assertEqual(state.phase, "draw")
            self.assertEqual(refused(state, f"draw {most + 1}"), "draw-range S29")
            self.assertEqual([move for move in legal_moves(state, 0) if move[0] == "draw"],
                             [("draw", count) for count in range(most + 1)])
            self.assertEqual(names(play(state, "draw 0", schedule=["d09"]))[0], "turn")

    def test_s29_the_discards_become_the_deck_at_once(self):
        state = table()
        state.deck = {"signal": 2, "switch": 0, "train": 0}
        state.discards = {"signal": 1, "switch": 5, "train": 0}
        events = play(state, "end", cards=["signal", "signal", "switch", "switch", "signal"],
                      schedule=["d09"])
        self.assertEqual(names(events)[:3], ["drew", "rebuilt", "drew"])
        self.assertEqual(of(events, "rebuilt"), {"cards": 6})
        self.assertEqual((state.shuffles, state.left), (1, 3))


class Text(unittest.TestCase):
    def test_there_and_back(self):
        state = table()
        for text in ("ready", "go", "stop", "end", "set lyon marseille-lyon milan-lyon",
                     "signal calais-paris@2 paris-reims@0", "extra paris-reims@0",
                     "use dispatcher", "use traffic_controller grey-3", "deploy black",
                     "deploy black at calais", "colour grey", "train brown-2",
                     "leave calais-paris", "play signal signal", "play train signal+switch",
                     "play train train+train", "load black-1 train", "draw 0", "draw 4"):
            self.assertEqual(format_move(state, parse_move(state, text)), text)

    def test_one_spelling(self):
        state = table()
        for text, right in (("set lyon milan-lyon marseille-lyon",
                             "set lyon marseille-lyon milan-lyon"),
                            ("play train switch+signal", "play train signal+switch")):
            self.assertEqual(format_move(state, parse_move(state, text)), right)

    def test_unreadable(self):
        state = table()
        for text in ("", "fly", "go 1", "set lyon", "set paris a b", "signal calais-paris@2",
                     "signal calais-paris@1 paris-reims@0", "deploy pink", "deploy black in calais",
                     "deploy black at", "deploy black at paris", "train black-4", "leave lyon",
                     "play", "play load signal", "play signal coal", "draw", "draw -1", "draw 05",
                     "use", "use janitor", "use traffic_controller", "use dispatcher black-1"):
            with self.assertRaises(Unreadable, msg=text):
                parse_move(state, text)


if __name__ == "__main__":
    unittest.main()
