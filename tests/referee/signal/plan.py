"""Plans for the purposeful styles of Switch & Signal: how far is it, and what is in the way.

Nothing here is a rule. A node is (space, facing); an edge leads from one to the next and needs
certain signals green and at most one junction set. Distances ignore other trains.
"""

import heapq

from .board import JUNCTION

RED_SIGNAL = WRONG_SWITCH = 2.0


class Edge:
    def __init__(self, start, end, line, signals, setting):
        self.start = start
        self.end = end
        self.line = line  # by which it leaves its space
        self.signals = signals
        self.setting = setting  # (junction, arms) or None

    def missing(self, state):
        """The moves of the action step that would open this edge."""
        wanted = [("signal", signal) for signal in self.signals if signal not in state.green]
        if self.setting and state.open_arms[self.setting[0]] != self.setting[1]:
            wanted.append(("set", *self.setting))
        return wanted

    def cost(self, state):
        return 1 + sum(RED_SIGNAL if sort == "signal" else WRONG_SWITCH
                       for sort, *_ in self.missing(state))


_edges = {}


def edges_of(board):
    """All edges of a board, by the node they start from."""
    if board.hash not in _edges:
        found = {}
        for start in _nodes(board):
            found[start] = list(_edges_from(board, start))
        _edges[board.hash] = found
    return _edges[board.hash]


def _nodes(board):
    for space in list(board.numbers) + list(board.goods_of):
        yield (space, None)
    for space, (line, _) in board.sections.items():
        yield (space, line.a)
        yield (space, line.b)


def _edges_from(board, start):
    space, facing = start
    if space in board.sections:
        line, number = board.sections[space]
        ways = [(line, number if facing == line.b else number - 1, facing)]
    else:
        ways = [(board.lines[name], board.lines[name].boundary_at(space),
                 board.lines[name].other_end(space)) for name in board.lines_at[space]]
    for line, boundary, towards in ways:
        yield from _over(board, start, line, boundary, towards)


def _over(board, start, line, boundary, towards):
    signals = _signals(line, boundary)
    if boundary != line.boundary_at(towards):
        section = line.section(boundary + 1 if towards == line.b else boundary)
        yield Edge(start, (section, towards), line.id, signals, None)
    elif board.kind[towards] != JUNCTION:
        yield Edge(start, (towards, None), line.id, signals, None)
    else:
        for arms in board.settings[towards]:
            if line.id in arms:
                other = board.lines[arms[0] if arms[1] == line.id else arms[1]]
                beyond = _signals(other, other.boundary_at(towards))
                yield Edge(start, (other.section_at(towards), other.other_end(towards)), line.id,
                           signals + beyond, (towards, arms))


def _signals(line, boundary):
    return [f"{line.id}@{boundary}"] if boundary in line.signals else []


def distances(state, goals):
    """From every node to the nearest of these cities, with the cost of what is in the way."""
    into = {}
    for edges in edges_of(state.board).values():
        for edge in edges:
            into.setdefault(edge.end, []).append(edge)
    best = {(city, None): 0.0 for city in goals}
    queue = [(0.0, node) for node in best]
    while queue:
        far, node = heapq.heappop(queue)
        if far > best[node] or node[0] in state.numbers:
            continue  # a train that reaches a start place goes no further
        for edge in into.get(node, ()):
            through = far + edge.cost(state)
            if through < best.get(edge.start, 1e9):
                best[edge.start] = through
                heapq.heappush(queue, (through, edge.start))
    return best


def route(state, node, best):
    """The edges of the cheapest way from a node to the goals of `best`."""
    edges = []
    while best.get(node, 0) > 0 and len(edges) < 40:
        edge = min(edges_of(state.board)[node],
                   key=lambda e: e.cost(state) + best.get(e.end, 1e9))
        edges.append(edge)
        node = edge.end
    return edges
