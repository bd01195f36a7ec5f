#!/usr/bin/env python3
"""Finds Polish in code, and words that the boxes do not use or that we say otherwise.

Sentences live in files of words (web/**/words/**/*.json, data/words), so that a language is files and one row; what the boxes
call a thing is in docs/glossary.md. Prints one line a place and a summary; exits 1 when there is any. Run from anywhere.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

POLISH = re.compile(r"[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]")
# Without tests, which quote what is said.
PAGE = ("app", "engine", "games", "layout", "lobby", "local", "net", "offline", "replay", "settings", "table", "ui")
CODE = ("web/index.html", "src/**/*.cc", "src/**/*.h", *(f"web/{folder}/**/*{suffix}" for folder in PAGE for suffix in (".ts", ".svelte")))
# They fold accents away where names are looked for.
EXEMPT = {"web/games/ttr/map/walk.ts", "src/text/words/words_text.cc", "src/text/words/words_text.h"}

WORDS = (*(f"web/{folder}/**/pl.json" for folder in PAGE), "data/words/pl/**/*.json", "data/words/pl.json", "docs/rules/pl/*.md", "docs/pl/*.md", "README.pl.md")

# What must not come back, and what the box says.
TERMS = [(re.compile(term, re.IGNORECASE), box) for term, box in (
    (r"\bkar(t|ci)\w* peron\w*", "karty Platform, karty Wagonów"),
    (r"\b(?-i:wagon)(|y|u|em|owi|ie|ów|om|ami|ach)\b", "wagonik, nawiedzony wagonik"),
    (r"\bwystaw(k|ek|ce)\w*", "odkryte karty"),
    (r"\bścież(k|ek|ce)\w*", "trasa"),
    (r"\bciągł\w+ tras\w*", "najdłuższa trasa"),
    (r"\b(nie)?(ukończ|spełni|wykonan|gotow)\w* bilet\w*|\bbilet\w* (nie)?(ukończ|spełni|wykonan|gotow)\w*", "zrealizowany bilet"),
    (r"\b(zajm|zają|zaję)\w* tras\w*", "utworzyć połączenie"),
    (r"\btor\w* (podwójn|tej podwójn)\w*", "nitka podwójnego połączenia"),
    (r"\blatar(ni|eń)\w*\b(?! morsk)", "lampion (zrealizowany bilet)"),
    (r"\bkonduktor\w*", "kierownik pociągu"),
    (r"\bdyspozytor(|a|em|owi)\b", "dyspozytorka"),
    (r"\bdyżurn(y|ego|emu|ym) ruchu", "dyżurna ruchu"),
    (r"\bmiejsc\w* startu\b", "miejsce startowe"),
    (r"\b(wprowadz|wstawi|wstaw\b)\w*", "rozstawić"),
    (r"\bprze(suń|suw|staw)\w* semafor\w*", "zmiana sygnału na semaforze"),
    (r"\bodsł[oa][nń]\w*", "odkryć"),
    (r"\brozkładu\b(?! jazdy)", "karta rozkładu jazdy"),
    (r"\bna szlaku\b", "na torach"),
    (r"\b[Tt]w[oó]j ruch\b", "twoja tura"),
    (r"\b(trój|cztero)drożn\w*", "skrzyżowanie 3 torów, 4 torów"),
    (r"\bzatrzym\w* co najmniej|\bzatrzym[^\"|]*\bbilet|\bbilet[^\"|]*\bzatrzym", "zachować bilet"),
    (r"\bwykon\w* (tę |ją |całą )?(kart|rozkład|od góry|od lewej)\w*|\b(karta|rozkład)\w* (rozkładu )?(jazdy )?(jest )?wykon\w*", "rozpatrzyć kartę rozkładu jazdy"),
    (r"\bnastępn\w* rozkład\w*", "następna karta rozkładu jazdy"),
    (r"\brusz\w* pociąg\w*", "poruszyć pociąg"),
    (r"\bparti(a|i|ę|ą|e)\b", "gra, zapis gry"),
    (r"\bMontréal", "Montreal"),
    (r"\bgracz\w*:? ?\{", "a sentence that needs no declined name"),
    (r"\} × \{n\}", "a plural: {n|karta|karty|kart}"),
    (r"\breguł\w*", "zasada"),
    (r"\baktywn\w+ osob\w*", "aktywny gracz"),
    (r"\bprzeciwko: \{", "a sentence that needs no declined name"),
    (r"\b(?<!Dotknij )(tutaj|stąd): \{", "na semafor {…}, na miejscu startowym {…}"),
    (r"\b(dojeżdża|staje): \{", "dojeżdża do miasta ({…}), staje przed semaforem ({…})"),
    (r"\bpociąg na drodze", "inny pociąg na torze"),
    (r"\b(Pierwsza|Druga) ręka\b", "osoba"),
    (r"\bczęś(ć|ci) losu\b", "wkład w losowanie"),
    (r"\bbud(ować|ujesz|uj)\b", "utworzyć połączenie"),
)]

# What only some files must not say: another box has the word.
ONLY = [(re.compile(where), re.compile(term, re.IGNORECASE), box) for where, term, box in (
    (r"^(?!.*signal)", r"\bkar(t|ci)\w* pociąg\w*", "karty Platform, karty Wagonów"),
    (r"ttr|ticket-to-ride", r"\btali(a|i|ę|ą|e)\b", "stos, zakryty stos"),
    (r"ghost", r"\btras(a|y|ie|ę|ą|om|ami|ach)?\b", "szlak (a chain), połączenie (one route)"),
    (r"signal", r"\btras(a|y|ie|ę|ą|om|ami|ach)?\b", "linia"),
)]

# English has one word for one thing too.
ENGLISH = (*(f"web/{folder}/**/en.json" for folder in PAGE), "data/words/en/**/*.json", "docs/rules/*.md")
ENGLISH_TERMS = [(re.compile(term, re.IGNORECASE), ours) for term, ours in (
    (r"\bopen (cards?|locomotives?|ones?)\b(?! to)|\b(lie|lies|laid) open\b", "face-up"),
    (r"\b(un)?finish(ed)? (a )?tickets?\b", "completed ticket"),
    (r"(\b\d+|\{n\}) goods\b(?! (\{n\||cube))", "goods cubes"),
    (r"\bready phrases?\b", "ready-made phrases"),
    (r"\btrain-move\b", "train card"),
    (r"\b(cards|plan|plans|tickets|path|turn) of \{name\}", "{name}’s"),
)]


def files(patterns):
    """The files of these patterns by their names, each once."""
    found = {path.relative_to(ROOT).as_posix(): path for pattern in patterns for path in ROOT.glob(pattern)}
    return {name: found[name] for name in sorted(found) if name not in EXEMPT and not name.endswith("_test.cc")}


def polish_in_code():
    for name, path in files(CODE).items():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if POLISH.search(line):
                yield f"{name}:{number}: Polish in code: {line.strip()}"


def strange_terms(patterns, terms, only=()):
    for name, path in files(patterns).items():
        here = [*terms, *((term, box) for where, term, box in only if where.search(name))]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for term, box in here:
                if found := term.search(line):
                    yield f"{name}:{number}: “{found[0]}”, say: {box}"


def main() -> int:
    places = [*polish_in_code(), *strange_terms(WORDS, TERMS, ONLY), *strange_terms(ENGLISH, ENGLISH_TERMS)]
    print("\n".join([*places, f"{len(places)} words out of place"]))
    return 1 if places else 0


if __name__ == "__main__":
    sys.exit(main())
