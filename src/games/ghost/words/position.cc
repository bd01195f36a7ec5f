// A position of Ghost Train as text: for the moment before a decision, the whole table, the end.
#include "games/ghost/words/words.h"
#include "games/routes/bots/paths.h"
#include "phrases/ghost.h"
#include "phrases/shared.h"
#include "text/words/number.h"

namespace roundhouse::ghost {

namespace {

namespace position = phrases::ghost::position;
namespace shared = phrases::shared;

using text::number;

}  // namespace

std::string Words::lanterns(int completed) const {
  std::string lit, dark;
  for (int i = 0; i < rules().set().win; ++i)
    (i < completed ? lit : dark) += i < completed ? "●" : "○";
  return paint(lit, "93") + dark;
}

std::string Words::whose_turn(const Public& open) const {
  if (open.phase == Phase::over) return say(shared::position::over) + "\n";
  std::string line = say(shared::position::to_act, {{"name", seat(index(open.turn))}});
  if (open.idle > 0)
    line += " " + say(position::idle,
                      {{"n", open.idle}, {"most", rules().set().stall_rounds * open.seats}});
  return wrapped(line);
}

std::string Words::decks(const Public& open) const {
  return say(shared::position::deck) + ": " + say(shared::counts::cards, {{"n", open.deck}}) +
         " · " + say(shared::position::ticket_deck) + ": " +
         say(shared::counts::tickets, {{"n", open.ticket_deck}}) + "\n" +
         list(say(shared::position::discards) + " (" + number(routes::total(open.discards)) + ")",
              cards(open.discards));
}

std::string Words::players(const Public& open) const {
  std::vector<std::vector<std::string>> rows = {
      {"", "", say(shared::position::player), say(position::wagons), say(shared::position::cards),
       say(shared::position::tickets), say(position::completed)}};
  for (int i = 0; i < open.seats; ++i) {
    const int done = ghost::done(open, i);
    rows.push_back({open.turn == seat_at(i) ? "▸" : " ", number(i), seat(i), number(open.trains[i]),
                    number(open.cards[i]), number(open.tickets[i]),
                    lanterns(done) + " " + of_win(done)});
  }
  return table(rows, "lrlrrrl");
}

// What lies open before a seat: routes, completed tickets, bonuses.
std::string Words::belongings(const Public& open, int seat_number) const {
  std::vector<std::string> routes, finished, bonuses;
  for (const int t : open.claimed[seat_number])
    routes.push_back(track(t) + " " + number(board().track[t].length));
  for (const int t : open.completed[seat_number]) finished.push_back(ticket(t));
  if (open.special.has(seat_at(seat_number))) finished.push_back(special());
  for (int b = 0; b < rules().haunts().bonuses; ++b)
    if ((open.bonuses[seat_number] >> b & 1) != 0) bonuses.push_back(bonus(b));
  const auto line = [&](const std::string& what, const std::vector<std::string>& items) {
    return items.empty() ? "" : wrapped("  " + seat(seat_number) + ", " + what + ": ", items);
  };
  return line(say(position::their_routes), routes) + line(say(position::their_tickets), finished) +
         line(say(position::their_bonuses), bonuses);
}

std::string Words::hand(const Private& own) const {
  return list(say(shared::position::hand) + " (" + number(routes::total(own.hand)) + ")",
              cards(own.hand));
}

Words::Way Words::way_between(const Public& open, Seat who, u64 these, u64 those) const {
  const bots::Paths paths(board(), open.claimed[index(who)], free_tracks(open, who));
  Way best{kFar, {}};
  for (int a = 0; a < board().cities; ++a)
    for (int b = 0; b < board().cities; ++b) {
      if ((these >> a & 1) == 0 || (those >> b & 1) == 0) continue;
      routes::TrackSet needed;
      const int wagons = paths.cheapest(a, b, needed);
      if (wagons < bots::Paths::kFar && wagons < best.wagons) best = {wagons, needed};
    }
  return best;
}

Words::Way Words::way_of(const Public& open, Seat who, int t) const {
  return way_between(open, who, u64{1} << board().ticket[t].a, u64{1} << board().ticket[t].b);
}

std::string Words::aim(const std::string& what, const Way& way, int wagons) const {
  const std::string label = "  " + what + ": ";
  if (way.wagons == kFar) return label + say(position::no_way) + "\n";
  std::vector<std::string> tracks;
  for (const int t : way.tracks) tracks.push_back(route(t));
  const std::string needs = say(way.wagons > wagons ? position::needs_more : position::needs,
                                {{"n", way.wagons}, {"have", wagons}});
  return wrapped(label, words_of(needs), " ") + wrapped("      ", tracks);
}

std::string Words::tickets_held(const Public& open, const Private& own, Seat who) const {
  std::string out;
  for (const u8 t : own.held)
    if (t != kNone) out += aim(ticket(t), way_of(open, who, t), open.trains[index(who)]);
  return say(shared::position::tickets) + ":" +
         (out.empty() ? " " + say(shared::position::none) + "\n" : "\n" + out);
}

std::string Words::bonuses_to_win(const Public& open, Seat who) const {
  const Haunts& haunts = rules().haunts();
  const int wagons = open.trains[index(who)];
  std::string out;
  for (int b = 0; b < haunts.bonuses; ++b)
    if ((open.bonuses[index(who)] >> b & 1) == 0)
      out += aim(
          bonus(b) + " (+" + say(shared::counts::cards, {{"n", haunts.bonus[b].cards}}) + ")",
          way_between(open, who, u64{1} << haunts.bonus[b].a, u64{1} << haunts.bonus[b].b), wagons);
  if (!open.special.has(who))
    out += aim(regions() + " (" + special() + ")", way_between(open, who, haunts.from, haunts.to),
               wagons);
  return out.empty() ? out : say(position::bonuses) + ":\n" + out;
}

std::string Words::own_part(const Public& open, const Private& own, Seat who) const {
  return "\n" + heading(seat(index(who))) + "\n" + hand(own) + tickets_held(open, own, who) +
         bonuses_to_win(open, who) + claimable(open, own, who);
}

std::string Words::situation(const View& view) const {
  const Public& open = view.open;
  std::vector<std::string> standing;
  for (int i = 0; i < open.seats; ++i)
    standing.push_back(seat(i) + " " + lanterns(done(open, i)) + " " +
                       say(position::count_wagons, {{"n", open.trains[i]}}));
  return wrapped("", standing, " · ") + hand(view.own) + tickets_held(open, view.own, view.seat);
}

std::string Words::describe(const View& view) const {
  std::string out = heading(heading()) + " · " + say(shared::position::unofficial) + "\n" +
                    whose_turn(view.open) + decks(view.open) + "\n" + players(view.open);
  for (int i = 0; i < view.open.seats; ++i) out += belongings(view.open, i);
  if (view.seat != kNobody) out += own_part(view.open, view.own, view.seat);
  return out;
}

std::string Words::describe_all(const State& state) const {
  std::string out;
  for (int i = 0; i < state.open.seats; ++i) out += own_part(state.open, state.own[i], seat_at(i));
  std::vector<std::string> tickets_left;
  for (const int t : state.hidden.tickets) tickets_left.push_back(ticket(t));
  return out + "\n" + list(say(shared::position::deck), cards(state.hidden.deck)) +
         list(say(shared::position::ticket_deck), tickets_left);
}

std::string Words::result(const State& state, Seat viewer) const {
  const Result result = rules().result(state);
  std::vector<std::vector<std::string>> rows = {
      {say(shared::position::place), say(shared::position::player), say(shared::position::tickets),
       special(), say(shared::position::total), say(position::wagons_left)}};
  for (int rank = 1; rank <= result.seats; ++rank)
    for (int i = 0; i < result.seats; ++i) {
      const SeatResult& r = result.seat[i];
      if (r.rank == rank)
        rows.push_back({number(r.rank), seat(i), number(r.tickets), number(r.special),
                        number(r.completed), number(r.trains)});
    }
  const std::string winners =
      result.winners.count() > 1
          ? say(shared::position::share_victory, {{"names", seats_of(result.winners)}})
      : result.winners.has(viewer)
          ? say(shared::position::you_win)
          : say(shared::position::wins, {{"name", seats_of(result.winners)}});
  const Event over{.kind = EventKind::over, .reason = result.reason};
  return heading(say(shared::position::final_scoring)) + "\n" + wrapped(tell_table(over)) +
         table(rows, "rlrrrr") + "\n" + wrapped(winners);
}

}  // namespace roundhouse::ghost
