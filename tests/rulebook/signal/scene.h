// A table of Switch & Signal laid for one scene of the rulebook, all by name. Not a way round the
// rules: every scene must be a possible position, before and after each move.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/signal/rules/rules.h"
#include "games/signal/text/codec.h"

namespace roundhouse::rulebook {

inline constexpr const char* kSignalBoards[] = {"europe", "america"};

class SignalScene {
 public:
  // Seat 0 is in the action step of the second turn; all trains are in the depot, all hands empty,
  // markers and switches lie as in the first game, the schedule deck has 15 cards.
  explicit SignalScene(std::string_view board = "europe", const text::Options& options = {},
                       int seats = 2)
      : SignalScene(signal::builtin_board(board), options, seats) {}
  SignalScene(std::shared_ptr<const signal::NamedBoard> board, const text::Options& options,
              int seats = 2);
  // A built-in board with one line changed in its signals: "[1]" becomes "[0, 1]".
  static std::shared_ptr<const signal::NamedBoard> board_with(std::string_view board,
                                                              std::string_view line,
                                                              std::string_view signals);
  // The table as it is dealt, every player with five signal cards, seat 0 first. `numbers` are the
  // start numbers of S63.
  static SignalScene dealt(std::string_view board = "europe", const text::Options& options = {},
                           int seats = 2, std::string_view numbers = "") {
    return dealt(signal::builtin_board(board), options, seats, numbers);
  }
  static SignalScene dealt(std::shared_ptr<const signal::NamedBoard> board, text::Options options,
                           int seats, std::string_view numbers);

  // Laying the table.
  SignalScene& train(std::string_view name, std::string_view at, std::string_view facing = "",
                     std::string_view goods = "");
  SignalScene& hand(int seat, std::string_view kinds);  // "signal:2 train"
  SignalScene& hand(std::string_view kinds) { return hand(0, kinds); }
  SignalScene& set(std::string_view junction, std::string_view one, std::string_view other);
  SignalScene& green(std::string_view from, std::string_view to);  // moves a marker
  SignalScene& clock(int tokens);
  SignalScene& schedule(int cards);
  SignalScene& used(std::string_view helper);
  SignalScene& delivered(std::string_view port, std::string_view goods);  // "red:2 blue"

  // The luck of the next move, each kind in its order.
  SignalScene& next_cards(std::string_view kinds);
  SignalScene& next_schedule(std::string_view card);
  SignalScene& next_token(std::string_view start);
  SignalScene& next_dice(int first, int second);
  SignalScene& next_roll(std::string_view train, int points);

  // Playing. A move is written as in docs/games/switch-and-signal.md.
  void play(std::string_view text);
  // `play end` of the action step: this card is revealed to the next player, who drew nothing yet.
  void end_and_reveal(std::string_view card);
  void roll(std::string_view train, int points);  // names the train, the die shows so many
  // A train-move card, with nothing to be asked between the roll and the move.
  void drive(std::string_view train, int points);
  signal::Reject check(std::string_view text) const;
  signal::Reject check_as(int seat, std::string_view text) const;
  signal::Why why(std::string_view text) const { return check(text).why; }
  std::string_view rule(std::string_view text) const { return signal::rule_of(check(text)); }
  bool may(std::string_view text) const { return check(text).ok(); }
  std::vector<std::string> legal() const;

  // Looking.
  std::string at(std::string_view train) const;  // "depot", or the space
  std::string facing(std::string_view train) const;
  std::string goods(std::string_view train) const;  // "" when empty
  int cards(int seat, std::string_view kind) const;
  int cards(int seat) const { return signal::total(state.open.hand[seat]); }
  int goods_left(std::string_view goods) const;
  bool is_green(std::string_view signal) const;
  int clock() const { return state.open.clock; }
  signal::Phase phase() const { return state.open.phase; }
  bool over() const { return phase() == signal::Phase::over; }
  int turn() const { return index(state.open.turn); }
  std::string story() const;  // the names of the last move's events, with a space between
  std::string told(std::string_view event) const;  // the first event of that name, as JSON
  int happened(std::string_view event) const;      // how often
  signal::Result result() const { return codec->rules().result(state); }
  std::string forecast(std::string_view train, int points) const;

  const signal::NamedBoard& words() const { return codec->words(); }

  std::shared_ptr<const signal::Codec> codec;
  signal::State state{};
  std::vector<signal::Event> events;  // of the last move

 private:
  explicit SignalScene(std::shared_ptr<const signal::Codec> made) : codec(std::move(made)) {}
  signal::Move move(std::string_view text) const;
  int train_number(std::string_view name) const;
  void expect_possible() const;
  std::vector<std::string> names() const;

  std::vector<u8> cards_, tickets_, picks_;
};

}  // namespace roundhouse::rulebook
