// Appending JSON text piece by piece: records and broadcasts are written far too often for a
// document tree.
#pragma once

#include <charconv>
#include <concepts>
#include <initializer_list>
#include <optional>
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

// "name": with a comma in front where another member is before it.
inline void put_key(std::string& out, std::string_view name) {
  if (!out.empty() && out.back() != '{') out += ',';
  put_id(out, name);
  out += ':';
}
inline void put_member(std::string& out, std::string_view name, long long n) {
  put_key(out, name);
  put_number(out, n);
}

// Takes no number for a flag.
void put_flag(std::string& out, std::string_view name, std::same_as<bool> auto flag) {
  put_key(out, name);
  out += flag ? "true" : "false";
}
inline void put_text(std::string& out, std::string_view name, std::string_view text) {
  put_key(out, name);
  put_string(out, text);
}
inline void put_name(std::string& out, std::string_view name, std::string_view id) {
  put_key(out, name);
  put_id(out, id);
}
// A value that is JSON already.
inline void put_value(std::string& out, std::string_view name, std::string_view json) {
  put_key(out, name);
  out += json;
}
// So many digits behind the point.
inline void put_fixed(std::string& out, double value, int digits) {
  char text[64];
  out.append(text,
             std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, digits).ptr);
}
inline void put_decimal(std::string& out, std::string_view name, double value, int digits) {
  put_key(out, name);
  put_fixed(out, value, digits);
}
inline void put_null(std::string& out, std::string_view name) {
  put_key(out, name);
  out += "null";
}
inline void put_member(std::string& out, std::string_view name, std::optional<int> n) {
  if (n)
    put_member(out, name, static_cast<long long>(*n));
  else
    put_null(out, name);
}

// "name":3, or null for none.
inline void put_optional(std::string& out, std::string_view name, u8 n) {
  if (n == kNone)
    put_null(out, name);
  else
    put_member(out, name, static_cast<long long>(n));
}

// An object while it is written: braces around what is put in its life.
class JsonObject {
 public:
  explicit JsonObject(std::string& out) : out_(out) { out_ += '{'; }
  ~JsonObject() { out_ += '}'; }
  JsonObject(const JsonObject&) = delete;
  JsonObject& operator=(const JsonObject&) = delete;

 private:
  std::string& out_;
};

// "a":1,"b":2
inline void put_numbers(std::string& out,
                        std::initializer_list<std::pair<std::string_view, int>> numbers) {
  for (const auto& [name, n] : numbers) put_member(out, name, static_cast<long long>(n));
}

// [a,b,c] from f(i)
template <class F>
void put_array(std::string& out, std::size_t n, F f) {
  out += '[';
  for (std::size_t i = 0; i < n; ++i) {
    if (i != 0) out += ',';
    f(i);
  }
  out += ']';
}

// "name":[0,2]
inline void put_seats(std::string& out, std::string_view name, SeatSet seats) {
  put_key(out, name);
  put_array(out, static_cast<std::size_t>(seats.count()), [&](std::size_t) {
    put_number(out, index(seats.lowest()));
    seats.remove(seats.lowest());
  });
}

// "name":["a","b"]
template <class Strings>
void put_strings(std::string& out, std::string_view name, const Strings& strings) {
  put_key(out, name);
  put_array(out, strings.size(), [&](std::size_t i) { put_string(out, strings[i]); });
}

}  // namespace roundhouse::text
