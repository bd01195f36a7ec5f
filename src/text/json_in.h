// Reading JSON that people and strangers wrote: every step knows where it is, the first thing that
// is not as expected is kept with its JSON pointer, and reading goes on with harmless values. Ask
// `problem` at the end. The only header that shows the JSON library; for .cc files
// alone.
#pragma once

#include <boost/json.hpp>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse::text {

struct Problem {
  bool found = false;
  std::string pointer;
  std::string what;
  std::string_view kind = {};  // for those that a client words itself

  void note(std::string_view where, std::string_view expected, std::string_view which = {}) {
    if (found) return;
    found = true;
    pointer = where;
    what = expected;
    kind = which;
  }
};

// The parsed value, or nothing and a problem that names the place in the text.
std::optional<boost::json::value> parse_json(std::string_view text, Problem& problem);

// The value as a text again. What is no whole number keeps six digits behind the point: the
// library's own way to write all of them brings tables that the module for the browser would have
// to carry.
std::string json_text(const boost::json::value& value);

class JsonIn {
 public:
  JsonIn(const boost::json::value& value, Problem& problem, std::string pointer = {})
      : value_(&value), problem_(&problem), pointer_(std::move(pointer)) {}

  const std::string& pointer() const { return pointer_; }
  bool is_null() const { return value_->is_null(); }
  bool is_string() const { return value_->is_string(); }

  bool has(std::string_view name) const {
    return value_->is_object() && value_->get_object().contains(name);
  }
  JsonIn member(std::string_view name) const;
  std::size_t size() const;  // of an array
  JsonIn item(std::size_t i) const;
  std::string_view text() const;
  long long integer(long long least, long long most) const;
  double number() const;
  bool boolean() const;
  // Calls f(name, value) for each member of an object.
  template <class F>
  void each_member(F f) const {
    if (!value_->is_object()) return fail("expected an object");
    for (const auto& [name, value] : value_->get_object())
      f(std::string_view(name), JsonIn(value, *problem_, pointer_ + "/" + std::string(name)));
  }
  void fail(std::string_view expected, std::string_view kind = {}) const {
    problem_->note(pointer_, expected, kind);
  }
  void expect_text(std::string_view wanted) const {
    if (text() != wanted) fail("expected \"" + std::string(wanted) + "\"");
  }
  const boost::json::value& raw() const { return *value_; }

 private:
  const boost::json::value* value_;
  Problem* problem_;
  std::string pointer_;
};

}  // namespace roundhouse::text
