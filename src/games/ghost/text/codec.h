// Everything the outer layers need to play and record Ghost Train: the rules with the words for
// them. Formats are in docs/games/ghost-train.md.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/ghost/rules/rules.h"
#include "games/ghost/text/map.h"
#include "text/codec_types.h"
#include "text/data_error.h"
#include "text/options.h"
#include "text/outcomes.h"
#include "text/parsed.h"
#include "text/refusal.h"

namespace roundhouse::ghost {

struct Family;

class Codec : public CodecTypes<Rules> {
 public:
  using Family = ghost::Family;

  // A clear sentence instead when seats or options do not fit. `options` are those of the
  // catalogue.
  static Expected<Codec> make(const Edition& edition, std::shared_ptr<const Map> map, int seats,
                              const Options& options);

  // What the header of a record calls the rules.
  std::string rules_version() const { return "ghost/" + std::to_string(rules_.set().version); }
  std::string_view game() const { return edition_.id; }
  std::string_view board_id() const { return map_->id; }
  std::string_view board_hash() const { return map_->hash; }
  const Rules& rules() const { return rules_; }
  const Map& map() const { return *map_; }
  int seats() const { return seats_; }

  // The numbers of the ruleset as one object (protocol/messages.md), so that no page has to know
  // them.
  void write_numbers(std::string& out) const;

  // codec.cc
  Parsed<Move> parse(std::string_view text) const;
  void write(std::string& out, const Move& move) const;
  Refusal refusal(const Reject& reject) const;
  static bool is_open(const Move&) { return true; }  // nothing about a move is secret
  Expected<Outcomes, DataError> read_outcomes(std::string_view events_json) const;

  // event_json.cc
  void write(std::string& out, const Event& event, EventFor reader) const;

  // view_json.cc
  void write(std::string& out, const View& view) const;
  void write(std::string& out, const Result& result) const;  // members without braces

  // position_json.cc
  void write_position(std::string& out, const State& state) const;
  Expected<State, DataError> read_position(std::string_view json) const;

  // digests.cc
  u64 digest(const State& state) const;
  u64 digest(const View& view) const;

 private:
  Codec(const Edition& edition, std::shared_ptr<const Map> map, int seats, Seat first);

  Edition edition_;
  std::shared_ptr<const Map> map_;  // shared by the games played on it
  int seats_;
  Rules rules_;
};

std::string_view phase_name(Phase phase);
std::string_view reason_name(EndReason reason);
// ,"bonuses":["crypt"] for those of the bits.
void put_bonuses(std::string& out, const Map& map, u8 bits);
// ,"tickets":["a-b",null] place by place.
void put_held(std::string& out, const Map& map, const Private& own);

}  // namespace roundhouse::ghost
