"""Ghost Train: claims and what they bring, tickets, decks, the end."""

import unittest

from .family import set_up
from .rules import deal
from .samples import CATALOGUE, counts, hold, names, own, play, refused, script, table


class Turns(unittest.TestCase):
    def test_g2_g3_the_deal(self):
        state = set_up(CATALOGUE, "ghost-train", "hollow", 2, {"first-seat": "1"})
        events = deal(state, script(["red"] * 3 + ["blue"] * 3 + ["green"] * 2,
                                    ["oak-tomb", "hall-reef", "elm-well", "oak-hall"]))
        self.assertEqual(names(events), ["first", "hand", "hand", "dealt", "dealt", "turn"])
        self.assertEqual(events[3], {"e": "dealt", "seat": 0, "tickets": ["oak-tomb", "hall-reef"]})
        self.assertEqual((state.turn, sum(state.deck), len(state.ticket_deck)), (1, 12, 4))
        self.assertEqual(events[0]["by"], "option")

    def test_g10_a_draw_is_two_cards(self):
        state = table(deck={"red": 3})
        self.assertEqual(names(play(state, "draw", ["red", "red"])), ["drew", "drew", "turn"])
        self.assertEqual(refused(state, "draw", seat=0), "not-your-turn G4")

    def test_g18_the_discards_are_shuffled_at_once(self):
        state = table(deck={"red": 1})
        state.discards = counts(state, {"blue": 2})
        self.assertEqual(names(play(state, "draw", ["red", "blue"])),
                         ["drew", "rebuilt", "drew", "turn"])

    def test_g18_as_many_as_there_are(self):
        state = table(deck={"red": 1})
        self.assertEqual(names(play(state, "draw", ["red"])), ["drew", "turn"])
        self.assertEqual(refused(state, "draw", 1), "no-draw G18")

    def test_g19_a_pass_only_when_nothing_else_is_possible(self):
        state = table(hand={"red": 1})
        self.assertEqual(refused(state, "pass"), "can-act G19", "an exchange is possible")
        state.ticket_deck = []
        self.assertIsNone(refused(state, "pass"))
        state.players[0].hand = counts(state, {"green": 1})
        self.assertEqual(refused(state, "pass"), "can-act G19", "a claim is possible")
        state.players[0].hand = counts(state, {})
        state.deck = counts(state, {"red": 1})
        self.assertEqual(refused(state, "pass"), "can-act G19", "a draw is possible")


class Claims(unittest.TestCase):
    def test_g11_payments(self):
        state = table(hand={"red": 2, "blue": 1, "locomotive": 2})
        for text, reason in (("claim oak-well-a red:2", None),
                             ("claim oak-well-a red:1 locomotive:1", None),
                             ("claim oak-well-a locomotive:2", None),
                             ("claim oak-well-a red:1", "count G11"),
                             ("claim oak-well-b red:2", "colour G11"),
                             ("claim oak-well-b blue:2", "short G11"),
                             ("claim well-hall locomotive:3", "short-locomotives G11")):
            self.assertEqual(refused(state, text), reason, text)

    def test_g11_taken_and_too_few_wagons(self):
        state = table()
        own(state, 1, "oak-elm")
        self.assertEqual(refused(state, "claim oak-elm green:1"), "taken G11")
        state.players[0].wagons = 2
        self.assertEqual(refused(state, "claim hall-keep red:3"), "trains G11")

    def test_g12_double_routes(self):
        for owner, reason in ((0, "own-twin G12"), (1, None)):
            state = table()
            own(state, owner, "oak-well-a")
            self.assertEqual(refused(state, "claim oak-well-b blue:2"), reason)

    def test_g11_the_cards_go_to_the_discards(self):
        state = table(deck={"black": 2})
        events = play(state, "claim oak-well-a red:1 locomotive:1")
        self.assertEqual(events[0], {"e": "claimed", "seat": 0, "track": "oak-well-a",
                                     "pay": {"red": 1, "locomotive": 1}, "trains": 18})
        self.assertEqual(sum(state.discards), 2)

    def test_g18_cards_paid_beside_an_empty_deck_become_the_deck(self):
        self.assertEqual(names(play(table(), "claim oak-elm green:1")),
                         ["claimed", "rebuilt", "turn"])

    def test_g16_each_bonus_once(self):
        state = table(deck={"black": 9}, tickets=("elm-pier", "hall-reef"))
        own(state, 0, "tomb-keep")
        events = play(state, "claim hall-keep red:3", ["black"] * 4)
        self.assertEqual(names(events), ["claimed", "bonus", "drew", "drew", "bonus", "drew",
                                         "drew", "turn"])
        self.assertEqual([e["bonus"] for e in events if e["e"] == "bonus"], ["tomb", "keep"])
        state.turn = 0
        self.assertEqual(names(play(state, "claim tomb-hall green:2")), ["claimed", "turn"])


