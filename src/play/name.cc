#include "play/name.h"

#include <algorithm>
#include <array>

#include "text/utf8.h"

namespace roundhouse {
namespace {

struct Range {
  char32_t first, last;
};

// What is not seen, turns the writing round, or belongs to nobody: controls, formats, fillers,
// separators of lines, surrogates, private use.
constexpr std::array<Range, 33> kForbidden{{
    {0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD},     {0x034F, 0x034F},
    {0x0600, 0x0605},   {0x061C, 0x061C},   {0x06DD, 0x06DD},     {0x070F, 0x070F},
    {0x0890, 0x0891},   {0x08E2, 0x08E2},   {0x115F, 0x1160},     {0x17B4, 0x17B5},
    {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},     {0x2060, 0x206F},
    {0x2800, 0x2800},   {0x3164, 0x3164},   {0xD800, 0xDFFF},     {0xE000, 0xF8FF},
    {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},   {0xFFF9, 0xFFFF},     {0x110BD, 0x110BD},
    {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3},   {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF}, {0xF0000, 0xFFFFF}, {0x100000, 0x10FFFF}, {0xFDD0, 0xFDEF},
    {0x1FFFE, 0x1FFFF},
}};

// White space of Unicode that is no control.
constexpr std::array<Range, 7> kBlank{{{0x0020, 0x0020},
                                       {0x00A0, 0x00A0},
                                       {0x1680, 0x1680},
                                       {0x2000, 0x200A},
                                       {0x202F, 0x202F},
                                       {0x205F, 0x205F},
                                       {0x3000, 0x3000}}};

template <class Ranges>
bool is_in(const Ranges& ranges, char32_t c) {
  return std::ranges::any_of(ranges, [&](const Range& r) { return c >= r.first && c <= r.last; });
}

}  // namespace

NameFault name_fault(std::string_view name) {
  if (name.empty()) return NameFault::empty;
  std::size_t characters = 0;
  for (std::string_view rest = name; !rest.empty();) {
    const text::Utf8Char next = text::next_utf8(rest);
    if (next.c == text::kBadUtf8 || is_in(kForbidden, next.c)) return NameFault::characters;
    rest.remove_prefix(next.size);
    ++characters;
  }
  const bool fits = characters <= kMostNameCharacters && name.size() <= kMostNameBytes;
  return fits ? NameFault::none : NameFault::too_long;
}

std::string_view trimmed(std::string_view utf8) {
  const auto is_blank = [](char32_t c) {
    return is_in(kBlank, c) || (c >= 0x09 && c <= 0x0D) || c == 0x2028 || c == 0x2029 ||
           c == 0xFEFF;
  };
  std::size_t begin = 0, end = 0;
  for (std::size_t at = 0; at < utf8.size();) {
    const text::Utf8Char next = text::next_utf8(utf8.substr(at));
    const bool blank = is_blank(next.c);
    if (blank && end == 0) begin = at + next.size;
    at += next.size;
    if (!blank) end = at;
  }
  return end == 0 ? std::string_view{} : utf8.substr(begin, end - begin);
}

std::string_view reason_of(NameFault fault) {
  constexpr std::array<std::string_view, 4> kReasons{"", "empty", "long", "characters"};
  return kReasons[static_cast<std::size_t>(fault)];
}

std::string_view sentence_of(NameFault fault) {
  constexpr std::array<std::string_view, 4> kSentences{
      "", "a name has at least one visible character",
      "a name has at most 32 characters and 128 bytes",
      "a name has no control, invisible or direction characters"};
  return kSentences[static_cast<std::size_t>(fault)];
}

}  // namespace roundhouse
