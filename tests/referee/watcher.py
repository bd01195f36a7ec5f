"""Watching a game as it is replayed or played: what find.py asks of it."""


class Watcher:
    """What a caller may want to see; does nothing by itself."""

    def dealt(self, state, events):
        pass

    def before(self, state, seat, move):
        pass

    def after(self, state, seat, move, events):
        pass


class TagCollector(Watcher):
    """Collects tags; each knows the number of the move at which it first applied (0: the deal)."""

    def __init__(self):
        self.tags = {}
        self._move_number = 0

    def tag(self, name, holds=True):
        if holds:
            self.tags.setdefault(name, self._move_number)

    def before(self, state, seat, move):
        self._move_number += 1


def has(events, name):
    return any(event["e"] == name for event in events)
