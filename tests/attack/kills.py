"""kill -9 while tables are made, games end and backups are written: what was acknowledged must be there."""
import random
import sqlite3
import subprocess
import threading
import time

from house import PATIENCE, PROGRAM, Gone, Server

QUICK = ("--table-rate", "0", "--rate", "0", "--bot-delay-ms", "0", "--max-tables", "100000")


class Promises:
    """What a server has acknowledged: tables with their tokens, and how many moves of each."""

    def __init__(self):
        self.tables = {}  # id → token
        self.moves = {}  # id → the last version that was told
        self.over = set()
        self.lock = threading.Lock()

    def table(self, welcome):
        with self.lock:
            self.tables[welcome["table"]] = welcome.get("token")

    def state(self, table, state):
        with self.lock:
            self.moves[table] = max(self.moves.get(table, 0), state["v"])
            if state.get("result"):
                self.over.add(table)

    def check(self, test, server):
        """Every promise is kept; then they are forgotten, so that a soak stays bounded."""
        client = server.client()
        for table, token in self.tables.items():
            answer = client.ask("join", table=table, **({"token": token} if token else {}))
            test.assertEqual(answer["t"], "welcome", (table, answer))
            state = client.ask("view")
            if table in self.moves:
                test.assertGreaterEqual(state["v"], self.moves[table], table)
            if table in self.over:
                test.assertTrue(state.get("result"), f"{table}: its end was told")
        client.close()
        kept = len(self.tables)
        self.tables, self.moves, self.over = {}, {}, set()
        return kept


def make_tables(server, promises, most=10_000):
    """Makes tables of all kinds until the server is gone."""
    try:
        client = server.guest("Ann")
        for n in range(most):
            if n % 2:
                answer = client.ask("new", game="ttr-classic", seats=[{"name": "Ann"}, {"bot": "easy"}])
            else:
                answer = client.ask("open", game="ghost-train", seats=[{"name": "Ann", "mine": True}, {"bot": "easy"}])
            promises.table(answer)
            if n % 2 == 0:
                client.ask("start")
                promises.state(answer["table"], client.ask("view"))
    except (Gone, OSError):
        pass


def play_games(server, promises, at_end=None, most=10_000):
    """Plays games to their end, one after another; at_end() is called when an end was told."""
    try:
        client = server.client()
        for _ in range(most):
            table = client.ask("new", game="ghost-train", seats=[{"name": "Ann"}, {"bot": "easy"}])
            promises.table(table)
            state = client.ask("view")
            turn = 0
            while not state.get("result"):
                turn += 1
                if state.get("prompt") is None:
                    state = client.read_until("step", "snapshot")
                else:  # any move: whoever does nothing but exchange tickets could go on for ever
                    move = state["legal"][turn * 7919 % len(state["legal"])]
                    state = client.ask("move", move=move, prompt=state["prompt"])
                    if state["t"] not in ("step", "snapshot"):
                        state = client.ask("view")
                promises.state(table["table"], state)
            if at_end:
                at_end()
    except (Gone, OSError):
        pass


def attack(test, works, rounds, longest):
    """Each round: a server, work beside it, kill -9 at some moment, the same folder again. How many tables were kept."""
    chance = random.Random(14)
    kept = 0
    with Server(*QUICK) as server:
        for _ in range(rounds):
            promises = Promises()
            threads = [threading.Thread(target=work, args=(server, promises), daemon=True) for work in works]
            for thread in threads:
                thread.start()
            time.sleep(chance.uniform(0.05, longest))
            server.process.kill()
            for thread in threads:
                thread.join(PATIENCE)
            server.restart()
            kept += promises.check(test, server)
        code, said = server.command("tables", "check")
        test.assertEqual(code, 0, said)
    return kept


def attack_ends(test, rounds):
    """The server is killed within moments of the answer that ends a game."""
    chance = random.Random(15)
    with Server(*QUICK) as server:
        for _ in range(rounds):
            promises = Promises()

            def at_end():
                time.sleep(chance.uniform(0, 0.003))
                server.process.kill()

            play_games(server, promises, at_end, most=1)
            server.process.wait(PATIENCE)
            server.restart()
            test.assertEqual(len(promises.over), 1)
            promises.check(test, server)


def attack_backups(test, rounds):
    """Backups beside play; the backup, or the server, or both are killed. A copy is whole or not there."""
    chance = random.Random(16)
    whole = 0
    with Server(*QUICK) as server:
        copies = server.data / "copies"
        copies.mkdir()
        for n in range(rounds):
            promises = Promises()
            player = threading.Thread(target=make_tables, args=(server, promises, 300), daemon=True)
            player.start()
            copy = copies / f"copy-{n}"
            backup = subprocess.Popen([PROGRAM, "backup", str(copy), "--data", str(server.data)],
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(chance.uniform(0, 0.15))
            if n % 3 != 1:
                backup.kill()
            if n % 3 != 0:
                server.process.kill()
            backup.wait(PATIENCE)
            if n % 3 == 0:
                server.process.kill()
            player.join(PATIENCE)
            server.restart()
            promises.check(test, server)
            if copy.exists():
                whole += 1
                db = sqlite3.connect(copy)
                test.assertEqual(db.execute("PRAGMA integrity_check").fetchone()[0], "ok")
                db.close()
                copy.unlink()
        test.assertEqual(server.command("backup", str(copies / "last"))[0], 0)
        test.assertEqual([path.name for path in copies.iterdir()], ["last"])
    return whole
