// The small parts of which data files are read: ids, names in every language, small numbers.
// Included by .cc files alone.
#pragma once

#include <string>
#include <string_view>

#include "core/types.h"
#include "text/data_error.h"
#include "text/json_in.h"
#include "text/translated.h"

namespace roundhouse::text {

std::string read_id(const JsonIn& in);
// English must be there; a language that is not says it in English.
Translated read_words(const JsonIn& in);
u8 read_small(const JsonIn& in, std::string_view name, int least, int most);

// Reads one value from text, or says what is wrong where.
template <class T, class F>
Expected<T, DataError> read_file(std::string_view json, std::string_view file, F read) {
  Problem problem;
  const auto value = parse_json(json, problem);
  if (value) {
    T result = read(JsonIn(*value, problem));
    if (!problem.found) return result;
  }
  return DataError{std::string(file), problem.pointer, problem.what};
}

}  // namespace roundhouse::text
