// Sidings with its text: the yard as a file, and a codec, which is what tables and records work
// with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/sidings/rules/rules.h"
#include "text/codec_types.h"
#include "text/data_error.h"
#include "text/game_info.h"
#include "text/outcomes.h"
#include "text/parsed.h"
#include "text/refusal.h"
#include "text/translated.h"

namespace roundhouse::sidings {

using namespace text;
struct Family;
class Codec;

inline constexpr std::string_view kGame = "sidings";

// A board file in memory.
struct Boards {
  std::string name, hash;
  Translated title;
  Yard yard;

  static Expected<Boards> load(std::string_view json, std::string_view file);
  const std::string& id() const { return name; }
  bool has_hash(std::string_view wanted) const { return hash == wanted; }
  bool serves(std::string_view game) const { return game == kGame; }
  Expected<Codec> codec(const GameSetup& setup) const;
};

const std::vector<GameInfo>& game_infos();

class Codec : public CodecTypes<Rules> {
 public:
  using Family = sidings::Family;
  Codec(const Boards& boards, int seats, Seat first)
      : boards_(boards), seats_(seats), rules_(boards.yard, first) {}

  // What the header of a record says.
  std::string rules_version() const { return "sidings/1"; }
  std::string_view game() const { return kGame; }
  std::string_view board_id() const { return boards_.name; }
  std::string_view board_hash() const { return boards_.hash; }
  const Boards& boards() const { return boards_; }
  const Rules& rules() const { return rules_; }
  int seats() const { return seats_; }

  // Moves: "draw", "couple 7", "pass".
  Parsed<Move> parse(std::string_view text) const;
  void write(std::string& out, const Move& move) const;
  Refusal refusal(const Reject& reject) const;
  static bool is_open(const Move&) { return true; }  // nothing about a move is secret

  void write(std::string& out, const Event& event, EventFor reader) const;
  Expected<Outcomes, DataError> read_outcomes(std::string_view events_json) const;
  void write(std::string& out, const View& view) const;
  void write(std::string& out, const Result& result) const;  // members without braces
  void write_numbers(std::string& out) const;
  void write_position(std::string& out, const State& state) const;
  Expected<State, DataError> read_position(std::string_view json) const;
  u64 digest(const State& state) const;
  u64 digest(const View& view) const;

 private:
  Boards boards_;
  int seats_;
  Rules rules_;
};

}  // namespace roundhouse::sidings
