"""Replays one game of a record, line by line, and stops at the first difference."""

from .catalogue import DataError
from .games import rules_of
from .luck import BadOutcome, Tape, broken_seal
from .record import (ASSISTS, SEALED_MEMBERS, Difference, Unreadable, compact,
                     read_line)
from .watcher import Watcher

# The kinds of notes, and whether they are about a seat.
NOTES = {"takeover": True, "timeout": True, "assistance": True, "take-back": True, "same-deal": False}
# The members of each kind of luck besides its kind.
LUCK = {"seed": ["seed"], "sealed": ["commitment"], "taped": []}
# What Python raises when a member is missing or of another type than documented.
MALFORMED = (AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError)


class Replay:
    """A game in the course of being replayed.

    `make_watcher` is called with the rules (games.py) of the game that the header names.
    """

    def __init__(self, catalogue, make_watcher=lambda rules: Watcher()):
        self._catalogue = catalogue
        self._make_watcher = make_watcher
        self.watcher = None
        self._rules = None
        self._previous = b""
        self._header = None
        self._tape = None
        self._dealt = False
        self._moves = 0
        self._finished = False
        self._state = None
        self._on_line = {"header": self._on_header, "deal": self._on_deal, "move": self._on_move,
                         "note": self._on_note, "result": self._on_result}

    def run(self, lines, first_line=1, unfinished_allowed=False):
        """Replays all lines and returns the last state; a Difference names its line."""
        number = first_line
        try:
            for number, raw in enumerate(lines, first_line):
                self.line(raw)
            if not self._finished and not unfinished_allowed:
                raise Difference("the record stops here without a result")
        except Difference as difference:
            difference.line = number
            raise
        except (BadOutcome, Unreadable, DataError) as error:
            raise Difference(str(error), number) from None
        except MALFORMED as error:
            raise Difference(f"malformed: {type(error).__name__}: {error}", number) from error
        return self._state

    def line(self, raw):
        data, body, self._previous = read_line(raw, self._previous)
        kind = data["kind"]
        if (self._header is None) != (kind == "header"):
            raise Difference("one header, and only one, begins a game")
        if self._finished:
            raise Difference(f"a {kind} line after the result")
        self._on_line[kind](data, body)

    # --- One method a kind of line ---

    def _on_header(self, data, _body):
        _same("format", data["format"], "roundhouse-record")
        _same("version", data["version"], 1)
        if data["view"] != "full":
            raise Difference("only full records can be replayed, this is one seat's view")
        self._rules = rules_of(data["rules"])
        _check_seats(data["seats"])
        if data.get("assist", ASSISTS[0]) not in ASSISTS:
            raise Difference(f"unknown assistance {compact(data['assist'])}")
        _check_luck(data["luck"])
        address = f'{data["board"]["id"]}@{data["board"]["hash"]}'
        self._state = self._rules.set_up(self._catalogue, data["game"], address,
                                         len(data["seats"]), data["options"], data["rules"])
        board = self._state.board
        _same("board", data["board"], {"id": board.id, "hash": board.hash})
        _same("options", data["options"], dict(sorted(data["options"].items())))
        self._tape = Tape(self._rules.outcomes)
        self.watcher = self._make_watcher(self._rules)
        self._header = data

    def _on_deal(self, data, body):
        if self._dealt:
            raise Difference("a second deal")
        self._dealt = True
        self._tape.load(data["events"])
        events = self._rules.deal(self._state, self._tape)
        self._compare({"kind": "deal"}, events, data, body)
        self.watcher.dealt(self._state, events)

    def _on_move(self, data, body):
        if not self._dealt:
            raise Difference("a move before the deal")
        self._moves += 1
        state, seat = self._state, data["seat"]
        if type(seat) is not int:  # true would pass for 1
            raise Difference(f"seat is {compact(seat)}, should be a number")
        move = self._rules.parse_move(state, data["move"])
        reason = self._rules.refusal(state, seat, move)
        if reason:
            raise Difference(f"illegal: seat {seat} may not {data['move']!r}: {' '.join(reason)}")
        self._tape.load(data["events"])
        self.watcher.before(state, seat, move)
        events = self._rules.apply(state, seat, move, self._tape)
        start = {"kind": "move", "n": self._moves, "seat": seat,
                 "move": self._rules.format_move(state, move)}
        self._compare(start, events, data, body)
        self.watcher.after(state, seat, move, events)

    def _on_note(self, data, body):
        if not self._dealt:
            raise Difference("a note before the deal")
        has_seat, seat = NOTES.get(data["note"]), data["seat"]
        known = seat is None if has_seat is False else type(seat) is int and seat in self._state.seats()
        if has_seat is None or not known or not isinstance(data["text"], str):
            raise Difference(f"no such note: {compact([data['note'], seat])}")
        _same_bytes(body, {name: data[name] for name in ("kind", "note", "seat", "text")})

    def _on_result(self, data, body):
        result = self._rules.result(self._state)
        if result is None:
            raise Difference("a result although the game is not over")
        expected = {"kind": "result", **result}
        if self._header["luck"]["kind"] == "sealed":
            self._check_seal(data)
            expected.update({name: data[name] for name in SEALED_MEMBERS})
        _same("members", list(data)[:-1], list(expected))
        for name, value in expected.items():
            _same(name, data[name], value)
        _same_bytes(body, expected)
        self._finished = True

    # --- Parts of them ---

    def _compare(self, start, events, data, body):
        """Compares a deal or move line with what should stand in it."""
        for name, value in start.items():
            _same(name, data[name], value)
        _same_events(data["events"], events)
        _same("state", data["state"], self._rules.state_digest(self._state))
        _same_bytes(body, {**start, "events": events, "state": data["state"]})
        broken = self._rules.broken_invariant(self._state)
        if broken:
            raise Difference(f"impossible position: {broken}")

    def _check_seal(self, data):
        nonces = data["nonces"]
        _same("number of nonces", len(nonces), len(self._header["seats"]))
        broken = broken_seal(self._tape.answers, self._header["luck"]["commitment"],
                             bytes.fromhex(data["secret"]), nonces)
        if broken:
            raise Difference(f"the deal does not match: {broken}")


def _check_seats(seats):
    for seat in seats:
        if list(seat) not in (["name"], ["name", "bot"]) or not _all_text(seat):
            raise Difference(f"unknown seat {compact(seat)}")


def _check_luck(luck):
    if list(luck) != ["kind"] + LUCK.get(luck["kind"], ["?"]) or not _all_text(luck):
        raise Difference(f"unknown luck {compact(luck)}")


def _all_text(members):
    return all(isinstance(value, str) for value in members.values())


def _same(what, recorded, expected):
    if compact(recorded) != compact(expected):
        raise Difference(f"{what} is {compact(recorded)}, should be {compact(expected)}")


def _same_events(recorded, expected):
    if compact(recorded) == compact(expected):
        return
    for place, (one, other) in enumerate(zip(recorded, expected), 1):
        _same(f"event {place}", one, other)
    if len(recorded) > len(expected):
        extra = compact(recorded[len(expected)])
        raise Difference(f"event {len(expected) + 1} should not be: {extra}")
    raise Difference(f"event {len(recorded) + 1} is missing: {compact(expected[len(recorded)])}")


def _same_bytes(body, expected):
    """Everything said is right; is it also written as documented, without spaces and in order?"""
    text = compact(expected)[:-1].encode()
    if body != text:
        raise Difference(f"written as {body[:200]!r}, should be {text[:200]!r}")
