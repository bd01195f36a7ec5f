"""The real program on a free port with a folder of its own, and clients that need not behave.

Every loop here is bounded in count and time, and every address is this machine's.
"""
import base64
import json
import os
import pathlib
import re
import socket
import sqlite3
import struct
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("RH_PROGRAM", str(ROOT / "build" / "bin" / "roundhouse"))
PATIENCE = int(os.environ.get("RH_PATIENCE", "60"))  # seconds until a test gives up on an answer; none is expected to take long

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0


class Gone(ConnectionError):
    """The server has closed the connection."""


def frame(opcode, payload=b"", fin=True, reserved=0, mask=b"\0\0\0\0", length=None):
    """One frame of RFC 6455 as a client sends it; `length` lies about the payload's."""
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    masked = 0x80 if mask is not None else 0
    if size < 126:
        head += bytes([masked | size])
    elif size < 1 << 16:
        head += bytes([masked | 126]) + struct.pack(">H", size)
    else:
        head += bytes([masked | 127]) + struct.pack(">Q", size)
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Client:
    """A WebSocket that sends what it is told and reads one message at a time."""

    def __init__(self, port, address=None, receive_buffer=None, headers=(), host=None):
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if address:
            self.socket.bind((address, 0))
        self.socket.connect(("127.0.0.1", port))
        self.buffer = b""
        self.asked = 0
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /ws HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])
        if self.status != 101:
            raise Gone(head.decode("latin-1"))

    def _fill(self):
        try:
            more = self.socket.recv(1 << 16)
        except ConnectionError as error:
            raise Gone(str(error)) from error
        if not more:
            raise Gone("closed")
        self.buffer += more

    def _take(self, count):
        while len(self.buffer) < count:
            self._fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def raw(self, data):
        try:
            self.socket.sendall(data)
        except ConnectionError as error:
            raise Gone(str(error)) from error

    def send(self, **message):
        self.raw(frame(TEXT, json.dumps(message).encode(), mask=b"\1\2\3\4"))

    def read_frame(self):
        head = self._take(2)
        size = head[1] & 127
        if size == 126:
            size = struct.unpack(">H", self._take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._take(8))[0]
        return head[0] & 15, self._take(size)

    def read(self):
        """The next message; pings are passed over."""
        while True:
            opcode, payload = self.read_frame()
            if opcode == CLOSE:
                raise Gone(f"closed with {struct.unpack('>H', payload[:2])[0] if len(payload) > 1 else 'no code'}")
            if opcode == TEXT:
                return json.loads(payload)

    def read_until(self, *kinds, most=100_000):
        """The next message of one of these kinds."""
        for _ in range(most):
            message = self.read()
            if message["t"] in kinds:
                return message
        raise AssertionError(f"none of {kinds} among {most} messages")

    def ask(self, t, **members):
        """Sends a request and returns its first answer, whatever else comes before it."""
        self.asked += 1
        name = f"q{self.asked}"
        self.send(t=t, id=name, **members)
        while True:
            message = self.read()
            if message.get("id") == name:
                return message

    def close(self):
        self.socket.close()


