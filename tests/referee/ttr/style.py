"""Ways to play Ticket to Ride: at random, with a leaning towards rare rules."""

from .legality import kept_sets, legal_moves
from .state import KEEP_TICKETS, OPENING

# What each style prefers, best first; "random" prefers nothing. `hoard` draws cards while it can,
# `greedy` claims while it can, `tickets` draws tickets.
STYLES = {"random": (), "hoard": ("draw", "take"), "greedy": ("claim",),
          "tickets": ("tickets",), "hoard-then-tickets": ("draw", "take", "tickets")}
# Even a style with a preference sometimes does something else.
WHIM = 0.1


def choose(state, seat, dice, style="random"):
    """A random legal move; in keeping tickets the kept set first, then the order."""
    if state.phase in (OPENING, KEEP_TICKETS):
        kept = dice.choice(kept_sets(state, seat))
        under = [ticket for ticket in state.players[seat].offer if ticket not in kept]
        dice.shuffle(under)
        return ("keep", kept, tuple(under))
    moves = legal_moves(state, seat)
    if dice.random() >= WHIM:
        for name in STYLES[style]:
            moves = [move for move in moves if move[0] == name] or moves
            if moves[0][0] == name:
                break
    return dice.choice(moves)
