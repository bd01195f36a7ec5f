// Sidings: what the house asks of it (games/family.h).
#pragma once

#include "games/family.h"
#include "games/sidings/bots/bots.h"
#include "games/sidings/text/codec.h"
#include "games/sidings/words/words.h"
#include "text/board_report.h"

namespace roundhouse::sidings {

struct Family : PlainFamily {
  static constexpr std::string_view kName = "sidings";
  static constexpr std::string_view kBoardFormat = "roundhouse-sidings-board";
  static constexpr std::array<std::string_view, 1> kBoards = {"sidings/yard"};
  using Codec = sidings::Codec;
  using Boards = sidings::Boards;
  using Words = sidings::Words;

  static const std::vector<GameInfo>& game_infos() { return sidings::game_infos(); }
  static std::span<const Bot<Rules>> bots() { return bots::all(); }
  static std::span<const RefusalRow> refusals() { return sidings::refusals(); }
  static BoardReport report(const Boards& boards) {
    return {{boards.id() + " for sidings, hash " + boards.hash}, {}};
  }
  static Translated reason(const Codec&, const View&, const Move& move, std::string_view) {
    return sidings::reason(move);
  }
  static Tally tally(const Result& result, int decisions) {
    Tally t;
    t.seats = result.seats;
    t.winners = result.winners;
    t.digest.word(static_cast<u16>(decisions));
    for (int i = 0; i < result.seats; ++i) {
      t.score[i] = result.seat[i].score;
      t.digest.byte(static_cast<u8>(result.seat[i].score));
    }
    return t;
  }
};

}  // namespace roundhouse::sidings
