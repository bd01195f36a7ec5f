"""One visitor with many tables, many connections, many questions (H1, M2); lent seats (low)."""
import unittest

from house import AttackTest, wait_for

BOTS = {"game": "ttr-classic", "seats": [{"bot": "easy"}, {"bot": "easy"}]}


class Heaps(AttackTest):
    def made(self, clients):
        return [client.ask("new", **BOTS)["t"] for client in clients]

    def test_h1_a_new_connection_is_no_new_visitor(self):
        """Half a thousand connections of one address, a table each."""
        answers = []
        for _ in range(500):
            client = self.server.client()
            answers += self.made([client])
            client.close()
        self.assertLess(answers.count("welcome"), 160)  # six times --table-rate, and what a minute brings back
        elsewhere = self.server.client(address="127.0.0.2")
        self.assertEqual(self.made([elsewhere]), ["welcome"])

    def test_h1_a_guest_is_one_whatever_he_connects_from(self):
        guest = self.server.guest("Ann")
        answers = self.made([guest] * 20)
        again = self.server.client(address="127.0.0.3")
        again.ask("hello", key=guest.key)
        answers += self.made([again] * 10)
        self.assertLess(answers.count("welcome"), 24)

    def test_h1_new_names_are_counted_too(self):
        codes = []
        for _ in range(200):
            client = self.server.client()
            codes.append(client.ask("hello", name="Ann").get("code"))
            client.close()
        self.assertIn("too-fast", codes)


class Watching(AttackTest):
    options = ("--bot-delay-ms", "0")

    def moves(self):
        return int(self.server.get("/metrics")[1].split("\nroundhouse_moves_total ")[1].split("\n")[0])

    def test_h1_bots_play_only_where_somebody_is(self):
        client = self.server.client()
        table = client.ask("new", **BOTS)["table"]
        client.close()
        awake = wait_for(lambda: '"tables_awake":0' in self.server.get("/healthz")[1])
        self.assertTrue(awake)
        before = self.moves()
        self.server.client().ask("ping")
        self.assertEqual(self.moves(), before)
        client = self.server.client()
        client.ask("join", table=table)
        self.assertTrue(wait_for(lambda: self.moves() > before + 20))


class Lists(AttackTest):
    options = ("--rate", "0", "--table-rate", "0")

    def test_m2_a_list_is_not_made_anew_for_everyone_who_asks(self):
        host = self.server.guest("Ann")
        for _ in range(30):
            host.ask("open", public=True, game="ghost-train", seats=[{"name": "Ann", "mine": True}, {}])
        clients = [self.server.client() for _ in range(10)]
        for _ in range(60):
            for client in clients:
                client.send(t="tables")
        self.assertEqual(host.ask("ping")["t"], "pong")
        for client in clients:
            self.assertEqual(len(client.read_until("tables")["open"]), 30)
        made = int(self.server.get("/metrics")[1].split("\nroundhouse_lists_total ")[1].split("\n")[0])
        self.assertLess(made, 200)  # of 1,200 that were told; two at most for each table that came
        # A new table is in the list of whoever asks after it was made.
        made = host.ask("open", public=True, game="ghost-train", seats=[{"name": "Ann", "mine": True}, {}])["table"]
        self.assertTrue(wait_for(
            lambda: any(table["table"] == made for table in host.ask("tables")["open"])))


class LentSeats(AttackTest):
    options = ("--bot-delay-ms", "0")

    def test_who_plays_for_another_speaks_for_himself_and_hands_nothing_on(self):
        guests = [self.server.guest(name) for name in ("Ann", "Bob", "Cid")]
        table = guests[0].ask("open", game="switch-signal-europe", chat="free",
                              seats=[{"name": "Ann", "mine": True}, {}, {}])["table"]
        for seat, guest in enumerate(guests[1:], 1):
            guest.ask("join", table=table)
            guest.ask("sit", seat=seat, name=guest.you["name"])
        guests[0].ask("start")
        acting = next(i for i, guest in enumerate(guests) if guest.ask("view").get("prompt") is not None)
        key = guests[acting].key
        guests[acting].close()
        others = [i for i in range(3) if i != acting]
        proxy = guests[others[0]]
        wait_for(lambda: proxy.ask("vote", seat=others[0])["t"] == "ok")
        guests[others[1]].ask("vote", seat=others[0])
        shown = proxy.ask("unlock", seat=acting)
        self.assertEqual(shown["t"], "snapshot", shown)
        said = proxy.ask("say", text="hello")
        self.assertEqual((said["seat"], said["name"]), (others[0], guests[others[0]].you["name"]))
        self.assertEqual(proxy.ask("hand", bot="easy").get("code"), "not-yours")
        back = self.server.client()
        back.ask("hello", key=key)
        self.assertEqual(back.ask("join", table=table)["seat"], acting)
        self.assertIsNotNone(back.ask("view")["prompt"])


if __name__ == "__main__":
    unittest.main()
