// Ticket to Ride, classic and new edition: what games/family.h asks of it.
#pragma once

#include "games/family.h"
#include "games/ttr/bench_runs.h"
#include "games/ttr/bots/bots.h"
#include "games/ttr/bots/needed.h"
#include "games/ttr/rules/tally.h"
#include "games/ttr/text/boards.h"
#include "games/ttr/words/reason.h"
#include "games/ttr/words/report.h"
#include "games/ttr/words/talk.h"
#include "games/ttr/words/words.h"

namespace roundhouse::ttr {

struct Family : PlainFamily {
  static constexpr std::string_view kName = "ttr";
  static constexpr std::string_view kBoardFormat = "roundhouse-ttr-board";
  static constexpr std::array<std::string_view, 1> kBoards = {"ttr/usa"};
  static constexpr std::span<const BenchRun> kSignatureRuns = ttr::kSignatureRuns;
  static constexpr std::span<const BenchRun> kSpeedRuns = ttr::kSpeedRuns;
  using Codec = ttr::Codec;
  using Boards = ttr::Boards;
  using Words = ttr::Words;
  using Talk = ttr::Talk;  // a conversation of its own

  static const std::vector<GameInfo>& game_infos() { return ttr::game_infos(); }
  static std::span<const Bot<Rules>> bots() { return bots::all(); }
  static std::span<const RefusalRow> refusals() { return ttr::refusals(); }
  static BoardReport report(const Boards& boards) { return report_on(boards); }

  static void order_moves(const Rules& rules, const View& view, MoveList& legal) {
    routes::bots::prefer_payments(rules, view, legal, bots::tracks_needed);
  }
  static Move as_proposed(const Rules& rules, const View& view, const Move& move) {
    return routes::bots::well_paid(rules, view, move, bots::tracks_needed);
  }
  static bool same_choice(const Rules& rules, const Move& a, const Move& b) {
    return routes::bots::same_route(rules.board(), a, b);
  }
  static Translated reason(const Codec& codec, const View& view, const Move& move,
                           std::string_view bot) {
    return words_for(codec, reason_for(codec, view, move, bot));
  }
  static std::vector<std::string> planned(const Codec& codec, const View& view, const Move& move,
                                          std::string_view bot) {
    return plan_ids(codec, view, move, bot);
  }

  static Tally tally(const Result& result, int decisions) { return ttr::tally(result, decisions); }
  static bool begins_turn(const State& state, bool) { return ttr::begins_turn(state); }
  static void count_deeds(const State& end, const Result& result, Deeds* deeds) {
    ttr::count_deeds(end, result, deeds);
  }
  static Sources sources(const Result& result, int seat) { return ttr::sources(result, seat); }
};

}  // namespace roundhouse::ttr
