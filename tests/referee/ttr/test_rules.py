"""What the moves do to row, piles, tickets and turns, with the cards that come named in advance."""

import unittest

from .board import Ruleset
from .moves import parse_move
from .rules import apply, deal
from .samples import (BLUE, GREEN, LOCO, RED, RULES, board, counts, names, no_tickets_left,
                      own, script, table)
from .state import KEEP_TICKETS, OPENING, OVER, SECOND_CARD, TURN, State, broken_invariant

PLENTY = {RED: 4, BLUE: 4, GREEN: 4, LOCO: 4}


class Case(unittest.TestCase):
    def play(self, state, text, cards=(), tickets=(), seat=0):
        luck = script(cards, tickets)
        events = apply(state, seat, parse_move(state.board, text), luck)
        self.assertTrue(luck.used_up())
        return events


class Deal(Case):
    HANDS = [RED, RED, BLUE, GREEN, LOCO, BLUE, BLUE, GREEN]

    def deal(self, row, tickets=(9, 3, 0, 5, 1, 2), **deck):
        state = State(Ruleset(RULES), board(**deck), 2)
        luck = script(self.HANDS + list(row), tickets, first=1)
        events = deal(state, luck)
        self.assertTrue(luck.used_up())
        self.assertIsNone(broken_invariant(state))
        return state, events

    def test_t3_t4_order_of_the_deal(self):
        state, events = self.deal([RED, BLUE, GREEN, LOCO, LOCO])
        self.assertEqual(names(events), ["first", "hand", "hand"] + ["row"] * 5 + ["offer"] * 2)
        self.assertEqual(events[0], {"e": "first", "seat": 1, "by": "luck"})
        self.assertEqual(events[2]["cards"], ["locomotive", "blue", "blue", "green"])
        self.assertEqual(events[8]["tickets"], ["e-f", "a-e", "a-c"])
        self.assertEqual(state.players[0].offer, [0, 3, 9])
        self.assertEqual((state.phase, state.turn, state.left), (OPENING, None, 13))

    def test_t6_three_locomotives_at_set_up_are_swept(self):
        state, events = self.deal([LOCO, BLUE, LOCO, LOCO, RED, RED, RED, BLUE, GREEN, GREEN])
        self.assertEqual(names(events)[8:14], ["sweep"] + ["row"] * 5)
        self.assertEqual(events[8]["cards"], {"red": 1, "blue": 1, "locomotive": 3})
        self.assertEqual(state.discards, counts({RED: 1, BLUE: 1, LOCO: 3}))

    def test_t7_the_first_seat_as_an_option(self):
        state = State(Ruleset(RULES), board(), 2)
        luck = script(self.HANDS + [RED] * 5, (0, 1, 2, 3, 4, 5), first=1)
        self.assertEqual(deal(state, luck, first=0)[0], {"e": "first", "seat": 0, "by": "option"})

    def test_t19_a_deck_too_small_for_the_row(self):
        state, events = self.deal([RED, GREEN], each_colour=3, locomotives=1)
        self.assertEqual(state.row, [RED, GREEN, None, None, None])


class Opening(Case):
    def opening(self):
        state = table(deck=PLENTY)
        state.phase, state.turn, state.first = OPENING, None, 1
        state.players[0].offer, state.players[1].offer = [0, 1, 2], [3, 4, 5]
        state.fresh = [6, 7, 8, 9]
        return state

    def test_t5_nothing_is_settled_before_all_have_chosen(self):
        state = self.opening()
        events = self.play(state, "keep a-e,c-f under b-f", seat=1)
        self.assertEqual(names(events), ["chose"])
        self.assertEqual((state.players[1].offer, state.players[1].keeps), ([3, 5, 4], 2))
        self.assertEqual((state.players[1].tickets, state.under), ([], []))
        self.assertTrue(state.players[1].chosen)

    def test_t5_lowest_seat_first_whatever_the_order_of_answers(self):
        state = self.opening()
        self.play(state, "keep a-e,c-f under b-f", seat=1)
        events = self.play(state, "keep a-c,b-e under a-d", seat=0)
        self.assertEqual(names(events), ["chose", "settled", "turn"])
        self.assertEqual(events[1]["kept"], [2, 2])
        self.assertEqual(events[2]["seat"], 1)
        self.assertEqual(state.under, [(1, 0), (4, 1)])
        self.assertEqual([player.tickets for player in state.players], [[0, 2], [3, 5]])
        self.assertEqual((state.players[1].offer, state.players[1].chosen), ([], False))


