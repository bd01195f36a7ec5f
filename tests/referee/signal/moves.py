"""Moves of Switch & Signal as text and as tuples of words: ("load", "black-1", "signal").

Tuples: ("set", junction, arms)  ("signal", from, to)  ("extra", signal)  ("ready",)  ("go",)
("use", helper, train or None)  ("deploy", colour, place or None)  ("colour", colour)
("train", train)  ("leave", line)  ("stop",)  ("play", action, kinds)  ("load", train, kind)
("end",)  ("draw", count)
"""

import re

from ..record import Unreadable
from .board import KINDS

PLAIN = ("ready", "go", "stop", "end")


def parse_move(board, text):
    name, *rest = text.split(" ")
    if name in PLAIN and not rest:
        return (name,)
    if name not in _PARSE:
        raise Unreadable(f"unreadable: {text!r}")
    try:
        return (name, *_PARSE[name](board, *rest))
    except TypeError:  # another number of words
        raise Unreadable(f"unreadable: {text!r}") from None


def format_move(move):
    name, rest = move[0], move[1:]
    if name == "set":
        return " ".join(("set", rest[0], *rest[1]))
    if name == "deploy" and rest[1] is not None:
        return f"deploy {rest[0]} at {rest[1]}"
    if name == "play":
        return f"play {rest[0]} {'+'.join(rest[1])}"
    return " ".join(str(word) for word in move if word is not None)


def _set(board, junction, one, other):
    _known(board.ways, junction)
    arms = (_known(board.lines, one), _known(board.lines, other))
    # Two arms have one order, that of the junction.
    return junction, tuple(sorted(arms, key=list(board.lines).index))


def _signal(board, start, end):
    return _known(board.signals, start), _known(board.signals, end)


def _extra(board, signal):
    return (_known(board.signals, signal),)


def _use(board, helper, train=None):
    if (helper == "traffic_controller") != (train is not None):
        raise Unreadable(f"unreadable: 'use {helper}'")
    known = ("logistician", "dispatcher", "conductor", "crossing_keeper", "traffic_controller",
             "shunter")
    return _known(known, helper), train and _known(board.deck.trains, train)


def _deploy(board, colour, at=None, place=None):
    if (at, place) != (None, None) and (at != "at" or place is None):
        raise Unreadable("unreadable: 'deploy'")
    return _known(board.deck.colours, colour), place and _known(board.numbers, place)


def _colour(board, colour):
    return (_known(board.deck.colours, colour),)


def _train(board, train):
    return (_known(board.deck.trains, train),)


def _leave(board, line):
    return (_known(board.lines, line),)


def _play(_board, action, cards):
    kinds = [_known(KINDS, kind) for kind in cards.split("+")]
    return _known(KINDS, action), tuple(sorted(kinds, key=KINDS.index))


def _load(board, train, kind):
    return _known(board.deck.trains, train), _known(KINDS, kind)


def _draw(_board, count):
    if not re.fullmatch("0|[1-9][0-9]?", count):
        raise Unreadable(f"unreadable: {count!r}")
    return (int(count),)


_PARSE = {"set": _set, "signal": _signal, "extra": _extra, "use": _use, "deploy": _deploy,
          "colour": _colour, "train": _train, "leave": _leave, "play": _play, "load": _load,
          "draw": _draw}


def _known(names, name):
    if name not in names:
        raise Unreadable(f"unknown-name: {name!r}")
    return name
