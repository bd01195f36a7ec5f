"""Boards and rulesets as the JSON files give them: plain data, no rule of play."""

import json
from pathlib import Path

from ..digest import fnv1a

LOCOMOTIVE = "locomotive"
REPOSITORY = Path(__file__).resolve().parents[3]
DATA_FOLDERS = tuple(REPOSITORY / "data" / name for name in ("ttr", "ghost", "signal", "signal/earlier"))
TEST_FOLDERS = (REPOSITORY / "tests" / "golden" / "boards",
                REPOSITORY / "tests" / "referee" / "ttr" / "boards")


class DataError(Exception):
    """A board or ruleset that cannot be found or used."""


class Track:
    def __init__(self, index, data, kinds):
        self.index = index
        self.id = data["id"]
        self.a = data["a"]
        self.b = data["b"]
        self.length = data["length"]
        # A grey track takes any single colour (T31).
        self.colour = None if data["colour"] == "grey" else kinds.index(data["colour"])
        self.twins = ()

    def cities(self):
        return frozenset((self.a, self.b))


class Ticket:
    def __init__(self, index, data):
        self.index = index
        self.id = data["id"]
        self.a = data["a"]
        self.b = data["b"]
        self.points = data["points"]


class Board:
    """One map with the ticket list that one ruleset plays with."""

    def __init__(self, data, ticket_list):
        self.id = data["id"]
        self.kinds = [colour["id"] for colour in data["colours"]] + [LOCOMOTIVE]
        self.locomotive = len(self.kinds) - 1
        deck = data["deck"]
        self.deck = [deck["each_colour"]] * self.locomotive + [deck["locomotives"]]
        self.points = data["points"]
        self.tracks = [Track(i, t, self.kinds) for i, t in enumerate(data["tracks"])]
        self.tickets = [Ticket(i, t) for i, t in enumerate(data["tickets"][ticket_list])]
        for track in self.tracks:
            track.twins = tuple(other.index for other in self.tracks
                                if other is not track and other.cities() == track.cities())
        self.kind_index = {kind: i for i, kind in enumerate(self.kinds)}
        self.track_index = {track.id: track.index for track in self.tracks}
        self.ticket_index = {ticket.id: ticket.index for ticket in self.tickets}

        self.hash = fnv1a(self._what_rules_depend_on(data))

    def _what_rules_depend_on(self, data):
        """The bytes that docs/record.md lists for `board.hash`."""
        colours = self.locomotive
        city = {c["id"]: i for i, c in enumerate(data["cities"])}
        out = bytearray()
        for kind in self.kinds:
            out += kind.encode() + b"\0"
        out += bytes(self.deck[:colours] + [0] * (8 - colours) + self.deck[colours:])
        out += bytes(self.points + [0] * (10 - len(self.points)))
        for c in data["cities"]:
            out += c["id"].encode() + b"\0"
        for track in self.tracks:
            colour = 8 if track.colour is None else track.colour
            out += track.id.encode() + b"\0" + bytes((city[track.a], city[track.b], track.length, colour))
        for ticket in self.tickets:
            out += ticket.id.encode() + b"\0" + bytes((city[ticket.a], city[ticket.b], ticket.points))
        return bytes(out)

    def by_kind(self, counts):
        """Counts as an event shows them: kind -> number, zeros left out."""
        return {kind: count for kind, count in zip(self.kinds, counts) if count}

    def ticket_ids(self, indices):
        return [self.tickets[i].id for i in indices]


class Ruleset:
    """The numbers in which the editions differ."""

    def __init__(self, data):
        self.id = data["id"]
        self.players = data["players"]
        self.tickets = data["tickets"]
        self.row = data["row"]
        self.row_locomotives = data["row_locomotives"]
        self.row_resets = data["row_resets"]
        self.hand = data["hand"]
        self.trains = data["trains"]
        self.opening_deal = data["opening_deal"]
        self.opening_keep = data["opening_keep"]
        self.offer = data["offer"]
        self.offer_keep = data["offer_keep"]
        self.doubles_from = data["doubles_from"]
        self.end_trains = data["end_trains"]
        self.longest_bonus = data["longest_bonus"]


class Catalogue:
    """Finds boards and rulesets by the ids that a record's header names.

    Extra files come first, so that a board given by hand wins over one of the same id.
    """

    def __init__(self, boards=(), rules=()):
        self._boards = list(boards) + _json_files(DATA_FOLDERS + TEST_FOLDERS)
        self._rules = list(rules) + _json_files(DATA_FOLDERS)
        self._found = {}

    def find(self, game, board_id):
        """The ruleset of a game of Ticket to Ride and the board it is played on."""
        return self.made_once((game, board_id), lambda: self._make(game, board_id))

    def _make(self, game, board_id):
        rules = Ruleset(self.rules_data("roundhouse-ttr-rules", game))
        return rules, Board(self.board_data("roundhouse-ttr-board", board_id), rules.tickets)

    def made_once(self, key, make):
        """What `make` gives, kept for the next time: boards never change."""
        if key not in self._found:
            self._found[key] = make()
        return self._found[key]

    def rules_data(self, wanted_format, wanted_id):
        return _all(self._rules, wanted_format, wanted_id)[0]

    def board_data(self, wanted_format, address):
        """The board called so: by its id, or by id@hash as a record's header tells them."""
        return self.versions(wanted_format, address and address.partition("@")[0])[0]

    def versions(self, wanted_format, wanted_id):
        """All boards of that id, the one played on today first."""
        return _all(self._boards, wanted_format, wanted_id)


def read_id(path):
    return json.loads(Path(path).read_bytes())["id"]


def _json_files(folders):
    return [path for folder in folders for path in sorted(folder.glob("*.json"))]


def _all(paths, wanted_format, wanted_id):
    files = [json.loads(Path(path).read_bytes()) for path in paths]
    found = [data for data in files
             if data.get("format") == wanted_format and data.get("id") == wanted_id]
    if not found:
        raise DataError(f"no {wanted_format} file with id {wanted_id!r}")
    return found
