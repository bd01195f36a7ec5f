"""Options of a table, as a header gives them: names and values are text."""

from .catalogue import DataError


def read_options(given, allowed):
    """Every option's value, the first of its allowed ones when it is not given."""
    for name, value in given.items():
        if name not in allowed:
            raise DataError(f"unknown option {name!r}")
        if value not in allowed[name]:
            raise DataError(f"option {name} cannot be {value!r}")
    return {name: given.get(name, values[0]) for name, values in allowed.items()}


def first_seats(seats):
    return ["random"] + [str(seat) for seat in range(seats)]


def first_seat(value):
    """The seat that begins, or None where luck decides."""
    return None if value == "random" else int(value)


def check_seats(seats, least, most):
    if not least <= seats <= most:
        raise DataError(f"{seats} seats, the game is for {least} to {most}")
