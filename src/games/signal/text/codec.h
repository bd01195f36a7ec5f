// Everything the outer layers need to play and record Switch & Signal: the rules with the words for
// them. The same interface as ttr::Codec, and what this game has more: moves that can be taken
// back, and forecasts.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/signal/rules/rules.h"
#include "games/signal/text/board.h"
#include "text/codec_types.h"
#include "text/data_error.h"
#include "text/options.h"
#include "text/outcomes.h"
#include "text/parsed.h"
#include "text/refusal.h"

namespace roundhouse::signal {

struct Family;

class Codec : public CodecTypes<Rules> {
 public:
  using Family = signal::Family;

  // A clear sentence instead when game, board, seats or options do not fit.
  static Expected<Codec> make(std::string_view game, std::shared_ptr<const NamedBoard> board,
                              int seats, const Options& options);

  // What the header of a record calls the rules.
  std::string rules_version() const { return "signal/1"; }
  std::string_view game() const { return words_->game(); }
  std::string_view board_id() const { return words_->id; }
  std::string_view board_hash() const { return words_->hash; }
  const Rules& rules() const { return rules_; }
  const NamedBoard& words() const { return *words_; }
  int seats() const { return seats_; }

  // The numbers of the ruleset as one object (protocol/messages.md), so that no page has to know
  // them.
  void write_numbers(std::string& out) const;

  Parsed<Move> parse(std::string_view text) const;
  void write(std::string& out, const Move& move) const;
  void write(std::string& out, const Event& event, EventFor reader) const;
  void write(std::string& out, const View& view) const;
  // What goes on by itself for whoever is to act, and why it stops: the member "run" of messages.
  // `legal` is in the order in which people want the moves.
  void write_run(std::string& out, const View& view, const MoveList& legal) const;
  Refusal refusal(const Reject& reject) const;
  void write(std::string& out, const Result& result) const;  // members without braces
  void write_position(std::string& out, const State& state) const;
  Expected<State, DataError> read_position(std::string_view json) const;
  u64 digest(const State& state) const;
  u64 digest(const View& view) const;
  static bool is_open(const Move&) { return true; }  // S18: nothing is secret
  // Nothing is revealed by it, so it may be taken back (S26 to S28).
  static bool is_undoable(const Move& move);
  static constexpr std::string_view kUndoRule = "S26";
  // The outcomes of luck in the events of a record's line (the text of a JSON array).
  Expected<Outcomes, DataError> read_outcomes(std::string_view events_json) const;

  // The members "train" and "rolls" of a forecast for this train: for so many points, or for every
  // number on its die. Nothing is written when it is refused.
  Reject explain(const State& state, std::string_view train, std::optional<int> points,
                 std::string& out) const;

 private:
  Codec(std::shared_ptr<const NamedBoard> words, int seats, const Ruleset& set)
      : words_(std::move(words)), seats_(seats), rules_(words_->board, set) {}

  std::shared_ptr<const NamedBoard> words_;  // shared by the games played on it
  int seats_;
  Rules rules_;
};

}  // namespace roundhouse::signal