class TrainCards(Case):
    def test_t11_two_cards_then_the_next_seat(self):
        state = table(deck=PLENTY)
        self.assertEqual(names(self.play(state, "draw", [RED])), ["drew"])
        self.assertEqual(state.phase, SECOND_CARD)
        events = self.play(state, "take 5", [BLUE])
        self.assertEqual(names(events), ["took", "row", "turn"])
        self.assertEqual(events[1], {"e": "row", "slot": 5, "card": "blue"})
        self.assertEqual((state.phase, state.turn), (TURN, 1))
        self.assertEqual(state.players[0].hand, counts({RED: 1, GREEN: 1}))
        self.assertEqual(state.players[0].known, counts({GREEN: 1}))

    def test_t13_a_face_up_locomotive_is_the_only_card(self):
        state = table(row=(LOCO, RED, RED, RED, RED), deck=PLENTY)
        self.assertEqual(names(self.play(state, "take 1", [BLUE])), ["took", "row", "turn"])

    def test_t14_a_blind_locomotive_is_an_ordinary_card(self):
        state = table(deck=PLENTY)
        self.play(state, "draw", [LOCO])
        self.assertEqual((state.phase, state.turn), (SECOND_CARD, 0))

    def test_t15_the_row_is_swept_after_a_replacement(self):
        state = table(row=(LOCO, LOCO, RED, RED, BLUE), deck=PLENTY)
        events = self.play(state, "take 3", [LOCO, RED, RED, BLUE, BLUE, GREEN])
        self.assertEqual(names(events), ["took", "row", "sweep"] + ["row"] * 5)
        self.assertEqual(state.row, [RED, RED, BLUE, BLUE, GREEN])
        self.assertEqual(state.phase, SECOND_CARD)

    def test_t19_three_resets_for_one_cause_and_no_more(self):
        state = table(row=(LOCO, LOCO, RED, RED, BLUE), deck={RED: 20, LOCO: 14})
        again = [LOCO, LOCO, LOCO, RED, RED]
        events = self.play(state, "take 3", [LOCO] + again * 3)
        self.assertEqual(names(events).count("sweep"), 3)
        self.assertEqual(state.row, again)
        events = self.play(state, "take 4", [RED] + [RED, RED, LOCO, LOCO, RED])
        self.assertEqual(names(events).count("sweep"), 1, "the next card laid counts anew")

    def test_t19_no_reset_without_three_other_cards(self):
        state = table(row=(LOCO, LOCO, RED, BLUE, LOCO), deck={LOCO: 2, GREEN: 1})
        events = self.play(state, "take 4", [GREEN])
        self.assertEqual(names(events), ["took", "row"])
        state = table(row=(LOCO, LOCO, RED, BLUE, LOCO), deck={LOCO: 2, GREEN: 1, BLUE: 1})
        events = self.play(state, "take 4", [LOCO, BLUE, GREEN, LOCO, RED, LOCO])
        self.assertEqual(names(events),
                         ["took", "row", "sweep"] + ["row"] * 3 + ["rebuilt"] + ["row"] * 2)

    def test_t19_a_withheld_reset_is_made_when_a_payment_brings_others(self):
        for newest, sweeps in ((True, 1), (False, 0)):
            state = table(row=(LOCO, LOCO, RED, BLUE, LOCO), deck={LOCO: 2, GREEN: 1},
                          hands=[{}, {BLUE: 3}])
            state.makes_up_resets = newest
            self.play(state, "take 4", [LOCO])
            self.assertEqual(state.withheld, newest)
            self.play(state, "draw", [GREEN])
            luck = [LOCO, BLUE, BLUE, BLUE, RED] if newest else []
            events = self.play(state, "claim c-d-a blue:3", luck, seat=1)
            self.assertEqual(names(events).count("sweep"), sweeps)
            self.assertFalse(state.withheld)

    def test_t19_locomotives_paid_bring_nothing(self):
        state = table(row=(LOCO, LOCO, RED, BLUE, LOCO), deck={LOCO: 2, GREEN: 1},
                      hands=[{}, {LOCO: 3}])
        self.play(state, "take 4", [GREEN])
        self.play(state, "draw", [LOCO])
        self.assertNotIn("sweep", names(self.play(state, "claim c-d-a locomotive:3", seat=1)))
        self.assertTrue(state.withheld)

    def test_t19_a_row_kept_after_three_resets_waits_for_a_card(self):
        state = table(row=(LOCO, LOCO, LOCO, RED, RED), deck={LOCO: 1}, hands=[{BLUE: 3}])
        self.assertNotIn("sweep", names(self.play(state, "claim c-d-a blue:3")))

    def test_t17_the_last_card_drawn_brings_the_discards_back_at_once(self):
        state = table(deck={RED: 1}, discards={BLUE: 3})
        events = self.play(state, "draw", [RED])
        self.assertEqual(events[1], {"e": "rebuilt", "cards": 3})
        self.assertEqual((state.deck, state.shuffles, state.left), (counts({BLUE: 3}), 1, 0))
        self.assertEqual(state.phase, SECOND_CARD)

    def test_t17_in_the_middle_of_a_reset(self):
        state = table(row=(LOCO, LOCO, RED, RED, BLUE), deck={LOCO: 1, GREEN: 2})
        events = self.play(state, "take 3", [LOCO, GREEN, GREEN, LOCO, RED, BLUE])
        self.assertEqual(names(events),
                         ["took", "row", "sweep", "row", "row", "rebuilt"] + ["row"] * 3)
        self.assertEqual(state.shuffles, 1)
        self.assertEqual(state.left, 3)

    def test_t17_swept_cards_are_there_before_new_ones_are_laid(self):
        state = table(row=(LOCO, LOCO, RED, RED, GREEN), deck={LOCO: 1}, discards={BLUE: 1})
        events = self.play(state, "take 3", [LOCO, BLUE] + [RED, GREEN, LOCO, LOCO])
        self.assertEqual(names(events), ["took", "row", "rebuilt", "sweep", "row", "rebuilt"]
                         + ["row"] * 4)

    def test_t20_no_second_card_ends_the_turn(self):
        state = table(row=(LOCO, LOCO, None, None, None), deck={RED: 1})
        self.assertEqual(names(self.play(state, "draw", [RED])), ["drew", "turn"])
        state = table(row=(LOCO, GREEN, None, None, None), deck={RED: 1})
        self.assertEqual(names(self.play(state, "draw", [RED])), ["drew"])

    def test_t23_a_second_card_from_the_row_is_not_replaced(self):
        state = table(deck={RED: 1})
        self.play(state, "draw", [RED])
        self.assertEqual(names(self.play(state, "take 1")), ["took", "turn"])
        self.assertIsNone(state.row[0])


