#!/usr/bin/env python3
"""Writes every sentence with sample values, all languages side by side, to be read: what the page says with its guides,
what the terminal says with hints, options and errors, the numbered rules, and the names on the boards.

Usage: tools/sentences.py [FILE]   without a name: build/sentences.md. A sentence that counts is written for 1, 2, 5 and 22,
so that every plural form is seen. Names of places are those of the boards, everything else that a sentence is given comes
from the words themselves.
"""
import json
import pathlib
import re
import sys

from terminal_samples import terminal_texts

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ("settings", "games")
TERMINAL = ROOT / "data" / "words"
RULES = ROOT / "docs" / "rules"
COUNTED = (1, 2, 5, 22)
FIRST = ("en", "pl")

BOARDS = {"ttr": "data/ttr/usa.json", "ghost": "data/ghost/haunted.json", "signal": "data/signal/europe.json"}
PLACES = {"ttr": ("new_york", "atlanta", "denver"), "ghost": ("town_hall", "crypt", "lighthouse"), "signal": ("paris", "marseille", "dijon")}

RULE = re.compile(r"^\| ([A-Z]\d+) \| (.*) \|$", re.MULTILINE)
SLOT = re.compile(r"\{(\w+)((?:\|[^|}]*)*)\}")


def flat(words, start=""):
    """Words in words are named by both; lines of one text are one."""
    for key, value in words.items():
        if isinstance(value, dict):
            yield from flat(value, f"{start}{key}.")
        else:
            yield f"{start}{key}", " ⏎ ".join(value) if isinstance(value, list) else value


def read_words():
    """(part of the program, language) → its words."""
    found = {}
    for folder in PAGE:
        for path in sorted((ROOT / "web" / folder).rglob("words/**/*.json")):
            part = "page: " + path.parent.relative_to(ROOT / "web").as_posix().replace("/words", "").replace("games/", "")
            found[part, path.stem] = dict(flat(json.loads(path.read_text(encoding="utf-8"))))
    for path in sorted(TERMINAL.glob("*/*.json")):
        found[f"terminal: {path.stem}", path.parent.name] = dict(flat(json.loads(path.read_text(encoding="utf-8"))))
    return found | read_rules() | read_names()


def read_rules():
    """The English ones lie beside the folders of the other languages."""
    found = {}
    for path in sorted(RULES.rglob("*.md")):
        lang = FIRST[0] if path.parent == RULES else path.parent.name
        found[f"rules: {path.stem}", lang] = dict(RULE.findall(path.read_text(encoding="utf-8")))
    return found


def read_names():
    """What is called something on a board or in a deck; a language that is left out calls it as English does."""
    found = {}
    for path in sorted((ROOT / "data").glob("*/*.json")):
        if path.is_relative_to(TERMINAL):
            continue
        for key, name in named(json.loads(path.read_text(encoding="utf-8"))):
            for lang in name:
                found.setdefault((f"names: {path.parent.name}/{path.stem}", lang), {})[key] = name[lang]
    return found


def named(things, start=""):
    for key, thing in things.items() if isinstance(things, dict) else enumerate(things):
        if isinstance(thing, dict) and isinstance(thing.get("name"), dict):
            yield f"{start}{thing.get('id', key)}", thing["name"]
        if isinstance(thing, (dict, list)):
            yield from named(thing, f"{start}{key}.")
    if not start and isinstance(things, dict) and isinstance(things.get("name"), dict):
        yield "name", things["name"]


def form_of(lang, n):
    """Which plural form a number takes; languages other than Polish are taken to have two."""
    n = abs(int(n))
    if lang != "pl":
        return 0 if n == 1 else 1
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def put(lang, sentence, values):
    def slot(found):
        value, forms = values[found[1]], found[2].split("|")[1:]
        if not forms:
            return str(value)
        return forms[min(form_of(lang, value), len(forms) - 1)]

    return SLOT.sub(slot, sentence)


