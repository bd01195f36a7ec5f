#!/usr/bin/env python3
"""Plays a whole turn of Switch & Signal with the program and writes what it answers: web/games/signal/lesson/turn.json.

It is our own turn in the manner of a worked example: a card, a new train, two movements, six cards. The position and the moves are written
here; the luck in between is that of the first seed whose answers fit. Every position and event is the engine's (a test plays them again).
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LESSON = ROOT / "web/games/signal/lesson"
PROGRAM = ROOT / "build/bin/roundhouse"
DEPOT = {"at": None, "facing": None, "goods": None}
HAND = {"signal": 1, "switch": 2, "train": 3}
OTHER = {"signal": 2, "switch": 2, "train": 1}
ALL = 27
CARD = "d02"
USED = ["d05", "d07", "d09"]
TRAINS = {"brown-1": ("osnabruck-hanover/1", "hanover"), "grey-1": ("salzburg-munich/1", "munich")}
ORDER = [f"{colour}-{n}" for colour in ("black", "brown", "grey") for n in (1, 2, 3)]
# Each move, and what of its events luck has to bring.
MOVES = [
    ("deploy black", {"e": "deployed", "train": "black-1", "place": "calais"}),
    ("train black-1", {"e": "rolled", "train": "black-1", "points": 4}),
    ("train grey-1", {"e": "rolled", "train": "grey-1", "points": 1}),
    ("load black-1 train", None),
    ("play signal signal", None),
    ("signal calais-paris@2 paris-reims@0", None),
    ("play switch switch", None),
    ("set reims paris-reims reims-strasbourg", None),
    ("play train train", None),
    ("train black-1", {"e": "rolled", "train": "black-1", "points": 3}),
    ("leave paris-reims", None),
    ("play switch switch", None),
    ("set reims reims-brussels reims-dijon", None),
    ("play train train", None),
    ("train brown-1", {"e": "rolled", "train": "brown-1", "points": 4}),
    ("end", None),
]
SEEDS, AT_ONCE = 20000, 100


def position():
    start = {k: v for k, v in json.loads((LESSON / "practice.json").read_text())["start"].items() if k != "to_act"}
    cards = [f"d{n:02d}" for n in range(1, 19)]
    trains = [dict(zip(("at", "facing", "goods"), (*TRAINS[t], None))) if t in TRAINS else DEPOT for t in ORDER]
    return start | {
        "phase": "deploy", "turns": 4, "trains": trains, "hands": [HAND, OTHER],
        "deck": {kind: ALL - HAND[kind] - OTHER[kind] for kind in HAND},
        "schedule": {"left": 12, "bottom": None, "unseen": [c for c in cards if c not in (CARD, *USED)], "used": USED, "card": CARD, "from_start": False},
        "helpers": {"unused": [], "dispatcher": False, "held": None},
    }


def requests(seed):
    head = {"format": "roundhouse-position", "version": 1, "game": "switch-signal-europe", "board": "europe", "options": {"time": "7", "goods": "8", "places": "fixed"}}
    yield {"t": "load", "position": head | position(), "seed": str(seed), "seats": [{"name": "A"}, {"name": "B"}]}
    for n, (move, _) in enumerate(MOVES):
        yield {"t": "move", "id": f"{seed}.{n}", "seat": 0, "move": move, "prompt": n}


def answers(seeds):
    asked = "".join(json.dumps(request) + "\n" for seed in seeds for request in requests(seed))
    done = subprocess.run([PROGRAM, "engine"], input=asked, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def fits(steps):
    return len(steps) == len(MOVES) and all(s["t"] == "step" and (want is None or want in s["events"]) for s, (_, want) in zip(steps, MOVES))


def played():
    for first in range(0, SEEDS, AT_ONCE):
        heard = answers(range(first, first + AT_ONCE))
        views = [a["view"] for a in heard if a["t"] == "snapshot" and a["v"] == 0]
        for seed in range(first, first + AT_ONCE):
            steps = [a for a in heard if str(a.get("id", "")).split(".")[0] == str(seed)]
            if fits(steps):
                return views[0], steps
    sys.exit("no seed fits")


def main():
    start, steps = played()
    film, before = [], start
    for (move, _), step in zip(MOVES, steps):
        film.append({"move": move, "events": step["events"], "then": {k: v for k, v in step["view"].items() if before.get(k) != v}})
        before = step["view"]
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in film)
    (LESSON / "turn.json").write_text(f'{{"start":{json.dumps(start, separators=(",", ":"))},\n"steps":[\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
