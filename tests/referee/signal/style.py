"""Ways to play Switch & Signal: at random, as a steward who wants to win, or as a menace."""

from .legality import legal_moves
from .movement import Blocked, ahead
from .steward import steward

# How often a style does something else than it would; "random" has no will of its own.
STYLES = {"random": 1.0, "steward": 0.0, "erratic": 0.25, "menace": 0.1}


def choose(state, seat, dice, style="random"):
    """`erratic` is a steward with whims; `menace` seeks collisions and full clocks lost."""
    if dice.random() < STYLES[style]:
        return dice.choice(legal_moves(state, seat))
    return _menace(state, seat, dice) if style == "menace" else steward(state, seat, dice)


def _menace(state, seat, dice):
    moves = legal_moves(state, seat)
    if state.phase == "action":
        trains = [move for move in moves if move[:2] == ("play", "train")]
        moves = trains if trains and _collisions(state) else [("end",)]
    if state.phase == "train":
        moves = [move for move in moves if move[0] == "train" and move[1] in _collisions(state)] \
            or [move for move in moves if move[0] == "train"] or moves
    return dice.choice(moves)


def _collisions(state):
    """The trains that would collide with their first step."""
    found = []
    for name in state.on_board():
        if state.trains[name].at in state.board.goods_of:
            continue
        step = ahead(state, name)
        other = None if isinstance(step, Blocked) else state.train_at(step.space)
        if other and state.trains[other].facing not in (None, step.facing):
            found.append(name)
    return found
