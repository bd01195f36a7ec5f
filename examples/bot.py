#!/usr/bin/env python3
"""A bot that plays one seat of a Roundhouse table, with nothing but Python's standard library.

    examples/bot.py ws://127.0.0.1:8080/ws --table ID --token TOKEN   plays the seat the token opens
    examples/bot.py ws://127.0.0.1:8080/ws --table ID                 takes the first free seat
    examples/bot.py engine build/bin/roundhouse                       plays a game against a bot, no server

It speaks the messages of protocol/messages.md, over a WebSocket or over the pipes of `roundhouse engine`.
Put your own idea into choose(): it gets what the seat may see and the legal moves, and returns one of them.
"""
import argparse
import base64
import json
import os
import random
import socket
import subprocess
import sys
import urllib.parse


def choose(state):
    """Claim when it is possible, the longest track first; otherwise anything that is legal."""
    claims = [move for move in state["legal"] if move.startswith("claim ")]
    if claims:
        return max(claims, key=lambda move: sum(int(part.split(":")[1]) for part in move.split()[2:]))
    return random.choice(state["legal"])


class WebSocket:
    """RFC 6455, as much as a client of text messages needs."""

    def __init__(self, url):
        parts = urllib.parse.urlsplit(url)
        self.socket = socket.create_connection((parts.hostname, parts.port or 80))
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {parts.path or '/ws'} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                             "Sec-WebSocket-Version: 13\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def fill(self):
        more = self.socket.recv(65536)
        if not more:
            raise ConnectionError("the server has closed the connection")
        self.buffer += more

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send(self, message, opcode=1):
        payload = message if isinstance(message, bytes) else json.dumps(message).encode()
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def receive(self):
        text = b""
        while True:
            first, second = self.take(2)
            size = second & 0x7F
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            payload = self.take(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise ConnectionError("the server says goodbye")
            if opcode == 9:
                self.send(payload, opcode=10)
            if opcode > 2:
                continue
            text += payload
            if first & 0x80:
                return json.loads(text)


class Engine:
    """The same messages as lines through the pipes of a program."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def send(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def receive(self):
        line = self.process.stdout.readline()
        if not line:
            raise ConnectionError("the engine has ended")
        return json.loads(line)


def play(wire, own_seat=None):
    """Answers every prompt until the game is over; returns the result."""
    seat, asked = own_seat, None
    while True:
        message = wire.receive()
        kind = message["t"]
        if kind == "welcome":
            seat = message["seat"]
            print(f"playing seat {seat} of table {message['table']}", flush=True)
        if kind == "error":
            raise ConnectionError(message["text"])
        if kind == "reject" and message["code"] != "stale":
            raise AssertionError(f"refused: {message}")
        if kind not in ("snapshot", "step"):
            continue
        if message["result"] is not None:
            return seat, message["result"]
        prompt = message["prompt"]
        if prompt is not None and prompt != asked:
            asked = prompt
            request = {"t": "move", "id": f"bot-{prompt}", "move": choose(message), "prompt": prompt}
            if own_seat is not None:
                request["seat"] = own_seat  # the engine believes it; a server knows who we are
            wire.send(request)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("where", help="the WebSocket of a server, or the word engine")
    arguments.add_argument("program", nargs="?", default="roundhouse", help="with engine: the program")
    arguments.add_argument("--table")
    arguments.add_argument("--token")
    arguments.add_argument("--name", default="Python")
    options = arguments.parse_args()
    if options.where == "engine":
        wire = Engine(options.program)
        wire.send({"t": "new", "game": "ttr-classic", "seats": [{"name": options.name}, {"bot": "easy"}]})
        seat, result = play(wire, own_seat=0)
    else:
        wire = WebSocket(options.where)
        join = {"t": "join", "table": options.table}
        wire.send({**join, "token": options.token} if options.token else join)
        if not options.token:
            wire.send({"t": "sit", "name": options.name, "program": True})
        seat, result = play(wire)
    print(f"over: {result['reason']}, winners {result.get('winners')}, we were seat {seat}")


if __name__ == "__main__":
    try:
        main()
    except (ConnectionError, OSError) as error:
        sys.exit(f"bot.py: {error}")
