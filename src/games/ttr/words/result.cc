// The final count as a table: T51 to T53.
#include "games/routes/rules/network.h"
#include "games/ttr/words/position.h"
#include "phrases/shared.h"
#include "phrases/ttr.h"
#include "text/words/number.h"

namespace roundhouse::ttr {

namespace {

namespace scoring = phrases::ttr::result;
namespace shared = phrases::shared;

using text::number;

std::string sources(const Words& w, const Result& result) {
  std::vector<std::vector<std::string>> rows = {
      {w.say(shared::position::place), w.say(shared::position::player), w.say(scoring::routes),
       w.say(shared::position::tickets), w.say(scoring::failed), w.say(scoring::longest),
       w.say(scoring::bonus), w.say(shared::position::total)}};
  for (int rank = 1; rank <= result.seats; ++rank)
    for (int i = 0; i < result.seats; ++i) {
      const SeatResult& r = result.seat[i];
      if (r.rank != rank) continue;
      rows.push_back({number(r.rank), w.seat(i), number(r.routes), number(r.tickets),
                      number(r.failed), number(r.longest), number(r.bonus), number(r.total)});
    }
  return table(rows, "rlrrrrrr");
}

std::string ticket_list(const Words& w, const State& state, int seat) {
  const Joined network(w.board(), state.open.claimed[seat]);
  std::vector<std::vector<std::string>> rows;
  for (int t : state.own[seat].held) {
    const Ticket& ticket = w.board().ticket[t];
    const bool done = network.join(ticket.a, ticket.b);
    rows.push_back({done ? "✓" : "✗", w.city(ticket.a) + " – " + w.city(ticket.b),
                    (done ? "+" : "-") + number(ticket.points)});
  }
  return w.seat(seat) + ":\n" + table(rows, "llr");
}

std::string winners(const Words& w, const Result& result, Seat viewer) {
  if (result.winners.count() > 1)
    return w.say(shared::position::share_victory, {{"names", w.seats_of(result.winners)}});
  if (result.winners.has(viewer)) return w.say(shared::position::you_win);
  return w.say(shared::position::wins, {{"name", w.seats_of(result.winners)}});
}

}  // namespace

std::string describe_result(const Words& w, const State& state, Seat viewer) {
  const Result result = w.codec().rules().result(state);
  std::string out =
      w.heading(w.say(shared::position::final_scoring)) + "\n" + sources(w, result) + "\n";
  for (int i = 0; i < result.seats; ++i) out += ticket_list(w, state, i);
  return out + "\n" + wrapped(winners(w, result, viewer));
}

}  // namespace roundhouse::ttr
