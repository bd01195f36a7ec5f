// The final count as a table: T51 to T53.
#include "games/routes/rules/network.h"
#include "games/ttr/words/position.h"
#include "text/words/number.h"

namespace roundhouse::ttr {

namespace {

using text::number;

std::string sources(const Words& w, const Result& result) {
  std::vector<std::vector<std::string>> rows = {
      {w.text(Say::place), w.text(Say::player), w.text(Say::routes), w.text(Say::tickets),
       w.text(Say::failed), w.text(Say::longest), w.text(Say::bonus), w.text(Say::total)}};
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
  if (result.winners.count() > 1) return w.text(Say::share_victory, {w.seats_of(result.winners)});
  if (result.winners.has(viewer)) return w.text(Say::you_win);
  return w.text(Say::wins, {w.seats_of(result.winners)});
}

}  // namespace

std::string describe_result(const Words& w, const State& state, Seat viewer) {
  const Result result = w.codec().rules().result(state);
  std::string out = w.heading(w.text(Say::final_scoring)) + "\n" + sources(w, result) + "\n";
  for (int i = 0; i < result.seats; ++i) out += ticket_list(w, state, i);
  return out + "\n" + wrapped(winners(w, result, viewer));
}

}  // namespace roundhouse::ttr
