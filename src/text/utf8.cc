#include "text/utf8.h"

namespace roundhouse::text {

Utf8Char next_utf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || size > text.size()) return {};
  char32_t c = first & (0x7Fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {};
    c = c << 6 | (byte(i) & 0x3Fu);
  }
  const bool overlong = (size == 3 && c < 0x800) || (size == 4 && c < 0x10000);
  const bool no_character = (c >= 0xD800 && c <= 0xDFFF) || c > 0x10FFFF;
  return overlong || no_character ? Utf8Char{} : Utf8Char{c, size};
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const Utf8Char next = next_utf8(text);
    if (next.c == kBadUtf8) return false;
    text.remove_prefix(next.size);
  }
  return true;
}

}  // namespace roundhouse::text
