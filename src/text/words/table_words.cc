#include "text/words/table_words.h"

#include <utility>

#include "phrases/shared.h"

namespace roundhouse::text {

std::string with_and(std::vector<std::string> items, Lang lang) {
  if (items.size() < 2) return joined(items);
  const std::string last = std::move(items.back());
  items.pop_back();
  return filled(phrases::shared::lists::and_last, lang, {{"items", joined(items)}, {"last", last}});
}

TableWords::TableWords(const std::vector<SeatInfo>& seats, Lang lang, Paint paint)
    : lang_(lang), paint_(paint) {
  for (const SeatInfo& seat : seats) seats_.push_back(printable(seat.name, kNameWidth));
}

std::string TableWords::seats_of(SeatSet set) const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (set.has(seat_at(static_cast<int>(i)))) names.push_back(seats_[i]);
  return with_and(std::move(names), lang_);
}

std::string TableWords::in_language(const Translated& words) const {
  return printable(words[lang_], 40);
}

std::string TableWords::list(const std::string& label,
                             const std::vector<std::string>& items) const {
  return wrapped(label + ": ",
                 items.empty() ? std::vector{say(phrases::shared::position::none)} : items);
}

std::string TableWords::ruled(std::string_view sentence, std::string_view rule) const {
  return upper_first(sentence) + (rule.empty() ? "" : " (" + std::string(rule) + ")") + ".";
}

std::string_view paint_of(std::string_view id) {
  constexpr std::pair<std::string_view, std::string_view> kCodes[] = {
      {"purple", "35"}, {"blue", "94"},   {"orange", "38;5;208"}, {"white", "97"},
      {"green", "32"},  {"yellow", "93"}, {"black", "90"},        {"red", "91"},
      {"brown", "33"},  {"grey", "37"},   {"locomotive", "1;36"}};
  for (const auto& [name, code] : kCodes)
    if (name == id) return code;
  return {};
}

std::string times(const std::string& name, int n) { return name + " ×" + std::to_string(n); }

}  // namespace roundhouse::text
