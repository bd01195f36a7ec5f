// Reading a record's lines: the header, and each line's parts as text, ready to be replayed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "text/data_error.h"
#include "text/record_out.h"

namespace roundhouse::text {

struct Header {
  GameSetup setup;  // its board is the id that stands there
  std::string board_hash;
  LuckTold luck;
  u64 seed = 0;  // 0 in a seat's record, which does not tell it
  std::string commitment;
  int viewer = -1;  // -1: full
};

struct Line {
  LineKind kind = LineKind::deal;
  std::string digest;
  // deal and move
  int n = 0, seat = 0;
  std::string move;    // "" where a seat's record does not tell
  std::string events;  // JSON text
  Note note = {};
  OpenedLuck opened;  // by the result
  // position
  std::string position;  // JSON text
};

// Does a game begin with this line?
bool begins_record(std::string_view line);
Expected<Header, DataError> read_header(std::string_view line);
Expected<Line, DataError> read_line(std::string_view line);
// ": …found… should be …expected…" around the first place where two lines differ.
std::string first_difference(std::string_view found, std::string_view expected);
// The digest that `line` must end with, given the one before it; "" when the line has no digest
// member.
std::string chained_digest(std::string_view previous, std::string_view line);
// Gives the line the digest that follows `previous`, which becomes it; what has none stays as it
// is.
void chain_anew(std::string& line, std::string& previous);
bool digest_fits(std::string_view previous, std::string_view line);

}  // namespace roundhouse::text
