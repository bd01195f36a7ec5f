// The reasons of Ghost Train in words.
#include <fmt/format.h>

#include "games/ghost/words/reason.h"
#include "games/routes/words/reason_names.h"

namespace roundhouse::ghost {

namespace {

const Bilingual kTrickOrTreat{"trick or treat", "cukierek albo psikus"};

Bilingual goal_words(const Map& map, int goal) {
  if (goal == bots::Way::kTrickOrTreat) return kTrickOrTreat;
  return between(map, map.board.ticket[goal].a, map.board.ticket[goal].b);
}

Bilingual goals_words(const Map& map, const bots::Reason& r) {
  Bilingual all;
  for (const int goal : r.goals) {
    const Bilingual name = goal_words(map, goal);
    all.en += (all.en.empty() ? "" : ", ") + name.en;
    all.pl += (all.pl.empty() ? "" : ", ") + name.pl;
  }
  return all;
}

Bilingual claim_words(const bots::Reason& r, const Bilingual& track, const Bilingual& goals) {
  switch (r.why) {
    case bots::Why::finish:
      return {fmt::format("{} finishes {}", track.en, goals.en),
              fmt::format("{} – zrealizowany cel: {}", track.pl, goals.pl)};
    case bots::Why::cheapest:
      return {fmt::format("{} lies on the shortest way for {}", track.en, goals.en),
              fmt::format("{} leży na najkrótszej drodze do celu: {}", track.pl, goals.pl)};
    case bots::Why::planned:
      return {fmt::format("the plan for {} needs {}", goals.en, track.en),
              fmt::format("plan prowadzi przez {} do celu: {}", track.pl, goals.pl)};
    default:
      return {fmt::format("the cards in hand pay for {}", track.en),
              fmt::format("{}: kart na ręce wystarczy", track.pl)};
  }
}

Bilingual draw_words(const Map& map, const bots::Reason& r, const Bilingual& track,
                     const Bilingual& goals) {
  if (r.why == bots::Why::ready)
    return {
        fmt::format("{}, on the way for {}, can be paid already; more cards are for what "
                    "follows",
                    track.en, goals.en),
        fmt::format("{}, na drodze do celu: {} – kart już wystarczy; kolejne są na dalszą drogę",
                    track.pl, goals.pl)};
  Bilingual card;
  if (r.colour >= 0) {
    const Bilingual& name = map.colours[static_cast<std::size_t>(r.colour)].name;
    card = {" (" + name.en + ")", " (" + name.pl + ")"};
  }
  return {fmt::format("cards still needed for {}, on the way for {}: {}{}", track.en, goals.en,
                      r.missing, card.en),
          fmt::format("{}, na drodze do celu: {} – brakuje jeszcze kart: {}{}", track.pl, goals.pl,
                      r.missing, card.pl)};
}

Bilingual exchange_words(const bots::Reason& r, const Bilingual& goals) {
  if (r.why == bots::Why::beyond)
    return {
        fmt::format("no ticket in hand can be finished with the wagons left: {}", r.wagons),
        fmt::format("żadnego biletu z ręki nie da się zrealizować; zostało wagonów: {}", r.wagons)};
  return {fmt::format("the shortest way for {} still takes routes: {}, and cards: {}", goals.en,
                      r.routes, r.missing),
          fmt::format("najkrótsza droga do celu: {} – brakuje jeszcze połączeń: {}, kart: {}",
                      goals.pl, r.routes, r.missing)};
}

}  // namespace

Bilingual words_for(const Codec& codec, const bots::Reason& r) {
  const Map& map = codec.map();
  const Bilingual track = r.track < 0 ? Bilingual{} : track_words(map, r.track),
                  goals = goals_words(map, r);
  switch (r.why) {
    case bots::Why::finish:
    case bots::Why::cheapest:
    case bots::Why::planned:
    case bots::Why::payable: return claim_words(r, track, goals);
    case bots::Why::cards:
    case bots::Why::ready: return draw_words(map, r, track, goals);
    case bots::Why::more:
      return {"with more cards more routes can be paid", "więcej kart pozwoli na więcej połączeń"};
    case bots::Why::beyond:
    case bots::Why::far: return exchange_words(r, goals);
    case bots::Why::forced: break;
  }
  return kForced;
}

bots::Reason reason_for(const Codec& codec, const View& view, const Move& move, std::string_view) {
  return bots::explain(codec.rules(), view, move);
}

}  // namespace roundhouse::ghost