class Samples:
    """What a sentence is given, in a language."""

    def __init__(self, lang, words, names):
        self.lang, self.words, self.names = lang, words, names

    def word(self, part, key, of="page", **values):
        sentence = self.words.get((f"{of}: {part}", self.lang), {}).get(key, key)
        return put(self.lang, sentence, values)

    def train(self, colour, n):
        return self.word("signal", "sig.train", colour=self.names["trains"][colour][self.lang], n=n)

    def place(self, family, nth):
        return self.names[family][PLACES[family][nth]].get(self.lang, "?")

    def of(self, part, key):
        """The texts among the values of a sentence; what is not here is a number."""
        family = next((name for name in BOARDS if name in part), "signal" if key.startswith("sig.") else "ttr")
        here, there, third = (self.place(family, nth) for nth in range(3))
        cards = " + ".join((self.word("routes", "cards.red", n=3), self.word("routes", "cards.locomotive", n=1)))
        train, other = self.train("black", 1), self.train("grey", 2)
        pile = self.word("signal", "sig.cardsPair", a=self.word("signal", "sig.gotSignal", n=1), b=self.word("signal", "sig.gotTrain", n=2))
        signal = self.word("signal", "sig.signalAtCity", city=here, other=third)
        road = f"{here} – {there}"
        texts = {
            "name": "Ada", "names": "Ada, Jan", "first": "Ada", "winner": "Ada", "other": "Jan", "player": "Ada", "who": "Ada",
            "a": here, "b": there, "place": there, "city": here, "port": there, "junction": third, "at": third, "line": road, "section": road,
            "route": road, "ticket": road, "tickets": road, "bonus": road, "game": self.word("ttr/front", "front.title"),
            "card": self.word("routes", "took.red"), "cards": cards, "pay": cards, "points": self.word("ttr", "route.points", n=4),
            "colour": self.word("routes", "track.red"), "state": self.word("routes", "route.free"), "look": self.word("settings/lobby", "look.blue"),
            "bots": self.word("settings/common", "bot.easy"), "level": self.word("settings/lobby", "assist.legal"), "time": self.word("settings/lobby", "setup.clockMinutes", n=2),
            "seal": "0a1b2c3d4e5f", "code": "too-fast", "text": "too-fast", "rule": "T13", "version": "1.2.0", "commit": "0a1b2c3", "speed": "2×",
            "figures": self.word("ttr", "players.trainsN", n=12), "train": train, "with": other, "trains": f"{train}, {other}", "signal": signal,
            "to": signal, "from": signal, "helper": self.word("signal/helpers", "sig.helperDispatcher"), "about": self.word("signal/helpers", "sig.aboutShunter"),
            "goods": self.names["goods"]["blue"][self.lang].lower(), "moves": self.word("signal", "colours.black"), "action": self.word("signal", "sig.actionSignal"),
            "what": self.word("signal", "sig.groupPlaySwitch"), "move": self.word("signal", "sig.doCarryOut"), "faces": "2, 3, 3, 4, 4, 5",
            "link": road, "goals": road, "list": road, "seats": "Ada, Jan", "typed": "abc", "word": "abc", "file": "game.jsonl", "command": "hint", "values": "7, 8, 9",
        }
        if family == "signal":
            texts |= {"cards": pile, "colour": self.names["trains"]["black"][self.lang].lower(), "card": self.word("signal", "sig.cardWords", n=1, moves=texts["moves"]), "other": third}
        if part.startswith("terminal"):
            return texts | terminal_texts(self, family, key)
        return texts | self.exceptions(key, other)

    def exceptions(self, key, other):
        """Where the same name stands for something else."""
        grey = self.word("signal", "colourOf.grey")
        return {
            "sig.logDice": {"a": 3, "b": 4}, "sig.dieDeploy": {"a": 3, "b": 4}, "sig.callCollisionText": {"other": other},
            "sig.doDeploy": {"colour": grey}, "sig.doDeployToken": {"colour": grey}, "sig.no.depot": {"colour": grey}, "sig.nowShunter": {"colour": grey},
            "sig.doColour": {"colour": self.word("signal", "colours.grey")}, "sig.symbolMove": {"colour": self.word("signal", "colours.grey")}, "sig.nowConductor": {"colour": self.word("signal", "colours.grey")},
            "sig.cardsPair": {"a": self.word("signal", "sig.pileSignal", n=1), "b": self.word("signal", "sig.pileSwitch", n=2)},
            "sig.cardsMore": {"a": self.word("signal", "sig.pileSignal", n=1), "b": self.word("signal", "sig.pileSwitch", n=2)},
            "sig.cardCount": {"card": self.word("signal", "sig.cardTrain")}, "sig.no.noCard": {"card": self.word("signal", "cardOf.train")}, "sig.logLoaded": {"card": self.word("signal", "sig.gotTrain", n=1)},
            "sig.wayWords": {"goods": "0, 1, 2", "tokens": "1, 0, 2"}, "sig.forecastChance": {"faces": 2},
            "market.open": {"card": self.word("routes", "card.red")}, "card.each": {"card": self.word("routes", "card.red")},
            "no.colour": {"need": self.word("routes", "track.red")}, "no.short": {"card": self.word("settings/lobby", "look.red")}, "offer.joint": {"trains": 45},
            "route.label": {"name": self.place("ttr", 0)}, "city.label": {"name": self.place("ttr", 0), "ticket": self.word("ttr", "city.ticketOpen")}, "tickets.label": {"state": self.word("ttr", "tickets.done")},
            "since.cards": {"cards": self.word("routes", "took.red")}, "sig.logRefilled": {"cards": 3}, "replay.paused": {"at": self.word("settings/replay", "replay.at", n=3, last=80)},
            "sig.hintPlay": {"cards": self.word("signal", "sig.pileSwitch", n=1)}, "sig.doPlay": {"cards": self.word("signal", "sig.pileSwitch", n=1)}, "sig.doLoad": {"cards": self.word("signal", "sig.pileSwitch", n=1)},
            "home.cardPlayers": {"from": 2, "to": 5}, "guide.doubleOne": {"from": 2, "to": 3}, "guide.doubleBoth": {"from": 4, "to": 5},
        }.get(key, {"a": 71, "b": 64} if key.startswith("verdict.") else {})


