"""The clock, the schedule card and the helpers."""

import unittest

from .clock import delivered, lose, result
from .rules import deal
from .samples import (CARD, FIRST, NUMBER, Script, give, names, of, play,
                      put, refused, show, table)
from .schedule import next_symbol
from .state import START_CARD


def lost(state, count):
    events = []
    lose(state, count, events)
    return events


class Clock(unittest.TestCase):
    def test_s40_three_to_remove_with_two_left_leaves_six(self):
        state = table()
        state.clock = 2
        self.assertEqual(lost(state, 3), [
            {"e": "time", "lost": 2, "clock": 0}, {"e": "refilled", "clock": 7, "cards": 15},
            {"e": "time", "lost": 1, "clock": 6}])

    def test_s40_the_last_token_refills_even_if_nothing_is_owed(self):
        state = table(time="9")
        state.clock = 1
        self.assertEqual(names(lost(state, 1)), ["time", "refilled"])
        self.assertEqual(state.clock, 9)

    def test_s40_twice_for_one_loss(self):
        state = table()
        state.clock = 1
        self.assertEqual(names(lost(state, 10)),
                         ["time", "refilled", "time", "refilled", "time"])
        self.assertEqual((state.clock, state.schedule_left), (5, 14))

    def test_s41_without_cards_the_last_token_loses(self):
        state = table()
        state.clock, state.schedule_left = 2, 0
        self.assertEqual(lost(state, 1), [{"e": "time", "lost": 1, "clock": 1}])
        self.assertEqual(lost(state, 5), [{"e": "time", "lost": 1, "clock": 0},
                                          {"e": "over", "reason": "time"}])

    def test_s40_the_card_under_the_deck_goes_last_and_all_know_it(self):
        state = table()
        state.clock, state.schedule_left, state.bottom = 1, 2, "d03"
        self.assertNotIn("card", of(lost(state, 1), "refilled"))
        state.clock = 1
        self.assertEqual(of(lost(state, 1), "refilled"), {"clock": 7, "cards": 0, "card": "d03"})
        self.assertIsNone(state.bottom)


class SetUp(unittest.TestCase):
    HANDS = ["signal", "signal", "switch", "switch", "train"] * 2

    def test_s11_s12_s17_the_deal(self):
        state = table()
        state.turns = 0
        events = deal(state, Script({FIRST: [1], CARD: self.HANDS}))
        self.assertEqual(names(events), ["first", "hand", "hand", "turn", "revealed"])
        self.assertEqual(events[0], {"e": "first", "seat": 1, "by": "luck"})
        self.assertEqual(events[-1], {"e": "revealed", "card": "start", "from": "start"})
        self.assertEqual((state.phase, state.turn, state.schedule_left), ("deploy", 1, 16))

    def test_s16_s60_placement_first(self):
        state = table(layout="free", extra_signal="1", first_seat="0")
        state.turns = 0
        self.assertEqual(names(deal(state, Script({}))), ["first"])
        self.assertEqual(refused(state, "signal calais-paris@2 dijon-lyon@1"), "marker-there S26")
        self.assertEqual(refused(state, "signal calais-paris@2 basel-dijon@1"), "marker-stays S14")
        self.assertEqual(refused(state, "signal dijon-lyon@1 paris-reims@0"), "marker-stays S14")
        self.assertEqual(refused(state, "set lemans brest-lemans paris-lemans"),
                         "same-setting S26")
        play(state, "signal calais-paris@2 paris-reims@0", "signal dijon-lyon@1 basel-dijon@1",
             "set lemans brest-lemans lemans-limoges")
        self.assertEqual(state.changes, 3)
        state.changes = 64
        self.assertEqual(refused(state, "set lemans brest-lemans paris-lemans"),
                         "placing-limit S16")
        self.assertEqual(names(play(state, "ready")), ["ready"])
        self.assertEqual(refused(state, "extra paris-reims@0"), "marker-there S26")
        events = play(state, "extra calais-paris@2", cards=self.HANDS)
        self.assertEqual(names(events), ["marker", "hand", "hand", "turn", "revealed"])

    def test_s63_numbers_lie_elsewhere(self):
        state = table(places="shuffled", first_seat="0")
        state.turns = 0
        numbers = list(range(12, 1, -1))
        events = deal(state, Script({NUMBER: numbers, CARD: self.HANDS}))
        self.assertEqual(of(events, "numbers"), {"numbers": numbers})
        events = play(state, "deploy black", dice=[(6, 6)])
        self.assertEqual(of(events, "dice"), {"dice": [6, 6], "place": "calais"})


