#include "games/signal/words/words.h"

#include <algorithm>

#include "games/signal/text/game_infos.h"

namespace roundhouse::signal {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

struct Both {
  std::string_view en, pl;
};
constexpr Both kKindNames[] = {{"signal", "semafor"}, {"switch", "zwrotnica"}, {"train", "pociąg"}};
constexpr Both kActions[] = {{"move a signal", "przestaw semafor"},
                             {"set a switch", "przestaw zwrotnicę"},
                             {"move a train", "rusz pociąg"}};
constexpr Both kDeeds[] = {{"moving a signal", "przestawienie semafora"},
                           {"setting a switch", "przestawienie zwrotnicy"},
                           {"moving a train", "ruch pociągu"}};
// In the order of Helper.
constexpr Both kHelperNames[] = {{"Logistician", "Logistyk"},
                                 {"Dispatcher", "Dyspozytor"},
                                 {"Conductor", "Konduktor"},
                                 {"Crossing keeper", "Dróżnik"},
                                 {"Traffic controller", "Dyżurny ruchu"},
                                 {"Shunter", "Manewrowy"}};
constexpr Both kHelperDeeds[] = {
    {"roll this die again", "powtórz ten rzut"},
    {"trains may run through cities this turn", "w tej turze pociągi przejeżdżają przez miasta"},
    {"this colour does not move now", "ten kolor teraz nie rusza"},
    {"put this card under the deck and reveal another", "karta pod talię, odsłoń następną"},
    {"a train stands still this turn", "jeden pociąg stoi przez tę turę"},
    {"name the start place instead of rolling", "wybierz miejsce startu zamiast rzucać"}};
static_assert(std::size(kHelperNames) == kHelperKinds && std::size(kHelperDeeds) == kHelperKinds);

}  // namespace

std::string Words::heading() const {
  const auto offer = std::ranges::find(game_infos(), codec_->game(), &GameInfo::id);
  const bool own = offer->board == ids().id;
  const std::string game = in_language(offer->name);
  return own ? game : game + " · " + in_language(ids().name);
}

std::string Words::greeting(const std::string& others) const {
  const std::string team =
      others.empty()
          ? say("You play all hands yourself.", "Grasz za całą drużynę.")
          : say("You play together with {0}.", "Grasz w drużynie; grają z tobą: {0}.", {others});
  return team + " " +
         say("Bring {0} goods to port before the schedule runs out. Board and cards are our own: "
             "the published ones are different. Type a number to play, help to see the rest.",
             "Dowieźcie towary do portu ({0}), zanim skończy się rozkład. Plansza i karty są "
             "nasze: wydane wyglądają inaczej. Wpisz numer, aby zagrać; „pomoc” pokaże resztę.",
             {std::to_string(rules().set().goods)});
}

std::string Words::help() const {
  return say("  forecast TRAIN   tells what each roll of a train would come to\n",
             "  prognoza POCIĄG  mówi, do czego doprowadzi każdy rzut za pociąg\n");
}

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
    return say("{0} (line to {1})", "{0} (linia: {1})",
               {city(board().signal_city[s]), entrance(s)});
  const bool first = boundary == 0, last = boundary == board().line[l].sections;
  if (first || last)
    return say("{0} (at {1})", "{0} (przy: {1})",
               {line(l), place(first ? board().line[l].a : board().line[l].b)});
  return say("{0} (after section {1})", "{0} (za odcinkiem {1})",
             {line(l), std::to_string(boundary)});
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
  if (c == kAny) return say("any colour", "dowolny kolor");
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

std::string Words::goods_colour(int g) const {
  return paint(lower_first(in_language(ids().names.goods[at(g)])), paint_of(ids().goods[at(g)]));
}

std::string Words::goods(int g) const { return say("{0} goods", "{0} towar", {goods_colour(g)}); }

std::string Words::kind(int k) const { return say(kKindNames[k].en, kKindNames[k].pl); }
std::string Words::deed(int k) const { return say(kDeeds[k].en, kDeeds[k].pl); }
std::string Words::action(int k) const { return say(kActions[k].en, kActions[k].pl); }

std::vector<std::string> Words::cards(std::span<const u8> by_kind) const {
  std::vector<std::string> items;
  for (std::size_t k = 0; k < by_kind.size(); ++k)
    if (by_kind[k] > 0) items.push_back(times(kind(static_cast<int>(k)), by_kind[k]));
  return items;
}

std::string Words::card_list(std::span<const u8> list) const {
  u8 by_kind[kKinds] = {};
  for (const u8 k : list) ++by_kind[k];
  return joined(cards(by_kind));
}

std::string Words::pair_of_cards(int one, int other) const {
  return other == kNone ? kind(one) : kind(one) + " + " + kind(other);
}

std::string Words::helper(Helper h) const {
  const Both& name = kHelperNames[static_cast<int>(h)];
  return say(name.en, name.pl);
}

std::string Words::about(Helper h) const {
  const Both& deed = kHelperDeeds[static_cast<int>(h)];
  return say(deed.en, deed.pl);
}

std::string Words::schedule_card(u8 number) const {
  const ScheduleCard& card = card_of(board(), number);
  std::vector<std::string> symbols;
  for (int i = 0; i < card.deploy; ++i) symbols.push_back(say("deploy", "wstaw"));
  for (int i = 0; i < card.moves; ++i) symbols.push_back(colour(card.move[i]));
  return joined(symbols);
}

std::string Words::stands(const Public& open, int t) const {
  const Train& it = open.train[t];
  if (it.at == kNone) return say("depot", "zajezdnia");
  if (!board().is_section(it.at)) return space(it.at);
  const Line& on = board().line[board().section_line[it.at]];
  return space(it.at) + " → " + place(it.facing == 0 ? on.a : on.b);
}

}  // namespace roundhouse::signal
