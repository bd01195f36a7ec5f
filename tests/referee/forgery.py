"""For the tests: what the referee says about a record, and records changed by one who knows the format."""

import json

from .record import Difference, Writer
from .replay import Replay


def difference(catalogue, lines, **options):
    """What the referee says about these lines, or None."""
    try:
        Replay(catalogue).run(lines, **options)
    except Difference as found:
        return str(found)
    return None


def signed(objects):
    """Lines with fresh digests."""
    writer = Writer()
    for data in objects:
        writer.add({name: value for name, value in data.items() if name != "digest"})
    return writer.lines


def forged(lines, change):
    """A record after a change to its objects, with all line digests made right again."""
    objects = [json.loads(line) for line in lines]
    change(objects)
    return signed(objects)
