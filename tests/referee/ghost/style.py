"""Ways to play Ghost Train: at random, with a leaning towards rare rules, or towards tickets."""

import heapq

from .legality import legal_moves, refuse_track

# What each style prefers, best first; a `seeker` looks for the tracks that its tickets need.
STYLES = {"random": (), "hoard": ("draw",), "greedy": ("claim",), "exchange": ("exchange",),
          "seeker": None}
# Even a style with a preference sometimes does something else.
WHIM = 0.1


def choose(state, seat, dice, style="random"):
    moves = legal_moves(state, seat)
    if dice.random() < WHIM:
        return dice.choice(moves)
    if style == "seeker":
        return _seek(state, seat, moves, dice)
    for name in STYLES[style]:
        moves = [move for move in moves if move[0] == name] or moves
    return dice.choice(moves)


def _seek(state, seat, moves, dice):
    """Claims what a ticket needs, else draws; exchanges tickets that cannot be joined any more."""
    tickets = [state.board.tickets[t] for t in state.players[seat].tickets if t is not None]
    ways = [_missing_tracks(state, seat, ticket) for ticket in tickets]
    wanted = {track for way in ways if way for track in way}
    claims = [move for move in moves if move[0] == "claim" and move[1] in wanted]
    if claims:
        fewest = min(move[2][-1] for move in claims)
        return dice.choice([move for move in claims if move[2][-1] == fewest])
    hopeless = None in ways and ("exchange",) in moves
    if hopeless:
        return ("exchange",)
    return ("draw",) if ("draw",) in moves else dice.choice(moves)


def _missing_tracks(state, seat, ticket):
    """The cheapest tracks that would join a ticket; None if it cannot be joined."""
    best, queue = {ticket.a: 0}, [(0, ticket.a, ())]
    while queue:
        cost, place, way = heapq.heappop(queue)
        if place == ticket.b:
            return way
        for track in state.board.tracks:
            own = state.owner[track.index] == seat
            if place not in track.cities() or not own and refuse_track(state, seat, track):
                continue
            end = track.b if place == track.a else track.a
            further = cost if own else cost + track.length
            if further < best.get(end, 1e9):
                best[end] = further
                heapq.heappush(queue, (further, end, way if own else way + (track.index,)))
    return None
