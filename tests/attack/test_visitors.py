"""Tables under strangers: made and woken at once, kicked from, rematched, named, forgotten (C2, C3, H3, M1, M3, M4)."""
import threading
import unittest

from house import AttackTest, Gone, play_some, table_of_two, wait_for

GHOST = {"game": "ghost-train"}


def finished_game(server):
    """(host, friend, table) of a game that two people have played to its end."""
    host, friend, table = table_of_two(server, game="ghost-train")
    for client in (host, friend):
        client.ask("nonce", nonce="of " + client.you["name"])
    host.ask("start")
    players = [host, friend]
    states = [player.ask("view") for player in players]
    for turn in range(5_000):
        if states[0].get("result"):
            return host, friend, table
        mover = next(i for i, state in enumerate(states) if state.get("prompt") is not None)
        state = states[mover]
        claims = [move for move in state["legal"] if move.startswith("claim")]
        move = (claims or state["legal"])[(turn * 7919) % len(claims or state["legal"])]
        states[mover] = players[mover].ask("move", move=move, prompt=state["prompt"])
        states[1 - mover] = players[1 - mover].read_until("step")
    raise AssertionError("the game does not end")


class Making(AttackTest):
    options = ("--table-rate", "0", "--rate", "0")

    def test_c2_open_then_forget_again_and_again(self):
        client = self.server.guest()
        for i in range(60):
            for _ in range(8):
                client.send(t="open", seats=[{"name": "Ann", "mine": True}, {}], **GHOST)
            client.send(t="forget", id=f"f{i}")
            while client.read().get("id") != f"f{i}":
                pass
            client.ask("hello", name="Ann")
        self.assert_alive()

    def test_c2_public_tables_joined_as_soon_as_they_are_listed(self):
        stop = threading.Event()
        failures = []

        def visitor():
            client = self.server.guest()
            try:
                while not stop.is_set():
                    for table in client.ask("tables")["open"][:5]:
                        client.ask("join", table=table["table"])
                    client.ask("open", public=True, seats=[{"name": "Ann", "mine": True}, {}], **GHOST)
                    client.ask("leave")
            except Gone as error:
                failures.append(error)

        threads = [threading.Thread(target=visitor) for _ in range(5)]
        for thread in threads:
            thread.start()
        made = wait_for(lambda: failures or self.made() > 300)
        stop.set()
        for thread in threads:
            thread.join()
        self.assertTrue(made)
        self.assertEqual(failures, [])
        self.assert_alive()

    def made(self):
        text = self.server.get("/metrics")[1]
        return int(text.split("\nroundhouse_tables_made_total ")[1].split("\n")[0])


class Kicking(AttackTest):
    def test_c3_a_table_outlives_a_kick(self):
        host, friend, table = table_of_two(self.server)
        for client in (host, friend):
            client.ask("nonce", nonce="of " + client.you["name"])
        self.assertEqual(host.ask("start")["t"], "ok")
        self.assertEqual(host.ask("host", do="kick", seat=1)["t"], "ok")
        key = host.key
        self.server.restart()
        host = self.server.client()
        host.ask("hello", key=key)
        self.assertEqual(host.ask("join", table=table)["t"], "welcome")
        self.assertEqual(host.ask("view")["t"], "snapshot")

    def test_c3_old_clients_send_their_nonce_inside(self):
        """As the page did: the table must survive that too."""
        host, friend = self.server.guest("Ann"), self.server.guest("Bob")
        table = host.ask("open", seats=[{"name": "Ann", "mine": True}, {}], nonce="a", **GHOST)["table"]
        friend.ask("join", table=table)
        friend.ask("sit", seat=1, name="Bob", nonce="b")
        host.ask("start")
        host.ask("host", do="kick", seat=1)
        key = host.key
        self.server.restart()
        host = self.server.client()
        host.ask("hello", key=key)
        self.assertEqual(host.ask("join", table=table)["t"], "welcome")

    def test_c3_a_kick_after_the_end_leaves_the_record(self):
        host, _, table = finished_game(self.server)
        host.ask("host", do="kick", seat=1)
        self.server.restart()
        self.assertEqual(self.server.get(f"/api/tables/{table}/record")[0], 200)

    def test_a_kicked_person_stays_out(self):
        host, friend, table = table_of_two(self.server)
        key = friend.key
        host.ask("host", do="kick", seat=1)
        self.assertIn(friend.ask("sit", seat=1)["code"], ("kicked", "unknown-table"))
        again = self.server.client()
        again.ask("hello", key=key)
        self.assertEqual(again.ask("join", table=table)["code"], "kicked")
        unknown = self.server.client()
        self.assertEqual(unknown.ask("join", table=table)["code"], "kicked")
        self.server.restart()
        again = self.server.client()
        again.ask("hello", key=key)
        self.assertEqual(again.ask("join", table=table)["code"], "kicked")
        other = self.server.guest("Cid")
        self.assertEqual(other.ask("join", table=table)["t"], "welcome")
        self.assertEqual(other.ask("sit", seat=1, name="Cid")["t"], "welcome")


