#!/usr/bin/env python3
"""Follows docs/add-a-game.md in a copy of the repository, with the game in this folder, and docs/add-a-language.md with a
language that nobody speaks; builds that once, and plays the game everywhere and whole games in that language.

Usage: tests/sample/apply.py [--tree FOLDER] [PART…]   parts: apply build rules program server page browser language;
without names, all of them. The copy lies in build/sample and stays there, so that a second run builds little. It counts the existing
files that the steps change and fails above six.
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
MOST_CHANGED = 6
GAME = "sidings"
PRESET = "sample"
FIXTURE = "protocol/fixtures/games.json"
OWN = ("src", "data", "docs", "tests", "web")  # the folders of a game, laid out as in the repository
KEPT = ("build", "web/node_modules", "web/.svelte-check", "web/dist", ".tools")  # of the copy: not from git


# ---- the steps

def files_of_the_house():
    """What git knows or would add, without this folder: the sample is no part of the house."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, check=True, capture_output=True)
    names = {name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()}
    return {name for name in names if not name.startswith("tests/sample/")}


def edited(text, edits):
    lines = text.split("\n")
    for edit in edits:
        places = [i for i, line in enumerate(lines) if line == edit["after"]]
        if len(places) != 1:
            raise SystemExit(f"expected one line {edit['after']!r}, found {len(places)}")
        lines.insert(places[0] + 1, edit["insert"])
    return "\n".join(lines)


def wanted_files(steps):
    """Path → bytes of the copy after all steps, and which files of the house those change."""
    house = {name: (ROOT / name).read_bytes() for name in files_of_the_house()}
    files = dict(house)
    for folder in OWN:
        for path in sorted((HERE / folder).rglob("*")):
            name = path.relative_to(HERE).as_posix()
            if path.is_file() and "__pycache__" not in name:
                if name in house:
                    raise SystemExit(f"{name} is there already")
                files[name] = path.read_bytes()
    for step in steps:
        if "edits" in step:
            files[step["file"]] = edited(house[step["file"]].decode(), step["edits"]).encode()
    return files, house


def lay_out(tree, files):
    """Writes what differs, so that a build does what is new; removes what is no longer there."""
    for name, content in files.items():
        path = tree / name
        if path.is_file() and path.read_bytes() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        if (ROOT / name).is_file():
            shutil.copymode(ROOT / name, path)
        elif (HERE / name).is_file():
            shutil.copymode(HERE / name, path)
    for folder, below, names in os.walk(tree):
        here = pathlib.Path(folder).relative_to(tree)
        below[:] = [name for name in below if (here / name).as_posix() not in KEPT]
        for name in names:
            if (here / name).as_posix() not in files and (here / name).as_posix() not in KEPT:
                (tree / here / name).unlink()


def apply(tree):
    steps = json.loads((HERE / "steps.json").read_text())
    files, house = wanted_files(steps)
    lay_out(tree, {**files, **translated(files)})
    added = sorted(set(files) - set(house))
    changed = sorted({step["file"] for step in steps})
    assert {name for name in house if files[name] != house[name]} <= set(changed)
    print(f"{len(added)} files added, {len(changed)} existing files changed: {', '.join(changed)}")
    if len(changed) > MOST_CHANGED:
        raise SystemExit(f"a game may change at most {MOST_CHANGED} existing files")


# ---- proving it

def run(tree, *command, **more):
    return subprocess.run([str(part) for part in command], cwd=tree, check=True, text=True, **more)


def program(tree):
    return tree / "build" / PRESET / "bin" / "roundhouse"


def build(tree):
    run(tree, "tools/build", PRESET, "roundhouse", "conformance_tests", "rulebook_tests")


def rules(tree):
    """The conformance suite, the rulebook, and the checks of the house, for this game."""
    tests = {"conformance_tests": f"*/{GAME}.*", "rulebook_tests": "Sidings.*"}
    for name, which in tests.items():
        found = next(path for path in (tree / "build" / PRESET).rglob(name) if path.is_file())
        run(tree, found, f"--gtest_filter={which}", "--gtest_brief=1")
    run(tree, "tools/check_includes.py")
    run(tree, "tools/check_names.py")
    run(tree, "tools/ledger-coverage", GAME)


