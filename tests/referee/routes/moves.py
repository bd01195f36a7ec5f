"""Moves as text (docs/record.md, "Moves") and as small tuples.

("draw",)  ("take", slot)  ("claim", track, pay)  ("tickets",)  ("keep", kept, under)  ("pass",)
Slots count from 1, tracks and tickets are indices, pay is a tuple of counts by kind.
"""

import re


class Unreadable(Exception):
    """Text that is no move; the message is the refusal's code and what was met."""


def parse_move(board, text):
    words = text.split(" ")
    name, rest = words[0], words[1:]
    if name in ("draw", "tickets", "pass") and not rest:
        return (name,)
    if name == "take" and len(rest) == 1:
        return ("take", _number(rest[0]))
    if name == "claim" and len(rest) in (2, 3):
        return ("claim", _look_up(board.track_index, rest[0], "unknown-track"),
                _parse_pay(board, rest[1:]))
    if name == "keep" and len(rest) in (1, 3):
        return _parse_keep(board, rest)
    raise Unreadable(f"unreadable: {text!r}")


def format_move(board, move):
    name = move[0]
    if name == "take":
        return f"take {move[1]}"
    if name == "claim":
        parts = [f"{kind}:{count}" for kind, count in board.by_kind(move[2]).items()]
        return " ".join(["claim", board.tracks[move[1]].id] + parts)
    if name == "keep":
        text = "keep " + ",".join(board.ticket_ids(move[1]))
        return text + " under " + ",".join(board.ticket_ids(move[2])) if move[2] else text
    return name


def _parse_pay(board, parts):
    pay = [0] * len(board.kinds)
    for part in parts:
        kind, colon, count = part.partition(":")
        if not colon:
            raise Unreadable(f"unreadable: {part!r}")
        pay[_look_up(board.kind_index, kind, "unknown-card")] += _number(count)
    return tuple(pay)


def _parse_keep(board, words):
    if len(words) == 3 and words[1] != "under":
        raise Unreadable(f"unreadable: {words[1]!r}")
    lists = [tuple(_look_up(board.ticket_index, word, "unknown-ticket") for word in text.split(","))
             for text in words[::2]]
    # A set is kept, so its order says nothing; the order of those given back does (T41).
    return ("keep", tuple(sorted(lists[0])), lists[1] if len(lists) == 2 else ())


def _look_up(index, word, code):
    if word not in index:
        raise Unreadable(f"{code}: {word!r}")
    return index[word]


def _number(word):
    if not re.fullmatch("[1-9][0-9]{0,3}", word):
        raise Unreadable(f"unreadable: {word!r}")
    return int(word)
