#include "games/ghost/words/words.h"

#include <algorithm>

#include "phrases/ghost.h"
#include "phrases/routes.h"
#include "phrases/shared.h"

namespace roundhouse::ghost {

using routes::Reject;
using routes::Why;

namespace {

namespace moves = phrases::ghost::moves;
namespace no = phrases::ghost::refusals;
namespace talk = phrases::ghost::talk;
namespace ground = phrases::routes;
namespace shared = phrases::shared;

}  // namespace

std::string Words::heading() const {
  return in_language(builtin_edition().name) + " · " + board_name();
}

std::string Words::greeting(const std::string& others) const {
  return say(talk::greeting, {{"names", others}, {"n", rules().set().win}});
}

std::string Words::tickets(std::span<const u8> list) const {
  std::vector<std::string> items;
  for (const u8 t : list)
    if (t != kNone) items.push_back(ticket(t));
  return joined(items);
}

std::string Words::bonus(int b) const {
  return pair(rules().haunts().bonus[b].a, rules().haunts().bonus[b].b);
}

std::string Words::regions() const {
  const Map& map = codec_->map();
  return in_language(map.regions[map.from].name) + " – " + in_language(map.regions[map.to].name);
}

std::string Words::special() const { return say(phrases::ghost::position::trick_or_treat); }

std::string Words::of_win(int completed) const {
  return say(phrases::ghost::position::of_win, {{"n", completed}, {"all", rules().set().win}});
}

std::string Words::name(const View& view, const Move& move) const {
  switch (move.kind) {
    case MoveKind::draw: {
      const int there = view.open.deck + routes::total(view.open.discards);
      return say(moves::draw, {{"n", std::min<int>(rules().set().draw, there)}});
    }
    case MoveKind::claim:
      return say(moves::claim, {{"link", track(move.track)}, {"cards", payment(move.as_claim())}});
    case MoveKind::exchange: return say(moves::exchange, {{"tickets", tickets(view.own.held)}});
    case MoveKind::pass: return say(moves::pass);
  }
  return {};
}

// Routes on the way of a ticket held stand alone; the others are offered together.
std::string Words::group(const View& view, const Move& move, int level) const {
  if (move.kind != MoveKind::claim) return {};
  const auto on_the_way = [&](u8 t) {
    return t != kNone && way_of(view.open, view.seat, t).tracks.has(move.track);
  };
  if (level == 0 && !std::ranges::any_of(view.own.held, on_the_way))
    return say(moves::claim_elsewhere);
  return say(moves::claim_group, {{"link", route(move.track)}});
}

std::string Words::refusal(const Reject& r) const {
  switch (r.why) {
    case Why::game_over: return say(shared::refusals::game_over);
    case Why::not_your_turn:
      return r.a < codec_->seats() ? say(shared::refusals::turn_of, {{"name", seat(r.a)}})
                                   : say(shared::refusals::not_your_turn);
    case Why::no_draw: return say(no::no_draw);
    case Why::unknown_track: return say(ground::refusals::unknown_track);
    case Why::taken:
      return say(ground::refusals::taken, {{"link", track(r.a)}, {"name", seat(r.b)}});
    case Why::own_twin: return say(ground::refusals::own_twin, {{"link", track(r.a)}});
    case Why::trains: return say(no::trains, {{"need", r.a}, {"have", r.b}});
    case Why::count: return say(ground::refusals::count, {{"need", r.a}, {"paid", r.b}});
    case Why::colour:
      return say(ground::refusals::colour, {{"need", colour(r.a)}, {"paid", colour(r.b)}});
    case Why::short_cards:
      return say(ground::refusals::short_cards, {{"cards", short_of(r.a, r.b)}});
    case Why::short_locomotives:
      return say(ground::refusals::short_cards, {{"cards", short_of(routes::kLocomotive, r.b)}});
    case Why::no_tickets: return say(no::no_tickets);
    case Why::can_act: return say(ground::refusals::can_act);
    default: return say(shared::refusals::not_your_turn);  // the rest belongs to Ticket to Ride
  }
}

std::string Words::explain(const Reject& reject) const {
  return ruled(refusal(reject), rule_of(reject));
}

std::string Words::help() const { return say(talk::help) + "\n"; }

}  // namespace roundhouse::ghost
