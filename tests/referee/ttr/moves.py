"""Moves of Ticket to Ride as text (docs/record.md, "Moves") and as small tuples.

("take", slot)  ("tickets",)  ("keep", kept, under)  and those of routes/moves.py
Slots count from 1, tickets are indices.
"""

from ..record import Unreadable
from ..routes import moves
from ..routes.moves import look_up, number


def parse_move(board, text):
    name, *rest = text.split(" ")
    if name == "tickets" and not rest:
        return (name,)
    if name == "take" and len(rest) == 1:
        return ("take", number(rest[0]))
    if name == "keep" and len(rest) in (1, 3):
        return _parse_keep(board, rest)
    return moves.parse_move(board, text)


def format_move(board, move):
    name = move[0]
    if name == "take":
        return f"take {move[1]}"
    if name == "keep":
        text = "keep " + ",".join(board.ticket_ids(move[1]))
        return text + " under " + ",".join(board.ticket_ids(move[2])) if move[2] else text
    return moves.format_move(board, move)


def _parse_keep(board, words):
    if len(words) == 3 and words[1] != "under":
        raise Unreadable(f"unreadable: {words[1]!r}")
    lists = [tuple(look_up(board.ticket_index, word, "unknown-ticket") for word in text.split(","))
             for text in words[::2]]
    # A set is kept, so its order says nothing; the order of those given back does (T41).
    return ("keep", tuple(sorted(lists[0])), lists[1] if len(lists) == 2 else ())
