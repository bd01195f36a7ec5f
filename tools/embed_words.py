#!/usr/bin/env python3
"""Writes the words of data/words as constants: phrases/languages.h, and phrases/NAME.h for each NAME.json.

Usage: embed_words.py OUT data/words   fails when a language lacks a text, a form or a place to fill in (tools/words.py).
A header that would be the same is left alone, so that only what says something else is compiled again.
"""
import itertools
import json
import pathlib
import sys

import words

HEAD = "// Written by tools/embed_words.py from data/words. Do not edit.\n#pragma once\n\n"


def literal(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def languages(rows: list[dict]) -> str:
    ids = ", ".join(row["id"] for row in rows)
    table = "".join(f"    {{{literal(row['id'])}, {literal(row['name'])}, {row['forms']}, plural::{row['plural']}}},\n" for row in rows)
    return (HEAD + '#include <string_view>\n\n#include "text/plural.h"\n\nnamespace roundhouse::text {\n\n'
            f"enum class Lang : unsigned char {{ {ids} }};\n"
            "struct Language {\n  std::string_view id, name;\n  int forms;\n  PluralRule plural;\n};\n"
            f"inline constexpr Language kLanguageRows[] = {{\n{table}}};\n"
            "static_assert(every_form_is_used(kLanguageRows));\n\n}  // namespace roundhouse::text\n")


def section(name: str, keys: list[str], texts: dict, rows: list[dict]) -> str:
    phrases = "".join(f"inline constexpr Phrase {key}{{{{{{{', '.join(literal(texts[row['id']][name, key]) for row in rows)}}}}}}};\n" for key in keys)
    listed = ", ".join(f'{{"{key}", &{key}}}' for key in keys)
    return f"namespace {name} {{\n{phrases}inline constexpr NamedPhrase kAll[] = {{{listed}}};\n}}\n"


def phrases(name: str, texts: dict, rows: list[dict]) -> str:
    by_section = itertools.groupby(texts[words.BASE], key=lambda key: key[0])
    body = "\n".join(section(title, [key for _, key in keys], texts, rows) for title, keys in by_section)
    return (HEAD + '#include "text/phrase.h"\n\n'
            f"namespace roundhouse::phrases::{name} {{\nusing text::NamedPhrase;\nusing text::Phrase;\n\n{body}\n}}  // namespace roundhouse::phrases::{name}\n")


def write(path: pathlib.Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        rows, files = words.load(pathlib.Path(sys.argv[2]))
    except words.BadWords as wrong:
        sys.exit(str(wrong))
    out = pathlib.Path(sys.argv[1]) / "phrases"
    write(out / "languages.h", languages(rows))
    for name, texts in files.items():
        write(out / f"{name}.h", phrases(name, texts, rows))


if __name__ == "__main__":
    main()
