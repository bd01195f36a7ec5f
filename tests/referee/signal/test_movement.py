"""How trains move: spaces, signals, junctions, other trains, cities, ports, start places."""

import unittest

from .samples import move_train, names, of, play, put, refused, table, with_signals


class Track(unittest.TestCase):
    def test_s4_s5_along_a_line_and_over_a_green_signal_into_a_city(self):
        state = table()
        put(state, "black-1", "calais")
        events = move_train(state, "black-1", 3)
        self.assertEqual(of(events, "moved"), {"train": "black-1", "left": 0, "path": [
            "calais-paris/1", "calais-paris/2", "paris"]})
        self.assertEqual(of(events, "stopped"), {"train": "black-1", "why": "city", "left": 0,
                                                 "at": None})
        self.assertEqual(state.trains["black-1"].facing, None)

    def test_s5_it_faces_away_from_where_it_came(self):
        state = table()
        put(state, "black-1", "calais-paris/2", "calais")
        move_train(state, "black-1", 1)
        self.assertEqual(state.trains["black-1"].facing, "calais")
        put(state, "grey-1", "brest-lemans/2", "lemans")
        move_train(state, "grey-1", 1)
        self.assertEqual((state.trains["grey-1"].at, state.trains["grey-1"].facing),
                         ("paris-lemans/2", "paris"))

    def test_s30_s32_a_red_signal_costs_a_token_a_point(self):
        state = table()
        put(state, "black-1", "paris-lemans/2", "paris")
        events = move_train(state, "black-1", 4)
        self.assertEqual(names(events), ["moved", "stopped", "time"])
        self.assertEqual(of(events, "stopped"), {"train": "black-1", "why": "signal", "left": 3,
                                                 "at": "paris-lemans@0"})
        self.assertEqual(of(events, "time"), {"lost": 3, "clock": 4})

    def test_points_run_out_before_anything_is_looked_at(self):
        state = table()
        put(state, "black-1", "paris-lemans/2", "paris")
        events = move_train(state, "black-1", 1)
        self.assertEqual(of(events, "stopped")["why"], "points")
        self.assertEqual(state.clock, 7)

    def test_s3_a_junction_as_it_is_set(self):
        state = table()
        put(state, "brown-1", "lemans-limoges/1", "lemans")
        events = move_train(state, "brown-1", 2)
        self.assertEqual(of(events, "stopped"), {"train": "brown-1", "why": "switch", "left": 2,
                                                 "at": "lemans"})
        state.open_arms["lemans"] = ("paris-lemans", "lemans-limoges")
        events = move_train(state, "brown-1", 2)
        self.assertEqual(of(events, "moved")["path"], ["paris-lemans/2", "paris-lemans/1"])

    def test_s6_what_is_met_first_is_named(self):
        state = with_signals(table(), brest_lemans=[2], paris_lemans=[0, 2])
        put(state, "brown-1", "brest-lemans/2", "lemans")
        put(state, "grey-1", "paris-lemans/2", "lemans")
        self.assertEqual(of(move_train(state, "brown-1", 2), "stopped")["at"], "brest-lemans@2")
        state.green.add("brest-lemans@2")
        events = move_train(state, "brown-1", 1)
        self.assertEqual((of(events, "stopped")["why"], of(events, "stopped")["at"]),
                         ("signal", "paris-lemans@2"), "not a collision: the signal is red")
        state.open_arms["lemans"] = ("brest-lemans", "lemans-limoges")
        self.assertEqual(of(move_train(state, "grey-1", 1), "stopped")["at"], "paris-lemans@2")
        state.green.add("paris-lemans@2")
        self.assertEqual(of(move_train(state, "grey-1", 1), "stopped")["at"], "lemans")

    def test_s39_a_train_is_not_in_its_own_way(self):
        state = table()
        for junction, arms in (("dijon", ("reims-dijon", "basel-dijon")),
                               ("basel", ("strasbourg-basel", "basel-dijon")),
                               ("strasbourg", ("reims-strasbourg", "strasbourg-basel")),
                               ("reims", ("reims-dijon", "reims-strasbourg"))):
            state.open_arms[junction] = arms
        state.green.add("basel-dijon@1")
        put(state, "black-1", "reims-dijon/1", "dijon")
        path = of(move_train(state, "black-1", 7), "moved")["path"]
        self.assertEqual(path, ["basel-dijon/2", "basel-dijon/1", "strasbourg-basel/1",
                                "reims-strasbourg/2", "reims-strasbourg/1", "reims-dijon/1",
                                "basel-dijon/2"])