class StartCard(unittest.TestCase):
    def begun(self, board="europe", **options):
        state = table(board, **options)
        show(state, START_CARD)
        next_symbol(state, None, [])
        return state

    def test_s21_given_colours_and_repeated_rolls(self):
        state = self.begun()
        self.assertEqual(refused(state, "deploy brown"), "given-colour S21")
        self.assertEqual(refused(state, "deploy black at calais"), "helper-elsewhere S42")
        events = play(state, "deploy black", "deploy brown", dice=[(3, 3), (1, 5), (6, 6)])
        self.assertEqual(names(events),
                         ["dice", "deployed", "dice", "occupied", "dice", "deployed"])
        self.assertEqual(state.clock, 7)
        events = play(state, "deploy grey", dice=[(1, 1)])
        self.assertEqual(names(events), ["dice", "deployed", "carried-out"])
        self.assertEqual(of(events, "carried-out"), {"card": "start"})
        self.assertEqual((state.phase, state.card, state.used), ("action", None, []))

    def test_s48_the_shunter_on_the_start_card(self):
        state = self.begun("america")
        events = play(state, "deploy black at miami")
        self.assertEqual(names(events), ["helper", "deployed"])
        self.assertEqual(refused(state, "deploy brown at calgary"), "helper-used S42")

    def test_s64_tokens(self):
        state = self.begun(places="stack")
        events = play(state, "deploy black", "deploy brown", "deploy grey",
                      token=["calais", "genoa", "brest"])
        self.assertEqual(names(events), ["token", "deployed"] * 3 + ["carried-out", "tokens"])
        self.assertEqual((len(state.tokens), state.turned, state.token_shuffles), (11, 0, 1))

    def test_s64_an_empty_stack_is_shuffled_when_one_is_to_be_turned(self):
        state = table(places="stack")
        state.tokens = []
        show(state, "d05")
        next_symbol(state, None, [])
        events = play(state, "deploy black", token=["genoa"])
        self.assertEqual(names(events)[:4], ["named", "tokens", "token", "deployed"])
        self.assertEqual((len(state.tokens), state.turned), (10, 1))


