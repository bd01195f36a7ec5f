"""The final count: T37, T44, T51 to T54."""

import unittest

from ..catalogue import Catalogue
from .board import find_board
from .samples import give, own, table
from .scoring import final_count, rank
from .state import State


def count(state):
    return final_count(state)[1]


def score(total, done=0, bonus=0):
    return {"total": total, "done": done, "bonus": bonus}


def ranks(*scores):
    rank(scores)
    return [s["rank"] for s in scores]


class Tickets(unittest.TestCase):
    def test_t37_points_by_length_on_the_published_boards(self):
        for game in ("ttr-classic", "ttr-new"):
            _, board = find_board(Catalogue(), game, "usa")
            self.assertEqual(board.points[1:], [1, 2, 4, 7, 10, 15])

    def test_t44_a_chain_of_own_tracks_completes_a_ticket(self):
        state = table()
        own(state, 0, "a-b", "b-c", "c-d-a")
        give(state, 0, "a-d")
        self.assertEqual((count(state)[0]["tickets"], count(state)[0]["done"]), (7, 1))

    def test_t44_a_gap_or_a_rival_link_does_not(self):
        state = table()
        own(state, 0, "a-b", "c-d-a")
        own(state, 1, "b-c")
        give(state, 0, "a-d")
        self.assertEqual((count(state)[0]["failed"], count(state)[0]["done"]), (-7, 0))

    def test_t51_a_total_may_be_negative(self):
        state = table()
        own(state, 0, "a-b")
        give(state, 0, "a-e", "b-f")
        self.assertEqual(count(state)[0]["total"], 1 - 11 - 8 + 10)
        self.assertEqual(count(state)[1]["total"], 0)

    def test_t51_events_show_each_ticket_ascending(self):
        state = table()
        own(state, 1, "a-b", "b-c")
        give(state, 1, "e-f", "a-c")
        events = [event for event in final_count(state)[0] if event["e"] == "ticket"]
        self.assertEqual(events, [
            {"e": "ticket", "seat": 1, "ticket": "a-c", "done": True, "points": 4},
            {"e": "ticket", "seat": 1, "ticket": "e-f", "done": False, "points": -1}])


class NewRulebookExample(unittest.TestCase):
    """T54, with the tracks of the real map."""

    def setUp(self):
        rules, board = find_board(Catalogue(), "ttr-new", "usa")
        self.state = State(rules, board, 2)

    def test_t54_two_completed(self):
        own(self.state, 0, "montreal-new_york", "new_york-pittsburgh-a", "nashville-pittsburgh",
            "atlanta-nashville")
        give(self.state, 0, "atlanta-montreal", "atlanta-new_york")
        result = count(self.state)[0]
        self.assertEqual(result["tickets"] + result["failed"], 15)

    def test_t54_one_completed_one_not(self):
        own(self.state, 0, "sault_ste_marie-toronto", "pittsburgh-toronto", "nashville-pittsburgh")
        give(self.state, 0, "nashville-sault_ste_marie", "atlanta-washington")
        result = count(self.state)[0]
        self.assertEqual(result["tickets"] + result["failed"], 4)


class Longest(unittest.TestCase):
    def test_t52_a_loop_and_a_tail(self):
        state = table()
        own(state, 0, "c-d-a", "d-e", "c-e", "b-c")
        self.assertEqual(count(state)[0]["longest"], 3 + 4 + 2 + 2)

    def test_t52_all_who_tie_get_the_bonus(self):
        state = table(seats=4)
        own(state, 0, "c-d-a")
        own(state, 2, "c-d-b")
        own(state, 3, "b-c")
        self.assertEqual([seat["bonus"] for seat in count(state)], [10, 0, 10, 0])

    def test_t52_nobody_gets_it_at_length_zero(self):
        self.assertEqual([seat["bonus"] for seat in count(table())], [0, 0])


class Ranking(unittest.TestCase):
    def test_t53_points_first(self):
        self.assertEqual(ranks(score(5, done=9, bonus=10), score(6)), [2, 1])

    def test_t53_then_completed_tickets(self):
        self.assertEqual(ranks(score(6, done=2, bonus=10), score(6, done=3)), [2, 1])

    def test_t53_then_the_bonus(self):
        self.assertEqual(ranks(score(6, done=3), score(6, done=3, bonus=10)), [2, 1])

    def test_t53_several_holders_share(self):
        self.assertEqual(ranks(score(6, 3, 10), score(6, 3), score(6, 3, 10)), [1, 3, 1])

    def test_t53_none_holds_it_all_share(self):
        self.assertEqual(ranks(score(6, 3), score(6, 3), score(1, 0, 10)), [1, 1, 3])

    def test_t53_each_step_keeps_only_the_best_of_those_still_tied(self):
        # The last has the bonus but fewer tickets: it is out before the bonus is looked at.
        self.assertEqual(ranks(score(6, 3), score(6, 3), score(6, 2, 10)), [1, 1, 3])

    def test_t53_lower_places_by_the_same_comparisons(self):
        self.assertEqual(ranks(score(9), score(4, 1), score(4, 2), score(4, 1, 10), score(4, 1)),
                         [1, 4, 2, 3, 4])


if __name__ == "__main__":
    unittest.main()
