"""Moves that Ticket to Ride and Ghost Train share, as text and as small tuples.

("draw",)  ("claim", track, pay)  ("pass",)
Tracks are indices, pay is a tuple of counts by kind.
"""

import re

from ..record import Unreadable


def parse_move(board, text):
    name, *rest = text.split(" ")
    if name in ("draw", "pass") and not rest:
        return (name,)
    if name == "claim" and len(rest) in (2, 3):
        return ("claim", look_up(board.track_index, rest[0], "unknown-track"),
                _parse_pay(board, rest[1:]))
    raise Unreadable(f"unreadable: {text!r}")


def format_move(board, move):
    if move[0] != "claim":
        return move[0]
    parts = [f"{kind}:{count}" for kind, count in board.by_kind(move[2]).items()]
    return " ".join(["claim", board.tracks[move[1]].id] + parts)


def _parse_pay(board, parts):
    pay = [0] * len(board.kinds)
    for part in parts:
        kind, colon, count = part.partition(":")
        if not colon:
            raise Unreadable(f"unreadable: {part!r}")
        pay[look_up(board.kind_index, kind, "unknown-card")] += number(count)
    return tuple(pay)


def look_up(index, word, code):
    if word not in index:
        raise Unreadable(f"{code}: {word!r}")
    return index[word]


def number(word):
    if not re.fullmatch("[1-9][0-9]{0,3}", word):
        raise Unreadable(f"unreadable: {word!r}")
    return int(word)
