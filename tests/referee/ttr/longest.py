"""The longest continuous path (T52): the heaviest trail in a graph, exactly.

A trail may loop and pass through a city many times, but uses each edge once.
Edges are (city, city, length) and are named by their place in the list.
"""

import sys

sys.setrecursionlimit(10_000)


def heaviest_trail(edges):
    """The greatest length of a trail and one such trail, as edges in walking order."""
    exits = _exits(edges)
    memo = {}

    def best_from(city, used):
        """The greatest length still to be walked from here, and the edge to begin with."""
        key = (city, used)
        if key not in memo:
            best = (0, None)
            for edge, other in exits[city]:
                if not used >> edge & 1:
                    length = edges[edge][2] + best_from(other, used | 1 << edge)[0]
                    if length > best[0]:
                        best = (length, edge)
            memo[key] = best
        return memo[key]

    starts = _possible_starts(exits)
    if not starts:
        return 0, []
    start = max(starts, key=lambda city: best_from(city, 0)[0])
    return best_from(start, 0)[0], _walk(edges, start, best_from)


def is_trail(edges):
    """Can these edges be walked one after the other, each once, in some order? (Euler.)"""
    if not edges:
        return True
    exits = _exits(edges)
    odd = sum(len(ways) % 2 for ways in exits.values())
    return odd <= 2 and len(_component(exits, edges[0][0])) == len(exits)


def _exits(edges):
    exits = {}
    for edge, (a, b, _) in enumerate(edges):
        exits.setdefault(a, []).append((edge, b))
        exits.setdefault(b, []).append((edge, a))
    return exits


def _component(exits, start):
    seen, waiting = {start}, [start]
    while waiting:
        for _, other in exits[waiting.pop()]:
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def _possible_starts(exits):
    """Cities where a heaviest trail may begin: in each connected part those with an odd number
    of edges, or any one city if there is none (then the whole part is one round trip).

    Why: a trail that cannot be made longer has used every edge at its ends. If the ends differ,
    each was left once more than entered or the other way round, so its number of edges is odd.
    If they are the same, every city of the round trip could be its end, so no edge is left over.
    """
    starts, seen = [], set()
    for city in exits:
        if city not in seen:
            part = _component(exits, city)
            seen |= part
            starts += [c for c in sorted(part) if len(exits[c]) % 2] or [city]
    return starts


def _walk(edges, city, best_from):
    path, used = [], 0
    while (edge := best_from(city, used)[1]) is not None:
        path.append(edge)
        used |= 1 << edge
        a, b, _ = edges[edge]
        city = b if city == a else a
    return path
