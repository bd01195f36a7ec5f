"""The hash of records."""

import unittest

from .digest import fnv1a


class Fnv(unittest.TestCase):
    def test_published_vectors(self):
        self.assertEqual(fnv1a(b""), "cbf29ce484222325")
        self.assertEqual(fnv1a(b"a"), "af63dc4c8601ec8c")
        self.assertEqual(fnv1a(b"foobar"), "85944171f73967e8")


if __name__ == "__main__":
    unittest.main()