class Card(unittest.TestCase):
    def shown(self, card, board="europe", **options):
        state = table(board, **options)
        show(state, card)
        return state

    def go(self, state):
        events = []
        next_symbol(state, None, events)
        return events

    def test_s22_an_occupied_place_costs_two(self):
        state = self.shown("d05")
        put(state, "grey-1", "calais")
        self.go(state)
        events = play(state, "deploy black", dice=[(1, 5)])
        self.assertEqual(names(events), ["named", "dice", "occupied", "time", "carried-out"])
        self.assertEqual(of(events, "occupied"), {"colour": "black", "place": "calais"})
        self.assertIsNone(state.trains["black-1"].at)

    def test_s22_an_empty_depot_costs_two(self):
        state = self.shown("d05")
        for number, train in enumerate(state.trains):
            put(state, train, list(state.board.numbers)[number])
        events = self.go(state)
        self.assertEqual(names(events), ["no-train", "time"])
        self.assertEqual((state.phase, state.clock), ("train", 5))

    def test_s23_two_deployments_need_two_colours(self):
        state = self.shown("d01")
        put(state, "grey-1", "calais")
        self.go(state)
        play(state, "deploy black", dice=[(1, 5)])
        self.assertEqual(refused(state, "deploy black"), "same-colour S23")
        self.assertIsNone(refused(state, "deploy brown"))
        for train in ("brown-1", "brown-2", "brown-3", "grey-2"):
            put(state, train, list(state.board.numbers)[1 + len(state.on_board())])
        put(state, "grey-3", "rostock")
        self.assertEqual(refused(state, "deploy grey"), "depot S22")

    def test_s23_no_other_colour_in_the_depot(self):
        state = self.shown("d01")
        for train in list(state.trains)[3:]:
            put(state, train, list(state.board.numbers)[len(state.on_board())])
        self.go(state)
        events = play(state, "deploy black", dice=[(3, 4)])
        self.assertEqual(names(events), ["named", "dice", "deployed", "no-train", "time"])
        self.assertEqual(state.phase, "colour")

    def test_s24_every_train_of_the_colour_once_in_any_order(self):
        state = self.shown("d16")
        put(state, "black-1", "calais")
        put(state, "black-2", "brest")
        put(state, "grey-1", "bremen")
        self.go(state)
        self.assertEqual(refused(state, "train grey-1"), "other-colour S24")
        self.assertEqual(refused(state, "train black-3"), "not-on-board S24")
        play(state, "train black-2", "go", die=[2])
        self.assertEqual(refused(state, "train black-2"), "already-moved S24")
        play(state, "train black-1", "go", die=[3])
        self.assertEqual((state.colour, state.pending), ("grey", ["grey-1"]))
        events = play(state, "train grey-1", "go", die=[1])
        self.assertEqual(names(events)[-1], "carried-out")
        self.assertEqual(state.used, ["d16"])

    def test_s24_a_colour_without_trains_passes(self):
        state = self.shown("d16")
        self.assertEqual(names(self.go(state)), ["carried-out"])

    def test_s25_different_colours_even_from_the_depot(self):
        state = self.shown("d10")
        self.go(state)
        put(state, "brown-1", "calais")
        self.assertEqual(names(play(state, "colour black")), ["named"])
        self.assertEqual(refused(state, "colour black"), "same-colour S25")
        play(state, "colour brown")
        self.assertEqual(state.phase, "train")

    def test_s41_nothing_goes_on_after_the_end(self):
        state = self.shown("d05")
        state.clock, state.schedule_left = 2, 0
        put(state, "grey-1", "calais")
        self.go(state)
        events = play(state, "deploy black", dice=[(1, 5)])
        self.assertEqual(names(events), ["named", "dice", "occupied", "time", "over"])
        self.assertEqual((state.card, state.symbol), ("d05", 0))
        self.assertEqual(result(state)["winners"], [])
        self.assertEqual(refused(state, "go", 0), "game-over S50")


