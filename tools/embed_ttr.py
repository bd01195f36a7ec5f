#!/usr/bin/env python3
"""Turns the built-in maps and rulesets into constant C++ tables.

Usage: embed_ttr.py OUT BOARD.json RULES.json…
The board's format says which game it is for: Ticket to Ride or Ghost Train (one ruleset).
The same checks are made, with better messages, by codec when a board is loaded at run time; a test says that both give
the same board.
"""
import json
import pathlib
import sys

NONE = 255


def board_table(board, ticket_set):
    cities = {city["id"]: i for i, city in enumerate(board["cities"])}
    colours = {colour["id"]: i for i, colour in enumerate(board["colours"])} | {"grey": 8}
    tracks = board["tracks"]
    pairs = [frozenset((t["a"], t["b"])) for t in tracks]
    twins = [next((j for j, other in enumerate(pairs) if other == pair and j != i), NONE) for i, pair in enumerate(pairs)]
    rows = ", ".join(f"{{{cities[t['a']]}, {cities[t['b']]}, {t['length']}, {colours[t['colour']]}, {twin}}}"
                     for t, twin in zip(tracks, twins))
    tickets = board["tickets"][ticket_set]
    ticket_rows = ", ".join(f"{{{cities[t['a']]}, {cities[t['b']]}, {t.get('points', 0)}}}" for t in tickets)
    deck = [board["deck"]["each_colour"] if i < len(board["colours"]) else 0 for i in range(8)] + [board["deck"]["locomotives"]]
    return (f"finish(Board{{.cities = {len(cities)}, .tracks = {len(tracks)}, .tickets = {len(tickets)}, "
            f".colours = {len(board['colours'])}, .deck = {{{', '.join(map(str, deck))}}}, "
            f".points = {{{', '.join(map(str, board.get('points', [0])))}}},\n.track = {{{rows}}},\n.ticket = {{{ticket_rows}}}}})")


def ruleset_table(rules):
    names = ["row", "row_locomotives", "row_resets", "hand", "trains", "opening_deal", "opening_keep", "offer",
             "offer_keep", "doubles_from", "end_trains", "longest_bonus"]
    fields = [f".least_players = {rules['players'][0]}, .most_players = {rules['players'][1]}"]
    return "Ruleset{" + ", ".join(fields + [f".{name} = {rules[name]}" for name in names]) + "}"


def haunts_table(board):
    cities = {city["id"]: i for i, city in enumerate(board["cities"])}
    regions = board["bonuses"]["trick_or_treat"]
    bits = {end: sum(1 << i for i, city in enumerate(board["cities"]) if city.get("region") == regions[end])
            for end in ("from", "to")}
    bonuses = board["bonuses"]["town_hall"]
    rows = ", ".join(f"{{{cities[b['a']]}, {cities[b['b']]}, {b['cards']}}}" for b in bonuses)
    return (f"Haunts{{.from = {bits['from']}u, .to = {bits['to']}u, .bonus = {{{rows}}}, "
            f".bonuses = {len(bonuses)}}}")


def ghost_ruleset_table(rules):
    names = ["hand", "wagons", "tickets", "draw", "win", "stall_rounds"]
    fields = [f".least_players = {rules['players'][0]}, .most_players = {rules['players'][1]}"]
    return "Ruleset{" + ", ".join(fields + [f".{name} = {rules[name]}" for name in names]) + "}"


def ttr_text(board, rulesets):
    text = ["// Made by tools/embed_ttr.py from data/ttr.", '#include "ttr/builtin.h"', "", "namespace roundhouse::ttr {", "namespace {"]
    entries = []
    for i, rules in enumerate(rulesets):
        text.append(f"constexpr Board kBoard{i} = {board_table(board, rules['tickets'])};")
        entries.append(f'{{"{rules["id"]}", "{board["id"]}", &kBoard{i}, {ruleset_table(rules)}}}')
    return text + [f"constexpr Builtin kBuiltins[] = {{{', '.join(entries)}}};", "}  // namespace", "",
                   "std::span<const Builtin> builtins() { return kBuiltins; }", "", "}  // namespace roundhouse::ttr", ""]


def ghost_text(board, rules):
    return ["// Made by tools/embed_ttr.py from data/ghost.", '#include "ttr/ghost_builtin.h"', "",
            "namespace roundhouse::ttr::ghost {", "namespace {",
            f"constexpr Board kBoard = {board_table(board, 'all')};",
            f'constexpr Builtin kBuiltin = {{"{rules["id"]}", "{board["id"]}", &kBoard, {haunts_table(board)}, '
            f"{ghost_ruleset_table(rules)}}};", "}  // namespace", "",
            "const Builtin& builtin() { return kBuiltin; }", "", "}  // namespace roundhouse::ttr::ghost", ""]


def main():
    out, board_file, *rules_files = sys.argv[1:]
    board = json.loads(pathlib.Path(board_file).read_text())
    rulesets = [json.loads(pathlib.Path(file).read_text()) for file in rules_files]
    ghost = board["format"] == "roundhouse-ghost-board"
    text = ghost_text(board, *rulesets) if ghost else ttr_text(board, rulesets)
    pathlib.Path(out).write_text("\n".join(text))


main()
