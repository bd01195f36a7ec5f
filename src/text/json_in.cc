#include "text/json_in.h"

#include <algorithm>
#include <cmath>

#include "text/json_out.h"

namespace roundhouse::text {

namespace {

const boost::json::value kNull;

// Six digits behind the point, without those that say nothing.
void put_rounded(std::string& out, double value) {
  constexpr long long kUnit = 1'000'000;
  constexpr double kMost = 1e12;
  const long long millionths =
      std::llround(std::min(std::abs(value), kMost) * static_cast<double>(kUnit));
  if (value < 0) out += '-';
  put_number(out, millionths / kUnit);
  if (millionths % kUnit == 0) return;
  std::string digits;
  put_number(digits, kUnit + millionths % kUnit);
  digits.resize(digits.find_last_not_of('0') + 1);
  out += '.';
  out.append(digits, 1);
}

void put_json(std::string& out, const boost::json::value& value);

void put_array(std::string& out, const boost::json::array& array) {
  out += '[';
  for (const auto& item : array) {
    if (out.back() != '[') out += ',';
    put_json(out, item);
  }
  out += ']';
}

void put_object(std::string& out, const boost::json::object& object) {
  out += '{';
  for (const auto& [name, value] : object) {
    if (out.back() != '{') out += ',';
    put_string(out, name);
    out += ':';
    put_json(out, value);
  }
  out += '}';
}

void put_json(std::string& out, const boost::json::value& value) {
  switch (value.kind()) {
    case boost::json::kind::null: out += "null"; break;
    case boost::json::kind::bool_: out += value.get_bool() ? "true" : "false"; break;
    case boost::json::kind::int64: put_number(out, value.get_int64()); break;
    case boost::json::kind::uint64: out += std::to_string(value.get_uint64()); break;
    case boost::json::kind::double_: put_rounded(out, value.get_double()); break;
    case boost::json::kind::string: put_string(out, value.get_string()); break;
    case boost::json::kind::array: put_array(out, value.get_array()); break;
    case boost::json::kind::object: put_object(out, value.get_object()); break;
  }
}

}  // namespace

std::string json_text(const boost::json::value& value) {
  std::string out;
  put_json(out, value);
  return out;
}

std::optional<boost::json::value> parse_json(std::string_view text, Problem& problem) {
  boost::json::stream_parser parser;
  boost::system::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read < text.size() &&
      text.find_first_not_of(" \t\r\n", read) != std::string_view::npos)
    error = boost::json::error::extra_data;
  if (!error) parser.finish(error);
  if (!error) return parser.release();
  problem.note("",
               "no valid JSON near byte " + std::to_string(read) + " (" + error.message() + ")");
  return std::nullopt;
}

JsonIn JsonIn::member(std::string_view name) const {
  const std::string pointer = pointer_ + "/" + std::string(name);
  if (!value_->is_object()) {
    fail("expected an object");
  } else if (const auto* found = value_->get_object().if_contains(name)) {
    return {*found, *problem_, pointer};
  } else {
    fail("member \"" + std::string(name) + "\" is missing");
  }
  return {kNull, *problem_, pointer};
}

std::size_t JsonIn::size() const {
  if (value_->is_array()) return value_->get_array().size();
  fail("expected an array");
  return 0;
}

JsonIn JsonIn::item(std::size_t i) const {
  const std::string pointer = pointer_ + "/" + std::to_string(i);
  if (value_->is_array() && i < value_->get_array().size())
    return {value_->get_array()[i], *problem_, pointer};
  fail("expected at least " + std::to_string(i + 1) + " entries");
  return {kNull, *problem_, pointer};
}

std::string_view JsonIn::text() const {
  if (value_->is_string()) return value_->get_string();
  fail("expected a text");
  return {};
}

long long JsonIn::integer(long long least, long long most) const {
  long long n = least;
  bool fits = false;
  if (value_->is_int64()) {
    n = value_->get_int64();
    fits = n >= least && n <= most;
  }
  if (fits) return n;
  fail("expected a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

double JsonIn::number() const {
  if (value_->is_double()) return value_->get_double();
  if (value_->is_int64()) return static_cast<double>(value_->get_int64());
  fail("expected a number");
  return 0;
}

bool JsonIn::boolean() const {
  if (value_->is_bool()) return value_->get_bool();
  fail("expected true or false");
  return false;
}

}  // namespace roundhouse::text
