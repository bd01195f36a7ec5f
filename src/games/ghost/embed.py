#!/usr/bin/env python3
"""Turns the built-in board and ruleset of Ghost Train into constant C++ tables.

Usage: embed.py OUT BOARD.json RULES.json
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "routes"))
from embed_board import board_table  # noqa: E402


def haunts_table(board):
    cities = {city["id"]: i for i, city in enumerate(board["cities"])}
    regions = board["bonuses"]["trick_or_treat"]
    bits = {end: sum(1 << i for i, city in enumerate(board["cities"]) if city.get("region") == regions[end])
            for end in ("from", "to")}
    bonuses = board["bonuses"]["town_hall"]
    rows = ", ".join(f"{{{cities[b['a']]}, {cities[b['b']]}, {b['cards']}}}" for b in bonuses)
    return (f"Haunts{{.from = {bits['from']}u, .to = {bits['to']}u, .bonus = {{{rows}}}, "
            f".bonuses = {len(bonuses)}}}")


def ruleset_table(rules):
    names = ["hand", "wagons", "tickets", "draw", "win", "stall_rounds"]
    fields = [f".least_players = {rules['players'][0]}, .most_players = {rules['players'][1]}"]
    return "Ruleset{" + ", ".join(fields + [f".{name} = {rules[name]}" for name in names]) + "}"


def text_of(board, rules):
    return ["// Made by src/games/ghost/embed.py from data/ghost.", '#include "games/ghost/rules/builtin.h"', "",
            "namespace roundhouse::ghost {", "namespace {",
            f"constexpr Board kBoard = {board_table(board, 'all')};",
            f'constexpr Builtin kBuiltin = {{"{rules["id"]}", "{board["id"]}", &kBoard, {haunts_table(board)}, '
            f"{ruleset_table(rules)}}};", "}  // namespace", "",
            "const Builtin& builtin() { return kBuiltin; }", "", "}  // namespace roundhouse::ghost", ""]


def main():
    out, board_file, *rules_files = sys.argv[1:]
    board = json.loads(pathlib.Path(board_file).read_text())
    rulesets = [json.loads(pathlib.Path(file).read_text()) for file in rules_files]
    pathlib.Path(out).write_text("\n".join(text_of(board, *rulesets)))


main()