class Tickets(unittest.TestCase):
    def test_g13_g14_a_chain_of_completions(self):
        state = table(deck={"black": 9})
        own(state, 0, "oak-elm", "oak-well-a")
        events = play(state, "claim well-tomb yellow:2", tickets=["elm-well", "hall-reef"])
        self.assertEqual(names(events), ["claimed", "completed", "drew-ticket", "completed",
                                         "drew-ticket", "turn"])
        self.assertEqual([e["completed"] for e in events if e["e"] == "completed"], [1, 2])
        ids = state.board.ticket_ids(state.players[0].tickets)
        self.assertEqual(ids, ["hall-reef", "well-keep"], "replaced in its place")

    def test_g17_both_tickets_in_the_order_held(self):
        state = table(deck={"black": 9}, tickets=("tomb-pier", "hall-reef"))
        own(state, 0, "tomb-hall", "pier-reef")
        events = play(state, "claim hall-pier-a black:2", ["black", "black"],
                      ["well-keep", "elm-pier"])
        self.assertEqual([e["ticket"] for e in events if e["e"] == "completed"],
                         ["tomb-pier", "hall-reef"])

    def test_g13_without_a_ticket_to_draw_the_place_stays_empty(self):
        state = table(deck={"black": 9})
        state.ticket_deck = []
        own(state, 0, "oak-well-a")
        events = play(state, "claim well-tomb yellow:2")
        self.assertEqual(names(events), ["claimed", "completed", "turn"])
        self.assertIsNone(state.players[0].tickets[0])

    def test_g10_exchange(self):
        state = table()
        events = play(state, "exchange", tickets=["elm-pier", "hall-reef"])
        self.assertEqual(names(events), ["exchanged", "drew-ticket", "drew-ticket", "turn"])
        self.assertEqual(events[0]["tickets"], ["oak-tomb", "well-keep"])
        self.assertEqual(state.board.ticket_ids(state.players[0].exchanged),
                         ["oak-tomb", "well-keep"])

    def test_g14_a_ticket_drawn_joined_is_completed_at_once(self):
        state = table()
        own(state, 0, "oak-elm", "oak-well-a")
        events = play(state, "exchange", tickets=["elm-pier", "elm-well", "hall-reef"])
        self.assertEqual(names(events), ["exchanged", "drew-ticket", "drew-ticket", "completed",
                                         "drew-ticket", "turn"])

    def test_g10_the_old_ones_cannot_come_straight_back(self):
        state = table()
        hold(state, 1, "elm-pier", "hall-reef")
        state.ticket_deck = [state.board.ticket_index["oak-hall"]]
        events = play(state, "exchange", tickets=["oak-hall"])
        self.assertEqual(names(events), ["exchanged", "drew-ticket", "turn"])
        self.assertEqual(state.players[0].tickets[1], None)
        self.assertEqual(state.ticket_deck, [])

    def test_g18_exchanged_tickets_are_shuffled_when_one_is_needed(self):
        state = table()
        state.players[1].exchanged = list(state.ticket_deck)
        state.ticket_deck = []
        events = play(state, "exchange", tickets=["oak-hall", "elm-pier"])
        self.assertEqual(names(events), ["exchanged", "tickets-rebuilt", "drew-ticket",
                                         "drew-ticket", "turn"])
        self.assertEqual(events[1], {"e": "tickets-rebuilt", "tickets": 6})
        self.assertEqual((state.ticket_shuffles, state.ticket_left), (1, 2))

    def test_g10_nothing_held_or_nothing_to_draw(self):
        state = table(tickets=(None, None))
        self.assertEqual(refused(state, "exchange"), "no-tickets G10")
        state = table(tickets=("oak-tomb", None))
        self.assertIsNone(refused(state, "exchange"))
        state.ticket_deck = []
        self.assertEqual(refused(state, "exchange"), "no-tickets G10")


