"""The list of families: each offers what the others do, and knows of no other."""

import ast
import sys
import unittest
from pathlib import Path

from .games import FAMILIES, GAMES, rules_for, rules_of

HERE = Path(__file__).resolve().parent
OFFERED = ("GAMES VERSIONS STYLES TAGS RECIPES set_up tape sealed deal apply parse_move format_move refusal "
           "legal_moves choose seats_to_act state_digest broken_invariant result Tagger").split()
FOLDERS = {family.__name__.split(".")[-2] for family in FAMILIES}


def imports(path):
    """What a file imports: (how many folders up, the first name)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((0, name.name.split(".")[0]) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.level, node.module.split(".")[0]
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.level, name.name) for name in node.names)


class Families(unittest.TestCase):
    def test_each_offers_the_same(self):
        for family in FAMILIES:
            self.assertEqual([name for name in OFFERED if not hasattr(family, name)], [], family)

    def test_a_game_and_a_version_of_the_rules_have_one_family(self):
        for family in FAMILIES:
            for game in family.GAMES:
                self.assertIs(rules_for(game), family)
            for version in family.VERSIONS:
                self.assertIs(rules_of(version), family)
        self.assertEqual(len(GAMES), sum(len(family.GAMES) for family in FAMILIES))

    def test_what_is_found_belongs_to_a_game(self):
        for family in FAMILIES:
            self.assertEqual((list(family.TAGS), list(family.RECIPES)), (list(family.GAMES),) * 2)


class Knowledge(unittest.TestCase):
    """Who imports whom."""

    def test_only_the_list_knows_the_families(self):
        for path in [*HERE.glob("*.py"), *HERE.glob("routes/*.py")]:
            known = {name for level, name in imports(path) if level} & (FOLDERS | {"routes"})
            self.assertEqual(known - ({"routes"} if path.parent != HERE else set()),
                             FOLDERS if path.name == "games.py" else set(), path)

    def test_no_family_knows_another(self):
        for folder in FOLDERS:
            for path in (HERE / folder).glob("*.py"):
                above = {name for level, name in imports(path) if level == 2}
                self.assertEqual(above & FOLDERS, set(), path)

    def test_nothing_but_the_standard_library_and_itself(self):
        for path in HERE.rglob("*.py"):
            self.assertEqual({name for level, name in imports(path) if not level}
                             - sys.stdlib_module_names, set(), path)
            self.assertLessEqual(max((level for level, _ in imports(path)), default=0),
                                 1 if path.parent == HERE else 2, path)


if __name__ == "__main__":
    unittest.main()
