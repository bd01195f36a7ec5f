// The reasons of Ghost Train in words.
#include <fmt/format.h>

#include "play/hint.h"
#include "games/routes/words/reason_names.h"

namespace roundhouse {

namespace {

using bots::GhostReason;
using bots::GhostWhy;
using codec::Words;

const Words kTrickOrTreat{"trick or treat", "cukierek albo psikus"};

Words goal_words(const codec::Map& map, int goal) {
  if (goal == bots::GhostWay::kTrickOrTreat) return kTrickOrTreat;
  return between(map, map.board.ticket[goal].a, map.board.ticket[goal].b);
}

Words goals_words(const codec::Map& map, const GhostReason& r) {
  Words all;
  for (const int goal : r.goals) {
    const Words name = goal_words(map, goal);
    all.en += (all.en.empty() ? "" : ", ") + name.en;
    all.pl += (all.pl.empty() ? "" : ", ") + name.pl;
  }
  return all;
}

Words claim_words(const GhostReason& r, const Words& track, const Words& goals) {
  switch (r.why) {
    case GhostWhy::finish:
      return {fmt::format("{} finishes {}", track.en, goals.en),
              fmt::format("{} – zrealizowany cel: {}", track.pl, goals.pl)};
    case GhostWhy::cheapest:
      return {fmt::format("{} lies on the shortest way for {}", track.en, goals.en),
              fmt::format("{} leży na najkrótszej drodze do celu: {}", track.pl, goals.pl)};
    case GhostWhy::planned:
      return {fmt::format("the plan for {} needs {}", goals.en, track.en),
              fmt::format("plan prowadzi przez {} do celu: {}", track.pl, goals.pl)};
    default:
      return {fmt::format("the cards in hand pay for {}", track.en),
              fmt::format("{}: kart na ręce wystarczy", track.pl)};
  }
}

Words draw_words(const codec::Map& map, const GhostReason& r, const Words& track,
                 const Words& goals) {
  if (r.why == GhostWhy::ready)
    return {
        fmt::format("{}, on the way for {}, can be paid already; more cards are for what "
                    "follows",
                    track.en, goals.en),
        fmt::format("{}, na drodze do celu: {} – kart już wystarczy; kolejne są na dalszą drogę",
                    track.pl, goals.pl)};
  Words card;
  if (r.colour >= 0) {
    const Words& name = map.colours[static_cast<std::size_t>(r.colour)].name;
    card = {" (" + name.en + ")", " (" + name.pl + ")"};
  }
  return {fmt::format("cards still needed for {}, on the way for {}: {}{}", track.en, goals.en,
                      r.missing, card.en),
          fmt::format("{}, na drodze do celu: {} – brakuje jeszcze kart: {}{}", track.pl, goals.pl,
                      r.missing, card.pl)};
}

Words exchange_words(const GhostReason& r, const Words& goals) {
  if (r.why == GhostWhy::beyond)
    return {
        fmt::format("no ticket in hand can be finished with the wagons left: {}", r.wagons),
        fmt::format("żadnego biletu z ręki nie da się zrealizować; zostało wagonów: {}", r.wagons)};
  return {fmt::format("the shortest way for {} still takes routes: {}, and cards: {}", goals.en,
                      r.routes, r.missing),
          fmt::format("najkrótsza droga do celu: {} – brakuje jeszcze połączeń: {}, kart: {}",
                      goals.pl, r.routes, r.missing)};
}

}  // namespace

Words words_for(const codec::GhostKit& kit, const GhostReason& r) {
  const codec::Map& map = kit.map();
  const Words track = r.track < 0 ? Words{} : track_words(map, r.track),
              goals = goals_words(map, r);
  switch (r.why) {
    case GhostWhy::finish:
    case GhostWhy::cheapest:
    case GhostWhy::planned:
    case GhostWhy::payable: return claim_words(r, track, goals);
    case GhostWhy::cards:
    case GhostWhy::ready: return draw_words(map, r, track, goals);
    case GhostWhy::more:
      return {"with more cards more routes can be paid", "więcej kart pozwoli na więcej połączeń"};
    case GhostWhy::beyond:
    case GhostWhy::far: return exchange_words(r, goals);
    case GhostWhy::forced: break;
  }
  return kForced;
}

bots::GhostReason reason_for(const codec::GhostKit& kit, const ttr::ghost::View& view,
                             const ttr::ghost::Move& move, std::string_view) {
  return bots::explain(kit.rules(), view, move);
}

}  // namespace roundhouse
