#include "text/json_in.h"

namespace roundhouse::text {

namespace {
const boost::json::value kNull;
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