class Names(AttackTest):
    def test_h3_a_name_that_sits_down_can_also_start(self):
        host, friend = self.server.guest("Ann"), self.server.guest("Bob")
        table = host.ask("open", seats=[{"name": "Ann", "mine": True}, {}], **GHOST)["table"]
        friend.ask("join", table=table)
        long = friend.ask("sit", seat=1, name="Ж" * 40)
        self.assertEqual(long["code"], "bad-name", long)
        self.assertEqual(friend.ask("sit", seat=1, name="Ж" * 32)["t"], "welcome")
        self.assertEqual(host.ask("start")["t"], "ok")

    def test_blank_zero_width_and_turning_names_are_refused(self):
        client = self.server.client()
        for name in ("   ", "\u200b", "a\u200bb", "\u202eevil", "a\u0007", "\u3164", "a\nb", "\u00ad"):
            for answer in (client.ask("hello", name=name),
                           client.ask("open", seats=[{"name": name, "mine": True}, {}], **GHOST),
                           client.ask("new", seats=[{"name": name}, {"bot": "easy"}], **GHOST)):
                self.assertEqual(answer.get("code"), "bad-name", (name, answer))

    def test_a_name_is_made_one_of_its_spellings(self):
        client = self.server.client()
        self.assertEqual(client.ask("hello", name="  Zoe\u0308  ")["name"], "Zo\u00eb")


class Forgetting(AttackTest):
    options = ("--table-rate", "0", "--rate", "0")

    def test_m1_others_are_answered_while_a_guest_of_many_tables_is_forgotten(self):
        guest, other = self.server.guest("Ann"), self.server.guest("Bob")
        for _ in range(300):
            guest.ask("new", seats=[{"name": "Ann"}, {"name": "Cid"}], **GHOST)
        guest.send(t="forget", id="forget")
        answers = 0
        guest.socket.settimeout(0.001)
        forgotten = False
        for _ in range(100_000):
            self.assertEqual(other.ask("ping")["t"], "pong")
            answers += 1
            try:
                if guest.read().get("id") == "forget":
                    forgotten = True
                    break
            except TimeoutError:
                pass
        self.assertTrue(forgotten)
        # As many turns for the other as there were tables: no table's work is done in one piece with the next.
        self.assertGreater(answers, 20)


class Rematches(AttackTest):
    def test_m3_the_same_deal_needs_everybodys_yes(self):
        host, friend, table = finished_game(self.server)
        host.send(t="rematch", id="r", same=True)
        asked = friend.read_until("rematch")
        self.assertNotIn("table", asked)
        self.assertEqual(asked["proposal"]["yes"], [0])
        friend.send(t="rematch", id="r", same=True)
        made = next(m for m in iter(lambda: friend.read_until("rematch"), None) if "table" in m)
        friend.send(t="join", table=made["table"])
        news = friend.read_until("table")
        while news["table"] != made["table"]:
            news = friend.read_until("table")
        self.assertTrue(news["same_deal"])

    def test_m3_a_no_ends_the_proposal(self):
        host, friend, _ = finished_game(self.server)
        host.send(t="rematch", same=True)
        self.assertIn("proposal", friend.read_until("rematch"))
        friend.send(t="rematch", no=True)
        answer = host.read_until("rematch")
        while answer.get("proposal"):
            answer = host.read_until("rematch")
        self.assertIsNone(answer["proposal"])

    def test_m4_two_who_ask_at_once_meet_at_one_table(self):
        for _ in range(3):
            host, friend, _ = finished_game(self.server)
            host.send(t="rematch", id="a")
            friend.send(t="rematch", id="b")
            tables = []
            for client, name in ((host, "a"), (friend, "b")):
                answer = client.read_until("rematch")
                while answer.get("id") != name:
                    answer = client.read_until("rematch")
                tables.append(answer["table"])
            self.assertEqual(tables[0], tables[1])


class FairDeals(AttackTest):
    def test_m7_a_nonce_before_the_commitment_is_not_used(self):
        host = self.server.guest("Ann")
        welcome = host.ask("open", seats=[{"name": "Ann", "mine": True}, {"bot": "easy"}], nonce="early", **GHOST)
        self.assertEqual(welcome.get("unused"), ["nonce"])
        table = host.ask("view")
        self.assertEqual(len(table["commitment"]), 64)
        self.assertEqual(table["seats"][0]["nonce"], "")
        self.assertEqual(host.ask("nonce", nonce="late")["t"], "ok")
        self.assertEqual(host.ask("view")["seats"][0]["nonce"], "late")
        self.assertEqual(host.ask("start")["t"], "ok")
        self.assertEqual(host.ask("nonce", nonce="too late")["code"], "already-started")
        made = host.ask("new", seats=[{"name": "Ann"}, {"bot": "easy"}], nonce="x", **GHOST)
        self.assertEqual(made.get("unused"), ["nonce"])

    def test_m7_a_start_does_not_wait_for_the_silent(self):
        host, friend, _ = table_of_two(self.server, game="ghost-train", start="full")
        # Nobody says a nonce: the table begins all the same.
        self.assertEqual(host.read_until("snapshot")["v"], 0)
        self.assertEqual(friend.read_until("snapshot")["v"], 0)


if __name__ == "__main__":
    unittest.main()