class Claims(Case):
    def test_t33_t37_a_claim(self):
        state = table(deck=PLENTY, hands=[{GREEN: 3, LOCO: 2}])
        state.players[0].known = counts({GREEN: 1, LOCO: 2})
        events = self.play(state, "claim d-e green:3 locomotive:1")
        self.assertEqual(events, [
            {"e": "claimed", "seat": 0, "track": "d-e", "pay": {"green": 3, "locomotive": 1},
             "points": 7, "trains": 16}, {"e": "turn", "seat": 1}])
        self.assertEqual(state.players[0].hand, counts({LOCO: 1}))
        self.assertEqual(state.players[0].known, counts({LOCO: 1}))
        self.assertEqual(state.discards, counts({GREEN: 3, LOCO: 1}))

    def test_t38_a_short_row_is_refilled_from_the_payment(self):
        state = table(row=(RED, None, BLUE, None, None), hands=[{GREEN: 2}])
        events = self.play(state, "claim b-c green:2", [GREEN, GREEN])
        self.assertEqual(names(events), ["claimed", "rebuilt", "row", "row", "turn"])
        self.assertEqual(state.row, [RED, GREEN, BLUE, GREEN, None])

    def test_t38_then_the_row_may_be_swept(self):
        state = table(row=(LOCO, RED, LOCO, RED, None), hands=[{GREEN: 2, LOCO: 2}])
        laid = [LOCO] + [GREEN, GREEN, LOCO] + [RED, RED]
        events = self.play(state, "claim d-e green:2 locomotive:2", laid)
        self.assertEqual(names(events), ["claimed", "rebuilt", "row", "sweep"] + ["row"] * 3
                         + ["rebuilt"] + ["row"] * 2 + ["turn"])

    def test_t17_a_full_row_beside_empty_piles_only_gets_a_deck(self):
        state = table(hands=[{GREEN: 2}])
        self.assertEqual(names(self.play(state, "claim b-c green:2")),
                         ["claimed", "rebuilt", "turn"])


