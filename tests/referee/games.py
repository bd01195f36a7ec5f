"""The families of games: the one list, and the only file outside their folders that names them.

A family is the module family.py of its folder. Each offers the same names, and the rest of the
referee uses nothing else of it:

GAMES                                 its games, each with the board it is played on unless another
                                      is asked for
VERSIONS, STYLES                      what the header calls the rules, oldest first; ways to play
TAGS, RECIPES                         for each game the rare things that have a golden game, and
                                      what is played to find them (golden.py)
set_up(catalogue, game, board_id, seats, options, version)
                                      a state before the deal; DataError when impossible.
                                      Without a version: the newest
outcomes(events)                      those members of events that are luck, as (purpose, value)
deal(state, luck), apply(state, seat, move, luck)
                                      change the state and return the events
parse_move(state, text), format_move(state, move)
refusal(state, seat, move), legal_moves(state, seat)
choose(state, seat, dice, style)      a move of this style
seats_to_act(state)                   empty when the game is over
state_digest(state), broken_invariant(state), result(state)
Tagger                                names the rare things that happen (find.py)
"""

from .catalogue import DataError
from .ghost import family as ghost
from .signal import family as signal
from .ttr import family as ttr

FAMILIES = (ttr, ghost, signal)
GAMES = {game: board for family in FAMILIES for game, board in family.GAMES.items()}


def rules_of(version):
    """The family whose rules a record's header names."""
    for family in FAMILIES:
        if version in family.VERSIONS:
            return family
    known = [name for family in FAMILIES for name in family.VERSIONS]
    raise DataError(f"rules is {version!r}, should be one of {known}")


def rules_for(game):
    """The family of a game by its id."""
    return next(family for family in FAMILIES if game in family.GAMES)
