#!/usr/bin/env python3
"""Draws how strong a searching bot is by its iterations, from the folders of tools/strength.

    tools/curve.py FOLDER... > docs/pictures/curve.svg

Each folder holds the arena.json of one match whose first bot has a budget in iterations
("expert:iters=60"); its wins are drawn with their 95 % intervals, iterations on a scale of doublings.
"""

import json
import math
import pathlib
import sys

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 340, 56, 20, 20, 52


def point(folder):
    match = json.loads((pathlib.Path(folder) / "arena.json").read_text())["matches"][0]
    searcher, rival = match["bots"][0], match["bots"][1]
    return int(searcher["bot"].partition("iters=")[2]), searcher["win"], rival["bot"]


def text(x, y, words, anchor="middle"):
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{words}</text>'


def draw(points):
    points = sorted(points, key=lambda p: p[0])
    least, most = math.log2(points[0][0]) - 0.5, math.log2(points[-1][0]) + 0.5

    def across(iterations):
        return LEFT + (math.log2(iterations) - least) / (most - least) * (WIDTH - LEFT - RIGHT)

    def up(share):
        return HEIGHT - BOTTOM - (share - 0.4) / 0.5 * (HEIGHT - TOP - BOTTOM)

    rivals = " and ".join(sorted({rival for _, _, rival in points}))
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">'
    yield f"<title>Wins against {rivals} by iterations a decision</title>"
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    for percent in range(40, 91, 10):
        y = up(percent / 100)
        colour = "#888" if percent == 50 else "#ddd"
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>' + text(LEFT - 8, y + 4, f"{percent} %", "end")
    way = " ".join(f"{across(n):.1f},{up(win['mean']):.1f}" for n, win, _ in points)
    yield f'<polyline points="{way}" fill="none" stroke="#1d5b79" stroke-width="2"/>'
    for n, win, _ in points:
        x = across(n)
        yield f'<path d="M{x:.1f} {up(win["low"]):.1f}V{up(win["high"]):.1f}" stroke="#1d5b79"/>'
        yield f'<circle cx="{x:.1f}" cy="{up(win["mean"]):.1f}" r="4" fill="#1d5b79"/>'
        yield text(x, HEIGHT - BOTTOM + 20, n)
    yield text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, f"iterations a decision; wins against {rivals}, 95 % intervals over deals")
    yield "</svg>"


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    print("\n".join(draw([point(folder) for folder in sys.argv[1:]])))
