"""Lines of a record: reading, writing and the digest chain (docs/record.md)."""

import json
import re

from .digest import fnv1a

HEADER_START = b'{"kind":"header"'
TAIL = re.compile(rb',"digest":"([0-9a-f]{16})"\}')
TAIL_LENGTH = 29

MEMBERS = {
    "header": ["format", "version", "rules", "game", "board", "options", "seats", "luck", "view"],
    "deal": ["events", "state"],
    "move": ["n", "seat", "move", "events", "state"],
    "note": ["note", "seat", "text"],
}
# Only tables that say how they help their players have it.
ASSISTS = ["none", "legal", "tracker", "planner", "coach"]
# A result's other members are the game's own; the replay knows them.
SEALED_MEMBERS = ["secret", "nonces"]


class Difference(Exception):
    """The first thing in a record that is not as it should be; whoever knows the line sets it."""

    def __init__(self, text, line=None):
        super().__init__(text)
        self.text = text
        self.line = line

    def __str__(self):
        return f"line {self.line}: {self.text}"


class Unreadable(Exception):
    """Text that is no move; the message is the refusal's code and what was met."""


def compact(value):
    """JSON without spaces, members in the order given."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def read_line(raw, previous):
    """Checks a line's shape and digest. Returns the object, its bytes up to the digest, the digest."""
    tail = TAIL.fullmatch(raw, max(0, len(raw) - TAIL_LENGTH))
    if not tail:
        raise Difference('the line does not end in ,"digest":"<16 hex digits>"}')
    body, digest = raw[:-TAIL_LENGTH], tail.group(1)
    expected = fnv1a(previous + body).encode()
    if expected != digest:
        raise Difference(f"digest {digest.decode()} should be {expected.decode()}")
    try:
        data = json.loads(raw)
    except ValueError as error:
        raise Difference(f"not JSON: {error}") from None
    _check_members(data)
    return data, body, digest


def _check_members(data):
    kind = data.get("kind")
    if kind == "result":
        return
    if kind not in MEMBERS:
        raise Difference(f"unknown kind {kind!r}")
    members = ["kind"] + MEMBERS[kind] + ["digest"]
    if kind == "header" and "assist" in data:
        members.insert(members.index("luck"), "assist")
    if list(data) != members:
        raise Difference(f"members of a {kind} line are {list(data)}, should be {members}")


class Writer:
    """Makes the lines of one game."""

    def __init__(self):
        self._previous = b""
        self.lines = []

    def add(self, data):
        body = compact(data)[:-1].encode()
        self._previous = fnv1a(self._previous + body).encode()
        self.lines.append(body + b',"digest":"' + self._previous + b'"}')


def split_games(stream):
    """Where the games of a file begin and end: (offset, size, number of the first line)."""
    start, position, first_line, number = 0, 0, 1, 0
    for raw in stream:
        number += 1
        if raw.startswith(HEADER_START) and position > start:
            yield start, position - start, first_line
            start, first_line = position, number
        position += len(raw)
    if position > start:
        yield start, position - start, first_line
