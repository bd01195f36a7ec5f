// Everything the outer layers need to play and record Ticket to Ride: the rules with the words for
// them. A codec is what record writing, tables and tools are templates over; another game brings
// its own.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/ttr/rules/rules.h"
#include "games/ttr/text/edition.h"
#include "games/ttr/text/event_json.h"
#include "text/codec_types.h"
#include "text/data_error.h"
#include "text/options.h"
#include "text/parsed.h"
#include "text/refusal.h"

namespace roundhouse::ttr {

struct Family;

class Codec : public CodecTypes<Rules> {
 public:
  using Family = ttr::Family;

  // A clear sentence instead when seats or options do not fit. `options` are those of the
  // catalogue.
  static Expected<Codec> make(const Edition& edition, std::shared_ptr<const Map> map, int seats,
                              const Options& options);

  // What the header of a record calls the rules.
  std::string rules_version() const { return "ttr/" + std::to_string(rules_.set().version); }
  std::string_view game() const { return edition_.id; }
  std::string_view board_id() const { return map_->id; }
  std::string_view board_hash() const { return map_->hash; }
  const Rules& rules() const { return rules_; }
  const Map& map() const { return *map_; }
  int seats() const { return seats_; }

  // The numbers of the ruleset as one object (protocol/messages.md), so that no page has to know
  // them.
  void write_numbers(std::string& out) const;

  Parsed<Move> parse(std::string_view text) const;
  void write(std::string& out, const Move& move) const;
  void write(std::string& out, const Event& event, EventFor reader) const;
  void write(std::string& out, const View& view) const;
  Refusal refusal(const Reject& reject) const;
  void write(std::string& out, const Result& result) const;  // members without braces
  void write_position(std::string& out, const State& state) const;
  Expected<State, DataError> read_position(std::string_view json) const;
  u64 digest(const State& state) const;
  u64 digest(const View& view) const;
  // May others see this move as it is written? Kept tickets are secret (T43).
  static bool is_open(const Move& move) { return move.kind != MoveKind::keep; }
  // The outcomes of luck in the events of a record's line (the text of a JSON array).
  Expected<Outcomes, DataError> read_outcomes(std::string_view events_json) const;

 private:
  Codec(const Edition& edition, std::shared_ptr<const Map> map, int seats, Seat first);

  Edition edition_;
  std::shared_ptr<const Map> map_;  // shared by the games played on it
  int seats_;
  Rules rules_;
};

}  // namespace roundhouse::ttr
