// One game being played, with its own types: position, log, luck, undo. The table's game, the
// terminal, simulations and the arena stand on it; text is made beside it (match_record.h).
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/assert.h"
#include "play/luck.h"
#include "text/record_line.h"
#include "text/setup.h"

namespace roundhouse {

template <class Codec>
class Match {
 public:
  using Rules = typename Codec::Rules;
  using State = typename Codec::State;
  using View = typename Codec::View;
  using Move = typename Codec::Move;
  using Event = typename Codec::Event;
  using Events = typename Codec::Events;

  struct Step {  // what one line of the log did; the first is the deal
    Seat seat = kNobody;
    Move move{};
    std::vector<Event> events = {};
    State after{};
    int undone = 0;  // not 0: this took back the move of that number, and did nothing else
  };
  // What stands in the record behind the deal: a move, or a note.
  struct Entry {
    std::size_t step = 0;
    std::optional<text::Note> note = {};
  };

  // With `position` the game begins there instead of a deal; with `tape` the deal's luck is read.
  Match(Codec codec, GameSetup setup, LuckSource luck, const std::optional<State>& position = {},
        Chance::Tape* tape = nullptr)
      : codec_(std::move(codec)),
        setup_(std::move(setup)),
        luck_(std::move(luck)),
        chance_(tape != nullptr ? Chance::taped(*tape) : luck_.chance()),
        from_position_(position.has_value()),
        decisions_(static_cast<std::size_t>(codec_.seats())) {
    Events events;
    Step deal;
    deal.after = position ? *position : rules().deal(codec_.seats(), chance_, events);
    deal.events.assign(events.all().begin(), events.all().end());
    steps_.push_back(std::move(deal));
  }

  const Codec& codec() const { return codec_; }
  const Rules& rules() const { return codec_.rules(); }
  const GameSetup& setup() const { return setup_; }
  const LuckSource& luck() const { return luck_; }
  bool from_position() const { return from_position_; }

  // ---- the position
  const State& state() const { return steps_[standing_.back()].after; }
  View view(Seat seat) const { return rules().view(state(), seat); }
  SeatSet to_act() const { return rules().to_act(state()); }
  bool over() const { return to_act().empty(); }
  // Decisions the seat has taken so far; nothing when it is not to act.
  std::optional<int> prompt(Seat seat) const {
    if (!to_act().has(seat)) return std::nullopt;
    return decisions_[static_cast<std::size_t>(index(seat))];
  }

  // ---- the log
  int version() const { return static_cast<int>(steps_.size()) - 1; }   // it only rises
  int moves() const { return static_cast<int>(standing_.size()) - 1; }  // that stand
  const std::vector<Step>& steps() const { return steps_; }             // undone ones too
  const std::vector<Entry>& entries() const { return entries_; }
  void add_note(text::Note note) { entries_.push_back({0, std::move(note)}); }

  // ---- playing
  // Plays a legal move on a copy; commit() makes the copy the game. Without it nothing happened.
  const Step& prepare(Seat seat, const Move& move) { return prepare(seat, move, chance_); }
  const Step& prepare(Seat seat, const Move& move, Chance chance) {
    Events events;
    Step next{seat, move, {}, state()};
    rules().apply(next.after, seat, move, chance, events);
    next.events.assign(events.all().begin(), events.all().end());
    prepared_.emplace(std::move(next), chance);
    return prepared_->first;
  }
  // Moves that reveal nothing, taken by this seat and nobody else's business since.
  bool can_undo(Seat seat) const {
    if constexpr (requires(const Move& move) { Codec::is_undoable(move); }) {
      const Step& last = steps_[standing_.back()];
      return moves() > 0 && !entries_.back().note && last.seat == seat && to_act().has(seat) &&
             Codec::is_undoable(last.move);
    }
    return false;
  }
  const Step& prepare_undo(Seat seat) {
    RH_ASSERT(can_undo(seat), "there is nothing to undo");
    const State& before = steps_[standing_[standing_.size() - 2]].after;
    prepared_.emplace(Step{seat, {}, {}, before, moves()}, chance_);
    return prepared_->first;
  }
  void commit() {
    RH_ASSERT(prepared_.has_value(), "commit without prepare");
    auto& [step, chance] = *prepared_;
    chance_ = chance;
    ++decisions_[static_cast<std::size_t>(index(step.seat))];
    if (step.undone != 0) {
      standing_.pop_back();
      entries_.pop_back();  // the game as finally played never had it
    } else {
      standing_.push_back(steps_.size());
      entries_.push_back({steps_.size()});
    }
    steps_.push_back(std::move(step));
    prepared_.reset();
  }

 private:
  Codec codec_;
  GameSetup setup_;
  LuckSource luck_;
  Chance chance_;
  bool from_position_;
  std::vector<Step> steps_;
  std::vector<std::size_t> standing_ = {0};  // the steps not taken back: the game as it stands
  std::vector<Entry> entries_;
  std::vector<int> decisions_;  // by seat
  std::optional<std::pair<Step, Chance>> prepared_;
};

}  // namespace roundhouse
