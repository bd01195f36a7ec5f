// Ghost Train: what games/family.h asks of it.
#pragma once

#include "games/family.h"
#include "games/ghost/bench_runs.h"
#include "games/ghost/bots/bots.h"
#include "games/ghost/bots/needed.h"
#include "games/ghost/bots/planner.h"
#include "games/ghost/rules/tally.h"
#include "games/ghost/text/boards.h"
#include "games/ghost/words/reason.h"
#include "games/ghost/words/report.h"
#include "games/ghost/words/words.h"

namespace roundhouse::ghost {

struct Family : PlainFamily {
  static constexpr std::string_view kName = "ghost";
  static constexpr std::string_view kBoardFormat = "roundhouse-ghost-board";
  static constexpr std::array<std::string_view, 1> kBoards = {"ghost/haunted"};
  static constexpr bool kChildren = true;
  static constexpr std::span<const BenchRun> kSignatureRuns = ghost::kSignatureRuns;
  static constexpr std::span<const BenchRun> kSpeedRuns = ghost::kSpeedRuns;
  using Codec = ghost::Codec;
  using Boards = ghost::Boards;
  using Words = ghost::Words;

  static const std::vector<GameInfo>& game_infos() { return ghost::game_infos(); }
  static std::span<const Bot<Rules>> bots() { return bots::all(); }
  static std::span<const RefusalRow> refusals() { return ghost::refusals(); }
  static BoardReport report(const Boards& boards) { return report_on(boards); }

  static void order_moves(const Rules& rules, const View& view, MoveList& legal) {
    routes::bots::prefer_payments(rules, view, legal, bots::tracks_needed);
  }
  static Move as_proposed(const Rules& rules, const View& view, const Move& move) {
    return routes::bots::well_paid(rules, view, bots::for_tickets(rules, view, move),
                                   bots::tracks_needed);
  }
  static bool same_choice(const Rules& rules, const Move& a, const Move& b) {
    return routes::bots::same_route(rules.board(), a, b);
  }
  static Translated reason(const Codec& codec, const View& view, const Move& move,
                           std::string_view bot) {
    return words_for(codec, reason_for(codec, view, move, bot));
  }

  static Tally tally(const Result& result, int decisions) {
    return ghost::tally(result, decisions);
  }
  static void count_deeds(const State& end, const Result& result, Deeds* deeds) {
    ghost::count_deeds(end, result, deeds);
  }
};

}  // namespace roundhouse::ghost
