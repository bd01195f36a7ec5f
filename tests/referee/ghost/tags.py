"""The rare things of Ghost Train, by tag (tests/golden/README.md)."""

from ..watcher import TagCollector
from .state import OVER


class Tagger(TagCollector):
    _exchanges = 0  # and passes, in a row

    def before(self, state, seat, move):
        super().before(state, seat, move)
        self._deck_empty = not any(state.deck)
        self._twin_of_other = move[0] == "claim" and any(
            state.owner[twin] is not None for twin in state.board.tracks[move[1]].twins)

    def after(self, state, seat, move, events):
        names = [event["e"] for event in events]
        player = state.players[seat]
        self._completions(state, move, events, names)
        self.tag("trick-or-treat", "trick-or-treat" in names)
        for event in events:
            if event["e"] == "bonus":
                self.tag(f"bonus-{event['bonus']}")
        self.tag("both-bonuses", len(player.bonuses) == len(state.board.bonuses) > 1)
        self.tag("both-bonuses-at-once", names.count("bonus") > 1)
        self.tag("bonus-and-ticket", "bonus" in names and "completed" in names)
        self._cards(state, move, names)
        self.tag("both-tracks-claimed", self._twin_of_other)
        self.tag("all-locomotive-claim", move[0] == "claim"
                 and move[2][state.board.locomotive] == sum(move[2]))
        self.tag("exchange", move[0] == "exchange")
        self.tag("short-exchange", move[0] == "exchange"
                 and names.count("drew-ticket") < len(events[0]["tickets"]))
        self.tag("tickets-rebuilt", "tickets-rebuilt" in names)
        self.tag("pass", move[0] == "pass")
        self._exchanges = self._exchanges + 1 if move[0] in ("exchange", "pass") else 0
        self.tag("exchanges-go-on", state.phase != OVER and
                 self._exchanges == state.rules.stall_rounds * len(state.players))
        self.tag("empty-place", state.phase != OVER and None in player.tickets)
        if state.phase == OVER:
            self._end(state, seat, names)

    def _completions(self, state, move, events, names):
        done = names.count("completed")
        self.tag("two-completions", done > 1)
        chained = [i for i, name in enumerate(names) if name == "completed"
                   and names[i - 1] == "drew-ticket" and "completed" in names[:i - 1]
                   and events[i]["ticket"] == events[i - 1]["ticket"]]
        self.tag("chained-completion", chained)
        self.tag("exchange-completes", move[0] == "exchange" and done > 0)

    def _cards(self, state, move, names):
        drawn = names.count("drew")
        self.tag("rebuilt", "rebuilt" in names)
        self.tag("rebuilt-mid-draw", move[0] == "draw" and "rebuilt" in names
                 and "drew" in names[names.index("rebuilt"):])
        self.tag("rebuilt-after-claim", move[0] == "claim" and self._deck_empty)
        self.tag("one-card-draw", move[0] == "draw" and drawn < state.rules.draw)
        self.tag("deck-empty", not any(state.deck))
        owed = names.count("bonus") * state.board.bonuses[0]["cards"]
        self.tag("short-bonus", "bonus" in names and drawn < owed)

    def _end(self, state, seat, names):
        result = state.result
        self.tag({"tickets": "win-by-six", "wagons": "wagons-end", "stall": "stall"}[
            result["reason"]])
        self.tag("win-by-trick-or-treat", names[-2:] == ["trick-or-treat", "over"])
        self.tag("win-with-last-wagon", result["reason"] == "tickets"
                 and state.players[seat].wagons == 0)
        self.tag("shared-victory", len(result["winners"]) > 1)
        self.tag("wagons-end-shared", result["reason"] == "wagons" and len(result["winners"]) > 1)
        self.tag("last-wagon-loses", result["reason"] == "wagons" and seat not in result["winners"])
        self.tag("stall-by-exchanges", result["reason"] == "stall" and "pass" not in self.tags)
        self.tag("stall-with-passes", result["reason"] == "stall" and "pass" in names)
        self.tag("four-players", len(state.players) == 4)
