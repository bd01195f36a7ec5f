"""The final count: tickets (T44, T51), the longest path (T52), the ranking (T53)."""

from ..routes.network import joined
from .longest import heaviest_trail


def longest_path(tracks):
    """T52: its length and its track ids in walking order."""
    length, path = heaviest_trail([(t.a, t.b, t.length) for t in tracks])
    return length, [tracks[edge].id for edge in path]


def final_count(state):
    """The events of the final count and the `seats` of the result."""
    seats = [_count_tickets(state, seat) for seat in state.seats()]
    events = [event for ticket_events, _ in seats for event in ticket_events]
    totals = [total for _, total in seats]
    events += _count_longest(state, totals)
    for total in totals:
        total["total"] = total["routes"] + total["tickets"] + total["failed"] + total["bonus"]
    rank(totals)
    return events, totals


def _count_tickets(state, seat):
    tracks = state.tracks_of(seat)
    events = []
    total = {"routes": state.players[seat].points, "tickets": 0, "failed": 0,
             "longest": 0, "bonus": 0, "total": 0, "done": 0, "rank": 0}
    for index in state.players[seat].tickets:
        ticket = state.board.tickets[index]
        done = joined(tracks, ticket.a, ticket.b)
        points = ticket.points if done else -ticket.points
        events.append({"e": "ticket", "seat": seat, "ticket": ticket.id,
                       "done": done, "points": points})
        total["tickets" if done else "failed"] += points
        total["done"] += done
    return events, total


def _count_longest(state, totals):
    paths = [longest_path(state.tracks_of(seat)) for seat in state.seats()]
    best = max(length for length, _ in paths)
    events = []
    for seat, (length, _) in enumerate(paths):
        # All who tie get it, nobody does at length 0.
        bonus = state.rules.longest_bonus if length == best and length > 0 else 0
        totals[seat]["longest"], totals[seat]["bonus"] = length, bonus
        events.append({"e": "longest", "seat": seat, "length": length, "points": bonus})
    return events


def rank(totals):
    """T53: points, then completed tickets, then holding the bonus; equals share a place."""
    def merit(total):
        return (total["total"], total["done"], total["bonus"] > 0)

    for total in totals:
        total["rank"] = 1 + sum(merit(other) > merit(total) for other in totals)


def result_of(reason, totals):
    return {"reason": reason, "seats": totals,
            "winners": [seat for seat, total in enumerate(totals) if total["rank"] == 1]}
