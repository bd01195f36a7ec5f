"""Finds boards and rulesets among the JSON files, by the ids that a record's header names."""

import json
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
# Boards played on today come before earlier versions of them, which lie a folder deeper.
PLACES = ("data/*/*.json", "data/*/*/*.json", "tests/golden/boards/*.json")
WORDS = REPOSITORY / "data/words"  # of the terminal: no boards


class DataError(Exception):
    """A board or ruleset that cannot be found or used."""


class Catalogue:
    """Extra files come first, so that a board given by hand wins over one of the same id."""

    def __init__(self, boards=(), rules=()):
        known = [path for place in PLACES for path in sorted(REPOSITORY.glob(place))
                 if WORDS not in path.parents]
        self._files = [*boards, *rules, *known]
        self._found = {}

    def made_once(self, key, make):
        """What `make` gives, kept for the next time: boards never change."""
        if key not in self._found:
            self._found[key] = make()
        return self._found[key]

    def rules_data(self, wanted_format, wanted_id):
        return self.versions(wanted_format, wanted_id)[0]

    def board_data(self, wanted_format, address):
        """The board called so: by its id, or by id@hash as a record's header tells them."""
        return self.versions(wanted_format, address and address.partition("@")[0])[0]

    def versions(self, wanted_format, wanted_id):
        """All files of that format and id, the one played with today first."""
        files = [json.loads(Path(path).read_bytes()) for path in self._files]
        found = [data for data in files
                 if data.get("format") == wanted_format and data.get("id") == wanted_id]
        if not found:
            raise DataError(f"no {wanted_format} file with id {wanted_id!r}")
        return found


def read_id(path):
    return json.loads(Path(path).read_bytes())["id"]
