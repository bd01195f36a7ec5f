"""Ways to play Switch & Signal."""

from signal_legality import legal_moves

STYLES = {"random": None}


def choose(state, seat, dice, style="random"):
    return dice.choice(legal_moves(state, seat))
