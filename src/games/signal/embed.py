#!/usr/bin/env python3
"""Turns the built-in Switch & Signal boards into constant C++ tables.

Usage: embed.py OUT DECK.json BOARD.json…
The checks are made by the loader when a board is loaded at run time; a test says that both give the same board.
"""
import itertools
import json
import pathlib
import sys

NONE = 255


def numbers(values):
    return "{" + ", ".join(map(str, values)) + "}"


def deck_table(deck):
    colours = {colour["id"]: i for i, colour in enumerate(deck["colours"])} | {"any": 3}
    cards = ", ".join(f"{{{card['deploy']}, {len(card['move'])}, {numbers(colours[m] for m in card['move'])}}}"
                      for card in deck["cards"])
    return (f"Deck{{.die = {numbers(numbers(colour['die']) for colour in deck['colours'])}, "
            f".actions = {numbers(deck['actions'][kind] for kind in ('signal', 'switch', 'train'))}, "
            f".hand = {deck['hand']}, .draw = {deck['draw']}, .limit = {deck['hand_limit']}, "
            f".cards = {len(deck['cards'])},\n.card = {{{cards}}}}}")


def setting(arms, covered):
    """The number of the pair of arms that stay open."""
    open_arms = tuple(i for i, line in enumerate(arms) if line not in covered)
    return list(itertools.combinations(range(len(arms)), 2)).index(open_arms)


def board_table(board, deck):
    goods = {g["id"]: i for i, g in enumerate(board["goods"])}
    ids = [place["id"] for kind in ("starts", "cities", "junctions") for place in board[kind]]
    places = {name: i for i, name in enumerate(ids)}
    lines = board["lines"]
    signals = [f"{line['id']}@{k}" for line in lines for k in sorted(line["signals"])]
    arms = {j["id"]: [line["id"] for line in lines if j["id"] in (line["a"], line["b"])] for j in board["junctions"]}
    covered = board["placement"]["covered"]
    settings = [setting(arms[j["id"]], covered[j["id"]]) for j in board["junctions"]]
    green = sum(1 << signals.index(name) for name in board["placement"]["green"])
    cities = ", ".join(f"{{{int(c['kind'] == 'port')}, {goods[c['goods']] if 'goods' in c else NONE}}}" for c in board["cities"])
    line_rows = ", ".join(f"{{{places[line['a']]}, {places[line['b']]}, {line['sections']}, 0, "
                          f"{sum(1 << k for k in line['signals'])}}}" for line in lines)
    helpers = ", ".join("Helper::" + name for name in board["helpers"])
    return (f"with_tables(Board{{.cities = {len(board['cities'])}, .junctions = {len(board['junctions'])}, "
            f".lines = {len(lines)}, .run_through = {int(board['run_through'])}, "
            f".open_track_markers = {board['open_track_markers']}, .helper = {{{helpers}}},\n"
            f".number = {numbers(s['number'] for s in board['starts'])},\n.city = {{{cities}}},\n"
            f".ways = {numbers(j['ways'] for j in board['junctions'])},\n.line = {{{line_rows}}},\n"
            f".setting = {numbers(settings)}, .green = {green}u,\n.deck = {deck_table(deck)}}})")


def main():
    out, deck_file, *board_files = sys.argv[1:]
    deck = json.loads(pathlib.Path(deck_file).read_text(encoding="utf-8"))
    text = ["// Made by src/games/signal/embed.py from data/signal.", '#include "games/signal/rules/board_tables.h"', '#include "games/signal/rules/builtin.h"', "",
            "namespace roundhouse::signal {", "namespace {"]
    entries = []
    for i, file in enumerate(board_files):
        board = json.loads(pathlib.Path(file).read_text(encoding="utf-8"))
        text.append(f"constexpr Board kBoard{i} = {board_table(board, deck)};")
        entries.append(f'{{"switch-signal-{board["id"]}", "{board["id"]}", &kBoard{i}}}')
    text += [f"constexpr Builtin kBuiltins[] = {{{', '.join(entries)}}};", "}  // namespace", "",
             "std::span<const Builtin> builtins() { return kBuiltins; }", "", "}  // namespace roundhouse::signal", ""]
    pathlib.Path(out).write_text("\n".join(text))


main()
