#!/usr/bin/env python3
"""Measures `roundhouse serve` with the load client: tools/server_bench.py [TABLES [MOVES_PER_SECOND [SECONDS]]]

Needs build/bin/roundhouse and build/bin/server_load. Prints what it found; ends with 1 when a step was lost
or an answer was an error. Figures are for reading, not for judging: machines differ.
"""
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples"))
from bot import WebSocket  # noqa: E402: the example is the simplest client there is

BIN = pathlib.Path(os.environ.get("BIN", ROOT / "build/bin"))


class Server:
    """A server on a free port with its own folder."""

    def __init__(self, folder):
        begin = time.monotonic()
        self.process = subprocess.Popen(
            [BIN / "roundhouse", "serve", "--port", "0", "--data", folder, "--rate", "0", "--table-rate", "0",
             "--max-connections", "10000"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.port = int(re.search(r":(\d+)/", self.process.stdout.readline()).group(1))
        self.healthy()
        self.start_seconds = time.monotonic() - begin

    def healthy(self):
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz") as answer:
            return json.load(answer)

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{self.process.pid}/status").read_text()).group(1))

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


def load(tables, rate, seconds):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        empty = server.memory()
        before = server.cpu_seconds()
        client = subprocess.run([BIN / "server_load", str(server.port), str(tables), str(rate), str(seconds)],
                                capture_output=True, text=True)
        if client.returncode != 0:
            server.stop()
            sys.exit(client.stderr.strip())
        found = json.loads(client.stdout)
        found["server_cpu_ms_per_move"] = round(1000 * (server.cpu_seconds() - before) / max(1, found["moves"]), 3)
        found["server_kb_before"], found["server_kb_after"] = empty, server.memory()
        server.stop()
        print(json.dumps(found))


def idle_connections(count=500):
    """What a connection costs that says nothing, and a table with one person at it."""
    import socket
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        hello = (b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
        empty, sockets = server.memory(), []
        for _ in range(count):
            sockets.append(socket.create_connection(("127.0.0.1", server.port)))
            sockets[-1].sendall(hello)
            sockets[-1].recv(4096)
        idle = server.memory()
        text = b'{"t":"new","game":"ttr-classic","seats":[{},{}]}'
        for one in sockets:
            one.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        for one in sockets:
            one.recv(65536)
        time.sleep(1)
        tables = server.memory()
        print(json.dumps({"kb_per_idle_connection": round((idle - empty) / count, 1),
                          "kb_per_table_with_one_person": round((tables - idle) / count, 1)}))
        server.stop()


def store_tables(folder, count, players):
    """Fills the store of a folder: one finished game, copied. Returns how many lines it has."""
    Server(folder).stop()
    subprocess.run([BIN / "roundhouse", "simulate", "ttr-classic", "--players", str(players), "--bots", "random",
                    "--games", "1", "--seed", "1", "--records", f"{folder}/one.jsonl", "--json"],
                   check=True, capture_output=True)
    lines = pathlib.Path(f"{folder}/one.jsonl").read_text().splitlines()
    db = sqlite3.connect(f"{folder}/roundhouse.sqlite")
    for n in range(count):
        table = f"{n:020x}"
        db.execute("INSERT INTO tables (id, game, secret, phase, is_public, touched) VALUES (?, 'ttr-classic', '', 2, ?, ?)",
                   (table, n % 2, n))
        db.executemany("INSERT INTO seats (table_id, seat, token_hash) VALUES (?, ?, 'x')",
                       [(table, seat) for seat in range(players)])
        db.executemany("INSERT INTO lines VALUES (?, ?, ?)", [(table, i, line) for i, line in enumerate(lines)])
    db.commit()
    db.close()
    return len(lines)


def start_with_many(count=10_000):
    """Start-up when so many tables are stored."""
    with tempfile.TemporaryDirectory() as folder:
        lines = store_tables(folder, count, players=2)
        server = Server(folder)
        print(json.dumps({"tables_stored": count, "lines": count * lines,
                          "start_seconds": round(server.start_seconds, 3)}))
        server.stop()


def waking(count=200):
    """How long others wait for an answer while one person wakes long games, one after the other (docs/adr/0009)."""
    def milliseconds(wire, message, until):
        begin = time.monotonic()
        wire.send(message)
        while wire.receive()["t"] != until:
            pass
        return 1000 * (time.monotonic() - begin)

    def percentiles(name, times):
        times = sorted(times)
        return {f"{name}_p50": round(times[len(times) // 2], 2), f"{name}_p99": round(times[len(times) * 99 // 100], 2),
                f"{name}_most": round(times[-1], 2)}

    with tempfile.TemporaryDirectory() as folder:
        lines = store_tables(folder, count, players=5)
        server = Server(folder)
        url = f"ws://127.0.0.1:{server.port}/ws"
        waker, other, waits, stop = WebSocket(url), WebSocket(url), [], threading.Event()
        quiet = [milliseconds(other, {"t": "ping"}, "pong") for _ in range(500)]

        def ping():
            while not stop.is_set():
                waits.append(milliseconds(other, {"t": "ping"}, "pong"))

        before = server.cpu_seconds()
        for n in range(count):
            milliseconds(waker, {"t": "join", "table": f"{n:020x}"}, "snapshot")
        cpu = 1000 * (server.cpu_seconds() - before) / count
        pinging = threading.Thread(target=ping)
        pinging.start()
        wakes = [milliseconds(waker, {"t": "join", "table": f"{n:020x}"}, "snapshot") for n in range(count)]
        stop.set()
        pinging.join()
        print(json.dumps({"lines_a_game": lines, "cpu_ms_a_wake": round(cpu, 2), **percentiles("wake_ms", wakes), **percentiles("ping_ms_quiet", quiet),
                          **percentiles("ping_ms_while_waking", waits)}))
        server.stop()


def main():
    tables, rate, seconds = (list(map(int, sys.argv[1:])) + [125, 300, 60][len(sys.argv) - 1:])[:3]
    load(tables, rate, seconds)
    idle_connections()
    start_with_many()
    waking()


if __name__ == "__main__":
    main()
