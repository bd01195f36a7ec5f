"""The tools that judge the tree are judged here, on small trees made for the purpose."""
import importlib.util
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def load(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class TreeCase(unittest.TestCase):
    """A temporary repository root with a copy of one tool."""

    tool = ""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        (self.root / "tools").mkdir()
        shutil.copy(ROOT / "tools" / self.tool, self.root / "tools" / self.tool)

    def write(self, path, text):
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def run_tool(self, *arguments):
        return subprocess.run(
            [sys.executable, str(self.root / "tools" / self.tool), *arguments],
            capture_output=True, text=True, cwd=self.root, check=False)


class LedgerCoverage(TreeCase):
    tool = "ledger-coverage"

    def setUp(self):
        super().setUp()
        self.write("docs/rules/near.md", "| T98 | a rule |\n| T99 | another |\n")
        self.write("docs/rules/far.md", "| G99 | not built |\n")
        self.write("src/ttr/a_test.cc", "TEST(Draw, T98_first) {}\n// T99 in a comment\n")

    def test_a_missing_rule_of_a_named_ledger_fails(self):
        done = self.run_tool("near")
        self.assertEqual(done.returncode, 1)
        self.assertIn("missing T99", done.stdout)

    def test_other_ledgers_are_only_reported(self):
        self.write("tests/referee/test_b.py", "def test_T99_second(self): pass\n")
        done = self.run_tool("near")
        self.assertEqual(done.returncode, 0)
        self.assertIn("far: 0 of 1", done.stdout)

    def test_without_names_every_ledger_counts(self):
        self.write("web/a.test.ts", 'test("T99 second", () => {});\n')
        self.assertEqual(self.run_tool().returncode, 1)

    def test_a_translation_has_the_same_rules_and_the_same_marks(self):
        self.write("docs/rules/near.md", "| T98 | a rule *(settled here: so)* |\n| T99 | another *(settled here)* |\n")
        self.write("tests/referee/test_b.py", "def test_T99_second(self): pass\n")
        self.write("docs/rules/pl/near.md", "| T98 | zasada *(ustalone tutaj: tak)* |\n| T99 | inna |\n")
        done = self.run_tool("near")
        self.assertEqual(done.returncode, 1)
        self.assertIn("T99 is marked as settled here 1 times, in Polish 0", done.stdout)
        self.write("docs/rules/pl/near.md", "| T98 | zasada *(ustalone tutaj: tak)* |\n")
        self.assertIn("the Polish page has other rules: T99", self.run_tool("near").stdout)
        self.write("docs/rules/pl/near.md", "| T98 | zasada *(ustalone tutaj)* |\n| T99 | inna *(ustalone tutaj)* |\n")
        self.assertEqual(self.run_tool("near").returncode, 0)

    def test_an_unknown_ledger_is_wrong_usage(self):
        self.assertEqual(self.run_tool("nowhere").returncode, 2)


class CheckIncludes(TreeCase):
    tool = "check_includes.py"

    def fails_with(self, *words):
        done = self.run_tool()
        self.assertEqual(done.returncode, 1)
        for word in words:
            self.assertIn(word, done.stdout)

    def test_knowledge_runs_one_way(self):
        self.write("src/games/ttr/rules/a.h", '#include "core/types.h"\n')
        self.assertEqual(self.run_tool().returncode, 0)
        self.write("src/core/a.h", '#include "games/ttr/rules/state.h"\n')
        self.fails_with("src/core/a.h: core may not know games/ttr/rules/state.h")

    def test_it_is_followed_all_the_way(self):
        self.write("src/text/b.h", '#include "text/c.h"\n')
        self.write("src/text/c.h", '#include "play/game.h"\n')
        self.fails_with("src/text/b.h: text may not know play/game.h (by way of text/c.h)")

    def test_games_know_their_ground_and_not_one_another(self):
        self.write("src/games/ttr/bots/a.cc", '#include "games/routes/bots/paths.h"\n#include "games/ttr/rules/rules.h"\n')
        self.assertEqual(self.run_tool().returncode, 0)
        self.write("src/games/ghost/bots/a.cc", '#include "games/ttr/bots/reason.h"\n')
        self.fails_with("games/ghost/bots may not know games/ttr/bots/reason.h")

    def test_text_and_bots_are_side_by_side_and_words_above_them(self):
        self.write("src/games/ttr/words/a.cc", '#include "games/ttr/bots/a.h"\n#include "games/ttr/text/a.h"\n')
        self.assertEqual(self.run_tool().returncode, 0)
        self.write("src/games/ttr/text/b.cc", '#include "games/ttr/bots/a.h"\n')
        self.fails_with("games/ttr/text may not know games/ttr/bots/a.h")

    def test_the_engine_has_no_clock_and_what_is_below_the_server_no_files(self):
        complaint = load("check_includes").complaint_of_system
        self.assertIsNotNone(complaint("games/ttr/rules", "chrono"))
        self.assertIsNone(complaint("play", "chrono"))
        self.assertIsNotNone(complaint("play", "fstream"))
        self.assertIsNone(complaint("server/store", "fstream"))
        self.assertIsNotNone(complaint("server/rooms", "fstream"))
        self.assertIsNotNone(complaint("play", "boost/json.hpp"))
        self.assertIsNone(complaint("games/ttr/text", "boost/json.hpp"))

    def test_the_conformance_suite_knows_rules_and_bots_alone(self):
        self.write("tests/conformance/a_test.cc", '#include "games/ttr/bots/bots.h"\n#include "conformance/games.h"\n')
        self.assertEqual(self.run_tool().returncode, 0)
        self.write("tests/conformance/a_test.cc", '#include "play/game.h"\n')
        self.fails_with("tests/conformance/a_test.cc:1: the conformance suite may not know play/game.h")

    def test_a_folder_nobody_listed_fails(self):
        self.write("src/elsewhere/a.h", "")
        self.assertEqual(self.run_tool().returncode, 1)


class CheckWords(TreeCase):
    tool = "check_words.py"

    def words(self, sentence, path="web/games/some/words/pl.json"):
        self.write(path, f'{{\n  "a.key": "{sentence}"\n}}\n')
        return self.run_tool()

    def test_what_the_boxes_do_not_say_fails_with_its_place(self):
        for sentence in ("Zajmij trasę {route}", "{n} {n|wagon|wagony|wagonów}", "Dobierz karty peronu", "gotowy bilet", "Świeci latarnia.",
                         "Konduktor pomaga", "miejsce startu", "Talia rozkładu", "Odsłoń kartę", "Zatrzymaj {n} bilety",
                         "Karta rozkładu jazdy wykonana", "Wykonaj kartę", "Rusz pociągiem", "zapis partii", "{card} × {n}", "Karty gracza {name}",
                         "Reguła {rule}", "Decyduje aktywna osoba.", "Grasz przeciwko: {names}", "{train} jedzie tutaj: {place}", "staje: {place}", "Gdzie mogę budować?", "Druga ręka", "To nie twój ruch"):
            done = self.words(sentence)
            self.assertEqual(done.returncode, 1, sentence)
            self.assertIn("web/games/some/words/pl.json:2: ", done.stdout)

    def test_what_they_say_passes(self):
        for sentence in ("Utwórz połączenie {route}", "{n} {n|wagonik|wagoniki|wagoników}", "karty Wagonów", "karty Platform", "zrealizowany bilet",
                         "Latarnia morska", "latarnia morska", "Kierownik pociągu", "miejsce startowe", "karta rozkładu jazdy", "Zachowaj {n} bilety",
                         "Rozpatrz kartę", "Zatrzymaj się tutaj", "Nikt nie wykonał ruchu", "{n} × {card}"):
            self.assertEqual(self.words(sentence).returncode, 0, sentence)

    def test_a_word_of_one_box_fails_in_another(self):
        for sentence, right, wrong in (("Dobierz z talii", "ghost", "ttr"), ("najdłuższa trasa", "ttr", "ghost"), ("trasa do portu", "ttr", "signal"), ("Masz kartę pociągu", "signal", "ttr")):
            self.assertEqual(self.words(sentence, f"web/games/{right}/words/pl.json").returncode, 0, sentence)
            self.assertEqual(self.words(sentence, f"web/games/{wrong}/words/pl.json").returncode, 1, sentence)
            self.words("", f"web/games/{wrong}/words/pl.json")

    def test_english_has_one_word_for_one_thing(self):
        for sentence, returncode in (("Take an open card", 1), ("Take a face-up card", 0), ("Bring {n} goods to port", 1), ("Bring {n} goods {n|cube|cubes} to port", 0), ("Cards of {name}", 1)):
            self.assertEqual(self.words(sentence, "web/games/some/words/en.json").returncode, returncode, sentence)

    def test_the_rules_and_the_terminal_are_held_to_it_too(self):
        for path in ("docs/rules/pl/some.md", "data/words/pl/some.json", "README.pl.md"):
            self.assertEqual(self.words("najdłuższa ścieżka", path).returncode, 1, path)
            self.words("najdłuższa trasa", path)

    def test_polish_in_code_fails_and_in_tests_does_not(self):
        self.write("web/tests/unit/some.test.ts", "expect(said).toBe('Wsiąść');\n")
        self.assertEqual(self.run_tool().returncode, 0)
        self.write("web/table/Some.svelte", "<p>Wsiąść</p>\n")
        self.assertIn("web/table/Some.svelte:1: Polish in code", self.run_tool().stdout)


class CheckLooks(TreeCase):
    tool = "check_looks.py"

    def found(self, text, path="web/lobby/Some.svelte"):
        self.write(path, text)
        return self.run_tool()

    def style(self, line):
        return self.found(f"<p>words</p>\n\n<style>\n  p {{\n    {line}\n  }}\n</style>\n")

    def test_what_is_not_of_the_scale_fails_with_its_place(self):
        for line in ("color: #fff;", "fill: #2c2621;", "background: #0008;", "color: rgb(1 2 3);", "color: hsla(1, 2%, 3%, 0.5);",
                     "font-size: 0.9rem;", "font-size: clamp(1rem, 3vw, 2rem);", "font: 700 17px var(--sans);", "gap: 6px;",
                     "padding: var(--space-2) 10px;", "margin-top: -0.5em;", "border-radius: 8px 0 0 8px;"):
            done = self.style(line)
            self.assertEqual(done.returncode, 1, line)
            self.assertIn("web/lobby/Some.svelte:5: ", done.stdout)

    def test_the_scale_itself_and_what_is_taken_from_it_pass(self):
        for line in ("color: var(--ink);", "font-size: var(--size-2);", "font: 700 var(--size-5) / 1.2 var(--serif);", "font: inherit;",
                     "padding: 0 var(--space-3);", "margin: -1px;", "border-radius: 50%;", "width: 44px;", "/* once #fff */"):
            self.assertEqual(self.style(line).returncode, 0, line)
        self.assertEqual(self.found(":root { --ink: #222; --size-1: 1rem; }", "web/ui/scale.css").returncode, 0)

    def test_colours_in_scripts_and_drawings_count_but_addresses_do_not(self):
        self.assertEqual(self.found("export const RED = '#c22a24';\n", "web/ui/some.ts").returncode, 1)
        self.write("web/ui/some.ts", "// once #c22a24\nconst at = '#/new';\n")
        self.assertEqual(self.found('<path fill="#fff" />\n').returncode, 1)
        self.assertEqual(self.found('<a href="#/r">x</a> <a href="#abc-d">y</a>\n').returncode, 0)

    def test_a_folder_that_is_not_redrawn_yet_passes(self):
        self.assertEqual(self.found("<style>p { color: #fff; }</style>", "web/games/any/Some.svelte").returncode, 0)


class CheckNames(TreeCase):
    tool = "check_names.py"

    def found(self, text, path="web/table/some.ts"):
        self.write(path, text)
        return self.run_tool()

    def test_a_planted_name_fails_with_its_place(self):
        for name in ("TtrTable", "isSignal", "const ghost_view = 1", "'ghost-train'", "import x from '../games/ttr/view'", "switch-signal-europe"):
            done = self.found(f"const a = 1;\n{name};\n")
            self.assertEqual(done.returncode, 1, name)
            self.assertIn("web/table/some.ts:2", done.stdout)

    def test_a_name_in_a_path_fails(self):
        done = self.found("", "web/ui/ghostMark.ts")
        self.assertEqual(done.returncode, 1)
        self.assertIn("ghostMark in the path", done.stdout)

    def test_comments_and_games_may_name_games(self):
        self.write("web/games/ttr/index.ts", "export const ttr = 1;\n")
        self.write("web/ui/A.svelte", "<!-- Unlike in ghost-train. -->\n<a href='https://example.org//x'>x</a>\n")
        done = self.found("// as in TtrTable\n/* a ghost\n and a signal */ const a = '// no comment';\n")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_what_only_looks_like_a_name_is_let_pass(self):
        self.assertEqual(self.found("const a: AbortSignal = whistle, signalled, aghost;\n").returncode, 0)
        names = load("check_names")
        cpp = names.LANGUAGES[1].exempt
        code = names.code_of('#include <signal.h>\nstd::signal(SIGTERM, f); asio::signal_set all; // signal\n')
        self.assertEqual(names.named(code, names.FAMILIES, cpp), [])
        self.assertEqual(names.named('#include "games/signal/rules.h"\nsignal::State s;', names.FAMILIES, cpp), ["signal", "signal::State"])

    def test_the_names_come_from_the_list_of_games(self):
        self.write("src/games/games.h", '#include "games/routes/a.h"\n#include "games/chess/family.h"\n')
        self.assertEqual(self.found("const chessBoard = 1;\n").returncode, 1)
        self.assertEqual(self.found("const routes = ['ttr'];\n").returncode, 0)


class CheckBraces(TreeCase):
    tool = "check_braces.py"

    def test_a_check_in_an_if_wants_braces(self):
        for text in ("if (a) EXPECT_TRUE(b);\n", "  if (a)\n    ASSERT_EQ(b, c);\n", "else if (a)\n  EXPECT_GT(b, c);\n"):
            self.write("tests/some_test.cc", text)
            done = self.run_tool()
            self.assertEqual(done.returncode, 1, text)
            self.assertIn("tests/some_test.cc:1", done.stdout)

    def test_braces_and_other_statements_are_fine(self):
        self.write("tests/some_test.cc", "if (a) {\n  EXPECT_TRUE(b);\n}\nif (a) continue;\nfor (int t : all)\n  EXPECT_TRUE(t);\n")
        self.assertEqual(self.run_tool().returncode, 0)


class EmbedText(TreeCase):
    tool = "embed_text.py"

    def test_files_are_sorted_and_named_below_data(self):
        self.write("data/b.json", "{}")
        self.write("data/a/c.json", '{"x": "ż"}')
        self.assertEqual(self.run_tool("out.cc", "data/b.json", "data/a/c.json").returncode, 0)
        text = (self.root / "out.cc").read_text(encoding="utf-8")
        self.assertLess(text.index('"a/c.json", R"rh_text({"x": "ż"})rh_text"'), text.index('"b.json"'))

    def test_text_that_would_end_the_literal_is_refused(self):
        self.write("data/a.json", '")rh_text"')
        self.assertEqual(self.run_tool("out.cc", "data/a.json").returncode, 1)


class EmbedVersion(TreeCase):
    tool = "embed_version.py"

    def git(self, *words, cwd=None):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words],
                       cwd=cwd or self.root, check=True, capture_output=True)

    def commit_of(self, root=None):
        root = root or self.root
        done = subprocess.run([sys.executable, str(root / "tools" / self.tool), str(root / "out.cc"), "1.2.3"],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        text = (root / "out.cc").read_text(encoding="utf-8")
        self.assertIn('version_number() { return "1.2.3"; }', text)
        return text.split('version_commit() { return "')[1].split('"')[0]

    def commit_all(self):
        self.git("init", "-q")
        self.git("add", "tools")
        self.git("commit", "-q", "-m", "a")

    def test_a_tarball_has_no_commit(self):
        self.assertEqual(self.commit_of(), "unknown")

    def test_a_tarball_inside_a_repository_does_not_take_its_commit(self):
        self.commit_all()
        inside = self.root / "inside"
        shutil.copytree(self.root / "tools", inside / "tools")
        self.assertEqual(self.commit_of(inside), "unknown")

    def test_a_clone_names_its_commit_and_whether_it_was_changed(self):
        self.commit_all()
        self.assertRegex(self.commit_of(), r"^[0-9a-f]{12}$")
        with (self.root / "tools" / self.tool).open("a", encoding="utf-8") as file:
            file.write("# changed\n")
        self.assertRegex(self.commit_of(), r"^[0-9a-f]{12}\+$")

    def test_the_same_answer_leaves_the_file_alone(self):
        self.commit_of()
        (self.root / "out.cc").chmod(0o444)
        before = (self.root / "out.cc").stat().st_mtime_ns
        self.commit_of()
        self.assertEqual((self.root / "out.cc").stat().st_mtime_ns, before)


class Test(TreeCase):
    """tools/test itself, with steps that are scripts of one line."""

    tool = "test"

    def setUp(self):
        super().setUp()
        shutil.copy(ROOT / "tools" / "env.sh", self.root / "tools" / "env.sh")
        self.write("tests/fuzz/a_fuzz.cc", "")
        self.write("tests/__init__.py", "")
        self.write("tests/referee/__init__.py", "")
        self.write("tests/referee/test_a.py", "")
        for name in ("format", "build", "fuzz", "crosscheck"):
            self.script(name, f"echo {name} works")

    def script(self, name, line):
        self.write(f"tools/{name}", f"#!/bin/sh\n{line}\n")
        (self.root / "tools" / name).chmod(0o755)

    def run_steps(self, *steps):
        return subprocess.run([self.root / "tools" / "test", *steps], cwd=self.root, capture_output=True, text=True)

    def test_a_step_that_fails_in_its_middle_has_failed_and_the_others_run(self):
        self.script("build", '[ "$1" = release ]')
        done = self.run_steps("fuzz", "format")
        self.assertEqual(done.returncode, 1)
        self.assertNotIn("fuzz works", done.stdout)
        self.assertIn("-- fuzz: FAILED", done.stdout)
        self.assertIn("format works\n-- format: ok", done.stdout)
        self.assertRegex(done.stdout, r"Failed: fuzz\n1 passed, 1 failed, \d+ s\n$")

    def test_what_runs_beside_the_next_step_is_told_after_it_and_counts(self):
        self.write("tests/referee/test_a.py", "import unittest\nclass A(unittest.TestCase):\n    def test_a(self):\n        self.fail('on purpose')\n")
        done = self.run_steps("referee", "crosscheck")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stdout, r"(?s)crosscheck: ok.*on purpose.*referee: FAILED.*\n1 passed, 1 failed")
        self.assertEqual(self.run_steps("crosscheck", "fuzz").returncode, 0)

    def test_a_step_nobody_knows_is_refused_before_anything_runs(self):
        done = self.run_steps("format", "fromat")
        self.assertEqual((done.returncode, done.stdout), (2, ""))


class Beside(unittest.TestCase):
    def run_script(self, text):
        script = f"set -euo pipefail; source '{ROOT}/tools/env.sh'; {text}"
        return subprocess.run(["bash", "-c", script], capture_output=True, text=True)

    def test_all_are_run_and_the_failures_counted(self):
        done = self.run_script("one() { echo first; false; echo never; }; beside one; beside echo second; all_done || echo $FAILED_BESIDE")
        self.assertEqual(sorted(done.stdout.split()), ["1", "first", "second"])

    def test_one_failure_ends_a_script(self):
        self.assertEqual(self.run_script("beside true; beside true; all_done; echo on").stdout, "on\n")
        done = self.run_script("beside true; beside false; all_done; echo on")
        self.assertEqual((done.returncode, done.stdout), (1, ""))


if __name__ == "__main__":
    unittest.main()
