"""What is refused, and why; and that the list of legal moves says the same."""

import random
import unittest

from ..catalogue import Catalogue
from ..luck import Sealed
from ..record import Unreadable
from .board import find_board
from .legality import legal_moves, refusal
from .moves import format_move, parse_move
from .rules import apply, deal
from .samples import BLUE, GREEN, LOCO, RED, no_tickets_left, own, table
from .state import KEEP_TICKETS, OPENING, OVER, SECOND_CARD, State
from .style import choose

DECK = {RED: 3, BLUE: 3, LOCO: 2}


class Refusals(unittest.TestCase):
    def refused(self, state, text, seat=0):
        reason = refusal(state, seat, parse_move(state.board, text))
        return reason and " ".join(reason)

    def test_t10_only_the_seat_to_act(self):
        state = table(deck=DECK)
        self.assertIsNone(self.refused(state, "draw"))
        self.assertEqual(self.refused(state, "draw", seat=1), "not-your-turn T10")
        self.assertEqual(self.refused(state, "draw", seat=7), "not-your-turn T10")

    def test_t50_nothing_after_the_end(self):
        state = table(deck=DECK)
        state.phase = OVER
        self.assertEqual(self.refused(state, "draw"), "game-over T50")

    def test_t5_opening(self):
        state = table(deck=DECK)
        state.phase, state.turn = OPENING, None
        state.players[1].offer = [0, 1, 2]
        self.assertEqual(self.refused(state, "draw", 1), "opening T5")
        self.assertEqual(self.refused(state, "keep a-c under a-d,b-e", 1), "keep-more T5")
        self.assertIsNone(self.refused(state, "keep a-c,b-e under a-d", 1))
        state.players[1].chosen = True
        self.assertEqual(self.refused(state, "keep a-c,b-e under a-d", 1), "already-chosen T5")

    def test_t11_the_second_card_is_not_optional(self):
        state = table(deck=DECK, hands=[{RED: 1}])
        state.phase = SECOND_CARD
        for text in ("claim a-b red:1", "tickets", "pass"):
            self.assertEqual(self.refused(state, text), "second-card T11")
        self.assertIsNone(self.refused(state, "take 1"))

    def test_t13_no_locomotive_as_second_card(self):
        state = table(row=(LOCO, RED, RED, RED, None), deck=DECK)
        self.assertIsNone(self.refused(state, "take 1"))
        state.phase = SECOND_CARD
        self.assertEqual(self.refused(state, "take 1"), "locomotive-second T13")

    def test_t18_no_drawing_from_empty_piles(self):
        state = table()
        self.assertEqual(self.refused(state, "draw"), "no-draw T18")
        self.assertEqual(self.refused(state, "take 1"), "no-draw T18")

    def test_t19_an_empty_place(self):
        state = table(row=(RED, None, RED, RED, RED), deck=DECK)
        self.assertEqual(self.refused(state, "take 2"), "slot-empty T19")
        self.assertEqual(self.refused(state, "take 6"), "slot-empty T19")

    def test_t23_second_card_from_the_row_with_empty_piles(self):
        state = table()
        state.phase = SECOND_CARD
        self.assertIsNone(self.refused(state, "take 1"))
        self.assertEqual(self.refused(state, "draw"), "deck-empty T23")

    def test_t21_a_pass_only_when_nothing_else(self):
        state = table(hands=[{RED: 1}])
        no_tickets_left(state)
        self.assertEqual(self.refused(state, "pass"), "can-act T21")
        state.players[0].hand[RED] = 0
        self.assertIsNone(self.refused(state, "pass"))
        state.under.append((0, 1))
        self.assertEqual(self.refused(state, "pass"), "can-act T21")
        state.under.clear()
        state.deck[RED] = 1
        self.assertEqual(self.refused(state, "pass"), "can-act T21")

    def test_t30_to_t32_payments(self):
        state = table(hands=[{RED: 2, BLUE: 2, GREEN: 4, LOCO: 3}])
        for text, reason in (
                ("claim a-b red:1", None),
                ("claim a-b locomotive:1", None),
                ("claim a-b blue:1", "colour T31"),
                ("claim a-b red:2", "count T30"),
                ("claim b-c red:1 blue:1", "colour T31"),
                ("claim b-c red:1 locomotive:1", None),
                ("claim b-c locomotive:2", None),
                ("claim c-d-a blue:3", "short T30"),
                ("claim c-d-a blue:2 locomotive:1", None),
                ("claim d-e locomotive:4", "short-locomotives T32"),
                ("claim d-e green:4", None)):
            self.assertEqual(self.refused(state, text), reason, text)

    def test_t33_enough_trains(self):
        state = table(hands=[{GREEN: 4}])
        state.players[0].trains = 3
        self.assertEqual(self.refused(state, "claim d-e green:4"), "trains T33")

    def test_t34_taken(self):
        state = table(hands=[{RED: 1}])
        own(state, 1, "a-b")
        self.assertEqual(self.refused(state, "claim a-b red:1"), "taken T34")

    def test_t35_t36_double_routes(self):
        for seats, owner, reason in ((4, 0, "own-twin T35"), (4, 1, None),
                                     (3, 1, "twin-closed T36"), (2, 1, "twin-closed T36")):
            state = table(seats=seats, hands=[{GREEN: 3}])
            own(state, owner, "c-d-a")
            self.assertEqual(self.refused(state, "claim c-d-b green:3"), reason)

    def test_t40_to_t42_keeping(self):
        state = table(deck=DECK)
        self.assertEqual(self.refused(state, "keep a-c"), "nothing-offered T42")
        state.phase = KEEP_TICKETS
        state.players[0].offer = [0, 1, 2]
        for text, reason in (
                ("draw", "keep-first T40"),
                ("keep a-c under b-e,a-d", None),
                ("keep a-c,a-d,b-e", None),
                ("keep a-c under a-d", "order T41"),
                ("keep a-c under a-d,b-e,a-c", "order T41"),
                ("keep a-c under a-d,b-f", "not-offered T42")):
            self.assertEqual(self.refused(state, text), reason, text)

    def test_t45_no_tickets(self):
        state = table(deck=DECK)
        self.assertIsNone(self.refused(state, "tickets"))
        no_tickets_left(state)
        self.assertEqual(self.refused(state, "tickets"), "no-tickets T45")


