"""The rare things of Ticket to Ride, by tag (tests/golden/README.md)."""

from ..watcher import TagCollector, has
from .legality import piles_empty
from .rules import enough_others, too_many_locomotives
from .state import OVER, SECOND_CARD, TURN


class Tagger(TagCollector):
    def dealt(self, state, events):
        self.tag("reset-at-setup", has(events, "sweep"))
        self._row(state, events)
        self._piles(state)

    def before(self, state, seat, move):
        super().before(state, seat, move)
        second = state.phase == SECOND_CARD
        self._first_card = state.phase == TURN and move[0] in ("draw", "take")
        self.tag("second-card-from-row-with-empty-piles",
                 second and move[0] == "take" and piles_empty(state))
        self.tag("no-second-locomotive", second and state.board.locomotive in state.row)
        self.tag("last-round-pass", move[0] == "pass" and state.turns_left is not None)
        self._under_before = len(state.under)
        self._withheld_before = state.withheld
        self._piles_empty_before = piles_empty(state)

    def after(self, state, seat, move, events):
        self.tag("reset-in-play", has(events, "sweep"))
        self._row(state, events)
        self._piles(state)
        self._cards(state, move, events)
        self._claims(state, move, events)
        self._tickets(state, move)
        self.tag("forced-pass", move[0] == "pass")
        if state.phase == OVER:
            self._end(state)

    def _row(self, state, events):
        sweeps = sum(event["e"] == "sweep" for event in events)
        laid = has(events, "row")
        self.tag("reset-twice", sweeps == 2)
        self.tag("reset-three-times", sweeps == state.rules.row_resets)
        full_of_locomotives = laid and too_many_locomotives(state)
        self.tag("reset-capped", full_of_locomotives and enough_others(state))
        self.tag("reset-withheld", full_of_locomotives and not enough_others(state))
        self.tag("short-row", None in state.row)
        self.tag("short-row-of-locomotives", None in state.row and too_many_locomotives(state))

    def _piles(self, state):
        self.tag("both-piles-empty", piles_empty(state))
        self.tag("tickets-empty", state.phase == TURN and not state.tickets_left())

    def _cards(self, state, move, events):
        names = [event["e"] for event in events]
        drawing = move[0] in ("draw", "take")
        self.tag("rebuilt", "rebuilt" in names)
        self.tag("rebuilt-mid-draw", "rebuilt" in names and state.phase == SECOND_CARD)
        self.tag("rebuilt-after-draw", move[0] == "draw" and "rebuilt" in names)
        self.tag("rebuilt-mid-reset",
                 "sweep" in names and "rebuilt" in names[names.index("sweep"):])
        took_locomotive = move[0] == "take" and events[0]["card"] == "locomotive"
        self.tag("one-card-draw",
                 self._first_card and not took_locomotive and state.phase != SECOND_CARD)
        self.tag("blind-locomotive-first",
                 self._first_card and move[0] == "draw" and events[0]["card"] == "locomotive")
        self.tag("row-empty", drawing and not any(card is not None for card in state.row))

    def _claims(self, state, move, events):
        if move[0] != "claim":
            return
        locomotives = move[2][state.board.locomotive]
        self.tag("refill-after-claim", has(events, "row"))
        self.tag("reset-after-claim", has(events, "sweep"))
        self.tag("reset-made-up", self._withheld_before and has(events, "sweep"))
        self.tag("rebuilt-after-claim", self._piles_empty_before)
        self.tag("all-locomotive-claim", locomotives == sum(move[2]))
        self.tag("both-tracks-claimed", any(state.owner[twin] is not None
                                            for twin in state.board.tracks[move[1]].twins))

    def _tickets(self, state, move):
        if move[0] != "tickets":
            return
        offered = len(state.players[state.turn].offer)
        self.tag("short-offer", offered < state.rules.offer)
        self.tag("under-tickets-drawn", len(state.under) < self._under_before)

    def _end(self, state):
        result = state.result
        self.tag(result["reason"])
        seats = result["seats"]
        self.tag("longest-tie", sum(seat["bonus"] > 0 for seat in seats) > 1)
        self.tag("no-longest", not any(seat["bonus"] for seat in seats))
        self.tag("negative-total", any(seat["total"] < 0 for seat in seats))
        self.tag("shared-victory", len(result["winners"]) > 1)
        self.tag("shared-lower-place",
                 any(seat["rank"] > 1 and other["rank"] == seat["rank"]
                     for seat in seats for other in seats if other is not seat))
        self._ties(seats)

    def _ties(self, seats):
        """T53, step by step: who is left after points, then tickets, then the bonus."""
        by_points = _best(seats, lambda seat: seat["total"])
        by_tickets = _best(by_points, lambda seat: seat["done"])
        by_bonus = _best(by_tickets, lambda seat: seat["bonus"] > 0)
        self.tag("tie-on-points", len(by_points) > 1)
        self.tag("tie-on-points-broken-by-tickets", len(by_points) > len(by_tickets) == 1)
        self.tag("tie-broken-by-longest", len(by_tickets) > len(by_bonus) == 1)
        shared = len(by_bonus) > 1
        self.tag("shared-by-bonus-holders", shared and by_bonus[0]["bonus"] > 0)
        self.tag("shared-without-bonus", shared and by_bonus[0]["bonus"] == 0)


def _best(seats, key):
    best = max(map(key, seats))
    return [seat for seat in seats if key(seat) == best]
