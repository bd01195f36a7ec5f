"""The list of families: each offers what the others do, and knows of no other."""

import ast
import re
import sys
import unittest
from functools import lru_cache
from pathlib import Path

from .games import FAMILIES, GAMES, rules_for, rules_of

HERE = Path(__file__).resolve().parent
OFFERED = ("GAMES VERSIONS STYLES TAGS RECIPES set_up outcomes deal apply parse_move format_move refusal "
           "legal_moves choose seats_to_act state_digest broken_invariant result Tagger").split()
FOLDERS = {family.__name__.split(".")[-2] for family in FAMILIES}


@lru_cache(maxsize=None)
def imports(path):
    """What a file imports at its top: (how many folders up, the first name)."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {(0, name.name.split(".")[0]) for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = [node.module] if node.module else [name.name for name in node.names]
            found |= {(node.level, name.split(".")[0]) for name in names}
    return found


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
    """Who knows whom."""

    def test_nothing_common_names_a_game(self):
        names = re.compile(rf"\b({'|'.join([*FOLDERS, *GAMES])})\b")
        for path in HERE.glob("*.py"):
            found = names.findall(path.read_text(encoding="utf-8"))
            self.assertEqual(bool(found), path.name == "games.py", (path, found))

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
