"""A store that was damaged, is full, is shared or is read by others (attack.md H2, M5, M6 and the low ones)."""
import json
import os
import resource
import stat
import subprocess
import unittest

from damage import HUGE, is_called_damaged, make_table, spoil, use_table
from house import PATIENCE, PROGRAM, AttackTest, Server, play_some, wait_for


class Damage(AttackTest):
    options = ("--table-rate", "0", "--rate", "0", "--bot-delay-ms", "0")

    # (table, column, value): each would be read as something it is not.
    SPOILED = [("tables", "options", "'first-seat=0'"), ("tables", "options", "'nonsense' || char(10)"),
               ("tables", "phase", "7"), ("tables", "phase", "0"), ("tables", "phase", "2"), ("tables", "chat", "9"),
               ("tables", "host", "5"), ("tables", "clock", "-1"), ("tables", "clock", "'soon'"),
               ("tables", "paused", "x'01'"), ("tables", "game", "'chess'"), ("tables", "secret", "''"),
               ("tables", "board", HUGE), ("seats", "seat", "3"), ("seats", "name", "CAST(x'ff' AS TEXT)"),
               ("seats", "muted", "2"), ("lines", "n", "77"), ("lines", "line", "x'7b7d'"), ("lines", "line", "'{}'"),
               ("answered", "seat", "4"), ("answered", "prompt", "1e300"), ("said", "seat", "-2"),
               ("said", "text", "zeroblob(10)")]

    def damage(self, how):
        """A table for each way of damaging one, and one more: ((id, token) of each, and of the last)."""
        client = self.server.client()
        tables = [make_table(client) for _ in how]
        sound = make_table(client)
        client.close()
        self.server.asleep()
        return tables, sound

    def assert_others_play(self, sound):
        client = self.server.client()
        self.assertEqual(client.ask("join", table=sound[0], token=sound[1])["t"], "welcome")
        play_some(client, 5)
        client.close()
        self.assert_alive()

    def test_h2_each_damaged_table_says_so_and_the_others_play(self):
        tables, sound = self.damage(self.SPOILED)
        self.server.kill()
        with self.server.database() as db:
            for (table, _), what in zip(tables, self.SPOILED):
                self.assertTrue(spoil(db, table, *what), what)
            db.execute("UPDATE tables SET is_public = 1")
        db.close()
        self.server.start()
        for (table, token), what in zip(tables, self.SPOILED):
            joined, moved = use_table(self.server, table, token)
            self.assertTrue(is_called_damaged(moved), (what, joined, moved))
        lists = self.server.get("/api/tables")
        self.assertEqual(lists[0], 200)
        self.assertIn(sound[0], lists[1])
        self.assert_others_play(sound)
        code, said = self.server.command("tables", "check")
        self.assertEqual(code, 1, said)
        for table, _ in tables:
            self.assertIn(table, said)
        self.assertNotIn(sound[0], said)

    def test_h2_rows_that_are_missing(self):
        gone = ["DELETE FROM seats WHERE table_id = ? AND seat = 1", "DELETE FROM seats WHERE table_id = ?",
                "DELETE FROM lines WHERE table_id = ? AND n = 1", "DELETE FROM lines WHERE table_id = ?"]
        tables, sound = self.damage(gone)
        for (table, _), sql in zip(tables, gone):  # while the server runs
            with self.server.database() as db:
                db.execute(sql, (table,))
            db.close()
        for (table, token), sql in zip(tables, gone):
            joined, moved = use_table(self.server, table, token)
            self.assertTrue(is_called_damaged(moved), (sql, joined, moved))
        self.assert_others_play(sound)

    def test_h2_guests_bans_and_orders_of_any_type(self):
        guest = self.server.guest("Ann")
        guest.close()
        with self.server.database() as db:
            db.execute("UPDATE guests SET name = x'ff', seen = 'never'")
            db.execute("INSERT INTO bans (kind, who, since) VALUES ('guest', x'00', 'x'), ('address', 7, 1.5)")
            db.execute("INSERT INTO orders (what, arg) VALUES (x'00', 1), ('fly', ''), ('delete', 'no such table'), "
                       "('delete', x'ff'), ('delete', CAST(zeroblob(300000) AS TEXT))")
        db.close()
        self.assertEqual(self.server.client().ask("hello", key=guest.key)["t"], "you")
        self.assertTrue(wait_for(lambda: self.count("orders") == 0), "orders are taken, whatever they are")
        self.assert_alive()

    def count(self, table):
        db = self.server.database()
        try:
            return db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        finally:
            db.close()


