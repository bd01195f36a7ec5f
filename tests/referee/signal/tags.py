"""The rare things of Switch & Signal, by tag (tests/golden/README.md)."""

from ..watcher import TagCollector
from .board import ANY
from .clock import port_needs
from .movement import green_lines
from .state import START_CARD


class Tagger(TagCollector):
    def dealt(self, state, events):
        options = state.options
        self.tag("free-layout", options["layout"] == "free")
        self.tag("extra-signal", options["extra-signal"] == "1")
        self.tag("shuffled-places", options["places"] == "shuffled")
        self.tag("stack", options["places"] == "stack")
        self.tag("ten-goods", options["goods"] == "10")
        self.tag("none-removed", options["removed"] == "0")
        self.tag("one-card-left", options["removed"] == "17")

    def before(self, state, seat, move):
        super().before(state, seat, move)
        self._phase, self._card, self._symbol = state.phase, state.card, state.symbol
        self._goods = {name: train.goods for name, train in state.trains.items()}
        self._at = {name: train.at for name, train in state.trains.items()}
        self._by_card = state.by_card
        self.tag("draw-with-full-hand", state.phase == "draw"
                 and sum(state.hands[seat].values()) == state.board.deck.hand_limit)
        self.tag("placing-limit", state.phase == "placing" and state.changes == 64)
        if move[0] == "leave" and state.phase == "city":
            self._run_through(state)

    def _run_through(self, state):
        train = state.trains[state.mover]
        self.tag("run-through")
        self.tag("run-through-port", train.at in state.board.ports())
        self.tag("run-through-port-with-goods", train.at in state.board.ports() and train.goods
                 and state.board.run_through and port_needs(state, train.at, train.goods))

    def after(self, state, seat, move, events):
        names = [event["e"] for event in events]
        for event in events:
            if event["e"] == "helper":
                self.tag(event["helper"].replace("_", "-"))
            elif event["e"] in ("stopped", "collided"):
                self._stop(state, event, names)
            elif event["e"] == "revealed":
                self._revealed(state, event)
        self._moves(state, move)
        self._tokens(names)
        self._clock(events, names)
        self.tag("rebuilt", "rebuilt" in names)
        self.tag("rebuilt-mid-draw", names.count("drew") == 2)
        self.tag("no-train", "no-train" in names)
        if state.phase == "over":
            self._end(state)

    def _moves(self, state, move):
        start = self._card == START_CARD
        self.tag("hand-limit-draw", move[0] == "draw" and move[1] > 0)
        self.tag("draw-none", move == ("draw", 0))
        self.tag("two-cards-for-one", move[0] == "play" and len(move[2]) == 2)
        self.tag("shunter-on-start-card", move[0] == "deploy" and move[2] is not None and start)
        self.tag("dispatcher-after-roll", move[:2] == ("use", "dispatcher")
                 and self._phase == "rolled")
        self.tag("logistician-for-card", move[:2] == ("use", "logistician") and self._by_card)
        self.tag("named-colour-in-depot", move[0] == "colour"
                 and all(train.at is None for train in state.trains.values()
                         if train.colour == move[1]))

    def _revealed(self, state, event):
        deploy, moves = state.board.deck.cards.get(event["card"], (0, []))
        self.tag("two-deploys", deploy == 2)
        self.tag("three-any", moves == [ANY] * 3)
        self.tag("bottom-card", event["from"] == "bottom")

    def _tokens(self, names):
        occupied = "occupied" in names
        self.tag("occupied", occupied and self._card != START_CARD)
        self.tag("occupied-on-start-card", occupied and self._card == START_CARD)

    def _stop(self, state, event, names):
        name, board = event["train"], state.board
        why = event.get("why", "collision")
        loaded = self._goods[name] is not None
        self.tag("collision", why == "collision")
        self.tag("collision-with-goods", why == "collision" and loaded)
        self.tag("collision-from-city", why == "collision" and "moved" not in names
                 and self._at[name] in board.goods_of)
        self.tag("start-reached", why == "start")
        self.tag("start-reached-with-goods", why == "start" and loaded)
        self.tag("stopped-by-switch", why == "switch")
        self.tag("stopped-before-city", why == "train" and event["at"] in board.goods_of)
        self.tag("no-first-step", why != "points" and "moved" not in names
                 and self._phase in ("train", "rolled"))
        if why == "city" and state.trains[name].at in board.ports():
            self.tag("port-not-needed", state.trains[name].goods is not None)
            self.tag("empty-train-in-port", state.trains[name].goods is None)
        self.tag("ran-on-in-vain", self._phase == "city" and why in ("signal", "switch", "train")
                 and "moved" not in names)
        self.tag("city-without-way-on", why == "city" and event["left"] > 0
                 and (board.run_through or state.dispatcher) and self._phase != "city"
                 and state.trains[name].at is not None
                 and len(green_lines(state, state.trains[name].at)) == 1)

    def _clock(self, events, names):
        refills = names.count("refilled")
        self.tag("refilled", refills > 0)
        self.tag("double-refill", twice_by_one_loss(names))
        self.tag("bottom-card-removed", any(event["e"] == "refilled" and "card" in event
                                            for event in events))
        self.tag("time-lost-by-action", "time" in names and self._by_card)

    def _end(self, state):
        self.tag({"delivered": "won", "time": "lost-by-time", "schedule": "lost-by-schedule"}[
            state.outcome])
        mid_card = state.card is not None
        self.tag("won-mid-card", state.outcome == "delivered" and mid_card)
        self.tag("won-by-action", state.outcome == "delivered" and not mid_card)
        self.tag("lost-in-action-step", state.outcome == "time" and not mid_card)
        beyond = any(count > 2 for count in _by_goods(state).values())
        self.tag("third-of-a-colour", state.options["goods"] == "10" and beyond)
        self.tag("ten-goods-won", state.options["goods"] == "10" and state.outcome == "delivered")


def _by_goods(state):
    return {goods: sum(port[goods] for port in state.delivered.values())
            for goods in state.board.goods}


def twice_by_one_loss(names):
    """S40: what was owed emptied the clock twice: nothing but `time` stands between."""
    return any(names[i:i + 3] == ["refilled", "time", "refilled"] for i in range(len(names)))
