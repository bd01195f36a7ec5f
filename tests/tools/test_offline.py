"""tools/offline.py: the same files are the same release, and whatever differs is another one."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "offline.py"


class Release(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.write("index.html", "<html>\n  <head>\n    <title>x</title>\n  </head>\n</html>\n")
        self.write("sw.js", "work();\n")
        self.write("assets/a-1.js", "a")
        self.write(".vite/manifest.json", "{}")

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def release(self, *words):
        done = subprocess.run([sys.executable, str(TOOL), str(self.root), *words], capture_output=True, text=True, check=True)
        return done.stdout.split()[1]

    def told(self):
        line = (self.root / "sw.js").read_text(encoding="utf-8").splitlines()[0]
        return json.loads(line.removeprefix("self.release=").removesuffix(";"))

    def test_page_and_worker_name_it(self):
        release = self.release()
        self.assertEqual(self.told(), {"version": release, "files": ["./", "assets/a-1.js"]})
        page = (self.root / "index.html").read_text(encoding="utf-8")
        self.assertIn(f'<meta name="roundhouse-release" content="{release}" />', page)
        self.assertNotIn("roundhouse-server", page)

    def test_the_same_files_are_the_same_release(self):
        first = self.release()
        before = {path: path.read_bytes() for path in self.root.rglob("*") if path.is_file()}
        self.assertEqual(self.release(), first)
        self.assertEqual({path: path.read_bytes() for path in before}, before)

    def test_whatever_differs_is_another_one(self):
        seen = {self.release(), self.release("--alone")}
        self.write("engine.wasm", "e")
        seen.add(self.release())
        self.write("assets/a-1.js", "b")
        seen.add(self.release())
        self.assertEqual(len(seen), 4)

    def test_a_page_that_stands_alone_says_so_once(self):
        self.release("--alone")
        self.release("--alone")
        page = (self.root / "index.html").read_text(encoding="utf-8")
        self.assertEqual(page.count("roundhouse-server"), 1)


if __name__ == "__main__":
    unittest.main()
