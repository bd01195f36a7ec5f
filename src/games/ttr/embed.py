#!/usr/bin/env python3
"""Turns the built-in map and rulesets of Ticket to Ride into constant C++ tables.

Usage: embed.py OUT BOARD.json RULES.json…
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "routes"))
from embed_board import board_table  # noqa: E402


def ruleset_table(rules):
    names = ["row", "row_locomotives", "row_resets", "hand", "trains", "opening_deal", "opening_keep", "offer",
             "offer_keep", "doubles_from", "end_trains", "longest_bonus"]
    fields = [f".least_players = {rules['players'][0]}, .most_players = {rules['players'][1]}"]
    return "Ruleset{" + ", ".join(fields + [f".{name} = {rules[name]}" for name in names]) + "}"


def text_of(board, rulesets):
    text = ["// Made by src/games/ttr/embed.py from data/ttr.", '#include "games/ttr/rules/builtin.h"', "", "namespace roundhouse::ttr {", "namespace {"]
    entries = []
    for i, rules in enumerate(rulesets):
        text.append(f"constexpr Board kBoard{i} = {board_table(board, rules['tickets'])};")
        entries.append(f'{{"{rules["id"]}", "{board["id"]}", &kBoard{i}, {ruleset_table(rules)}}}')
    return text + [f"constexpr Builtin kBuiltins[] = {{{', '.join(entries)}}};", "}  // namespace", "",
                   "std::span<const Builtin> builtins() { return kBuiltins; }", "", "}  // namespace roundhouse::ttr", ""]


def main():
    out, board_file, *rules_files = sys.argv[1:]
    board = json.loads(pathlib.Path(board_file).read_text())
    rulesets = [json.loads(pathlib.Path(file).read_text()) for file in rules_files]
    pathlib.Path(out).write_text("\n".join(text_of(board, rulesets)))


main()
