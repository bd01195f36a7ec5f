// UTF-8 from strangers, one character at a time.
#pragma once

#include <cstddef>
#include <string_view>

namespace roundhouse::text {

inline constexpr char32_t kBadUtf8 = 0xFFFF'FFFF;

struct Utf8Char {
  char32_t c = kBadUtf8;
  std::size_t size = 1;  // bytes
};

// The first character of a text that is not empty. Overlong forms, surrogates and what is cut off
// are kBadUtf8 and one byte.
Utf8Char next_utf8(std::string_view text);

bool is_utf8(std::string_view text);

}  // namespace roundhouse::text
