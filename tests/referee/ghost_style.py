"""Ways to play Ghost Train: at random, with a leaning towards rare rules."""

from ghost_legality import legal_moves

# What each style prefers, best first.
STYLES = {"random": (), "hoard": ("draw",), "greedy": ("claim",), "exchange": ("exchange",)}
# Even a style with a preference sometimes does something else.
WHIM = 0.1


def choose(state, seat, dice, style="random"):
    moves = legal_moves(state, seat)
    if dice.random() >= WHIM:
        for name in STYLES[style]:
            moves = [move for move in moves if move[0] == name] or moves
    return dice.choice(moves)
