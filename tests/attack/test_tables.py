"""The operator's commands, on a server that runs and on one that does not; what is kept and for how long."""
import json
import unittest

from house import AttackTest, Gone, play_some, wait_for, watch_to_the_end


class Commands(AttackTest):
    options = ("--table-rate", "0", "--bot-delay-ms", "0")

    def make(self, name="Ann", **members):
        client = self.server.guest(name)
        client.welcome = client.ask("new", game="ttr-classic", seats=[{"name": name}, {"bot": "easy"}], **members)
        client.table = client.welcome["table"]
        return client

    def finished(self):
        """The id of a table whose game is over."""
        client = self.server.client()
        table = client.ask("new", game="ghost-train", seats=[{"bot": "easy"}, {"bot": "easy"}])["table"]
        watch_to_the_end(client)
        client.close()
        return table

    def tables(self, *words):
        code, said = self.server.command("tables", *words)
        return code, said

    def test_list_show_and_check_while_the_server_plays(self):
        ann, over = self.make(), self.finished()
        play_some(ann, 3)
        code, said = self.tables("list", "--json")
        self.assertEqual(code, 0, said)
        listed = {table["id"]: table for table in json.loads(said)}
        self.assertEqual(listed[ann.table]["phase"], "playing")
        self.assertEqual(listed[ann.table]["seats"], ["Ann", "easy"])
        self.assertEqual(listed[over]["phase"], "over")
        self.assertNotIn(ann.table, self.tables("list", "--phase", "over")[1])
        self.assertNotIn(ann.table, self.tables("list", "--game", "ghost-train")[1])
        self.assertEqual(self.tables("list", "--older", "1")[1], "")
        code, said = self.tables("show", ann.table[:8])
        self.assertEqual(code, 0, said)
        self.assertIn("Ann", said)
        for secret in (ann.welcome["token"], ann.key):
            self.assertNotIn(secret, said)
        code, said = self.tables("check")
        self.assertEqual((code, said), (0, "2 tables checked, 0 damaged\n"))
        self.assertEqual(self.tables("check", over[:8])[0], 0)
        self.assertEqual(self.tables("show", "no-such")[0], 1)
        self.assertEqual(self.tables("show", "")[0], 1)

    def test_show_tells_no_card_and_no_secret(self):
        ann = self.make()
        state = play_some(ann, 3)
        db = self.server.database()
        secret, = db.execute("SELECT secret FROM tables").fetchone()
        hashes = [row[0] for row in db.execute("SELECT token_hash FROM seats WHERE token_hash <> ''")]
        guests = [row[0] for row in db.execute("SELECT guest FROM seats WHERE guest <> ''")]
        db.close()
        for words in (("show", ann.table), ("show", ann.table, "--json"), ("list",), ("check",)):
            said = self.tables(*words)[1]
            for hidden in [secret, *hashes, *guests, *state["view"]["own"]["tickets"]]:
                self.assertNotIn(str(hidden), said)

    def test_export_of_a_finished_game_verifies_and_others_are_refused(self):
        over, ann = self.finished(), self.make()
        file = self.server.data / "record.jsonl"
        self.assertEqual(self.tables("export", over[:8], str(file))[0], 0)
        self.assertEqual(file.read_text(), self.server.get(f"/api/tables/{over}/record")[1])
        code, said = self.tables("export", over, str(file))
        self.assertEqual(code, 1, "never over a file")
        hidden = self.server.data / "hidden.jsonl"
        code, said = self.tables("export", ann.table, str(hidden))
        self.assertEqual(code, 1)
        self.assertIn("--secret", said)
        self.assertFalse(hidden.exists())
        code, said = self.tables("export", ann.table, str(hidden), "--secret")
        self.assertEqual(code, 0, said)
        self.assertIn("hidden cards", said)
        self.assertEqual(hidden.stat().st_mode & 0o777, 0o600)

    def test_delete_asks_and_the_running_server_does_it(self):
        ann, bob, over = self.make(), self.make("Bob"), self.finished()
        code, said = self.server.command("tables", "delete", ann.table[:8], typed="no\n")
        self.assertEqual(code, 1, said)
        for table in (over, ann.table):  # one asleep, one with somebody at it
            code, said = self.tables("delete", table[:8], "--yes")
            self.assertEqual(code, 0, said)
            self.assertIn(f"process {self.server.process.pid}", said)
            self.assertNotIn(table, self.tables("list")[1])
        self.assertEqual(self.server.client().ask("join", table=ann.table)["code"], "unknown-table")
        try:
            self.assertEqual(ann.ask("move", move="x", prompt=0)["code"], "unknown-table")
        except Gone:
            pass
        play_some(bob, 2)
        self.server.kill()
        code, said = self.tables("delete", bob.table, "--yes")
        self.assertEqual((code, said), (0, "Deleted 1 table\n"))
        self.assertEqual(self.tables("list")[1], "")

    def test_bans_are_listed_and_lifted(self):
        self.make()
        guest = json.loads(self.tables("show", self.only(), "--json")[1])["seats"][0]["guest"]
        for words in (("--guest", guest), ("--address", "192.0.2.7"), ("--address", "2001:db8:1:2:3:4:5:6")):
            code, said = self.server.command("ban", *words)
            self.assertEqual(code, 0, said)
        code, said = self.server.command("ban", "--list", "--json")
        bans = json.loads(said)
        self.assertEqual({ban["who"] for ban in bans if ban["kind"] == "address"}, {"192.0.2.7", "2001:db8:1:2::"})
        self.assertEqual(len(next(ban["who"] for ban in bans if ban["kind"] == "guest")), 64)
        for words in (("--guest", guest), ("--address", "192.0.2.7"), ("--address", "2001:db8:1:2::99")):
            self.assertEqual(self.server.command("ban", *words, "--lift")[0], 0)
        self.assertEqual(self.server.command("ban", "--list"), (0, ""))
        for words in (("--address", "192.0.2.7", "--lift"), ("--guest", "123456789")):
            self.assertEqual(self.server.command("ban", *words)[0], 1)
        for words in ((), ("--address", "here"), ("--guest", "a", "--address", "192.0.2.7")):
            self.assertEqual(self.server.command("ban", *words)[0], 2)

    def test_a_ban_keeps_out_while_the_server_runs(self):
        eve = self.server.guest("Eve")
        eve.ask("new", game="ttr-classic", seats=[{"name": "Eve"}, {"bot": "easy"}])
        eve.close()
        guest = json.loads(self.tables("show", self.only(), "--json")[1])["seats"][0]["guest"]
        self.assertEqual(self.server.command("ban", "--guest", guest)[0], 0)
        self.assertEqual(self.server.command("ban", "--address", "127.0.0.9")[0], 0)
        self.assert_turned_away(lambda: self.greet(key=eve.key))
        self.assert_turned_away(lambda: self.greet(address="127.0.0.9"))
        self.assertEqual(self.greet()["t"], "you")
        self.assertEqual(self.server.command("ban", "--address", "127.0.0.9", "--lift")[0], 0)
        self.assertEqual(self.greet(address="127.0.0.9")["t"], "you")
        self.assert_alive()

    def greet(self, address=None, **members):
        """What a greeting gets, or what comes before it: the next message in any case."""
        client = self.server.client(address=address)
        client.send(t="hello", **members)
        answer = client.read()
        if answer.get("code") == "banned":
            with self.assertRaises(Gone):
                client.read()
        return answer

    def assert_turned_away(self, greeting):
        self.assertEqual(greeting().get("code"), "banned")

    def only(self):
        return json.loads(self.tables("list", "--json")[1])[0]["id"]


