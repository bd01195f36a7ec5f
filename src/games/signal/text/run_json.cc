// How the schedule runs on, as JSON: docs/games/switch-and-signal.md, "The run".
#include "games/signal/rules/run_on.h"
#include "games/signal/text/move_text.h"
#include "games/signal/text/pieces.h"
#include "games/signal/text/view_json.h"

namespace roundhouse::signal {

namespace {

void put_halt(std::string& out, Halt halt) {
  constexpr std::string_view kNames[] = {"", "choice", "loss", "helper"};
  if (halt == Halt::none)
    put_null(out, "stops");
  else
    put_name(out, "stops", kNames[static_cast<int>(halt)]);
}

void put_move(std::string& out, const NamedBoard& words, const Move& move) {
  out += '"';
  write_move(out, words, move);
  out += '"';
}

void put_helpers(std::string& out, const Run& run) {
  put_key(out, "helpers");
  put_array(out, run.helpers.size(), [&](std::size_t i) {
    const JsonObject helper(out);
    put_name(out, "helper", helper_name(run.helpers[i].helper));
    put_member(out, "saves", run.helpers[i].saves);
    put_flag(out, "brings", run.helpers[i].brings);
  });
}

void put_odds(std::string& out, const DeployOdds& odds) {
  if (odds.throws == 0) return;
  put_key(out, "odds");
  const JsonObject object(out);
  put_member(out, "throws", odds.throws);
  put_member(out, "of", odds.of);
  put_member(out, "lost", odds.lost);
}

}  // namespace

void write_run(std::string& out, const NamedBoard& words, const Rules& rules, const View& view,
               const MoveList& legal) {
  const Run run = run_on(rules, view.open, legal);
  const JsonObject object(out);
  put_key(out, "move");
  if (run.has_move)
    put_move(out, words, run.move);
  else
    out += "null";
  put_flag(out, "rolls", run.rolls());
  put_halt(out, run.halt);
  put_helpers(out, run);
  put_odds(out, run.odds);
  const MoveList then = asked_after_reveal(rules, view.open);
  if (then.empty()) return;
  put_key(out, "then");
  put_array(out, then.size(), [&](std::size_t i) { put_move(out, words, then[i]); });
}

}  // namespace roundhouse::signal
