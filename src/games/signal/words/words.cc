#include "games/signal/words/words.h"

#include <algorithm>
#include <array>

#include "games/signal/text/game_infos.h"
#include "games/signal/words/colour_words.h"
#include "phrases/signal.h"

namespace roundhouse::signal {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

namespace place_words = phrases::signal::place;
namespace talk = phrases::signal::talk;

// In the order of the kinds of action cards.
constexpr const Phrase* kKindNames[] = {
    &phrases::signal::card::signal, &phrases::signal::card::switch_, &phrases::signal::card::train};
constexpr const Phrase* kCounts[] = {&phrases::signal::count_cards::signal,
                                     &phrases::signal::count_cards::switch_,
                                     &phrases::signal::count_cards::train};
constexpr const Phrase* kTaken[] = {&phrases::signal::taken_cards::signal,
                                    &phrases::signal::taken_cards::switch_,
                                    &phrases::signal::taken_cards::train};
constexpr const Phrase* kActions[] = {&phrases::signal::action::signal,
                                      &phrases::signal::action::switch_,
                                      &phrases::signal::action::train};
constexpr const Phrase* kDeeds[] = {&phrases::signal::deed::signal, &phrases::signal::deed::switch_,
                                    &phrases::signal::deed::train};
// In the order of Helper.
constexpr const Phrase* kHelperNames[] = {
    &phrases::signal::helper::logistician,        &phrases::signal::helper::dispatcher,
    &phrases::signal::helper::conductor,          &phrases::signal::helper::crossing_keeper,
    &phrases::signal::helper::traffic_controller, &phrases::signal::helper::shunter};
constexpr const Phrase* kHelperDeeds[] = {&phrases::signal::helper_does::logistician,
                                          &phrases::signal::helper_does::dispatcher,
                                          &phrases::signal::helper_does::conductor,
                                          &phrases::signal::helper_does::crossing_keeper,
                                          &phrases::signal::helper_does::traffic_controller,
                                          &phrases::signal::helper_does::shunter};
static_assert(std::size(kHelperNames) == kHelperKinds && std::size(kHelperDeeds) == kHelperKinds);

std::array<u8, kKinds> by_kind(std::span<const u8> list) {
  std::array<u8, kKinds> counts{};
  for (const u8 k : list) ++counts[k];
  return counts;
}

}  // namespace

std::string Words::heading() const {
  const auto offer = std::ranges::find(game_infos(), codec_->game(), &GameInfo::id);
  const bool own = offer->board == ids().id;
  const std::string game = in_language(offer->name);
  return own ? game : game + " · " + in_language(ids().name);
}

std::string Words::greeting(const std::string& others) const {
  const std::string team =
      others.empty() ? say(talk::alone) : say(talk::together, {{"names", others}});
  return team + " " + say(talk::greeting, {{"n", rules().set().goods}});
}

std::string Words::help() const { return say(talk::help) + "\n"; }

std::string Words::start(int s) const { return in_language(ids().names.starts[at(s)]); }
std::string Words::city(int c) const { return in_language(ids().names.cities[at(c)]); }
std::string Words::junction(int j) const { return in_language(ids().names.junctions[at(j)]); }

std::string Words::place(int p) const {
  if (p < board().first_city()) return start(p);
  if (p < board().first_junction()) return city(p - board().first_city());
  return junction(p - board().first_junction());
}

std::string Words::line(int l) const {
  return place(board().line[l].a) + " – " + place(board().line[l].b);
}

std::string Words::other_end(int l, int of) const {
  const Line& between = board().line[l];
  return place(between.a == of ? between.b : between.a);
}

std::string Words::space(int s) const {
  if (board().is_start(s)) return start(s);
  if (board().is_city(s)) return city(board().city_at(s));
  const int l = board().section_line[s];
  if (board().line[l].sections == 1) return line(l);
  return line(l) + " " + std::to_string(s - board().first_section[l] + 1) + "/" +
         std::to_string(board().line[l].sections);
}

std::string Words::entrance(int s) const {
  return towards(board().signal_line[s], board().signal_city[s]);
}

std::string Words::signal_at(int s) const {
  const int l = board().signal_line[s], boundary = board().signal_boundary[s];
  if (board().signal_city[s] != kNone)
    return say(place_words::city_signal,
               {{"city", city(board().signal_city[s])}, {"to", entrance(s)}});
  const bool first = boundary == 0, last = boundary == board().line[l].sections;
  if (first || last)
    return say(
        place_words::signal_at,
        {{"line", line(l)}, {"place", place(first ? board().line[l].a : board().line[l].b)}});
  return say(place_words::signal_after, {{"line", line(l)}, {"n", boundary}});
}