class Engine:
    """A scripted session: a line out, its answer in; the snapshot stands behind the welcome."""

    def __init__(self, tree):
        self.process = subprocess.Popen([program(tree), "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return json.loads(self.process.stdout.readline()) if answer["t"] == "welcome" else answer

    def close(self):
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()


def tell_fixture(tree):
    """Step 8: the catalogue as clients know it has one game more, and the others as before."""
    before = json.loads((ROOT / FIXTURE).read_text())["message"]
    after = without(MADE_UP["id"], told_games(tree))
    assert [game for game in after["games"] if game["id"] != GAME] == before["games"], "another game changed"
    (tree / FIXTURE).write_text(json.dumps({"to": "client", "message": after}, ensure_ascii=False) + "\n")


def told_games(tree):
    return json.loads(run(tree, program(tree), "engine", input='{"t":"games","id":"1"}\n', capture_output=True).stdout)


def without(key, value):
    """The same without what stands under this key, at any depth."""
    if isinstance(value, dict):
        return {name: without(key, part) for name, part in value.items() if name != key}
    return [without(key, part) for part in value] if isinstance(value, list) else value


def whole_game_in_the_engine(tree):
    engine = Engine(tree)
    state = engine.ask(t="new", game=GAME, seats=[{"name": "Ala"}, {"name": "Bob"}], seed="1", options={"first-seat": "0"})
    refused, moves, said = set(), 0, [state]
    while state["result"] is None:
        seat = state["view"]["to_act"][0]
        mine = engine.ask(t="view", seat=seat)
        for weight in range(1, 10):
            answer = engine.ask(t="check", seat=seat, move=f"couple {weight}")
            if answer["t"] == "reject":
                refused.add((answer["code"], answer["rule"]))
        state = engine.ask(t="move", seat=seat, prompt=mine["prompt"], move=mine["legal"][moves % len(mine["legal"])])
        assert state["t"] == "step", state
        said += [state, engine.ask(t="view", seat=1 - seat)]
        moves += 1
    engine.close()
    (tree / "build" / "sample.messages.jsonl").write_text("".join(json.dumps(message) + "\n" for message in said))
    assert {("too-heavy", "W4"), ("not-held", "W4")} <= refused, refused
    print(f"engine: a game of {moves} moves, refused on the way: {sorted(refused)}")


def play_everywhere(tree):
    records = tree / "build" / "sample.jsonl"
    run(tree, program(tree), "simulate", GAME, "--players", "3", "--bots", "random,easy,easy", "--games", "200", "--seed", "7", "--records", records)
    run(tree, program(tree), "verify", records)
    tell_fixture(tree)
    whole_game_in_the_engine(tree)
    typed = "couple 9\n" * 3 + "dance\nhelp\n" + "1\n" * 80
    for lang in ("en", "pl"):
        told = run(tree, program(tree), "play", GAME, "--bots", "easy", "--seed", "3", "--lang", lang, input=typed, capture_output=True).stdout
        assert ("Final scoring" if lang == "en" else "Punktacja końcowa") in told, told[-2000:]
        assert "(W4)" in told, told[:2000]
    print("terminal: a game in both languages, with a refusal")


def serve(tree):
    """Two people at a table of the real server, through a whole game."""
    os.environ["RH_PROGRAM"] = str(program(tree))
    sys.path.insert(0, str(ROOT / "tests" / "attack"))
    import house
    with house.Server() as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        opened = ann.ask("open", game=GAME, seats=[{"mine": True, "name": "Ann"}, {}], public=True)
        assert opened["t"] == "welcome", opened
        bob.ask("join", table=opened["table"])
        bob.ask("sit")
        ann.ask("start")
        players, moves = [ann, bob], 0
        while True:
            views = [client.ask("view") for client in players]
            if views[0]["result"] is not None:
                break
            seat = views[0]["view"]["to_act"][0]
            assert views[1 - seat]["legal"] == [] and views[seat]["view"]["own"]["seat"] == seat
            if moves == 0:
                refused = players[seat].ask("move", prompt=views[seat]["prompt"], move="pass")
                assert (refused["code"], refused["rule"]) == ("can-draw", "W6"), refused
            answer = players[seat].ask("move", prompt=views[seat]["prompt"], move=views[seat]["legal"][0])
            assert answer["t"] == "step", answer
            moves += 1
        assert views[0]["result"] == views[1]["result"]
    print(f"server: two clients, a game of {moves} moves, one refusal")


def page(tree):
    """Types, the unit test that the page lists the moves plainly and plays one, and the page as it is served."""
    modules = tree / "web" / "node_modules"
    if not modules.exists():
        modules.symlink_to(ROOT / "web" / "node_modules")
    # One core each: what is built for the browser is needed next.
    types = subprocess.Popen(["tools/npm", "run", "check"], cwd=tree)
    run(tree, "tools/npm", "test", "--", "tests/unit/sidings.test.ts", "tests/unit/protocol.test.ts")
    if not is_newest(tree, tree / "web" / "dist" / "index.html"):
        run(tree, "tools/npm", "run", "build")
    if types.wait() != 0:
        raise SystemExit("the types of the page do not fit")


def is_newest(tree, made):
    """Has nothing the page is made of changed since it was made?"""
    sources = (path for folder in ("web", "data", "protocol", "docs/rules") for path in (tree / folder).rglob("*") if not str(path.relative_to(tree)).startswith(KEPT))
    return made.exists() and all(path.stat().st_mtime <= made.stat().st_mtime for path in sources if path.is_file())


def browser(tree):
    """Whole games in a real browser against the real server."""
    os.environ["ROUNDHOUSE"] = str(program(tree))
    run(tree, "tools/npm", "run", "e2e", "--", "tests/e2e/sidings.test.ts")


# ---- a language more

WORDS = "data/words"
MADE_UP = {"id": "zz", "name": "Zedish", "plural": "one_other", "forms": 2}


def zedish(section, text):
    """English between ‹ and ›, line by line; a command is one word of its own."""
    if isinstance(text, list):
        return [zedish(section, line) for line in text]
    return "zz" + text.split()[0] if section.endswith("commands") else f"‹{text}›"


def translated(files):
    """What a language more takes: files, and one row."""
    more = {}
    for name in [name for name in files if name.startswith(f"{WORDS}/en/")]:
        texts = {section: {key: zedish(section, text) for key, text in keys.items()} for section, keys in json.loads(files[name]).items()}
        more[name.replace("/en/", f"/{MADE_UP['id']}/")] = json.dumps(texts, ensure_ascii=False).encode()
    rows = f"{WORDS}/languages.json"
    return {**more, rows: json.dumps([*json.loads(files[rows]), MADE_UP]).encode()}


def names_of(value):
    """The words of every English name in a data file: boards are not translated here."""
    if isinstance(value, dict):
        own = value["en"].lower().split() if isinstance(value.get("en"), str) else []
        return {*own, *(word for part in value.values() for word in names_of(part))}
    return {word for part in value for word in names_of(part)} if isinstance(value, list) else set()


def english_left(told, names):
    """What is said outside of ‹ and ›, without names, numbers and signs."""
    depth, left = 0, []
    for character in told:
        depth += (character == "‹") - (character == "›")
        left.append(character if depth == 0 else " ")
    return sorted({word for word in "".join(left).split() if word.isalpha() and word.islower()} - names)


def language(tree):
    """The program speaks a third language: a whole game, a hint, the lists, the help, and what clients are told."""
    speak = lambda *command, **more: run(tree, program(tree), *command, "--lang", "zz", capture_output=True, **more).stdout
    record = tree / "build" / "sample.zedish.jsonl"
    names = {word for path in (tree / "data").glob("*/*.json") if path.parent.name != "words" for word in names_of(json.loads(path.read_text()))}
    for game, typed in ((GAME, "zzhelp\n" + "1\n" * 80), ("ghost-train", "zzroutes\nzzshow\n" + "1\n" * 400), ("switch-signal-europe", "zzforecast\n" + "1\n" * 1500)):
        told = speak("play", game, "--bots", "easy", "--seed", "3", "--record", record, input=typed)
        assert "The record is in" in told and told.count("‹") == told.count("›"), told[-2000:]
        assert english_left(told, names) == [], f"{game} still says {english_left(told, names)}"
    assert "‹" in speak("hint", record, "--at", "3") and "‹" in speak("show", record)
    assert "‹Who begins›" in speak("games") and "‹Lets you play in the terminal›" in speak("play", "--help")
    games = told_games(tree)
    assert games["assist"]["text"]["zz"].startswith("‹"), games["assist"]
    print("language: whole games in one that is files and one row")


PARTS = {"apply": apply, "build": build, "rules": rules, "program": play_everywhere, "server": serve, "page": page, "browser": browser, "language": language}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=pathlib.Path, default=ROOT / "build" / "sample")
    parser.add_argument("parts", nargs="*", metavar="PART")
    given = parser.parse_args()
    tree = given.tree.resolve()
    tree.mkdir(parents=True, exist_ok=True)
    for name in given.parts or PARTS:
        begin = time.monotonic()
        PARTS[name](tree)
        print(f"-- {name}: {time.monotonic() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    main()
