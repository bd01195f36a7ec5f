"""The words of the program: data/words/languages.json and a folder a language, read and checked.

A file is a family of games, or what all share: sections with a text under each key. A text may be a list of lines.
{name} is filled in; {n|one|few|many} takes the form that the number n asks for, one for each form of the language.
"""
import json
import pathlib
import re

PLACE = re.compile(r"\{(\w+)((?:\|[^|{}]*)*)\}")
KEY = re.compile(r"[a-z][a-z0-9_]*")
BASE = "en"  # what the others are measured by


class BadWords(Exception):
    """What is wrong, one line each."""


def read_json(path: pathlib.Path):
    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=no_twice(path))
    except ValueError as error:
        raise BadWords(f"{path}: {error}") from error


def no_twice(path: pathlib.Path):
    def pairs(items):
        keys = [key for key, _ in items]
        for key in keys:
            if keys.count(key) > 1:
                raise BadWords(f"{path}: {key} stands there twice")
        return dict(items)
    return pairs


def texts_of(path: pathlib.Path) -> dict[tuple[str, str], str]:
    """(section, key) → text of one file."""
    return {(section, key): "\n".join(text) if isinstance(text, list) else text
            for section, keys in read_json(path).items() for key, text in keys.items()}


def load(folder: pathlib.Path):
    """The rows of languages.json, and file → language → (section, key) → text; or BadWords."""
    rows = read_json(folder / "languages.json")
    names = {row["id"]: sorted(path.stem for path in (folder / row["id"]).glob("*.json")) for row in rows}
    files = {name: {row["id"]: texts_of(folder / row["id"] / f"{name}.json") for row in rows if name in names[row["id"]]}
             for name in sorted(set().union(*names.values()))}
    wrong = [line for name, texts in files.items() for line in complaints(name, rows, texts)]
    if wrong:
        raise BadWords("\n".join(wrong))
    return rows, files


def complaints(name: str, rows: list[dict], texts: dict) -> list[str]:
    """What a file lacks in some language, or says otherwise than English does."""
    wrong = []
    english = texts.get(BASE, {})
    for row in rows:
        where = f"{row['id']}/{name}.json"
        own = texts.get(row["id"])
        if own is None:
            wrong.append(f"{where}: is not there")
            continue
        wrong += [f"{where}: {'.'.join(key)} is missing" for key in english.keys() - own.keys()]
        wrong += [f"{where}: {'.'.join(key)} is not in {BASE}" for key in own.keys() - english.keys()]
        for key, text in own.items():
            wrong += [f"{where}: {'.'.join(key)} {what}" for what in faults(key, text, english.get(key, text), row["forms"])]
    return sorted(wrong)


def places(text: str) -> set[str]:
    return {name for name, _ in PLACE.findall(text)}


def faults(key: tuple[str, str], text: str, english: str, forms: int) -> list[str]:
    wrong = []
    if not all(KEY.fullmatch(part) for part in key):
        wrong.append("is no name: a-z, 0-9 and _")
    if not isinstance(text, str) or not text:
        return wrong + ["has no text"]
    if re.search(r"[{}]", PLACE.sub("", text)):
        wrong.append("has a brace that is no place to fill in")
    if places(text) != places(english):
        wrong.append(f"fills in {sorted(places(text))}, and {BASE} {sorted(places(english))}")
    for place, given in PLACE.findall(text):
        if given and given.count("|") != forms:
            wrong.append(f"has {given.count('|')} forms for {place} instead of {forms}")
    return wrong
