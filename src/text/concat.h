// Texts and whole numbers one after the other, as one text. Not a formatter: what stands in a place
// of its own in a sentence is a phrase (phrase.h), and fmt is a tenth of the module for the
// browser.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "text/json_out.h"

namespace roundhouse::text {

inline void put_part(std::string& out, std::string_view part) { out += part; }
void put_part(std::string& out, std::integral auto n) {
  put_number(out, static_cast<long long>(n));
}

template <class... Parts>
std::string concat(const Parts&... parts) {
  std::string out;
  (put_part(out, parts), ...);
  return out;
}

}  // namespace roundhouse::text
