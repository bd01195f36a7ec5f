#include "games/signal/text/game_infos.h"

#include "games/signal/rules/ruleset.h"
#include "phrases/signal.h"

namespace roundhouse::signal {

namespace {

namespace says = phrases::signal::options;

GameInfo offer(const std::string& id, const text::Phrase& name, const std::string& board) {
  return {id,
          translated(name),
          kLeastPlayers,
          kMostPlayers,
          board,
          {first_seat_option(kMostPlayers),
           {"layout", translated(says::layout), {"fixed", "free"}, "fixed"},
           {"removed", translated(says::removed), numbers_between(0, 17), "2"},
           {"time", translated(says::time), numbers_between(7, 10), "7"},
           {"extra-signal", translated(says::extra_signal), {"0", "1"}, "0"},
           {"goods", translated(says::goods), {"8", "10"}, "8"},
           {"places", translated(says::places), {"fixed", "shuffled", "stack"}, "fixed"}}};
}

}  // namespace

const std::vector<GameInfo>& game_infos() {
  static const std::vector<GameInfo> all = {
      offer("switch-signal-europe", says::europe, "europe"),
      offer("switch-signal-america", says::america, "america")};
  return all;
}

}  // namespace roundhouse::signal
