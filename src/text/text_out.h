// Appending JSON text piece by piece: records and broadcasts are written far too often for a
// document tree.
#pragma once

#include <charconv>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "core/types.h"

namespace roundhouse::text {

inline void put_number(std::string& out, long long n) {
  char digits[24];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, n).ptr);
}

// 64 bits as 16 lower-case hex digits.
inline void put_hex(std::string& out, u64 n) {
  constexpr char kDigits[] = "0123456789abcdef";
  char text[16];
  for (int i = 15; i >= 0; --i, n >>= 4) text[i] = kDigits[n & 15];
  out.append(text, 16);
}

// An id: letters, digits, '-', '_' and '.'; needs no escaping.
inline void put_id(std::string& out, std::string_view id) {
  out += '"';
  out += id;
  out += '"';
}

// Any text, escaped.
void put_string(std::string& out, std::string_view text);

// ,"name": — the members of an object after its first.
inline void put_key(std::string& out, std::string_view name) {
  out += ",\"";
  out += name;
  out += "\":";
}
inline void put_member(std::string& out, std::string_view name, long long n) {
  put_key(out, name);
  put_number(out, n);
}

// {"a":1,"b":2 — an object of numbers, left open for more.
inline void put_numbers(std::string& out,
                        std::initializer_list<std::pair<std::string_view, int>> numbers) {
  char before = '{';
  for (const auto& [name, n] : numbers) {
    out += before;
    put_id(out, name);
    out += ':';
    put_number(out, n);
    before = ',';
  }
}

// [a,b,c] from f(out, i)
template <class F>
void put_array(std::string& out, std::size_t n, F f) {
  out += '[';
  for (std::size_t i = 0; i < n; ++i) {
    if (i != 0) out += ',';
    f(i);
  }
  out += ']';
}

}  // namespace roundhouse::text