class Kept(AttackTest):
    options = ("--table-rate", "0", "--bot-delay-ms", "0")

    def left(self, what):
        db = self.server.database()
        try:
            return {row[0] for row in db.execute(what)}
        finally:
            db.close()

    def test_what_is_too_old_is_cleared_up_at_the_start(self):
        ann, bob = self.server.guest("Ann"), self.server.guest("Bob")
        ann.ask("new", game="ttr-classic", seats=[{"name": "Ann"}, {"bot": "easy"}])  # is not over
        for _ in range(2):
            bob.ask("new", game="ghost-train", seats=[{"bot": "easy"}, {"bot": "easy"}])
            watch_to_the_end(bob)
        self.server.kill()
        with self.server.database() as db:
            old = db.execute("SELECT id FROM tables WHERE phase = 2 LIMIT 1").fetchone()[0]
            db.execute("UPDATE tables SET touched = touched - 40 * 86400 WHERE id = ? OR phase = 1", (old,))
            db.execute("UPDATE guests SET seen = seen - 40 * 86400")
        db.close()
        self.server.options += ("--keep-finished", "30", "--keep-guests", "30")
        self.server.start()
        self.assertTrue(wait_for(lambda: old not in self.left("SELECT id FROM tables")))
        self.assertEqual(len(self.left("SELECT id FROM tables")), 2)
        self.assertTrue(wait_for(lambda: self.left("SELECT name FROM guests") == {"Ann"}), "Bob sits nowhere")
        self.assertEqual(self.server.client().ask("hello", key=ann.key)["name"], "Ann")
        self.assertEqual(self.server.client().ask("hello", key=bob.key)["code"], "unknown-key")
        self.assert_alive()


class Version(AttackTest):
    def test_the_version_is_told(self):
        status, body = self.server.get("/version")
        self.assertEqual(status, 200)
        version = json.loads(body)
        self.assertEqual(set(version), {"version", "commit", "protocol"})
        self.assertEqual(version["protocol"], 1)


if __name__ == "__main__":
    unittest.main()