class Tickets(Case):
    def test_t40_t41_fresh_ones_first_then_those_from_under(self):
        state = table(deck=PLENTY)
        state.fresh, state.under = [7], [(5, 1), (2, 0), (8, 1)]
        events = self.play(state, "tickets", tickets=[7])
        self.assertEqual(events, [{"e": "offer", "seat": 0, "tickets": ["a-f", "c-f", "b-e"]}])
        self.assertEqual((state.phase, state.turn), (KEEP_TICKETS, 0))
        self.assertEqual(state.players[0].offer, [2, 5, 7])
        events = self.play(state, "keep c-f under a-f,b-e")
        self.assertEqual(names(events), ["kept", "turn"])
        self.assertEqual(state.under, [(8, 1), (7, 0), (2, 0)])
        self.assertEqual(state.players[0].tickets, [5])

    def test_t40_as_many_as_there_are(self):
        state = table(deck=PLENTY)
        state.fresh, state.under = [], [(3, 1)]
        self.assertEqual(self.play(state, "tickets")[0]["tickets"], ["a-e"])


class End(Case):
    def test_t50_everyone_has_one_more_turn(self):
        state = table(deck=PLENTY, hands=[{RED: 1}])
        state.players[0].trains = 3
        events = self.play(state, "claim a-b red:1")
        self.assertEqual(events[1:], [{"e": "last-round", "seat": 0, "turns": 2},
                                      {"e": "turn", "seat": 1}])
        self.play(state, "draw", [RED], seat=1)
        self.assertEqual(state.turns_left, 2, "a first card does not end a turn")
        self.play(state, "draw", [RED], seat=1)
        self.assertEqual((state.turns_left, state.turn), (1, 0))
        self.play(state, "draw", [RED])
        events = self.play(state, "draw", [RED])
        self.assertEqual(names(events), ["drew", "over", "longest", "longest"])
        self.assertEqual((state.phase, state.turn, state.turns_left), (OVER, None, 0))
        self.assertEqual(state.result["reason"], "last-round")

    def test_t50_three_trains_left_are_not_few_enough(self):
        state = table(deck=PLENTY, hands=[{RED: 1}])
        state.players[0].trains = 4
        self.assertEqual(names(self.play(state, "claim a-b red:1")), ["claimed", "turn"])

    def test_t50_begins_once_only(self):
        state = table(deck=PLENTY, hands=[{}, {RED: 1}])
        state.turns_left, state.turn, state.players[1].trains = 2, 1, 3
        self.assertEqual(names(self.play(state, "claim a-b red:1", seat=1)), ["claimed", "turn"])

    def test_t22_passes_all_round_end_the_game(self):
        state = table(seats=3)
        no_tickets_left(state)
        for seat in (0, 1):
            self.assertEqual(names(self.play(state, "pass", seat=seat)), ["pass", "turn"])
        events = self.play(state, "pass", seat=2)
        self.assertEqual(events[1], {"e": "over", "reason": "stall"})
        self.assertEqual((state.passes, state.turns_left), (3, None))

    def test_t22_an_action_in_between_starts_the_count_anew(self):
        state = table(hands=[{}, {RED: 1}])
        no_tickets_left(state)
        self.play(state, "pass")
        self.play(state, "claim a-b red:1", seat=1)
        self.assertEqual(state.passes, 0)

    def test_t50_passes_that_fill_the_last_round_end_it_as_such(self):
        state = table()
        no_tickets_left(state)
        state.turns_left = 2
        self.play(state, "pass")
        self.assertEqual(self.play(state, "pass", seat=1)[1]["reason"], "last-round")

    def test_the_final_count_shows_tickets_before_paths(self):
        state = table()
        own(state, 0, "a-b")
        no_tickets_left(state)
        state.turns_left = 1
        events = self.play(state, "pass")
        self.assertEqual(names(events), ["pass", "over"] + ["ticket"] * 10 + ["longest"] * 2)
        self.assertEqual(events[-2], {"e": "longest", "seat": 0, "length": 1, "points": 10})
        self.assertEqual(events[-1], {"e": "longest", "seat": 1, "length": 0, "points": 0})


if __name__ == "__main__":
    unittest.main()
