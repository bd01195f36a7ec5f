#include "text/data_reader.h"

#include <algorithm>

namespace roundhouse::text {

namespace {

bool is_id(std::string_view id) {
  return !id.empty() && id.size() <= 64 && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
  });
}

}  // namespace

std::string read_id(const JsonIn& in) {
  const std::string_view id = in.text();
  if (!is_id(id)) in.fail("expected an id: 1 to 64 of a-z, 0-9, '_', '-' and '.'");
  return std::string(id);
}

Translated read_words(const JsonIn& in) {
  return in_every_language([&](Lang lang) {
    const std::string_view id = row_of(lang).id;
    return std::string(in.member(in.has(id) ? id : row_of(Lang::en).id).text());
  });
}

u8 read_small(const JsonIn& in, std::string_view name, int least, int most) {
  return static_cast<u8>(in.member(name).integer(least, most));
}

}  // namespace roundhouse::text
