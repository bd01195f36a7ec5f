"""Boards and the ruleset of Ghost Train, as their JSON files give them."""

from ..routes.board import Board as RouteBoard


class Board(RouteBoard):
    """Places and tracks as on a Ticket to Ride board, without points and with bonuses."""

    def __init__(self, data):
        trick = data["bonuses"]["trick_or_treat"]
        self.cities = [city["id"] for city in data["cities"]]
        self.forest = [c["id"] for c in data["cities"] if c.get("region") == trick["from"]]
        self.coast = [c["id"] for c in data["cities"] if c.get("region") == trick["to"]]
        self.bonuses = data["bonuses"]["town_hall"]
        tickets = [{**ticket, "points": 0} for ticket in data["tickets"]["all"]]
        super().__init__({**data, "points": [], "tickets": {"all": tickets}}, "all")

    def _what_rules_depend_on(self, data):
        """The bytes that docs/games/ghost-train.md lists for `board.hash`."""
        out = bytearray(super()._what_rules_depend_on(data))
        out += bytes(1 if city in self.forest else 2 if city in self.coast else 0
                     for city in self.cities)
        for bonus in self.bonuses:
            out += bonus["id"].encode() + bytes((0, self.cities.index(bonus["a"]),
                                                 self.cities.index(bonus["b"]), bonus["cards"]))
        return bytes(out)


class Ruleset:
    def __init__(self, data):
        self.id = data["id"]
        self.players = data["players"]
        self.hand = data["hand"]
        self.wagons = data["wagons"]
        self.tickets = data["tickets"]
        self.draw = data["draw"]
        self.win = data["win"]
        self.stall_rounds = data["stall_rounds"]


def find_board(catalogue, game, board_id):
    """The ruleset and the board."""
    def make():
        return (Ruleset(catalogue.rules_data("roundhouse-ghost-rules", game)),
                Board(catalogue.board_data("roundhouse-ghost-board", board_id)))
    return catalogue.made_once((game, board_id), make)
