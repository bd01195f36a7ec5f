#include "games/ttr/words/position.h"

#include "games/routes/rules/network.h"
#include "phrases/shared.h"
#include "phrases/ttr.h"
#include "text/words/number.h"

namespace roundhouse::ttr {

namespace {

namespace position = phrases::ttr::position;
namespace shared = phrases::shared;

using text::number;

std::string list_or_none(const Words& w, const std::string& label,
                         const std::vector<std::string>& items) {
  return wrapped(label, items.empty() ? std::vector{w.say(shared::position::none)} : items);
}

std::string title(const Words& w) {
  return w.heading(w.edition() + " · " + w.board_name()) + " · " +
         w.say(shared::position::unofficial);
}

std::string whose_turn(const Words& w, const View& v) {
  const std::string acting = w.seats_of(w.codec().rules().to_act(v));
  switch (v.open.phase) {
    case Phase::opening: return w.say(position::to_choose, {{"names", acting}});
    case Phase::turn: return w.say(shared::position::to_act, {{"name", acting}});
    case Phase::second_card: return w.say(position::second_card, {{"name", acting}});
    case Phase::keep_tickets: return w.say(position::choosing, {{"name", acting}});
    case Phase::over: return why_over(w, v.open);
  }
  return {};
}

std::string turn_line(const Words& w, const View& v) {
  std::string line = whose_turn(w, v);
  const bool running = v.open.phase != Phase::over;
  if (running && v.open.last_turns != kNone)
    line += " " + w.say(position::last_round, {{"n", v.open.last_turns}});
  if (running && v.open.passes > 0) line += " " + w.say(position::passes, {{"n", v.open.passes}});
  return wrapped(line);
}

std::string decks(const Words& w, const Public& open) {
  std::string out = w.say(position::deck) + ": " +
                    w.say(shared::counts::cards, {{"n", open.deck}}) + " · " +
                    w.say(position::ticket_deck) + ": " +
                    w.say(shared::counts::tickets, {{"n", open.fresh + open.under}}) + "\n";
  return out + list_or_none(
                   w,
                   w.say(shared::position::discards) + " (" + number(total(open.discards)) + "): ",
                   w.cards(open.discards));
}

std::string players(const Words& w, const View& v) {
  std::vector<std::vector<std::string>> rows = {
      {"", "", w.say(shared::position::player), w.say(position::trains), w.say(position::points),
       w.say(shared::position::cards), w.say(shared::position::tickets)}};
  const SeatSet acting = w.codec().rules().to_act(v);
  for (int i = 0; i < v.open.seats; ++i)
    rows.push_back({acting.has(seat_at(i)) ? "▸" : " ", number(i), w.seat(i),
                    number(v.open.trains[i]), number(v.open.points[i]), number(v.open.cards[i]),
                    number(v.open.tickets[i])});
  return table(rows, "lrlrrrr");
}

std::string network(const Words& w, const Public& open, int seat) {
  std::string out;
  const auto known = w.cards(open.known[seat]);
  if (!known.empty())
    out += wrapped("  " + w.seat(seat) + ", " + w.say(position::known) + ": ", known);
  std::vector<std::string> tracks;
  for (int t : open.claimed[seat])
    tracks.push_back(w.track(t) + " " + number(w.board().track[t].length));
  if (!tracks.empty())
    out += wrapped("  " + w.seat(seat) + ", " + w.say(position::claimed) + " (" +
                       number(static_cast<int>(tracks.size())) + "): ",
                   tracks);
  return out;
}

std::string public_part(const Words& w, const View& v) {
  std::string out =
      turn_line(w, v) + describe_row(w, v.open) + decks(w, v.open) + "\n" + players(w, v);
  for (int i = 0; i < v.open.seats; ++i) out += network(w, v.open, i);
  return out;
}

std::vector<std::string> put_back(const Words& w, const Public& open,
                                  const u8 (&under)[kMaxTickets]) {
  std::vector<std::string> items;
  for (int i = 0; i < open.under; ++i)
    if (under[i] != kNone) items.push_back(w.ticket(under[i]));
  return items;
}

}  // namespace

std::string why_over(const Words& w, const Public& open) {
  return w.say(open.last_turns == 0 ? phrases::ttr::result::last_round
                                    : phrases::ttr::result::stall);
}

std::string describe_row(const Words& w, const Public& open) {
  std::vector<std::string> slots;
  for (int i = 0; i < w.codec().rules().set().row; ++i)
    slots.push_back(number(i + 1) + " " +
                    (open.row[i] == kNone ? w.say(position::empty_slot) : w.card(open.row[i])));
  return wrapped(w.say(position::row) + ": ", slots, "   ");
}

std::string describe_offer(const Words& w, const Private& own) {
  std::vector<std::vector<std::string>> rows;
  for (int i = 0; i < offered(own); ++i) {
    const Ticket& ticket = w.board().ticket[own.offer[i]];
    rows.push_back(
        {number(i + 1), w.city(ticket.a) + " – " + w.city(ticket.b), number(ticket.points)});
  }
  return table(rows, "rlr");
}

std::string describe_hand(const Words& w, const Private& own) {
  return list_or_none(
      w, w.say(shared::position::hand) + " (" + number(total(own.hand)) + "): ", w.cards(own.hand));
}

std::string describe_own(const Words& w, const Private& own, const TrackSet& tracks) {
  std::string out = describe_hand(w, own);
  const Joined network(w.board(), tracks);
  std::vector<std::string> held;
  for (int t : own.held) {
    const bool done = network.join(w.board().ticket[t].a, w.board().ticket[t].b);
    held.push_back(w.ticket(t) + " " + w.say(done ? position::done : position::open));
  }
  out += list_or_none(
      w, w.say(shared::position::tickets) + " (" + number(static_cast<int>(held.size())) + "): ",
      held);
  if (offered(own) == 0) return out;
  out += w.say(position::offered);
  if (own.keeps > 0) out += ", " + w.say(position::will_keep, {{"n", own.keeps}});
  return out + ":\n" + describe_offer(w, own);
}

std::string describe_view(const Words& w, const View& v) {
  std::string out = title(w) + "\n" + public_part(w, v);
  if (v.seat == kNobody) return out;
  out += "\n" + w.heading(w.seat(index(v.seat))) + "\n" +
         describe_own(w, v.own, v.open.claimed[index(v.seat)]);
  const auto under = put_back(w, v.open, v.under);
  if (!under.empty()) out += wrapped(w.say(position::under) + ": ", under);
  return out;
}

// Everything open: each seat's own part, the deck by kind, the tickets under the others.
std::string describe_everything(const Words& w, const State& state) {
  std::string out;
  for (int i = 0; i < state.open.seats; ++i)
    out +=
        "\n" + w.heading(w.seat(i)) + "\n" + describe_own(w, state.own[i], state.open.claimed[i]);
  out += "\n" + list_or_none(w, w.say(position::deck) + ": ", w.cards(state.hidden.deck));
  const auto under = put_back(w, state.open, state.hidden.under);
  if (!under.empty()) out += wrapped(w.say(position::under) + ": ", under);
  return out;
}

std::string Words::describe(const View& view) const { return describe_view(*this, view); }
std::string Words::describe_all(const State& state) const {
  return describe_everything(*this, state);
}
std::string Words::result(const State& state, Seat viewer) const {
  return describe_result(*this, state, viewer);
}

}  // namespace roundhouse::ttr