class Helpers(unittest.TestCase):
    def black_to_move(self, board="europe"):
        state = table(board)
        show(state, "d16")
        put(state, "black-1", list(state.board.numbers)[0])
        put(state, "black-2", list(state.board.numbers)[1])
        next_symbol(state, None, [])
        return state

    def test_s43_the_logistician_rolls_anew(self):
        state = self.black_to_move()
        self.assertEqual(refused(state, "use logistician"), "helper-window S42")
        events = play(state, "train black-1", "use logistician", die=[5, 2])
        self.assertEqual(names(events), ["rolled", "helper", "rolled"])
        self.assertEqual((state.phase, state.points, state.rolls["black"]), ("rolled", 2, 2))

    def test_s43_without_anything_else_to_ask_the_train_moves_at_once(self):
        state = self.black_to_move()
        state.unused.remove("dispatcher")
        events = play(state, "train black-1", "use logistician", die=[5, 2])
        self.assertEqual(names(events), ["rolled", "helper", "rolled", "moved", "stopped"])
        self.assertEqual(names(play(state, "train black-2", die=[2]))[:2], ["rolled", "moved"])

    def test_s44_the_dispatcher_at_any_time_once(self):
        state = self.black_to_move()
        self.assertEqual(play(state, "use dispatcher"), [{"e": "helper", "helper": "dispatcher"}])
        self.assertEqual((state.phase, state.dispatcher), ("train", True))
        self.assertEqual(refused(state, "use dispatcher"), "helper-used S42")

    def test_s45_the_conductor_before_the_first_roll(self):
        state = self.black_to_move()
        put(state, "grey-1", "bremen")
        events = play(state, "use conductor")
        self.assertEqual(names(events), ["helper"])
        self.assertEqual(state.colour, "grey")
        state = self.black_to_move()
        play(state, "train black-1", "go", die=[3])
        self.assertEqual(refused(state, "use conductor"), "helper-window S42")

    def test_s47_the_traffic_controller_holds_one_train_for_the_turn(self):
        state = self.black_to_move("america")
        self.assertEqual(refused(state, "use traffic_controller grey-1"), "not-on-board S24")
        events = play(state, "use traffic_controller black-2")
        self.assertEqual(events, [{"e": "helper", "helper": "traffic_controller",
                                   "train": "black-2"}])
        play(state, "train black-1", die=[2])
        self.assertEqual(state.phase, "action")
        give(state, train=1)
        play(state, "play train train")
        self.assertEqual(refused(state, "train black-2"), "held S47")
        self.assertEqual(refused(state, "use traffic_controller black-1"), "helper-used S42")

    def revealed(self, left=3):
        state = table("america")
        state.schedule_left = left
        return play_end(state, "d14"), state

    def test_s46_the_crossing_keeper(self):
        events, state = self.revealed()
        self.assertEqual(events[-1], {"e": "revealed", "card": "d14", "from": "deck"})
        self.assertEqual((state.phase, state.schedule_left), ("reveal", 2))
        events = play(state, "use crossing_keeper", schedule=["d10"])
        self.assertEqual(names(events), ["helper", "under", "revealed"])
        self.assertEqual((state.card, state.bottom, state.schedule_left), ("d10", "d14", 2))
        self.assertEqual(state.phase, "colour")

    def test_s46_the_card_under_comes_last(self):
        _, state = self.revealed(left=2)
        play(state, "use crossing_keeper", schedule=["d15"])
        events = play_end(state, None)
        self.assertEqual(events[-2], {"e": "revealed", "card": "d14", "from": "bottom"})

    def test_s46_not_with_an_empty_deck(self):
        _, state = self.revealed(left=1)
        self.assertEqual(state.phase, "action")

    def test_s46_or_the_card_is_carried_out(self):
        _, state = self.revealed()
        self.assertEqual(names(play(state, "go")), ["carried-out"])

    def test_s48_a_free_start_place_is_named(self):
        state = table("america")
        put(state, "grey-1", "miami")
        show(state, "d05")
        next_symbol(state, None, [])
        self.assertEqual(refused(state, "deploy black at miami"), "place-taken S48")
        events = play(state, "deploy black at houston")
        self.assertEqual(names(events), ["helper", "named", "deployed"])


def play_end(state, card):
    """Ends the action step; the next turn reveals this card."""
    five = ["signal"] * 5
    schedule = {} if card is None else {"schedule": [card]}
    return play(state, "end", cards=five, **schedule)


class TheEnd(unittest.TestCase):
    def test_s51_the_last_card_was_carried_out(self):
        state = table()
        state.schedule_left = 0
        self.assertEqual(names(play_end(state, None)), ["drew", "over"])
        self.assertEqual(result(state)["reason"], "schedule")

    def test_s51_another_turn_while_there_is_a_card(self):
        state = table()
        state.schedule_left, state.held, state.dispatcher = 1, "black-1", True
        self.assertEqual(names(play_end(state, "d09")), ["drew", "turn", "revealed"])
        self.assertEqual((state.turn, state.held, state.dispatcher), (1, None, False))

    def test_s62_what_counts_in_europe(self):
        state = table(goods="10")
        for got, counted in (((2, 2, 2, 2), 8), ((3, 2, 2, 2), 9), ((3, 3, 3, 0), 8),
                             ((3, 3, 2, 2), 10), ((3, 3, 3, 1), 9)):
            state.delivered["marseille"] = dict(zip(state.board.goods, got))
            self.assertEqual(delivered(state), counted, got)


if __name__ == "__main__":
    unittest.main()
