"""Colour and mark of a seat under strangers: wild values, other people's seats, two who want the same at once, kills."""
import threading
import unittest

from house import AttackTest, Gone, table_of_two

WILD = (-1, 8, 255, 1 << 31, 1 << 63, 1 << 64, -(1 << 63), 0.5, 1e300, "4", "", True, [], [4], {}, {"colour": 4}, "x" * 40_000)


class Looks(AttackTest):
    options = ("--rate", "0", "--table-rate", "0", "--bot-delay-ms", "0")

    def seats(self, table):
        """As a newcomer is told them."""
        visitor = self.server.guest("Eve")
        visitor.send(t="join", id="j", table=table)
        seats = visitor.read_until("table")["seats"]
        visitor.close()
        return [(seat.get("colour"), seat.get("mark")) for seat in seats]

    def test_wild_values_change_nothing(self):
        host, _, table = table_of_two(self.server)
        self.assertEqual(host.ask("look", colour=3, mark=5)["t"], "ok")
        for value in WILD:
            for member in ("colour", "mark", "seat"):
                members = {"colour": 1, "mark": 1, member: value}
                answer = host.ask("look", **members)
                self.assertEqual(answer["t"], "error", (members, answer))
        self.assertEqual(host.ask("look")["code"], "bad-message")
        self.assertEqual(self.seats(table)[0], (3, 5))
        self.assert_alive()

    def test_nobody_paints_the_seat_of_another(self):
        host, friend, table = table_of_two(self.server)
        watcher, stranger = self.server.guest("Eve"), self.server.guest("Mal")
        watcher.ask("join", table=table)
        for client, seat in ((friend, 0), (watcher, 0), (watcher, 1), (stranger, 0)):
            self.assertEqual(client.ask("look", seat=seat, colour=2)["t"], "error")
        self.assertEqual(self.seats(table), [(None, None), (None, None)])
        self.assertEqual(host.ask("look", seat=0, colour=2)["t"], "ok")

    def test_two_who_want_the_same_at_once_never_both_have_it(self):
        host, friend, table = table_of_two(self.server)
        wins = [0, 0]

        def want(who, client):
            for i in range(150):
                if client.ask("look", colour=i % 8, mark=(i * 3) % 8)["t"] == "ok":
                    wins[who] += 1

        threads = [threading.Thread(target=want, args=pair) for pair in enumerate((host, friend))]
        for thread in threads:
            thread.start()
        for _ in range(20):
            (a, b), (c, d) = self.seats(table)
            self.assertFalse((a is not None and a == c) or (b is not None and b == d), (a, b, c, d))
        for thread in threads:
            thread.join()
        self.assertTrue(all(wins), wins)

    def test_what_was_confirmed_is_there_after_a_kill(self):
        host, _, table = table_of_two(self.server)
        confirmed = None
        for i in range(5):
            self.assertEqual(host.ask("look", colour=i, mark=7 - i)["t"], "ok")
            confirmed = (i, 7 - i)
            host.send(t="look", id="on its way", colour=(i + 1) % 8, mark=6 - i)
            self.server.restart()
            self.assertIn(self.seats(table)[0], (confirmed, ((i + 1) % 8, 6 - i)))
            key = host.key
            host = self.server.client()
            host.ask("hello", key=key)
            host.key = key
            host.ask("join", table=table)

    def test_a_flood_from_one_seat_keeps_nobody_waiting(self):
        host, friend, _ = table_of_two(self.server)
        try:
            for i in range(3_000):
                host.send(t="look", colour=i % 8)
        except Gone:
            pass  # a flood may be cut off
        for i in range(20):
            self.assertEqual(friend.ask("look", mark=i % 8)["t"], "ok")
        self.assert_alive()


if __name__ == "__main__":
    unittest.main()
