// Reading board files of the games on a map: Ticket to Ride and Ghost Train share cities, tracks,
// tickets and deck. Included by .cc files of codec alone.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "text/data_error.h"
#include "text/json_in.h"
#include "games/routes/text/map.h"
#include "core/digest.h"

namespace roundhouse::codec {

std::string read_id(const JsonIn& in);
Words read_words(const JsonIn& in);
u8 read_city(const Map& map, const JsonIn& in);
u8 small(const JsonIn& in, std::string_view name, int least, int most);

// Does the file say what tracks and tickets are worth?
enum class Points : u8 { given, none };
Map read_map(const JsonIn& in, std::string_view format, std::string_view ticket_set, Points points);

// Everything the rules depend on and nothing else: names may be mended without breaking old
// records.
Digest map_digest(const Map& map);

// Reads one value from text, or says what is wrong where.
template <class T, class F>
std::variant<T, DataError> read_file(std::string_view json, std::string_view file, F read) {
  Problem problem;
  const auto value = parse_json(json, problem);
  if (value) {
    T result = read(JsonIn(*value, problem));
    if (!problem.found) return result;
  }
  return DataError{std::string(file), problem.pointer, problem.what};
}

}  // namespace roundhouse::codec
