"""Boards of Switch & Signal and the deck, as their JSON files give them: no rule of play.

Everything is called by its name: a space is "calais", "paris" or "calais-paris/1", a signal space
"calais-paris@2", a junction by its id, an arm of it by the id of its line.
"""

from itertools import combinations

from ..digest import fnv1a

START, CITY, JUNCTION = "start", "city", "junction"
ANY = "any"  # the multicoloured symbol
KINDS = ("signal", "switch", "train")


class Line:
    """Boundary k lies before section k + 1: 0 at the end a, `sections` at the end b."""

    def __init__(self, data):
        self.id = data["id"]
        self.a = data["a"]
        self.b = data["b"]
        self.sections = data["sections"]
        self.signals = list(data["signals"])

    def section(self, number):
        return f"{self.id}/{number}"

    def boundary_at(self, place):
        return 0 if place == self.a else self.sections

    def section_at(self, place):
        """The section next to an end."""
        return self.section(1 if place == self.a else self.sections)

    def other_end(self, place):
        return self.b if place == self.a else self.a


class Deck:
    def __init__(self, data):
        self.colours = [colour["id"] for colour in data["colours"]]
        self.dice = {colour["id"]: colour["die"] for colour in data["colours"]}
        self.trains = {f"{colour['id']}-{number}": colour["id"] for colour in data["colours"]
                       for number in range(1, colour["trains"] + 1)}
        self.actions = data["actions"]
        self.hand = data["hand"]
        self.draw = data["draw"]
        self.hand_limit = data["hand_limit"]
        self.cards = {card["id"]: (card["deploy"], card["move"]) for card in data["cards"]}


class Board:
    def __init__(self, data, deck):
        self.id = data["id"]
        self.deck = deck
        self.run_through = data["run_through"]
        self.helpers = data["helpers"]
        self.open_track_markers = data["open_track_markers"]
        self.goods = [goods["id"] for goods in data["goods"]]
        self.numbers = {start["id"]: start["number"] for start in data["starts"]}
        self.goods_of = {city["id"]: city.get("goods") for city in data["cities"]}  # None: a port
        self.ways = {junction["id"]: junction["ways"] for junction in data["junctions"]}
        self.lines = {line["id"]: Line(line) for line in data["lines"]}
        self.kind = {**dict.fromkeys(self.numbers, START), **dict.fromkeys(self.goods_of, CITY),
                     **dict.fromkeys(self.ways, JUNCTION)}
        self.lines_at = {place: [line.id for line in self.lines.values()
                                 if place in (line.a, line.b)] for place in self.kind}
        self.sections = {line.section(k): (line, k) for line in self.lines.values()
                         for k in range(1, line.sections + 1)}
        self.spaces = list(self.numbers) + list(self.goods_of) + list(self.sections)
        self.signals = [f"{line.id}@{k}" for line in self.lines.values() for k in line.signals]
        self.settings = {junction: list(combinations(self.lines_at[junction], 2))
                         for junction in self.ways}
        self.green = data["placement"]["green"]
        self.open_arms = {junction: tuple(arm for arm in self.lines_at[junction]
                                          if arm not in data["placement"]["covered"][junction])
                          for junction in self.ways}
        self.hash = fnv1a(self._what_rules_depend_on())

    def ports(self):
        return [city for city, goods in self.goods_of.items() if goods is None]

    def city_of(self, goods):
        return next(city for city, of_city in self.goods_of.items() if of_city == goods)

    def entrance(self, city, line_id):
        """The signal space where a line enters a city."""
        return f"{line_id}@{self.lines[line_id].boundary_at(city)}"

    def city_at(self, signal):
        """The city that a signal space guards, None on open track."""
        for city in self.goods_of:
            if signal in [self.entrance(city, line) for line in self.lines_at[city]]:
                return city
        return None

    def _what_rules_depend_on(self):
        """The bytes that docs/games/switch-and-signal.md lists for `board.hash`."""
        places, out = list(self.kind), bytearray()
        for start, number in self.numbers.items():
            out += start.encode() + bytes((0, number))
        for city, goods in self.goods_of.items():
            out += city.encode() + (bytes((0, 1, 255)) if goods is None
                                    else bytes((0, 0, self.goods.index(goods))))
        for junction, ways in self.ways.items():
            out += junction.encode() + bytes((0, ways))
        for line in self.lines.values():
            out += line.id.encode() + bytes((0, places.index(line.a), places.index(line.b),
                                             line.sections, len(line.signals), *line.signals))
        out.append(int(self.run_through))
        for helper in self.helpers:
            out += helper.encode() + b"\0"
        out.append(self.open_track_markers)
        out += bytes(self.settings[j].index(self.open_arms[j]) for j in self.ways)
        green = sorted(self.signals.index(signal) for signal in self.green)
        out += bytes([len(green)] + green)
        return bytes(out + self._deck_bytes())

    def _deck_bytes(self):
        out = bytearray()
        for colour in self.deck.colours:
            out += bytes(self.deck.dice[colour])
        for deploy, moves in self.deck.cards.values():
            out += bytes([deploy, len(moves)] + [3 if move == ANY else self.deck.colours.index(move)
                                                 for move in moves])
        return out


def find_board(catalogue, address):
    """The board of that id; of id@hash the version that a game was played on, if there is one."""
    board_id, _, played_on = address.partition("@")

    def make():
        deck = Deck(catalogue.board_data("roundhouse-signal-deck", None))
        versions = [Board(data, deck)
                    for data in catalogue.versions("roundhouse-signal-board", board_id)]
        return next((board for board in versions if board.hash == played_on), versions[0])
    return catalogue.made_once(("signal", address), make)
