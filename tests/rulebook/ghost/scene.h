// A Ghost Train table laid for one scene of the rulebook: who holds what, what lies where, what
// comes next, all by name. Not a way round the rules: every scene must be a possible position,
// before and after each move.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/ghost/rules/boards_testing.h"
#include "games/ghost/rules/rules.h"
#include "games/ghost/text/codec.h"

namespace roundhouse::rulebook {

// A network that joins cauldron-windmill, barn-windmill, cauldron-crypt and barn-rotten_tree; 7
// wagons. With station-town_hall-a it joins rotten_tree-town_hall and the town hall to the crypt.
inline constexpr const char* kWest =
    "rotten_tree-windmill-a crypt-windmill-a barn-crypt-a barn-station-a cauldron-station-a";

// Cards are written "red:3 locomotive": counts, or one after the other where order matters.
// Tracks and tickets are written by id, with a space between.
class GhostScene {
 public:
  // Seat 0 is to act, nobody holds anything, everything is in the decks.
  explicit GhostScene(int seats = 2);
  // The same on a hand-made board. Colours are red, blue, green; cities a, b, c, …; tracks and
  // tickets a-b, the next between the same cities a-b-2.
  explicit GhostScene(const ghost::small::Game& game, int seats = 2);

  // As dealt: all hands seat by seat; tickets seat by seat.
  static GhostScene dealt(int seats, std::string_view cards, std::string_view tickets,
                          int first = 0);

  // Laying the table. Everything comes from the decks.
  GhostScene& hand(int seat, std::string_view cards);
  GhostScene& discards(std::string_view cards);
  GhostScene& deck(std::string_view cards, int rest_to);  // only these stay; that seat holds others
  GhostScene& tracks(int seat, std::string_view names);   // bonuses and special tickets were given
  GhostScene& tickets(int seat, std::string_view names);  // held, in their places
  GhostScene& completed(int seat, std::string_view names);
  GhostScene& exchanged(int seat, std::string_view names);
  GhostScene& turn(int seat);
  GhostScene& idle(int turns);

  // The luck of the next move.
  GhostScene& next_cards(std::string_view cards);
  GhostScene& next_tickets(std::string_view names);

  // Playing. A move is written as in docs/games/ghost-train.md.
  ghost::Move move(std::string_view text) const;
  void play(int seat, std::string_view text);
  routes::Reject check(int seat, const ghost::Move& move) const {
    return rules().check(state, seat_at(seat), move);
  }
  routes::Reject check(int seat, std::string_view text) const { return check(seat, move(text)); }
  routes::Why why(int seat, std::string_view text) const { return check(seat, text).why; }
  std::string_view rule(int seat, std::string_view text) const {
    return ghost::rule_of(check(seat, text));
  }
  bool may(int seat, std::string_view text) const { return check(seat, text).ok(); }
  std::vector<std::string> legal(int seat) const;

  // Looking.
  int cards(int seat, std::string_view kind) const;
  int cards(int seat) const { return state.open.cards[seat]; }
  int discarded(std::string_view kind) const;
  int wagons(int seat) const { return state.open.trains[seat]; }
  int done(int seat) const { return ghost::done(state.open, seat); }
  bool special(int seat) const { return state.open.special.has(seat_at(seat)); }
  bool has_track(int seat, std::string_view name) const;
  std::string held(int seat) const;
  std::string completed(int seat) const;
  std::string exchanged(int seat) const;
  std::string ticket_deck() const;
  int to_act() const;  // the seat that may act, or -1
  bool over() const { return state.open.phase == ghost::Phase::over; }
  int happened(ghost::EventKind kind) const;        // how often, in the last move
  ghost::Event event(ghost::EventKind kind) const;  // the first of its kind
  std::string story() const;                        // the names of the last events, in order
  ghost::Result result() const { return rules().result(state); }
  const char* position_error() const { return rules().position_error(state); }

  const ghost::Map& map() const { return codec_->map(); }
  const ghost::Rules& rules() const { return codec_->rules(); }
  const ghost::Codec& codec() const { return *codec_; }

  ghost::State state{};
  std::vector<ghost::Event> events;  // of the last move

 private:
  GhostScene(const ghost::Edition& edition, ghost::Map map, int seats,
             const text::Options& options);
  void take_card(u8 kind);
  void take_ticket(u8 ticket);
  void earn(int seat);
  void take_luck(const Chance::Tape& tape);

  std::shared_ptr<const ghost::Codec> codec_;
  std::vector<u8> next_cards_, next_tickets_;
};

}  // namespace roundhouse::rulebook
