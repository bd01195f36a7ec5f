// The whole table: trains, cities, signals, junctions, hands, helpers, decks.
#include <algorithm>

#include "games/signal/words/words.h"
#include "text/words/number.h"

namespace roundhouse::signal {

namespace {

using text::number;

}  // namespace

std::string Words::delivered_by_port(const Public& open, int port) const {
  std::vector<std::string> items;
  for (int g = 0; g < kGoods; ++g)
    if (open.delivered[port][g] > 0)
      items.push_back(times(goods_colour(g), open.delivered[port][g]));
  return say("port, delivered: {0}", "port, dostarczone: {0}",
             {items.empty() ? text(Say::none) : joined(items)});
}

std::string Words::cities(const Public& open) const {
  std::size_t widest = 0;
  for (int c = 0; c < board().cities; ++c) widest = std::max(widest, width(city(c)));
  std::string out;
  for (int c = 0; c < board().cities; ++c) {
    std::vector<std::string> green, red;
    for (u64 rest = board().city_signals[c]; rest != 0; rest &= rest - 1) {
      const int s = std::countr_zero(rest);
      (has(open.green, s) ? green : red).push_back(entrance(s));
    }
    const u8 sold = board().city[c].goods;
    const std::string what = sold == kNone ? delivered_by_port(open, board().port_of[c])
                                           : times(goods(sold), open.goods[sold]);
    std::string lines = what + "; " + paint(say("green", "zielone"), "32") + ": " + joined(green);
    if (!red.empty()) lines += "; " + paint(say("red", "czerwone"), "31") + ": " + joined(red);
    out += wrapped("  " + pad_right(city(c), widest) + "  ", words_of(lines), " ");
  }
  return out;
}

std::string Words::signals(const Public& open) const {
  std::vector<std::string> green, red;
  for (u64 rest = board().on_track; rest != 0; rest &= rest - 1) {
    const int s = std::countr_zero(rest);
    (has(open.green, s) ? green : red).push_back(signal_at(s));
  }
  return list("  " + paint(say("green", "zielone"), "32"), green) +
         list("  " + paint(say("red", "czerwone"), "31"), red);
}

std::string Words::junctions(const Public& open) const {
  std::vector<std::vector<std::string>> rows;
  for (int j = 0; j < board().junctions; ++j) {
    const Arms used = open_arms(board().ways[j], open.setting[j]);
    std::vector<std::string> covered;
    for (int arm = 0; arm < board().ways[j]; ++arm)
      if (arm != used.a && arm != used.b)
        covered.push_back(other_end(board().arm_line[j][arm], board().first_junction() + j));
    rows.push_back({junction(j), setting(j, open.setting[j]), "(" + joined(covered) + ")"});
  }
  return table(rows, "lll");
}

std::string Words::start_places(const Public& open) const {
  std::vector<std::string> items;
  for (int n = 2; n <= 12; ++n)
    for (int s = 0; s < kStarts; ++s)
      if (open.number[s] == n) items.push_back(number(n) + " " + start(s));
  std::string out = list(say("Start places", "Miejsca startu"), items);
  if (rules().set().places != Places::stack) return out;
  std::vector<std::string> face_down;
  for (int s = 0; s < kStarts; ++s)
    if (has(open.stack, s)) face_down.push_back(start(s));
  return out + list(say("Tokens face down", "Zakryte żetony"), face_down);
}

std::string Words::helpers(const Public& open) const {
  std::vector<std::string> items;
  for (int i = 0; i < kHelpers; ++i) {
    const Helper which = board().helper[i];
    items.push_back(helper(which) + (has(open.unused, i) ? " ✓" : say(" (used)", " (użyty)")));
  }
  std::string out = list(say("Helpers", "Pomocnicy"), items);
  if (open.dispatcher != 0) out += upper_first(about(Helper::dispatcher)) + ".\n";
  if (open.held != kNone)
    out += say("{0} stands still this turn.", "{0} stoi przez tę turę.", {train(open.held)}) + "\n";
  return out;
}

std::string Words::decks(const Public& open) const {
  // Equal cards are told once.
  const auto of_schedule = [&](u32 set) {
    std::vector<std::pair<std::string, int>> kinds;
    for (int c = 0; c < board().deck.cards; ++c) {
      if (!has(set, c)) continue;
      const std::string card = schedule_card(static_cast<u8>(c));
      const auto same = std::ranges::find(kinds, card, &std::pair<std::string, int>::first);
      if (same == kinds.end())
        kinds.emplace_back(card, 1);
      else
        ++same->second;
    }
    std::vector<std::string> items;
    for (const auto& [card, n] : kinds) items.push_back("[" + card + (n > 1 ? times("]", n) : "]"));
    return items;
  };
  const auto listed = [&](const std::string& label, u32 set) {
    const auto items = of_schedule(set);
    return items.empty() ? "" : wrapped(label + ": ", items, " ");
  };
  std::string out =
      text(Say::deck) + ": " + count(total(open.deck), Noun::card) + " · " + text(Say::discards) +
      ": " + (total(open.discards) == 0 ? text(Say::none) : joined(cards(open.discards))) + "\n";
  if (open.bottom != kNone)
    out += say("Under the schedule deck: {0}", "Pod talią rozkładu: {0}",
               {schedule_card(open.bottom)}) +
           "\n";
  return out + listed(say("Schedule, done", "Rozkład, wykonane"), open.used) +
         listed(say("Schedule, not seen yet", "Rozkład, jeszcze niewidziane"), open.unseen);
}

std::string Words::describe(const View& view) const {
  const Public& open = view.open;
  const u32 running = trains_on_board(open);
  const auto part = [&](std::string_view en, std::string_view pl) {
    return heading(say(en, pl)) + "\n";
  };
  std::string out = heading(heading()) + " · " + text(Say::unofficial) + "\n" + headline(open) +
                    checklist(open) + wrapped(question(view));
  out += part("Trains", "Pociągi") + on_board(open, running) +
         list(say("  depot", "  zajezdnia"), trains(~running & ((1u << kTrains) - 1)));
  out += part("Cities", "Miasta") + cities(open);
  out += part("Signals on open track", "Semafory na szlaku") + signals(open);
  out += part("Switches (closed arms in brackets)", "Zwrotnice (w nawiasach zamknięte odnogi)") +
         junctions(open);
  out += part("Hands, helpers, decks", "Ręce, pomocnicy, talie");
  for (int i = 0; i < open.seats; ++i) out += hand(open, i);
  return out + helpers(open) + start_places(open) + decks(open);
}

}  // namespace roundhouse::signal
