// The words of a move's text with their places. For the parsers of moves.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "text/parsed.h"

namespace roundhouse::text {

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}
  std::size_t at() const { return at_; }
  bool done() const { return at_ >= text_.size(); }
  std::string_view next() {
    const std::size_t end = std::min(text_.find(' ', at_), text_.size());
    const std::string_view word = text_.substr(at_, end - at_);
    start_ = at_;
    at_ = std::min(end + 1, text_.size());
    return word;
  }
  Unreadable expected(std::string what) const { return {start_, std::move(what)}; }
  Unreadable unknown(std::string code, std::string_view name) const {
    return {start_, "a known name", std::move(code), std::string(name)};
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0, start_ = 0;
};

// 0 to 99, without leading zeros.
inline std::optional<int> small_number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size() || n < 0 || n > 99 ||
      (text.size() > 1 && text[0] == '0'))
    return std::nullopt;
  return n;
}

}  // namespace roundhouse::text
