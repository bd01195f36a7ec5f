// Which form of a word a number asks for, by the rules of a language: the place of the form among
// those of {n|one|few|many}. Unicode's plural rules, one function each; languages share them.
#pragma once

namespace roundhouse::text {

using PluralRule = int (*)(int n);

namespace plural {

// 1 card, 2 cards
constexpr int one_other(int n) { return n == 1 ? 0 : 1; }

// 1 karta, 2 karty, 5 kart, 12 kart, 22 karty
constexpr int polish(int n) {
  if (n == 1) return 0;
  const bool teens = n % 100 >= 12 && n % 100 <= 14;
  return n % 10 >= 2 && n % 10 <= 4 && !teens ? 1 : 2;
}

}  // namespace plural

// Does each rule give just the forms that its row counts?
consteval bool every_form_is_used(const auto& rows) {
  for (const auto& row : rows) {
    unsigned used = 0;
    for (int n = 0; n < 200; ++n) used |= 1u << row.plural(n);
    if (used != (1u << row.forms) - 1) return false;
  }
  return true;
}

}  // namespace roundhouse::text
