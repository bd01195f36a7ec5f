#!/usr/bin/env python3
"""Gathers what tools/difficulty played into one data file, and prints the tables of docs/bots.md.

Usage: difficulty.py FOLDER OUT.json
"""
import json
import pathlib
import sys

# From the easiest to the hardest, with what differs from the base game.
RUNGS = {
    "easiest": {"removed": "0", "time": "10", "extra-signal": "1"},
    "time-10": {"time": "10"},
    "time-9": {"time": "9"},
    "time-8": {"time": "8"},
    "removed-0": {"removed": "0"},
    "removed-1": {"removed": "1"},
    "extra-signal": {"extra-signal": "1"},
    "base": {},
    "removed-3": {"removed": "3"},
    "removed-4": {"removed": "4"},
    "removed-5": {"removed": "5"},
    "goods-10": {"goods": "10"},
}
BOARDS = ("europe", "america")
BOTS = ("expert", "medium")


def read(folder, board, rung, bot):
    team = json.loads((folder / f"{board}.{rung}.{bot}.json").read_text(encoding="utf-8"))["team"]
    return {"bot": bot, "options": RUNGS[rung]} | {key: team[key] for key in ("games", "wins", "goods", "turns", "lost")}


def row(folder, board, rung):
    cells = []
    for bot in BOTS:
        team = json.loads((folder / f"{board}.{rung}.{bot}.json").read_text(encoding="utf-8"))["team"]
        win, lost = team["win"], team["lost"]
        causes = ", ".join(f"{lost[cause]:.1f}" for cause in lost)
        cells += [f"{100 * win['mean']:.1f} % [{100 * win['low']:.0f}, {100 * win['high']:.0f}]", f"{team['goods']:.2f}",
                  f"{sum(lost.values()):.1f} ({causes})"]
    setting = ", ".join(f"{name} {value}" for name, value in RUNGS[rung].items()) or "base game"
    return f"| {board} | {setting} | " + " | ".join(cells) + " |"


def main():
    folder, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    there = {board: [rung for rung in RUNGS if all((folder / f"{board}.{rung}.{bot}.json").exists() for bot in BOTS)] for board in BOARDS}
    games = {f"switch-signal-{board}": [read(folder, board, rung, bot) for rung in there[board] for bot in BOTS] for board in BOARDS}
    lines = ",\n".join(json.dumps(name) + ": [\n  " + ",\n  ".join(json.dumps(m) for m in measured) + "\n]"
                       for name, measured in games.items())
    note = "Measured by tools/difficulty: two players, fixed placement; options as given with --set, the others standard."
    out.write_text('{\n"format": "roundhouse-difficulty", "version": 1,\n"note": ' + json.dumps(note) +
                   ',\n"games": {\n' + lines + "\n}\n}\n", encoding="utf-8")
    for board in BOARDS:
        for rung in there[board]:
            print(row(folder, board, rung))


if __name__ == "__main__":
    main()
