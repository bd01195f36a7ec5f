"""How a train moves (S30 to S39): what lies between two spaces is looked at first."""

from .board import CITY, JUNCTION, START
from .clock import delivered, finish, lose, needed, port_needs

# What a stop costs for each point left; other stops cost nothing, a start place 2 in all.
COSTLY = ("signal", "switch", "train")


class Blocked:
    """A red signal or a closed switch."""

    def __init__(self, why, at):
        self.why = why
        self.at = at


class Open:
    """The next space, and which end of its line a train entering it faces (S5)."""

    def __init__(self, space, facing=None):
        self.space = space
        self.facing = facing


def ahead(state, name, line=None):
    """S6: what comes next for a train; `line` is the one by which it leaves a city."""
    board, train = state.board, state.trains[name]
    if train.at in board.sections:
        line, number = board.sections[train.at]
        forward = train.facing == line.b
        return _cross(state, line, number if forward else number - 1, train.facing)
    line = board.lines[line or board.lines_at[train.at][0]]
    return _cross(state, line, line.boundary_at(train.at), line.other_end(train.at))


def _cross(state, line, boundary, facing):
    """Over a boundary of a line, towards the end `facing`."""
    if _red(state, line, boundary):
        return Blocked("signal", f"{line.id}@{boundary}")
    if boundary != line.boundary_at(facing):
        return Open(line.section(boundary + 1 if facing == line.b else boundary), facing)
    if state.board.kind[facing] != JUNCTION:
        return Open(facing)
    arms = state.open_arms[facing]
    if line.id not in arms:
        return Blocked("switch", facing)
    other = state.board.lines[arms[0] if arms[1] == line.id else arms[1]]
    boundary = other.boundary_at(facing)
    if _red(state, other, boundary):
        return Blocked("signal", f"{other.id}@{boundary}")
    return Open(other.section_at(facing), other.other_end(facing))


def _red(state, line, boundary):
    return boundary in line.signals and f"{line.id}@{boundary}" not in state.green


def green_lines(state, city):
    """The lines by which a train may leave a city."""
    return [line for line in state.board.lines_at[city]
            if state.board.entrance(city, line) in state.green]


def run(state, line, events):
    """Moves the mover until it stops or may choose; True if its move is over.

    `line` is the one by which it leaves a city, None elsewhere.
    """
    train, path = state.trains[state.mover], []
    why, at = "points", None
    while why == "points" and state.points > 0:
        step = ahead(state, state.mover, line)
        line, state.came_by = None, None
        why, at = _obstacle(state, step)
        if why is None:
            why, at = _enter(state, train, step)
            path.append(train.at)
    if path:
        events.append({"e": "moved", "train": state.mover, "path": path, "left": state.points})
    if why == CITY and may_run_on(state):
        return False
    _stop(state, why, at, events)
    return True


def _obstacle(state, step):
    """S6, S32, S35: why the next step cannot be made, and what is in the way."""
    if isinstance(step, Blocked):
        return step.why, step.at
    other = state.train_at(step.space)
    if other is None or other == state.mover:  # S39
        return None, None
    return ("collision", other) if _faces(state, other, step) else ("train", step.space)


def _faces(state, other, step):
    """S35: does the direction of the train on the next space lead back to where the mover is?"""
    kind = state.board.kind.get(step.space)
    return kind == START or kind != CITY and state.trains[other].facing != step.facing


def _enter(state, train, step):
    """One step; tells how the move goes on: "points" as long as nothing but points ends it."""
    kind = state.board.kind.get(step.space)
    if kind == CITY:
        state.came_by = state.board.sections[train.at][0].id
    train.at, train.facing = step.space, step.facing
    state.points -= 1
    return (kind, step.space) if kind in (CITY, START) else ("points", None)


def may_run_on(state):
    """S37, S44: after entering a city with points left, by another line whose signal is green."""
    board, train = state.board, state.trains[state.mover]
    if not (board.run_through or state.dispatcher) or state.points == 0:
        return False
    if not board.run_through and train.at in board.ports() and train.goods is not None:
        return False  # S44: a loaded train always unloads at the port
    return any(line != state.came_by for line in green_lines(state, train.at))


def stop_in_city(state, events):
    _stop(state, CITY, None, events)


def _stop(state, why, at, events):
    """The end of a move: what it brings (S33 to S38) and what it costs."""
    name, left = state.mover, state.points
    state.clear_mover()
    if why == "collision":
        events.append({"e": "collided", "train": name, "with": at, "left": left})
    else:
        events.append({"e": "stopped", "train": name, "why": why, "left": left,
                       "at": None if why == CITY else at})
    if why in (START, "collision"):
        _return_goods(state, name, events)
        _to_depot(state, name, events)
    else:
        _arrive(state, name, events)
    if state.phase == "over":
        return  # S50: no time is lost any more
    cost = {"collision": 2 * left, START: 2, **dict.fromkeys(COSTLY, left)}.get(why, 0)
    lose(state, cost, events)


def _arrive(state, name, events):
    """S34, S38: goods are unloaded in a port, and the train goes to the depot.

    So it is for a train that meant to run on but could not take a step (S37). One that began its
    move in a port has nothing that this port needs, and stays.
    """
    board, train = state.board, state.trains[name]
    port = train.at
    if port not in board.ports():
        return
    unloads = train.goods is not None and (not board.run_through
                                           or port_needs(state, port, train.goods))
    if unloads:
        state.delivered[port][train.goods] += 1
        events.append({"e": "unloaded", "train": name, "goods": train.goods, "port": port})
        train.goods = None
    if unloads or not board.run_through:
        _to_depot(state, name, events)
    if unloads and delivered(state) == needed(state):
        finish(state, "delivered", events)  # S50


def _return_goods(state, name, events):
    train = state.trains[name]
    if train.goods is not None:
        state.goods[train.goods] += 1
        events.append({"e": "returned", "goods": train.goods,
                       "city": state.board.city_of(train.goods)})
        train.goods = None


def _to_depot(state, name, events):
    train = state.trains[name]
    train.at = train.facing = None
    events.append({"e": "depot", "train": name})
