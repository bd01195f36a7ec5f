// One game played in the terminal: the table's game, and beside it the position and the events as
// values, replayed from the lines it writes. No words and no input here.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "text/record_in.h"
#include "play/game.h"

namespace roundhouse::cli {

template <class Kit>
class PlaySession {
 public:
  using State = typename Kit::State;
  using View = typename Kit::View;
  using Move = typename Kit::Move;
  using Event = typename Kit::Event;

  // A game that has just been dealt, and its kit.
  PlaySession(Kit kit, std::unique_ptr<Game> game) : kit_(std::move(kit)), game_(std::move(game)) {
    with_luck_of(game_->opening_lines()[1],
                 [&](Chance& luck) { state_ = rules().deal(kit_.seats(), luck, events_); });
  }

  const Kit& kit() const { return kit_; }
  const typename Kit::Rules& rules() const { return kit_.rules(); }
  const GameSetup& setup() const { return game_->setup(); }
  const State& state() const { return state_; }
  View view(Seat seat) const { return rules().view(state_, seat); }
  bool over() const { return game_->over(); }

  // A bot that is to act. Opening choices are simultaneous, so bots never wait for a person.
  std::optional<Seat> bot_to_act() const {
    for (const int seat : game_->to_act())
      if (!bot_at(seat).empty()) return seat_at(seat);
    return std::nullopt;
  }

  std::optional<Seat> person_to_act() const {
    for (const int seat : game_->to_act())
      if (bot_at(seat).empty()) return seat_at(seat);
    return std::nullopt;
  }

  void play(Seat seat, const Move& move) {  // a legal one
    std::string text;
    kit_.write(text, move);
    play(seat, text);
  }
  void play_bot(Seat seat) { play(seat, game_->bot_move(index(seat), bot_at(index(seat)))); }

  bool can_undo(Seat seat) const { return !game_->check(index(seat), "undo"); }
  void undo(Seat seat) {
    game_->prepare(index(seat), "undo");
    game_->commit();
    events_.clear();
    state_ = before_.back();
    before_.pop_back();
  }

  // Of the last move, or the deal.
  std::span<const Event> events() const { return events_.all(); }

  std::string record() const {  // so far; with its result when the game is over
    std::string text;
    for (const std::string& line : game_->record_lines()) text += line + "\n";
    return text;
  }
  std::string commitment() const {  // of sealed luck, else ""
    return std::get<codec::Header>(codec::read_header(game_->opening_lines()[0])).commitment;
  }

 private:
  const std::string& bot_at(int seat) const {
    return setup().seats[static_cast<std::size_t>(seat)].bot;
  }

  void play(Seat seat, const std::string& text) {
    const auto move = std::get<Move>(kit_.parse(text));
    const auto lines = std::get<std::vector<std::string>>(game_->prepare(index(seat), text));
    before_.push_back(state_);
    with_luck_of(lines[0], [&](Chance& luck) {
      events_.clear();
      rules().apply(state_, seat, move, luck, events_);
    });
    game_->commit();
  }

  // Does something with the outcomes of luck that a line of our own record spells out.
  template <class F>
  void with_luck_of(const std::string& line, F something) {
    const auto read = std::get<codec::Line>(codec::read_line(line));
    const auto outcomes = std::get<codec::Outcomes>(kit_.read_outcomes(read.events));
    Chance::Tape tape = outcomes.tape();
    Chance luck = Chance::taped(tape);
    something(luck);
  }

  Kit kit_;
  std::unique_ptr<Game> game_;
  State state_{};
  std::vector<State> before_;  // each move, for undo
  typename Kit::Events events_;
};

}  // namespace roundhouse::cli