class Full(AttackTest):
    """No space: simulated by a limit on the size of the server's files."""
    options = ("--table-rate", "0", "--bot-delay-ms", "0")

    def limit(self, size):
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def new(self, client):
        return client.ask("new", game="ghost-train", seats=[{"name": "Ann"}, {"bot": "easy"}])

    def events(self, name):
        return [event for event in self.server.log_events() if event["event"] == name]

    def test_m5_health_log_and_figures_know_that_the_store_failed(self):
        client = self.server.client()
        for _ in range(3):
            self.assertEqual(self.new(client)["t"], "welcome")
        self.assertEqual(self.server.get("/healthz")[0], 200)
        self.limit(os.path.getsize(self.server.data / "roundhouse.sqlite-wal"))
        for _ in range(3):
            answer = self.new(client)
            self.assertEqual(answer.get("code"), "store-failed", answer)
        status, body = self.server.get("/healthz")
        self.assertEqual(status, 503)
        self.assertEqual(json.loads(body)["status"], "failing")
        self.assertIn("store", json.loads(body)["error"])
        self.assertIn("roundhouse_store_failing 1", self.server.get("/metrics")[1])
        self.limit(resource.RLIM_INFINITY)
        self.assertTrue(wait_for(lambda: self.server.get("/healthz")[0] == 200), "it finds out by itself")
        self.assertIn("roundhouse_store_failing 0", self.server.get("/metrics")[1])
        self.assertEqual(self.new(client)["t"], "welcome")
        self.assertEqual(len(self.events("store-failed")), 1)
        self.assertEqual(len(self.events("store-back")), 1)

    def test_m5_the_space_left_is_told(self):
        health = json.loads(self.server.get("/healthz")[1])
        self.assertGreater(health["space_left"], 0)
        self.assertRegex(self.server.get("/metrics")[1], r"\nroundhouse_space_left_bytes \d+\n")


class Folder(AttackTest):
    def mode(self, name):
        return stat.S_IMODE(os.stat(self.server.data / name).st_mode)

    def test_m6_a_second_server_does_not_take_the_folder(self):
        with self.assertRaisesRegex(RuntimeError, f"process {self.server.process.pid}\\b"):
            Server(data=self.server.data).start()
        self.assert_alive()
        self.server.restart()  # a killed one leaves no lock behind
        self.assert_alive()

    def test_m6_nobody_else_reads_the_store_or_a_backup(self):
        self.assert_alive()
        for name in ("roundhouse.sqlite", "roundhouse.sqlite-wal", "roundhouse.sqlite-shm"):
            self.assertEqual(self.mode(name), 0o600, name)
        self.assertEqual(self.server.command("backup", str(self.server.data / "copy"))[0], 0)
        self.assertEqual(self.mode("copy"), 0o600)
        inner = Server(data=self.server.data / "made" / "here")
        with inner:
            self.assertEqual(self.mode("made/here"), 0o700)

    def test_m6_a_store_open_to_others_is_closed_at_the_start(self):
        self.server.kill()
        for name in ("roundhouse.sqlite", "roundhouse.sqlite-wal"):
            os.chmod(self.server.data / name, 0o644)
        self.server.start()
        for name in ("roundhouse.sqlite", "roundhouse.sqlite-wal", "roundhouse.sqlite-shm"):
            self.assertEqual(self.mode(name), 0o600, name)
        self.assertIn("store-tightened", self.server.log_text())

    def files(self):
        return b"".join(path.read_bytes() for path in self.server.data.glob("roundhouse.sqlite*"))

    def test_low_a_forgotten_name_stands_in_no_file(self):
        guest = self.server.guest("Xantippequist")
        table = guest.ask("new", game="ttr-classic", seats=[{"name": "Xantippequist"}, {"bot": "easy"}])
        guest.ask("say", text="Xantippequist was here")
        self.assertEqual(table["t"], "welcome")
        self.assertIn(b"Xantippequist", self.files())
        self.assertEqual(guest.ask("forget")["t"], "ok")
        self.assertTrue(wait_for(lambda: b"Xantippequist" not in self.files()), "still in a file")
        self.assert_alive()

    def test_low_a_killed_backup_leaves_nothing_for_long(self):
        self.assert_alive()
        with self.server.database() as db:  # enough to write for a while
            db.execute("CREATE TABLE ballast (x)")
            db.executemany("INSERT INTO ballast VALUES (randomblob(1000000))", [()] * 60)
        db.close()
        copies = self.server.data / "copies"
        copies.mkdir()
        for n in range(3):
            backup = subprocess.Popen([PROGRAM, "backup", str(copies / f"killed-{n}"), "--data", str(self.server.data)],
                                      stdout=subprocess.DEVNULL)
            self.assertTrue(wait_for(lambda: any(copies.glob(f"killed-{n}*")) or backup.poll() is not None))
            backup.kill()
            backup.wait(PATIENCE)
            for whole in copies.glob(f"killed-{n}"):
                whole.unlink()
        self.assertEqual(self.server.command("backup", str(copies / "whole"))[0], 0)
        self.assertEqual([path.name for path in copies.iterdir()], ["whole"])
        self.assert_alive()


if __name__ == "__main__":
    unittest.main()
