"""Every column of every table of the store with every value that SQLite takes there (attack.md H2)."""
import unittest

from damage import HUGE, NASTY, columns, make_table, spoil, use_table
from house import AttackTest, play_some


class Matrix(AttackTest):
    options = ("--table-rate", "0", "--rate", "0", "--bot-delay-ms", "0", "--max-tables", "100000")

    def attack(self, values, per_run):
        db = self.server.database()
        ways = [(table, column, value) for table, column in columns(db) for value in values]
        db.close()
        for first in range(0, len(ways), per_run):
            self.attack_with(ways[first:first + per_run])

    def attack_with(self, ways):
        """One table for each way; all damaged while the server is down, then all visited."""
        client = self.server.client()
        tables = [make_table(client) for _ in ways]
        sound = make_table(client)
        client.close()
        self.server.asleep()
        self.server.kill()
        with self.server.database() as db:
            spoiled = [spoil(db, table, *way) for (table, _), way in zip(tables, ways)]
        db.close()
        self.server.start()
        self.assertGreater(sum(spoiled), len(ways) // 4)
        for (table, token), way, done in zip(tables, ways, spoiled):
            if not done:
                continue
            joined, _ = use_table(self.server, table, token)
            self.assertIn(joined["t"], ("welcome", "error"), (way, joined))
            self.assertTrue(self.server.is_alive(), way)
        client = self.server.client()
        client.ask("join", table=sound[0], token=sound[1])
        play_some(client, 3)
        for path in ("/api/tables", "/healthz", "/metrics"):
            self.assertEqual(self.server.get(path)[0], 200)
        self.assertIn(self.server.command("tables", "check")[0], (0, 1))
        self.assert_alive()
        client.close()

    def test_every_column_with_every_value(self):
        self.attack(NASTY, 300)

    def test_every_column_with_twenty_million_bytes(self):
        self.attack([HUGE], 20)


if __name__ == "__main__":
    unittest.main()
