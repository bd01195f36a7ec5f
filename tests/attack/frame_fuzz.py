"""Sequences of WebSocket frames, mended and broken: opcode, final bit, reserved bits, length, mask, fragments, order,
and where the writes end. The same seed gives the same bytes."""
import json
import random

from house import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Gone, frame

SAID = [{"t": "hello"}, {"t": "hello", "name": "Ann"}, {"t": "games"}, {"t": "board", "board": "usa"}, {"t": "ping", "id": 1},
        {"t": "tables"}, {"t": "view"}, {"t": "join", "table": "feedfeedfeed"}, {"t": "dance"}]
CODES = [b"", b"\x03\xe8", b"\x03\xe9bye", b"\x03", b"\x00\x00", b"\x03\xed", b"\x0f\xa0", b"\xff\xff", b"\x03\xe8\xff"]


class Frames:
    """One after another, the next sequence as a list of writes."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def message(self):
        """The frames of one message, whole or in parts."""
        r = self.random
        payload = json.dumps(r.choice(SAID)).encode()
        if r.random() < 0.1:
            payload = payload[:-1] + b" " * r.choice([100, 1000, 70_000]) + b"}"
        if r.random() < 0.5:
            return [dict(opcode=TEXT, payload=payload)]
        cuts = sorted(r.randrange(len(payload) + 1) for _ in range(r.randint(1, 4)))
        parts = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)])]
        return [dict(opcode=CONTINUATION if i else TEXT, payload=part, fin=i == len(parts) - 1)
                for i, part in enumerate(parts)]

    def control(self):
        r = self.random
        if r.random() < 0.3:
            return [dict(opcode=CLOSE, payload=r.choice(CODES))]
        return [dict(opcode=r.choice([PING, PONG]), payload=bytes(r.randrange(256) for _ in range(r.choice([0, 1, 125]))))]

    def spoil(self, frames):
        """Breaks one thing, or swaps the order of two."""
        r = self.random
        one = r.choice(frames)
        match r.randrange(10):
            case 0: one["opcode"] = r.randrange(16)
            case 1: one["fin"] = not one.get("fin", True)
            case 2: one["reserved"] = r.randrange(1, 8)
            case 3: one["length"] = r.choice([0, 1, 5, 125, 126, 127, 65_535, 65_536, 1 << 20, (1 << 20) + 1, (1 << 64) - 1])
            case 4: one["mask"] = None
            case 5: one["payload"] = one["payload"] + bytes(r.randrange(256) for _ in range(r.randrange(1, 200)))
            case 6: one.update(opcode=BINARY, fin=r.random() < 0.5)
            case 7: frames.insert(r.randrange(len(frames) + 1), dict(one))
            case 8: frames.remove(one)
            case 9: r.shuffle(frames)
        return frames

    def next(self):
        r = self.random
        frames = []
        for _ in range(r.randint(1, 5)):
            frames += self.message() if r.random() < 0.7 else self.control()
        for _ in range(r.choice([0, 1, 1, 1, 2, 4])):
            frames = self.spoil(frames) or self.message()
        data = b"".join(frame(**{"mask": r.choice([b"\0\0\0\0", r.randbytes(4)]), **one}) for one in frames)
        if r.random() < 0.1:  # a byte on its way turns into another
            at = r.randrange(len(data))
            data = data[:at] + bytes([r.randrange(256)]) + data[at + 1:]
        if r.random() < 0.1:
            data = data[:r.randrange(len(data) + 1)]
        cuts = sorted(r.randrange(len(data) + 1) for _ in range(r.choice([0, 0, 1, 2, 6])))
        return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)])]

    def waits(self):
        """Whether to hear what the server says to it."""
        return self.random.random() < 0.2


def attack(client, frames):
    """Sends one sequence; the bytes that were sent, for a report."""
    writes = frames.next()
    try:
        for write in writes:
            client.raw(write)
        if frames.waits():
            client.socket.settimeout(0.01)
            while True:
                client.read_frame()
    except (Gone, TimeoutError):
        pass
    finally:
        client.close()
    return b"".join(writes)


class Innocent:
    """Plays at a table and hears every step of it, or says what was lost."""

    def __init__(self, server):
        self.server = server
        self.client = server.client()
        self.begin()

    def begin(self):
        self.client.ask("new", game="ttr-new", seats=[{"name": "Ann"}, {"bot": "easy"}])
        self.state = self.client.ask("view")
        self.version = self.state["v"]

    def hear(self):
        self.state = self.client.read_until("step")
        if self.state["v"] != self.version + 1:
            raise AssertionError(f"step {self.state['v']} came after {self.version}")
        self.version += 1

    def play(self):
        """One decision of its own."""
        while self.state.get("prompt") is None and not self.state.get("result"):
            self.hear()
        if self.state.get("result"):
            return self.begin()
        move = self.state["legal"][self.version * 7919 % len(self.state["legal"])]
        self.client.send(t="move", move=move, prompt=self.state["prompt"])
        self.hear()


def fuzz(test, seed, count, every=30):
    """So many sequences on connections of their own beside somebody who plays; `test` is an AttackTest."""
    frames = Frames(seed)
    innocent = Innocent(test.server)
    recent = []
    for n in range(count):
        try:
            recent = [*recent[-4:], attack(test.server.client(), frames)]
            if n % every == 0:
                innocent.play()
        except (ConnectionError, AssertionError) as error:
            last = "\n".join(data[:200].hex() for data in recent)
            raise AssertionError(f"seed {seed}, sequence {n}: {error}\n{last}\n{test.server.log_text()[-1500:]}") from error
    test.assert_alive()
