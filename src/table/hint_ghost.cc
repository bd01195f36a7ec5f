// The reasons of Ghost Train: told from the plan that the planner would follow, whichever bot made
// the move.
#include <fmt/format.h>

#include "bots/ghost_planner.h"
#include "table/hint.h"
#include "table/hint_words.h"

namespace roundhouse {

namespace {

using codec::Words;
using namespace ttr::ghost;

const Words kTrickOrTreat{"trick or treat", "cukierek albo psikus"};

Words goal_words(const codec::Map& map, int ticket) {
  if (ticket == bots::GhostWay::kTrickOrTreat) return kTrickOrTreat;
  const ttr::Ticket& held = map.board.ticket[ticket];
  return between(map, held.a, held.b);
}

// The first goal among these ways whose tracks have this one.
const bots::GhostWay* way_over(const bots::GhostPlan& plan, int track) {
  for (const bots::GhostWay& way : plan)
    if (way.tracks.has(track)) return &way;
  return nullptr;
}

// What a claim brings at once: the ticket it finishes, or the special one; else nothing.
int finished_by(const ttr::ghost::Rules& rules, const View& view, int track) {
  ttr::TrackSet own = view.open.claimed[index(view.seat)];
  own.add(track);
  const ttr::Joined chains(rules.board(), own);
  for (const u8 held : view.own.held)
    if (held != kNone && rules.completes(chains, held)) return held;
  const bool special = !view.open.special.has(view.seat) && rules.trick_or_treat(chains);
  return special ? bots::GhostWay::kTrickOrTreat : kNone;
}

Words claim_words(const codec::GhostKit& kit, const View& view, int track) {
  const Words name = track_words(kit.map(), track);
  const int done = finished_by(kit.rules(), view, track);
  if (done != kNone) {
    const Words goal = goal_words(kit.map(), done);
    return {fmt::format("{} finishes {}", name.en, goal.en),
            fmt::format("{} kończy: {}", name.pl, goal.pl)};
  }
  const auto plan = bots::plan_goals(kit.rules(), view.open, view.own, view.seat);
  if (const bots::GhostWay* way = way_over(plan, track)) {
    const Words goal = goal_words(kit.map(), way->goal);
    return {fmt::format("{} lies on the quickest way for {}", name.en, goal.en),
            fmt::format("{} leży na najszybszej drodze do celu: {}", name.pl, goal.pl)};
  }
  return {fmt::format("{} is worth having, and the cards in hand pay for it", name.en),
          fmt::format("{} się przyda, a karty na ręce wystarczą", name.pl)};
}

// The route of the nearest goal that lacks the fewest cards.
Words draw_words(const codec::GhostKit& kit, const View& view) {
  const auto plan = bots::plan_goals(kit.rules(), view.open, view.own, view.seat);
  int nearest = -1, fewest = 0;
  if (!plan.empty())
    for (const int t : plan[0].tracks) {
      const int missing = bots::missing_cards(kit.map().board.track[t], view.own);
      if (nearest >= 0 && missing >= fewest) continue;
      nearest = t;
      fewest = missing;
    }
  if (nearest < 0)
    return {"with more cards more routes can be paid", "więcej kart pozwoli opłacić więcej tras"};
  const Words name = track_words(kit.map(), nearest);
  const int colour = kit.map().board.track[nearest].colour;
  if (colour == ttr::kGrey)
    return {fmt::format("cards still needed for {}: {}", name.en, fewest),
            fmt::format("kart brakuje jeszcze na {}: {}", name.pl, fewest)};
  const Words& card = kit.map().colours[static_cast<std::size_t>(colour)].name;
  return {fmt::format("cards still needed for {}: {} ({})", name.en, fewest, card.en),
          fmt::format("kart brakuje jeszcze na {}: {} ({})", name.pl, fewest, card.pl)};
}

}  // namespace

Words reason_for(const codec::GhostKit& kit, const View& view, const Move& move) {
  switch (move.kind) {
    case MoveKind::draw: return draw_words(kit, view);
    case MoveKind::exchange:
      return {"your tickets are out of reach, so new ones are better",
              "tych biletów nie da się już łatwo ukończyć, więc lepiej wziąć nowe"};
    case MoveKind::pass: return {"nothing else is possible", "nic innego nie jest możliwe"};
    case MoveKind::claim: return claim_words(kit, view, move.track);
  }
  return {};
}

}  // namespace roundhouse
