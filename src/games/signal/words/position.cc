// The whole table: trains, cities, signals, junctions, hands, helpers, decks.
#include <algorithm>

#include "games/signal/words/words.h"
#include "phrases/shared.h"
#include "phrases/signal.h"
#include "text/words/number.h"

namespace roundhouse::signal {

namespace {

namespace position = phrases::signal::position;
namespace shared = phrases::shared;

using text::number;

}  // namespace

std::string Words::delivered_by_port(const Public& open, int port) const {
  std::vector<std::string> items;
  for (int g = 0; g < kGoods; ++g)
    if (open.delivered[port][g] > 0) items.push_back(goods(g, open.delivered[port][g]));
  return say(position::delivered,
             {{"goods", items.empty() ? say(shared::position::none) : joined(items)}});
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
    const std::string what =
        sold == kNone ? delivered_by_port(open, board().port_of[c]) : goods(sold, open.goods[sold]);
    std::string lines = what + "; " + paint(say(position::green), "32") + ": " + joined(green);
    if (!red.empty()) lines += "; " + paint(say(position::red), "31") + ": " + joined(red);
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
  return list("  " + paint(say(position::green), "32"), green) +
         list("  " + paint(say(position::red), "31"), red);
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
  std::string out = list(say(position::start_places), items);
  if (rules().set().places != Places::stack) return out;
  std::vector<std::string> face_down;
  for (int s = 0; s < kStarts; ++s)
    if (has(open.stack, s)) face_down.push_back(start(s));
  return out + list(say(position::tokens_down), face_down);
}

std::string Words::helpers(const Public& open) const {
  std::vector<std::string> items;
  for (int i = 0; i < kHelpers; ++i) {
    const Helper which = board().helper[i];
    items.push_back(
        say(has(open.unused, i) ? position::unused : position::used, {{"helper", helper(which)}}));
  }
  std::string out = list(say(position::helpers), items);
  if (open.dispatcher != 0) out += upper_first(about(Helper::dispatcher)) + ".\n";
  if (open.held != kNone) out += say(position::held, {{"train", train(open.held)}}) + "\n";
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
  std::string out = say(shared::position::deck) + ": " +
                    say(shared::counts::cards, {{"n", total(open.deck)}}) + "\n" +
                    list(say(shared::position::discards), cards(open.discards));
  if (open.bottom != kNone)
    out += wrapped(say(position::under_deck, {{"card", schedule_card(open.bottom)}}));
  return out + listed(say(position::schedule_done), open.used) +
         listed(say(position::schedule_unseen), open.unseen);
}

std::string Words::describe(const View& view) const {
  const Public& open = view.open;
  const u32 running = trains_on_board(open);
  const auto part = [&](const Phrase& title) { return heading(say(title)) + "\n"; };
  std::string out = heading(heading()) + " · " + say(shared::position::unofficial) + "\n" +
                    headline(open) + checklist(open) + wrapped(question(view));
  out += part(position::trains) + on_board(open, running) +
         list(say(position::in_depot), trains(~running & ((1u << kTrains) - 1)));
  out += part(position::cities) + cities(open);
  out += part(position::signals) + signals(open);
  out += part(position::switches) + junctions(open);
  out += part(position::hands);
  for (int i = 0; i < open.seats; ++i) out += hand(open, i);
  return out + helpers(open) + start_places(open) + decks(open);
}

}  // namespace roundhouse::signal