class Server:
    """`roundhouse serve` in a temporary folder; `with` ends it."""

    def __init__(self, *options, data=None, env=None):
        self.folder = None if data else tempfile.TemporaryDirectory(prefix="rh-attack-")
        self.data = pathlib.Path(data or self.folder.name)
        self.options = options
        # The C library fills what is freed, so that a use of it afterwards cannot go unnoticed.
        self.env = {**os.environ, "MALLOC_PERTURB_": "165", **(env or {})}
        self.process = None

    def start(self):
        command = [PROGRAM, "serve", "--port", "0", "--data", str(self.data), *self.options]
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, env=self.env)
        line = self.process.stdout.readline().decode()
        opened = wait_for(lambda: not self.is_alive() or [e for e in self.log_events() if e["event"] == "open"])
        if opened is True or not opened:
            raise RuntimeError(f"the server did not open: {line}{self.log_text()}")
        self.port = int(opened[0]["port"])
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        return self

    __enter__ = start

    def __exit__(self, *_):
        self.kill()
        if self.folder:
            self.folder.cleanup()

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
        if self.process:
            self.process.wait(PATIENCE)
            self.process.stdout.close()

    def stop(self):
        """As an operator would; the exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def restart(self):
        self.kill()
        return self.start()

    def is_alive(self):
        return self.process.poll() is None

    def log_text(self):
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def log_events(self):
        return [json.loads(line) for line in self.log_text().splitlines() if line.startswith("{")]

    def client(self, **how):
        return Client(self.port, **how)

    def guest(self, name="Ann", **how):
        """A client that has said hello; its key is kept on it."""
        client = self.client(**how)
        client.you = client.ask("hello", name=name)
        client.key = client.you.get("key")
        return client

    def get(self, path, headers=None):
        """(status, body) of a GET."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", headers=headers or {})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def memory(self, figure="VmRSS"):
        """Resident bytes; VmHWM is the most there ever were."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(figure + ":"):
                return int(line.split()[1]) * 1024
        raise RuntimeError(f"no {figure}")

    def figure(self, name):
        """A number of /metrics."""
        return int(re.search(rf"^roundhouse_{name} (\d+)$", self.get("/metrics")[1], re.M).group(1))

    def command(self, *words, typed=""):
        """Another `roundhouse` on the same folder: (exit code, what it said)."""
        done = subprocess.run([PROGRAM, *words, "--data", str(self.data)], input=typed, text=True, timeout=PATIENCE,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout

    def asleep(self):
        """Waits until no table is awake any more."""
        return wait_for(lambda: json.loads(self.get("/healthz")[1])["tables_awake"] == 0)

    def database(self):
        """The store, for a test that wants to damage it while no server runs."""
        return sqlite3.connect(self.data / "roundhouse.sqlite")


class AttackTest(unittest.TestCase):
    """A test of a server that must be there at the end."""

    options = ()

    def setUp(self):
        self.server = Server(*self.options)
        self.server.start()
        self.addCleanup(self.server.__exit__)

    def assert_alive(self):
        """Not only running: it still makes a table for a newcomer."""
        self.assertTrue(self.server.is_alive(), self.server.log_text()[-2000:])
        client = self.server.client()
        answer = client.ask("new", game="ghost-train", seats=[{"name": "Newcomer"}, {"bot": "easy"}])
        self.assertEqual(answer["t"], "welcome", answer)
        client.close()


def table_of_two(server, game="ttr-classic", **members):
    """An open table with a host and a friend seated at it: (host, friend, table)."""
    host, friend = server.guest("Ann"), server.guest("Bob")
    table = host.ask("open", game=game, seats=[{"name": "Ann", "mine": True}, {}], **members)["table"]
    friend.ask("join", table=table)
    friend.ask("sit", seat=1, name="Bob")
    return host, friend, table


def play_some(client, moves, seed=7):
    """Plays up to so many legal moves of the seat this client is shown; returns the last state."""
    state = client.ask("view")
    for turn in range(moves):
        while state.get("prompt") is None and not state.get("result"):
            state = client.read_until("step", "snapshot")
        if state.get("result"):
            break
        move = state["legal"][(turn * 7919 + seed) % len(state["legal"])]
        answer = client.ask("move", move=move, prompt=state["prompt"])
        if answer["t"] not in ("step", "snapshot"):
            raise AssertionError(answer)
        state = answer
    return state


def watch_to_the_end(client):
    """Waits until the bots have played the game that this client watches to its end."""
    state = client.ask("view")
    while not state.get("result"):
        state = client.read_until("step", "snapshot")


def wait_for(what, seconds=PATIENCE):
    """Waits until what() is true; its last value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = what()
        if value:
            return value
        time.sleep(0.02)
    return what()
