// What a family of games says of itself. Each has a struct `Family` in its own family.h, listed in
// games.h; whatever differs between games is asked of it. These are the answers of a game that has
// nothing special to say; a family inherits them and gives its own where it has.
//
//   kName                     "ttr": names the family in records ("ttr/2") and messages
//   kBoardFormat              "format" of its board files
//   kBoards, kEarlierBoards   built-in boards, and former versions of them that records name
//   Codec, Boards               rules with their text; a board file in memory
//   game_infos()                  its games, as a table may ask for them
//   bots()                    core/bot.h
//   refusals()                core/refusal.h
//   Words                     what the terminal says
//   reason(codec, view, move, bot)   why a bot likes a move, in every language
//   tally(result, decisions)  a game in the totals of many
//   report(boards)            a board for its maker
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bot.h"
#include "core/tally.h"
#include "text/translated.h"

namespace roundhouse {

// A board built into the program, by its path below data/ without ".json".
struct EarlierBoard {
  std::string_view file, layout;
};

// Games of one kind for `roundhouse bench`: its signature, and (with a label) its speed.
struct BenchRun {
  std::string_view label, game, bots;
  int players;
  long games;
};

// Counts nothing; a family may bring an observer of its own for `simulate` (games/signal).
struct NoTotals {
  void watch(const auto&) {}
  void finish(const auto&) {}
  void add(const NoTotals&) {}
};

struct PlainFamily {
  static constexpr std::array<EarlierBoard, 0> kEarlierBoards = {};
  // Nothing is hidden between the seats: one person may play them all.
  static constexpr bool kOpenHands = false;
  static constexpr bool kTeam = false;      // all win or lose together
  static constexpr bool kChildren = false;  // children play it: tables begin with ready phrases
  static constexpr std::array<BenchRun, 0> kSignatureRuns = {}, kSpeedRuns = {};
  using Totals = NoTotals;

  // Legal moves in the order in which people want them.
  static void order_moves(const auto&, const auto&, auto&) {}
  // A bot's move as the page and the terminal would propose it.
  template <class Rules>
  static typename Rules::Move as_proposed(const Rules&, const auto&,
                                          const typename Rules::Move& move) {
    return move;
  }
  // Two moves that differ only in what most people do not care about.
  static bool same_choice(const auto&, const auto&, const auto&) { return false; }

  // What a bot sees of a table at which people play: what they share with it and would rather
  // decide about themselves is left to them.
  static void leave_to_people(auto&) {}
  // Is it told why a bot has played this? Only where nothing is hidden.
  static bool tells_why(const auto&) { return false; }

  // The routes that stand behind a hint, by their ids; none where nothing is planned.
  static std::vector<std::string> planned(const auto&, const auto&, const auto&, std::string_view) {
    return {};
  }

  // How often our bots win a game by its settings, as the text of a JSON array; "": not measured.
  static std::string measured(std::string_view) { return {}; }

  static bool begins_turn(const auto&, bool other_seat) { return other_seat; }
  static void count_deeds(const auto&, const auto&, Deeds*) {}
  static Sources sources(const auto&, int) { return {}; }
};

}  // namespace roundhouse
