"""T52: the heaviest trail, against plain search through all trails."""

import random
import unittest

from .longest import heaviest_trail, is_trail


def longest_by_search(edges):
    """Every trail from every city, nothing remembered."""
    def walk(city, unused):
        return max((edges[e][2] + walk(_other(edges[e], city), unused - {e})
                    for e in unused if city in edges[e][:2]), default=0)

    cities = {city for edge in edges for city in edge[:2]}
    return max((walk(city, frozenset(range(len(edges)))) for city in cities), default=0)


def _other(edge, city):
    return edge[1] if edge[0] == city else edge[0]


class HeaviestTrail(unittest.TestCase):
    def test_nothing(self):
        self.assertEqual(heaviest_trail([]), (0, []))

    def test_branches_do_not_add_up(self):
        star = [("o", "a", 5), ("o", "b", 4), ("o", "c", 3)]
        self.assertEqual(heaviest_trail(star)[0], 9)

    def test_a_loop_counts_whole(self):
        self.assertEqual(heaviest_trail([("a", "b", 2), ("b", "c", 2), ("c", "a", 2)])[0], 6)

    def test_a_city_may_be_passed_twice(self):
        eight = [("o", "a", 1), ("a", "b", 1), ("b", "o", 1),
                 ("o", "c", 2), ("c", "d", 2), ("d", "o", 2)]
        self.assertEqual(heaviest_trail(eight)[0], 9)

    def test_a_loop_with_a_tail(self):
        edges = [("a", "b", 6), ("b", "c", 1), ("c", "d", 1), ("d", "b", 1), ("d", "e", 3)]
        self.assertEqual(heaviest_trail(edges)[0], 6 + 1 + 1 + 3)

    def test_the_heavier_of_two_parts_counts(self):
        self.assertEqual(heaviest_trail([("a", "b", 3), ("c", "d", 2), ("d", "e", 2)])[0], 4)

    def test_parallel_edges_are_two_edges(self):
        self.assertEqual(heaviest_trail([("a", "b", 3), ("a", "b", 3)])[0], 6)

    def test_same_as_search_on_random_graphs(self):
        dice = random.Random(52)
        for _ in range(300):
            cities = dice.randint(2, 6)
            edges = []
            for _ in range(dice.randint(1, 7)):
                a, b = dice.sample(range(cities), 2)
                edges.append((a, b, dice.randint(1, 6)))
            length, path = heaviest_trail(edges)
            self.assertEqual(length, longest_by_search(edges), edges)
            self.assertEqual(length, sum(edges[e][2] for e in path))
            self.assertTrue(self.walkable(edges, path), (edges, path))

    def walkable(self, edges, path):
        ends = set(edges[path[0]][:2])
        for edge in path[1:]:
            ends = {_other(edges[edge], city) for city in ends if city in edges[edge][:2]}
        return bool(ends) and len(set(path)) == len(path)


class IsTrail(unittest.TestCase):
    def test_in_any_order(self):
        self.assertTrue(is_trail([("c", "d", 1), ("a", "b", 1), ("b", "c", 1)]))

    def test_not_in_two_parts(self):
        self.assertFalse(is_trail([("a", "b", 1), ("c", "d", 1)]))

    def test_not_a_fork(self):
        self.assertFalse(is_trail([("o", "a", 1), ("o", "b", 1), ("o", "c", 1)]))


if __name__ == "__main__":
    unittest.main()
