"""Which module knows the rules of which game.

Every such module offers the same names, and the rest of the referee uses nothing else:

VERSIONS, STYLES                      what the header calls the rules, oldest first; ways to play
set_up(catalogue, game, board_id, seats, options, version)
                                      a state before the deal; DataError when impossible.
                                      Without a version: the newest
tape(state), sealed(secret, nonces)   where luck comes from
deal(state, luck), apply(state, seat, move, luck)
                                      change the state and return the events
parse_move(state, text), format_move(state, move)
refusal(state, seat, move), legal_moves(state, seat)
choose(state, seat, dice, style)      a move of this style
seats_to_act(state)                   empty when the game is over
state_digest(state), broken_invariant(state), result(state)
Tagger                                names the rare things that happen (find.py)
"""

from .ghost import family as ghost
from .routes.board import DataError
from .signal import family as signal
from .ttr import family as ttr

_RULES = (ttr, ghost, signal)
# The games that can be played, with the board each is played on unless another is asked for.
DEFAULT_BOARD = {"ttr-classic": "usa", "ttr-new": "usa", "ghost-train": "haunted",
                 "switch-signal-europe": "europe", "switch-signal-america": "america"}


def rules_of(version):
    """The rules that a record's header names."""
    for rules in _RULES:
        if version in rules.VERSIONS:
            return rules
    known = [name for rules in _RULES for name in rules.VERSIONS]
    raise DataError(f"rules is {version!r}, should be one of {known}")


def rules_for(game):
    """The rules of a game by its id."""
    family = {"ttr": ttr, "ghost": ghost, "switch": signal}
    return family[game.split("-")[0]]
