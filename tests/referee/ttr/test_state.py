"""A position as bytes, and what must always hold in it."""

import unittest

from .samples import BLUE, GREEN, LOCO, RED, give, own, table
from .state import broken_invariant, state_bytes


class StateBytes(unittest.TestCase):
    def test_every_field_stands_in_its_place(self):
        state = table(row=(RED, LOCO, None, BLUE, GREEN), deck={RED: 2}, discards={GREEN: 1},
                      hands=[{RED: 1, LOCO: 2}, {BLUE: 3}])
        own(state, 1, "f-a", "a-b")
        give(state, 0, "a-d", "a-c")
        state.players[1].known[BLUE] = 2
        state.players[1].offer = [3, 2]
        state.players[1].chosen, state.players[1].keeps = True, 1
        state.fresh = [4, 9]
        state.under = [(5, 1), (6, 0)]
        state.first, state.turns_left, state.passes = 1, None, 1
        state.shuffles, state.left = 3, 7
        self.assertEqual(list(state_bytes(state)), [
            1, 2, 1, 0, 255, 1,
            20, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0,
            13, 16, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 2, 3, 2, 1, 1,
            1, 255, 255, 255, 255, 255, 1, 255,
            0, 3, 255, 1, 2,
            2, 0, 0, 0, 0, 0, 1, 0, 3, 7,
            2, 4, 9,
            2, 5, 1, 6, 0])

    def test_points_take_two_bytes_little_end_first(self):
        state = table()
        state.players[0].points = 300
        self.assertEqual(list(state_bytes(state)[7:9]), [44, 1])


class Invariants(unittest.TestCase):
    def full(self):
        return table(deck={RED: 6, BLUE: 6, GREEN: 7, LOCO: 6})

    def test_a_whole_table_is_fine(self):
        self.assertIsNone(broken_invariant(self.full()))

    def test_a_lost_card_is_noticed(self):
        state = self.full()
        state.deck[RED] -= 1
        self.assertIn("train cards", broken_invariant(state))

    def test_a_doubled_ticket_is_noticed(self):
        state = self.full()
        state.under.append((0, 1))
        self.assertIn("tickets", broken_invariant(state))

    def test_lost_trains_and_points_are_noticed(self):
        state = self.full()
        state.players[1].trains -= 1
        self.assertIn("trains", broken_invariant(state))
        state.players[1].trains += 1
        state.players[1].points += 1
        self.assertIn("points", broken_invariant(state))

    def test_both_tracks_of_a_double_route_are_noticed(self):
        state = self.full()
        own(state, 0, "c-d-a", "c-d-b")
        self.assertIn("T35", broken_invariant(state))

    def test_discards_beside_an_empty_deck_are_noticed(self):
        state = self.full()
        state.deck, state.discards = state.discards, state.deck
        self.assertIn("T17", broken_invariant(state))


if __name__ == "__main__":
    unittest.main()
