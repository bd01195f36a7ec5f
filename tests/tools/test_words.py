"""Words are checked when they are made constants: on a small set of them, and on a language made up of the real one."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROWS = [{"id": "en", "name": "English", "plural": "one_other", "forms": 2}, {"id": "pl", "name": "Polski", "plural": "polish", "forms": 3}]
ENGLISH = {"story": {"draws": "{name} draws {n} {n|card|cards}.", "help": ["one", "two"]}}
POLISH = {"story": {"draws": "{name} dobiera {n} {n|kartę|karty|kart}.", "help": ["raz", "dwa"]}}


class Words(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.words = self.root / "words"

    def write(self, path, value):
        target = self.words / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False), encoding="utf-8")

    def embed(self, rows=ROWS, english=ENGLISH, polish=POLISH):
        self.write("languages.json", rows)
        self.write("en/game.json", english)
        self.write("pl/game.json", polish)
        return self.run_embed(self.words)

    def run_embed(self, words):
        return subprocess.run([sys.executable, ROOT / "tools" / "embed_words.py", self.root / "out", words], capture_output=True, text=True, check=False)

    def refused(self, expected, **changed):
        done = self.embed(**changed)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn(expected, done.stderr)

    def header(self, name="game"):
        return (self.root / "out" / "phrases" / f"{name}.h").read_text(encoding="utf-8")

    def test_each_text_is_a_constant_in_every_language(self):
        self.assertEqual(self.embed().returncode, 0)
        self.assertIn('Phrase draws{{{"{name} draws {n} {n|card|cards}.", "{name} dobiera {n} {n|kartę|karty|kart}."}}};', self.header())
        self.assertIn(r'Phrase help{{{"one\ntwo", "raz\ndwa"}}};', self.header())
        self.assertIn("enum class Lang : unsigned char { en, pl };", self.header("languages"))

    def test_what_has_not_changed_is_left_alone(self):
        self.embed()
        written = self.root / "out" / "phrases" / "game.h"
        before = written.stat().st_mtime_ns
        self.embed()
        self.assertEqual(written.stat().st_mtime_ns, before)

    def test_a_missing_key_or_file_is_named(self):
        self.refused("pl/game.json: story.help is missing", polish={"story": {"draws": POLISH["story"]["draws"]}})
        self.refused("pl/game.json: story.more is not in en", polish={"story": {**POLISH["story"], "more": "x"}})
        self.refused("de/game.json: is not there", rows=[*ROWS, {"id": "de", "name": "Deutsch", "plural": "one_other", "forms": 2}])

    def test_a_missing_form_is_named(self):
        self.refused("story.draws has 2 forms for n instead of 3", polish={"story": {**POLISH["story"], "draws": "{name} {n} {n|kartę|karty}"}})

    def test_another_place_to_fill_in_is_named(self):
        self.refused("story.draws fills in ['n', 'who'], and en ['n', 'name']", polish={"story": {**POLISH["story"], "draws": "{who} {n}"}})
        self.refused("has a brace that is no place", polish={"story": {**POLISH["story"], "help": "{raz"}})

    def test_a_key_that_stands_twice_is_named(self):
        self.refused("draws stands there twice", polish='{"story": {"draws": "a", "draws": "b"}}')

    def test_a_third_language_is_files_and_one_row(self):
        shutil.copytree(ROOT / "data" / "words", self.words)
        rows = json.loads((self.words / "languages.json").read_text(encoding="utf-8"))
        self.write("languages.json", [*rows, {"id": "zz", "name": "Zedish", "plural": "one_other", "forms": 2}])
        shutil.copytree(self.words / "en", self.words / "zz")
        done = self.run_embed(self.words)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("{ en, pl, zz }", self.header("languages"))
        for path in (self.words / "en").glob("*.json"):
            self.assertIn("phrases::" + path.stem, self.header(path.stem))


class Sentences(unittest.TestCase):
    def test_everything_that_is_said_is_written_in_every_language(self):
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder) / "sentences.md"
            done = subprocess.run([sys.executable, ROOT / "tools" / "sentences.py", target], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            written = target.read_text(encoding="utf-8")
        for part in ("page: ttr/guide", "page: settings/lobby", "terminal: signal", "rules: ghost-train", "names: ttr/usa"):
            self.assertIn(f"## {part}\n", written)
        self.assertNotIn("MISSING", written)
        self.assertNotRegex(written, r"\{\w+[|}]")
        self.assertRegex(written, r"\| hints\.cards \| the route [^|]+, still needs 2 red cards \|")


class PolishInCode(unittest.TestCase):
    def test_it_is_found_with_its_place(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "tools").mkdir()
            shutil.copy(ROOT / "tools" / "check_words.py", root / "tools" / "check_words.py")
            check = [sys.executable, root / "tools" / "check_words.py"]
            (root / "src").mkdir()
            (root / "src" / "a.cc").write_text('say("Draw.");  // ok\n', encoding="utf-8")
            self.assertEqual(subprocess.run(check, capture_output=True, check=False).returncode, 0)
            (root / "src" / "a.cc").write_text('say("Zajmij trasę.");\n', encoding="utf-8")
            done = subprocess.run(check, capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 1)
            self.assertIn("src/a.cc:1: Polish in code", done.stdout)


if __name__ == "__main__":
    unittest.main()
