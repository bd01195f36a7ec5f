// Text for a terminal: widths, columns, wrapping, colours, and letters as people type them.
// Knows UTF-8 and nothing of games.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::text {

inline constexpr std::size_t kTextWidth = 80;

// Colours of the terminal, or none at all.
class Paint {
 public:
  explicit Paint(bool on = false) : on_(on) {}
  std::string operator()(std::string_view text, std::string_view code) const;

 private:
  bool on_;
};

// Columns a text takes; escape sequences take none.
std::size_t width(std::string_view text);
std::string without_paint(std::string_view text);
std::string pad_right(std::string text, std::size_t columns);  // text, then spaces
std::string pad_left(std::string text, std::size_t columns);

std::string lower_first(std::string_view text);  // "Żółty" → "żółty"
std::string upper_first(std::string_view text);
// Lower case without accents: what is typed and what is meant become comparable.
std::string fold(std::string_view text);
// The folded words of a name or an id: "Sault Ste. Marie" → sault, ste, marie.
std::vector<std::string> folded_words(std::string_view text);

// Names come from files and from strangers: no control characters, and not too long.
std::string printable(std::string_view name, std::size_t columns = 24);

// "label item, item, …" broken at kTextWidth; following lines begin under the first item. Only an
// item too long for a line of its own is broken inside.
std::string wrapped(std::string_view label, const std::vector<std::string>& items,
                    std::string_view separator = ", ");
std::string joined(const std::vector<std::string>& items, std::string_view separator = ", ");
std::vector<std::string> words_of(std::string_view text);  // between its spaces
// A sentence or a paragraph broken at kTextWidth.
std::string wrapped(std::string_view text);

// Rows of equal length under one another. A column is left-aligned where `left` has an 'l'.
std::string table(const std::vector<std::vector<std::string>>& rows, std::string_view left);

}  // namespace roundhouse::text