def names_of_things():
    names = {}
    for family, path in BOARDS.items():
        board = json.loads((ROOT / path).read_text(encoding="utf-8"))
        names[family] = {place["id"]: place["name"] for kind in ("cities", "junctions", "starts") for place in board.get(kind, [])}
        if family == "ttr":
            names["colours"] = {colour["id"]: colour["name"] for colour in board["colours"]}
        if "goods" in board:
            names["goods"] = {good["id"]: good["name"] for good in board["goods"]}
    deck = json.loads((ROOT / "data/signal/deck.json").read_text(encoding="utf-8"))
    trains = next(value for value in deck.values() if isinstance(value, list) and value and isinstance(value[0], dict) and "die" in value[0])
    return names | {"trains": {colour["id"]: colour["name"] for colour in trains}}


def languages(words):
    found = {lang for _, lang in words}
    return [lang for lang in FIRST if lang in found] + sorted(found - set(FIRST))


def written(words, langs):
    """(part, key, sample) → the sentence in every language."""
    names = names_of_things()
    samples = {lang: Samples(lang, words, names) for lang in langs}
    for part in dict.fromkeys(part for part, _ in words):
        for key in words[part, langs[0]]:
            sentences = {lang: words.get((part, lang), {}).get(key, "MISSING") for lang in langs}
            slots = {name for sentence in sentences.values() for name, _ in SLOT.findall(sentence)}
            counted = {name for sentence in sentences.values() for name, forms in SLOT.findall(sentence) if forms}
            for n in COUNTED if counted else (3,):
                row = {}
                for lang, sentence in sentences.items():
                    texts = samples[lang].of(part, key)
                    given = {name: n if name in counted else texts.get(name, 3) for name in slots}
                    row[lang] = put(lang, sentence, {name: value(n) if callable(value) else value for name, value in given.items()})
                yield part, key, row


def main() -> int:
    target = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "sentences.md"
    words = read_words()
    langs = languages(words)
    lines, before, keys = [], None, set()
    for part, key, row in written(words, langs):
        if part != before:
            lines += ["", f"## {part}", "", f"| key | {' | '.join(langs)} |", "|---" * (len(langs) + 1) + "|"]
        before = part
        keys.add((part, key))
        lines.append(f"| {key} | {' | '.join(row[lang].replace('|', '/') for lang in langs)} |")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(f"# Every sentence, in {', '.join(langs)}\n" + "\n".join(lines) + "\n", encoding="utf-8")
    rows = sum(line.startswith("| ") and not line.startswith("| key") for line in lines)
    print(f"{len(keys)} sentences, {rows} with their plural forms: {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
