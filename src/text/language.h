// The languages of the program: the rows of data/words/languages.json. docs/add-a-language.md says
// what a new one needs.
#pragma once

#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/languages.h"

namespace roundhouse::text {

inline constexpr std::size_t kLanguageCount = std::size(kLanguageRows);
inline constexpr auto kLanguages = [] {
  std::array<Lang, kLanguageCount> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Lang>(i);
  return all;
}();

constexpr std::size_t index_of(Lang lang) { return static_cast<std::size_t>(lang); }
constexpr const Language& row_of(Lang lang) { return kLanguageRows[index_of(lang)]; }

constexpr std::optional<Lang> find_lang(std::string_view id) {
  for (const Lang lang : kLanguages)
    if (row_of(lang).id == id) return lang;
  return std::nullopt;
}

inline std::vector<std::string> language_ids() {
  std::vector<std::string> ids;
  for (const Language& row : kLanguageRows) ids.emplace_back(row.id);
  return ids;
}

}  // namespace roundhouse::text
