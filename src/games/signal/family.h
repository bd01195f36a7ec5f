// Switch & Signal on both boards: what games/family.h asks of it.
#pragma once

#include "games/family.h"
#include "games/signal/bench_runs.h"
#include "games/signal/bots/bots.h"
#include "games/signal/bots/proposals.h"
#include "games/signal/rules/tally.h"
#include "games/signal/text/boards.h"
#include "games/signal/text/difficulty.h"
#include "games/signal/words/reason.h"
#include "games/signal/words/report.h"
#include "games/signal/words/team_totals.h"
#include "games/signal/words/words.h"

namespace roundhouse::signal {

struct Family : PlainFamily {
  static constexpr std::string_view kName = "signal";
  static constexpr std::string_view kBoardFormat = "roundhouse-signal-board";
  static constexpr std::array<std::string_view, 2> kBoards = {"signal/europe", "signal/america"};
  static constexpr std::array<EarlierBoard, 1> kEarlierBoards = {
      {{"signal/earlier/europe-1", "signal/europe"}}};
  static constexpr bool kOpenHands = true;  // S18
  static constexpr bool kTeam = true;
  static constexpr std::span<const BenchRun> kSignatureRuns = signal::kSignatureRuns;
  static constexpr std::span<const BenchRun> kSpeedRuns = signal::kSpeedRuns;
  using Codec = signal::Codec;
  using Boards = signal::Boards;
  using Words = signal::Words;
  using Totals = TeamTotals;

  static const std::vector<GameInfo>& game_infos() { return signal::game_infos(); }
  static std::span<const Bot<Rules>> bots() { return bots::all(); }
  static std::span<const RefusalRow> refusals() { return signal::refusals(); }
  static BoardReport report(const Boards& boards) { return report_on(boards); }
  static std::string measured(std::string_view game) { return difficulty_of(game); }

  static void order_moves(const Rules& rules, const View& view, MoveList& legal) {
    bots::order_moves(rules, view, legal);
  }
  static Translated reason(const Codec& codec, const View& view, const Move& move,
                           std::string_view bot) {
    return words_for(codec, reason_for(codec, view, move, bot));
  }
  // S42: a helper is there once for all of the team, and a bot asks nobody.
  static void leave_to_people(View& view) { view.open.unused = 0; }
  // A card tells it by what is done with it.
  static bool tells_why(const Move& move) {
    using enum MoveKind;
    for (const MoveKind kind : {set, signal, train, load, leave, stop, colour, deploy})
      if (move.kind == kind) return true;
    return false;
  }
  static Tally tally(const Result& result, int decisions) {
    return signal::tally(result, decisions);
  }
};

}  // namespace roundhouse::signal