class TheEnd(unittest.TestCase):
    def test_g15_trick_or_treat_once(self):
        state = table(deck={"black": 9}, tickets=("oak-tomb", "well-keep"))
        own(state, 0, "elm-hall")
        events = play(state, "claim hall-pier-a black:2")
        self.assertEqual(names(events), ["claimed", "trick-or-treat", "turn"])
        state.turn = 0
        self.assertEqual(names(play(state, "claim pier-reef blue:1")), ["claimed", "turn"])

    def test_g20_the_sixth_ticket_stops_everything(self):
        state = table(deck={"black": 9}, tickets=("tomb-pier", "hall-reef"))
        own(state, 0, "tomb-hall", "pier-reef", "elm-hall")
        state.players[0].completed = [0, 1, 2, 3, 4]
        state.players[0].wagons = 2
        events = play(state, "claim hall-pier-a black:2", ["black", "black"])
        self.assertEqual(names(events), ["claimed", "bonus", "drew", "drew", "completed", "over"])
        self.assertEqual(state.result["reason"], "tickets")
        self.assertEqual(state.result["winners"], [0])
        self.assertEqual(state.players[0].tickets[0], None)
        self.assertEqual(refused(state, "draw"), "game-over G20")

    def test_g20_the_special_ticket_may_be_the_sixth(self):
        state = table(deck={"black": 9})
        own(state, 0, "elm-hall")
        state.players[0].completed = [1, 2, 3, 5, 6]
        self.assertEqual(names(play(state, "claim hall-pier-a black:2")),
                         ["claimed", "trick-or-treat", "over"])

    def test_g21_the_last_wagon(self):
        state = table(deck={"black": 9})
        state.players[0].wagons, state.players[1].completed = 1, [5]
        self.assertEqual(names(play(state, "claim oak-elm green:1")), ["claimed", "over"])
        self.assertEqual(state.result, {"reason": "wagons", "winners": [1], "seats": [
            {"tickets": 0, "special": 0, "completed": 0, "trains": 0, "rank": 2},
            {"tickets": 1, "special": 0, "completed": 1, "trains": 20, "rank": 1}]})

    NEW = ["elm-pier", "hall-reef"]

    def test_g22_barren_turns_all_round_twice(self):
        state = table(hand={"red": 1})
        state.barren = 3
        self.assertEqual(names(play(state, "exchange", tickets=self.NEW))[-1], "over")
        self.assertEqual((state.result["reason"], state.result["winners"]), ("stall", [0, 1]))
        state = table(hand={"red": 1})
        state.barren, state.ticket_deck = 3, []
        self.assertEqual(names(play(state, "pass")), ["pass", "over"])

    def test_g22_an_exchange_by_choice_begins_the_count_anew(self):
        for deck, hand in (({"red": 1}, {"red": 1}), ({}, {"green": 1})):
            state = table(deck=deck, hand=hand)
            state.idle = state.barren = 3
            self.assertEqual(names(play(state, "exchange", tickets=self.NEW))[-1], "turn")
            self.assertEqual((state.idle, state.barren), (4, 0))

    def test_g22_a_claim_begins_the_count_anew(self):
        state = table(hand={"green": 1})
        state.idle = state.barren = 3
        play(state, "claim oak-elm green:1")
        self.assertEqual((state.idle, state.barren), (0, 0))

    def test_g22_in_the_first_version_every_exchange_counted(self):
        state = set_up(CATALOGUE, "ghost-train", "hollow", 2, {}, "ghost/1")
        state.turn, state.barren, state.deck = 0, 3, counts(state, {"red": 2})
        hold(state, 0, "oak-tomb", "well-keep")
        self.assertEqual(names(play(state, "exchange", tickets=self.NEW))[-1], "over")


if __name__ == "__main__":
    unittest.main()
