"""Boards of tracks and tickets as the JSON files give them: plain data, no rule of play."""

from ..digest import fnv1a

LOCOMOTIVE = "locomotive"


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