std::string Words::arms(int l, int m, int j) const {
  const int here = board().first_junction() + j;
  return other_end(l, here) + " ⇄ " + other_end(m, here);
}

std::string Words::setting(int j, int number) const {
  const Arms open = open_arms(board().ways[j], number);
  return arms(board().arm_line[j][open.a], board().arm_line[j][open.b], j);
}

std::string Words::colour(int c) const {
  if (c == kAny) return say(place_words::any_colour);
  return paint(lower_first(in_language(ids().names.colours[at(c)])),
               paint_of(ids().colours[at(c)]));
}

std::string Words::train(int t) const {
  const std::size_t c = at(colour_of(t));
  return paint(in_language(ids().names.colours[c]) + " " + std::to_string(t % kTrainsEach + 1),
               paint_of(ids().colours[c]));
}

std::vector<std::string> Words::trains(u32 set) const {
  std::vector<std::string> names;
  for (int t = 0; t < kTrains; ++t)
    if (has(set, t)) names.push_back(train(t));
  return names;
}

std::string Words::a_train(int c) const {
  return paint(train_words(ids(), phrases::signal::a_train::kAll, c, 1, lang()),
               paint_of(ids().colours[at(c)]));
}

std::string Words::all_trains(int c) const {
  return paint(train_words(ids(), phrases::signal::trains::kAll, c, 1, lang()),
               paint_of(ids().colours[at(c)]));
}

std::string Words::no_trains(int c) const {
  return paint(train_words(ids(), phrases::signal::no_trains::kAll, c, 1, lang()),
               paint_of(ids().colours[at(c)]));
}

std::string Words::goods(int g) const {
  return paint(goods_words(ids(), g, lang()), paint_of(ids().goods[at(g)]));
}

std::string Words::goods_colour(int g) const {
  return paint(lower_first(ids().names.goods[at(g)][lang()]), paint_of(ids().goods[at(g)]));
}

std::string Words::goods(int g, int n) const {
  return paint(count_goods(ids(), g, n, lang()), paint_of(ids().goods[at(g)]));
}

std::string Words::kind(int k) const { return say(*kKindNames[k]); }
std::string Words::deed(int k) const { return say(*kDeeds[k]); }
std::string Words::action(int k) const { return say(*kActions[k]); }

std::vector<std::string> Words::counted(std::span<const Phrase* const> names,
                                        std::span<const u8> by_kind) const {
  std::vector<std::string> items;
  for (std::size_t k = 0; k < by_kind.size(); ++k)
    if (by_kind[k] > 0) items.push_back(say(*names[k], {{"n", by_kind[k]}}));
  return items;
}

std::vector<std::string> Words::cards(std::span<const u8> by_kind) const {
  return counted(kCounts, by_kind);
}

std::string Words::lying(std::span<const u8> list) const { return joined(cards(by_kind(list))); }

std::string Words::taken(std::span<const u8> list) const {
  return with_and(counted(kTaken, by_kind(list)), lang());
}

std::string Words::pair_of_cards(int one, int other) const {
  if (other == kNone) return kind(one);
  if (one == other) return say(*kTaken[one], {{"n", 2}});
  return say(phrases::signal::card::pair, {{"a", kind(one)}, {"b", kind(other)}});
}

std::string Words::helper(Helper h) const { return say(*kHelperNames[static_cast<int>(h)]); }

std::string Words::about(Helper h) const { return say(*kHelperDeeds[static_cast<int>(h)]); }

std::string Words::schedule_card(u8 number) const {
  const ScheduleCard& card = card_of(board(), number);
  std::vector<std::string> symbols;
  for (int i = 0; i < card.deploy; ++i) symbols.push_back(say(place_words::deploy));
  for (int i = 0; i < card.moves; ++i) {
    const int c = card.move[i];
    symbols.push_back(c == kAny ? say(place_words::moves_any)
                                : say(place_words::moves, {{"trains", all_trains(c)}}));
  }
  return joined(symbols);
}

std::string Words::stands(const Public& open, int t) const {
  const Train& it = open.train[t];
  if (it.at == kNone) return say(place_words::depot);
  if (!board().is_section(it.at)) return space(it.at);
  const Line& on = board().line[board().section_line[it.at]];
  return space(it.at) + " → " + place(it.facing == 0 ? on.a : on.b);
}

}  // namespace roundhouse::signal
