// One game played in the terminal: the table's game, and beside it the position and the events as
// values, replayed from the lines it writes. No words and no input here.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "codec/ttr_kit.h"
#include "table/game.h"

namespace roundhouse::cli {

class PlaySession {
 public:
  // A game that has just been dealt, and its kit.
  PlaySession(codec::TtrKit kit, std::unique_ptr<Game> game);

  const codec::TtrKit& kit() const { return kit_; }
  const ttr::Rules& rules() const { return kit_.rules(); }
  const GameSetup& setup() const { return game_->setup(); }
  const ttr::State& state() const { return state_; }
  ttr::View view(Seat seat) const { return rules().view(state_, seat); }
  bool over() const { return game_->over(); }
  // A bot that is to act. Opening choices are simultaneous, so bots never wait for a person.
  std::optional<Seat> bot_to_act() const;

  void play(Seat seat, const ttr::Move& move);  // a legal one
  void play_bot(Seat seat);
  std::span<const ttr::Event> events() const {
    return events_.all();
  }  // of the last move, or the deal

  std::string record() const;      // so far; with its result when the game is over
  std::string commitment() const;  // of sealed luck, else ""

 private:
  void play(Seat seat, std::string_view text);

  codec::TtrKit kit_;
  std::unique_ptr<Game> game_;
  ttr::State state_{};
  ttr::Events events_;
};

}  // namespace roundhouse::cli