class Text(unittest.TestCase):
    def test_there_and_back(self):
        board = table().board
        for text in ("draw", "take 3", "tickets", "pass", "claim d-e green:3 locomotive:1",
                     "claim a-b locomotive:1", "keep a-c,a-d,b-e", "keep a-c under b-e,a-d"):
            self.assertEqual(format_move(board, parse_move(board, text)), text)

    def test_unreadable(self):
        board = table().board
        for text in ("", "fly", "draw 1", "take", "take 0", "take x", "take 1 ", "claim a-b",
                     "claim a-z red:1", "claim a-b pink:1", "claim a-b red", "claim a-b red:0",
                     "claim a-b red:+1", "keep", "keep a-c over a-d", "keep a-c under", "keep x-y"):
            with self.assertRaises(Unreadable, msg=text):
                parse_move(board, text)


class AllMoves(unittest.TestCase):
    def test_payments_are_listed_once_each(self):
        state = table(hands=[{RED: 2, LOCO: 2}])
        no_tickets_left(state)
        texts = sorted(format_move(state.board, move) for move in legal_moves(state, 0))
        self.assertEqual(texts, [
            "claim a-b locomotive:1", "claim a-b red:1",
            "claim b-c locomotive:2", "claim b-c red:1 locomotive:1", "claim b-c red:2",
            "claim c-e locomotive:2", "claim c-e red:1 locomotive:1", "claim c-e red:2",
            "claim d-e red:2 locomotive:2"])

    def test_there_is_always_a_move_and_only_legal_ones_are_listed(self):
        rules, board = find_board(Catalogue(), "ttr-classic", "usa")
        state, dice, luck = State(rules, board, 3), random.Random(9), Sealed(b"secret", [""] * 3)
        deal(state, luck)
        while state.phase != OVER:
            seats = [s for s in state.seats() if legal_moves(state, s)]
            self.assertTrue(seats)
            if state.phase != OPENING:
                self.assertEqual(seats, [state.turn])
            apply(state, seats[0], choose(state, seats[0], dice), luck)


if __name__ == "__main__":
    unittest.main()
