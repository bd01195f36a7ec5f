// A position of Ghost Train as text: for the moment before a decision, the whole table, the end.
#include "games/ghost/words/words.h"
#include "games/routes/bots/paths.h"
#include "text/words/number.h"

namespace roundhouse::ghost {

namespace {

using text::number;

}  // namespace

std::string Words::lanterns(int completed) const {
  std::string lit, dark;
  for (int i = 0; i < rules().set().win; ++i)
    (i < completed ? lit : dark) += i < completed ? "●" : "○";
  return paint(lit, "93") + dark;
}

std::string Words::whose_turn(const Public& open) const {
  if (open.phase == Phase::over) return say("The game is over.", "Partia jest skończona.") + "\n";
  std::string line = text(Say::turn_of, {seat(index(open.turn))});
  if (open.idle > 0)
    line +=
        " " + say("Exchanges and passes in a row: {0}; at {1} the game ends if nobody can draw or "
                  "claim any more (G22).",
                  "Wymiany i pasy z rzędu: {0}; przy {1} partia się kończy, jeśli nikt nie może "
                  "już dobrać kart ani zająć trasy (G22).",
                  {number(open.idle), number(rules().set().stall_rounds * open.seats)});
  return wrapped(line);
}

std::string Words::decks(const Public& open) const {
  return text(Say::deck) + ": " + count(open.deck, Noun::card) + " · " + text(Say::ticket_deck) +
         ": " + count(open.ticket_deck, Noun::ticket) + "\n" +
         list(text(Say::discards) + " (" + number(routes::total(open.discards)) + ")",
              cards(open.discards));
}

std::string Words::players(const Public& open) const {
  std::vector<std::vector<std::string>> rows = {{"", "", text(Say::player), say("Wagons", "Wagony"),
                                                 text(Say::cards), text(Say::tickets),
                                                 say("Completed", "Ukończone")}};
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
  return line(say("routes", "trasy"), routes) + line(say("completed", "ukończone"), finished) +
         line(say("bonuses", "premie"), bonuses);
}

std::string Words::hand(const Private& own) const {
  return list(text(Say::hand) + " (" + number(routes::total(own.hand)) + ")", cards(own.hand));
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
  if (way.wagons == kFar) return label + say("no way is left", "nie ma już drogi") + "\n";
  std::vector<std::string> tracks;
  for (const int t : way.tracks) tracks.push_back(route(t));
  std::string needs = say("needs {0}", "potrzeba {0}", {count(way.wagons, Noun::wagon_missing)});
  if (way.wagons > wagons) needs += say(", you have {0}", ", masz {0}", {number(wagons)});
  return label + needs + "\n" + wrapped("      ", tracks);
}

std::string Words::tickets_held(const Public& open, const Private& own, Seat who) const {
  std::string out;
  for (const u8 t : own.held)
    if (t != kNone) out += aim(ticket(t), way_of(open, who, t), open.trains[index(who)]);
  return text(Say::tickets) + ":" + (out.empty() ? " " + text(Say::none) + "\n" : "\n" + out);
}

std::string Words::bonuses_to_win(const Public& open, Seat who) const {
  const Haunts& haunts = rules().haunts();
  const int wagons = open.trains[index(who)];
  std::string out;
  for (int b = 0; b < haunts.bonuses; ++b)
    if ((open.bonuses[index(who)] >> b & 1) == 0)
      out += aim(bonus(b) + " (+" + count(haunts.bonus[b].cards, Noun::card) + ")",
                 way_between(open, who, u64{1} << haunts.bonus[b].a, u64{1} << haunts.bonus[b].b),
                 wagons);
  if (!open.special.has(who))
    out += aim(regions() + " (" + special() + ")", way_between(open, who, haunts.from, haunts.to),
               wagons);
  return out.empty() ? out : say("Bonuses", "Premie") + ":\n" + out;
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
                       count(open.trains[i], Noun::wagon));
  return wrapped("", standing, " · ") + hand(view.own) + tickets_held(open, view.own, view.seat);
}

std::string Words::describe(const View& view) const {
  std::string out = heading(heading()) + " · " + text(Say::unofficial) + "\n" +
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
  return out + "\n" + list(text(Say::deck), cards(state.hidden.deck)) +
         list(text(Say::ticket_deck), tickets_left);
}

std::string Words::result(const State& state, Seat viewer) const {
  const Result result = rules().result(state);
  std::vector<std::vector<std::string>> rows = {{text(Say::place), text(Say::player),
                                                 text(Say::tickets), special(), text(Say::total),
                                                 say("Wagons left", "Wagony")}};
  for (int rank = 1; rank <= result.seats; ++rank)
    for (int i = 0; i < result.seats; ++i) {
      const SeatResult& r = result.seat[i];
      if (r.rank == rank)
        rows.push_back({number(r.rank), seat(i), number(r.tickets), number(r.special),
                        number(r.completed), number(r.trains)});
    }
  const std::string winners =
      result.winners.count() > 1   ? text(Say::share_victory, {seats_of(result.winners)})
      : result.winners.has(viewer) ? text(Say::you_win)
                                   : text(Say::wins, {seats_of(result.winners)});
  const Event over{.kind = EventKind::over, .reason = result.reason};
  return heading(text(Say::final_scoring)) + "\n" + wrapped(tell_table(over)) +
         table(rows, "rlrrrr") + "\n" + wrapped(winners);
}

}  // namespace roundhouse::ghost
