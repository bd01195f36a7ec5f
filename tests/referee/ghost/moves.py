"""Moves of Ghost Train as text and as small tuples: ("exchange",) and those of routes/moves.py."""

from ..routes import moves


def parse_move(board, text):
    return ("exchange",) if text == "exchange" else moves.parse_move(board, text)


def format_move(board, move):
    return moves.format_move(board, move)