class OtherTrains(unittest.TestCase):
    def test_s35_head_on(self):
        state = table()
        put(state, "black-1", "calais")
        put(state, "grey-1", "calais-paris/2", "calais")
        events = move_train(state, "black-1", 3)
        self.assertEqual(names(events), ["moved", "collided", "depot", "time"])
        self.assertEqual(of(events, "collided"), {"train": "black-1", "with": "grey-1", "left": 2})
        self.assertEqual(of(events, "time"), {"lost": 4, "clock": 3})
        self.assertIsNone(state.trains["black-1"].at)
        self.assertEqual(state.trains["grey-1"].at, "calais-paris/2")

    def test_s35_goods_go_back(self):
        state = table()
        put(state, "black-1", "calais-paris/2", "calais", goods="red")
        put(state, "grey-1", "calais-paris/1", "paris")
        events = move_train(state, "black-1", 1)
        self.assertEqual(names(events), ["collided", "returned", "depot", "time"])
        self.assertEqual(of(events, "returned"), {"goods": "red", "city": "nuremberg"})
        self.assertEqual(state.goods["red"], 2)

    def test_s35_with_no_point_left_nothing_collides(self):
        state = table()
        put(state, "black-1", "calais")
        put(state, "grey-1", "calais-paris/2", "calais")
        self.assertEqual(of(move_train(state, "black-1", 1), "stopped")["why"], "points")

    def test_s32_behind_a_train_that_goes_the_same_way(self):
        state = table()
        put(state, "black-1", "calais")
        put(state, "grey-1", "calais-paris/1", "paris")
        events = move_train(state, "black-1", 2)
        self.assertEqual(names(events), ["stopped", "time"])
        self.assertEqual(of(events, "stopped"), {"train": "black-1", "why": "train", "left": 2,
                                                 "at": "calais-paris/1"})

    def test_s35_across_a_junction(self):
        state = table()
        put(state, "black-1", "brest-lemans/2", "lemans")
        put(state, "grey-1", "paris-lemans/2", "lemans")
        self.assertIn("collided", names(move_train(state, "black-1", 1)))
        put(state, "black-1", "lemans-limoges/1", "lemans")
        self.assertEqual(of(move_train(state, "black-1", 1), "stopped")["why"], "switch")

    def test_s36_s35_an_occupied_start_place(self):
        state = table()
        put(state, "black-1", "calais-paris/1", "calais")
        put(state, "grey-1", "calais")
        self.assertEqual(of(move_train(state, "black-1", 2), "collided")["left"], 2)

    def test_s35_an_occupied_city_is_a_plain_stop(self):
        state = table()
        put(state, "black-1", "calais-paris/2", "paris")
        put(state, "grey-1", "paris")
        events = move_train(state, "black-1", 2)
        self.assertEqual(of(events, "stopped")["why"], "train")
        self.assertEqual(of(events, "time")["lost"], 2)

    def test_s35_out_of_a_city_into_a_facing_train(self):
        state = table()
        put(state, "black-1", "paris")
        put(state, "grey-1", "calais-paris/2", "paris")
        self.assertIn("collided", names(move_train(state, "black-1", 1, "calais-paris")))


class StartPlaces(unittest.TestCase):
    def test_s36_costs_two_whatever_was_left(self):
        for points in (2, 5):
            state = table()
            put(state, "black-1", "calais-paris/2", "calais", goods="blue")
            events = move_train(state, "black-1", points)
            self.assertEqual(names(events), ["moved", "stopped", "returned", "depot", "time"])
            self.assertEqual(of(events, "moved")["path"], ["calais-paris/1", "calais"])
            self.assertEqual(of(events, "stopped"), {"train": "black-1", "why": "start",
                                                     "left": points - 2, "at": "calais"})
            self.assertEqual(of(events, "time")["lost"], 2)


