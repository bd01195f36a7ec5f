// Reading a record's lines: the header, and each line's parts as text, ready to be replayed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "text/data_error.h"
#include "text/record_out.h"

namespace roundhouse::codec {

struct Header {
  std::string game, board, board_hash, rules;
  RecordHead head;
  std::string luck_kind;  // "seed", "sealed", "taped"
  u64 seed = 0;           // 0 in a seat's record, which does not tell it
  std::string commitment;
  int viewer = -1;  // -1: full
};

struct Line {
  std::string kind;
  std::string digest;
  // deal and move
  int n = 0, seat = 0;
  std::string move;    // "" where a seat's record does not tell
  std::string events;  // JSON text
  // note
  std::string note, text;
  std::optional<int> about;  // the seat, where the kind of note has one
  // result
  std::string secret;
  std::vector<std::string> nonces;
  // position
  std::string position;  // JSON text
};

std::variant<Header, DataError> read_header(std::string_view line);
std::variant<Line, DataError> read_line(std::string_view line);
// ,"secret":…,"nonces":[…] as the result line has them, or nothing.
std::string luck_members(const Line& line);
// ": …found… should be …expected…" around the first place where two lines differ.
std::string first_difference(std::string_view found, std::string_view expected);
// The digest that `line` must end with, given the one before it; "" when the line has no digest
// member.
std::string chained_digest(std::string_view previous, std::string_view line);
bool digest_fits(std::string_view previous, std::string_view line);

}  // namespace roundhouse::codec
