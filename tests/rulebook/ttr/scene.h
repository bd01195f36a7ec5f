// A table laid for one scene of the rulebook: who holds what, what lies where, what comes next, all
// by name. Not a way round the rules: every scene must be a possible position, before and after
// each move.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/ttr/rules/boards_testing.h"
#include "games/ttr/rules/rules.h"
#include "games/ttr/text/edition.h"

namespace roundhouse::rulebook {

inline constexpr const char* kEditions[] = {"ttr-classic", "ttr-new"};

// Cards are written "red:3 locomotive": counts, or one after the other where order matters.
// Tracks and tickets are written by id, with a space between.
class Scene {
 public:
  // Seat 0 is to act, nobody holds anything, five plain cards lie open, the rest is in the decks.
  explicit Scene(std::string_view game = "ttr-classic", int seats = 2);
  // The same on a hand-made board. Colours are red, blue, green; cities a, b, c, …; tracks and
  // tickets a-b, the next between the same cities a-b-2.
  explicit Scene(const ttr::small::Game& game, int seats = 2);

  // The opening, as dealt: all hands seat by seat, then the row; tickets seat by seat.
  static Scene dealt(std::string_view game, int seats, std::string_view cards,
                     std::string_view tickets = "", int first = 0);

  // Laying the table. Everything comes from the decks.
  Scene& hand(int seat, std::string_view cards);
  Scene& known(int seat, std::string_view cards);  // of its hand, taken face up
  Scene& row(std::string_view cards);              // slot by slot, "-" for an empty place
  Scene& discards(std::string_view cards);
  Scene& deck(std::string_view cards, int rest_to);  // only these stay; that seat holds all others
  Scene& tracks(int seat, std::string_view names);
  // Claims this and that, but none of `spare`, until so many trains are left.
  Scene& trains_left(int seat, int trains, std::string_view spare = "");
  Scene& tickets(int seat, std::string_view names);
  Scene& under(int seat, std::string_view names);
  Scene& all_tickets_to(int seat,
                        std::string_view but = "");  // nothing else is left in the ticket deck
  Scene& turn(int seat);

  // The luck of the next move.
  Scene& next_cards(std::string_view cards);
  Scene& next_tickets(std::string_view names);

  // Playing. A move is written as in docs/record.md.
  ttr::Move move(std::string_view text) const;
  void play(int seat, std::string_view text) { play(seat, move(text)); }
  void play(int seat, const ttr::Move& move);
  ttr::Reject check(int seat, std::string_view text) const { return check(seat, move(text)); }
  ttr::Reject check(int seat, const ttr::Move& move) const;
  ttr::Why why(int seat, std::string_view text) const { return check(seat, text).why; }
  bool may(int seat, std::string_view text) const { return check(seat, text).ok(); }
  std::vector<std::string> legal(int seat) const;

  // Looking.
  int cards(int seat, std::string_view kind) const;
  int cards(int seat) const { return state.open.cards[seat]; }
  int discarded(std::string_view kind) const;
  int points(int seat) const { return state.open.points[seat]; }
  int trains(int seat) const { return state.open.trains[seat]; }
  std::string row() const;
  std::string held(int seat) const;   // tickets
  std::string offer(int seat) const;  // tickets
  std::string under() const;          // tickets, topmost first
  int to_act() const;                 // the one seat that may act, or -1
  ttr::Phase phase() const { return state.open.phase; }
  bool over() const { return phase() == ttr::Phase::over; }
  int happened(ttr::EventKind kind) const;      // how often, in the last move
  ttr::Event event(ttr::EventKind kind) const;  // the first of its kind in the last move
  ttr::Result result() const { return rules.result(state); }

  const routes::Map& map() const { return *map_; }

  std::unique_ptr<const routes::Map> map_;  // rules points into it
  ttr::Rules rules;
  ttr::State state{};
  std::vector<ttr::Event> events;  // of the last move

 private:
  Scene(routes::Map map, const ttr::Ruleset& set, int seats);
  std::vector<u8> kinds(std::string_view cards) const;
  std::vector<u8> named(const std::vector<std::string>& names, std::string_view list) const;
  void take_from_deck(u8 kind);
  void claim(int seat, int track);
  void take_luck(const Chance::Tape& tape);

  std::vector<u8> next_cards_, next_tickets_;
};

}  // namespace roundhouse::rulebook