class EuropeanCities(unittest.TestCase):
    def test_s33_a_city_ends_the_move_for_nothing(self):
        state = table()
        state.green.add("paris-dijon@0")
        put(state, "black-1", "calais-paris/2", "paris")
        events = move_train(state, "black-1", 5)
        self.assertEqual(names(events), ["moved", "stopped"])
        self.assertEqual(of(events, "stopped")["left"], 4)

    def test_s34_the_port_sends_trains_to_the_depot(self):
        for goods, expected in ((None, ["moved", "stopped", "depot"]),
                                ("white", ["moved", "stopped", "unloaded", "depot"])):
            state = table()
            put(state, "black-1", "marseille-lyon/1", "marseille", goods=goods)
            self.assertEqual(names(move_train(state, "black-1", 3)), expected)
        self.assertEqual(state.delivered["marseille"]["white"], 1)

    def test_s44_with_the_dispatcher_trains_run_through(self):
        state = table()
        state.dispatcher = True
        state.green.add("paris-dijon@0")
        put(state, "black-1", "calais-paris/2", "paris")
        self.assertEqual(names(move_train(state, "black-1", 3)), ["moved"])
        self.assertEqual(refused(state, "leave calais-paris"), "came-by S37")
        self.assertEqual(refused(state, "leave paris-reims"), "line-red S31")
        events = play(state, "leave paris-dijon")
        self.assertEqual(of(events, "moved")["path"], ["paris-dijon/1", "paris-dijon/2"])

    def test_s44_a_loaded_train_always_unloads_an_empty_one_may_run_through(self):
        for goods in ("white", None):
            state = table()
            state.dispatcher = True
            state.green.add("marseille-nice@0")
            put(state, "black-1", "marseille-lyon/1", "marseille", goods=goods)
            events = move_train(state, "black-1", 3)
            self.assertEqual("depot" in names(events), goods is not None)
        self.assertEqual(names(play(state, "stop"))[:2], ["stopped", "depot"])

    def test_s50_the_last_goods_win_at_once(self):
        state = table()
        state.delivered["marseille"] = {"blue": 2, "yellow": 2, "white": 1, "red": 2}
        put(state, "black-1", "marseille-lyon/1", "marseille", goods="white")
        events = move_train(state, "black-1", 3)
        self.assertEqual(names(events), ["moved", "stopped", "unloaded", "depot", "over"])
        self.assertEqual((state.phase, state.outcome, state.turn), ("over", "delivered", None))


class AmericanCities(unittest.TestCase):
    def into_new_york(self, goods=None, got=()):
        """A train enters New York with 2 points left; another line is green."""
        state = table("america")
        state.green.add("new_york-albany@0")
        for colour in got:
            state.delivered["new_york"][colour] += 1
        put(state, "black-1", "new_york-pittsburgh/1", "new_york", goods=goods)
        return state, move_train(state, "black-1", 3)

    def test_s37_s38_stop_or_run_through_with_goods(self):
        state, events = self.into_new_york("red")
        self.assertEqual(names(events), ["moved"])
        self.assertEqual(state.came_by, "new_york-pittsburgh")
        self.assertEqual(names(play(state, "stop")), ["stopped", "unloaded", "depot"])
        state, _ = self.into_new_york("red")
        play(state, "leave new_york-albany")
        self.assertEqual(state.trains["black-1"].goods, "red")

    def test_s38_what_the_port_does_not_need_stays_on_the_train(self):
        state, _ = self.into_new_york("red", got=["red"])
        self.assertEqual(names(play(state, "stop")), ["stopped"])
        self.assertEqual((state.trains["black-1"].at, state.trains["black-1"].goods),
                         ("new_york", "red"))

    def test_s38_an_empty_train_stays(self):
        state, _ = self.into_new_york()
        self.assertEqual(names(play(state, "stop")), ["stopped"])
        self.assertEqual(state.trains["black-1"].at, "new_york")

    def test_s37_without_another_green_line_it_stops(self):
        state = table("america")
        put(state, "black-1", "new_york-pittsburgh/1", "new_york")
        events = move_train(state, "black-1", 3)
        self.assertEqual(of(events, "stopped"), {"train": "black-1", "why": "city", "left": 2,
                                                 "at": None})

    def test_s37_running_on_in_vain_is_a_stop_in_the_city_that_costs(self):
        state, _ = self.into_new_york("red")
        put(state, "grey-1", "new_york-albany/1", "albany")
        events = play(state, "leave new_york-albany")
        self.assertEqual(names(events), ["stopped", "unloaded", "depot", "time"])
        self.assertEqual(of(events, "stopped")["why"], "train")
        self.assertEqual(of(events, "time")["lost"], 2)

    def test_s37_running_on_into_a_facing_train_is_a_collision(self):
        state, _ = self.into_new_york("red")
        put(state, "grey-1", "new_york-albany/1", "new_york")
        events = play(state, "leave new_york-albany")
        self.assertEqual(names(events), ["collided", "returned", "depot", "time"])

    def test_s62_ten_goods(self):
        state = table("america", goods="10")
        for got, needed in (({}, True), ({"red": 1}, True), ({"red": 2}, False),
                            ({"red": 1, "blue": 2}, False), ({"blue": 2}, True)):
            state.delivered["new_york"] = {**dict.fromkeys(state.board.goods, 0), **got}
            put(state, "black-1", "new_york-pittsburgh/1", "new_york")
            state.trains["black-1"].goods = "red"
            self.assertEqual("unloaded" in names(move_train(state, "black-1", 1)), needed, got)


if __name__ == "__main__":
    unittest.main()
