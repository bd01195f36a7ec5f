// The hints of Ghost Train: each fact counted again.
#include "games/routes/words/hint_names.h"
#include "games/routes/words/kind_words.h"
#include "hints/hints.h"
#include "hints/tracks.h"
#include "phrases/ghost.h"
#include "phrases/routes.h"

namespace roundhouse::hints {
namespace {

using ghost::Codec;
using ghost::bots::Reason;
using ghost::bots::Why;
using Words = text::Translated;
using ghost::Move;
using ghost::MoveKind;
using ghost::State;
using ghost::View;
using ttr::kLocomotive;

constexpr const char* kNames[] = {"finish", "cheapest", "planned", "payable", "cards",
                                  "ready",  "more",     "beyond",  "far",     "forced"};
constexpr int kSpecial = ghost::bots::Way::kTrickOrTreat;

struct Told {
  const ghost::Codec& codec;
  const State& state;
  const View& view;
  const Move& move;
  const Reason& r;
  const Words& words;

  const Board& board() const { return codec.rules().board(); }
  const TrackSet& mine() const { return state.open.claimed[index(view.seat)]; }
  TrackSet free() const { return free_tracks(board(), state.open, view.seat, false); }
  const ghost::Private& own() const { return state.own[index(view.seat)]; }
  int wagons() const { return state.open.trains[index(view.seat)]; }
  u64 from(int goal) const {
    return goal == kSpecial ? codec.rules().haunts().from : city(board().ticket[goal].a);
  }
  u64 to(int goal) const {
    return goal == kSpecial ? codec.rules().haunts().to : city(board().ticket[goal].b);
  }
  bool joined(const TrackSet& tracks, int goal) const {
    return joins(board(), tracks, from(goal), to(goal));
  }
  // Is it one this player can still reach?
  bool open_goal(int goal) const {
    if (goal == kSpecial) return !state.open.special.has(view.seat);
    return std::find(own().held, own().held + ghost::kMaxHeld, goal) !=
           own().held + ghost::kMaxHeld;
  }
  // Routes that can be claimed and reach the goal.
  bool good_plan(int goal) const {
    return open_goal(goal) && (r.plan - free()).empty() && joined(mine() | r.plan, goal) &&
           trains_of(board(), r.plan) <= wagons();
  }
};

// Played in the game itself: what it finished is what was said. A ticket drawn in between may win
// before the last of them counts (G14, G20); then its places are joined all the same.
bool finish_is_so(const Told& told) {
  State next = told.state;
  Chance chance = Chance::seeded(7);
  auto events = ghost::Events::off();
  const int who = index(told.view.seat);
  told.codec.rules().apply(next, told.view.seat, told.move, chance, events);
  const bool won = done(next.open, who) == told.codec.rules().set().win;
  const auto finished = [&](int goal) {
    const bool counted = goal == kSpecial ? next.open.special.has(told.view.seat)
                                          : next.open.completed[who].has(goal);
    return told.open_goal(goal) && told.joined(next.open.claimed[who], goal) &&
           (counted || (won && goal != told.r.goals[0]));
  };
  const int most = told.codec.rules().set().win - done(told.state.open, who);
  return !told.r.goals.empty() && static_cast<int>(told.r.goals.size()) <= most &&
         std::all_of(told.r.goals.begin(), told.r.goals.end(), finished);
}

bool planned_is_so(const Told& told) {
  const int goal = told.r.goals[0];
  TrackSet without = told.mine() | told.r.plan;
  without.remove(told.move.track);
  if (!told.good_plan(goal) || !told.r.plan.has(told.move.track) || told.joined(without, goal))
    return false;
  return told.r.why == Why::planned || on_fewest(told.board(), told.mine(), told.free(),
                                                 told.move.track, told.from(goal), told.to(goal));
}

int lacking(const Told& told, int t) {
  TrackSet one;
  one.add(t);
  return missing(told.board(), one, hand_of(told.own().hand));
}

bool cards_are_so(const Told& told) {
  const int colour = told.board().track[told.r.track].colour;
  return told.move.kind == MoveKind::draw && told.good_plan(told.r.goals[0]) &&
         told.r.plan.has(told.r.track) && lacking(told, told.r.track) == told.r.missing &&
         (told.r.missing > 0) == (told.r.why == Why::cards) &&
         told.r.colour == (colour == ttr::kGrey ? -1 : colour);
}

int fewest_wagons(const Told& told, int goal) {
  return fewest_trains(told.board(), told.mine(), told.free(), told.from(goal), told.to(goal));
}

bool beyond_is_so(const Told& told) {
  for (const u8 held : told.own().held)
    if (held != kNone && fewest_wagons(told, held) <= told.wagons()) return false;
  return told.r.wagons == told.wagons();
}

bool far_is_so(const Told& told) {
  const int goal = told.r.goals[0];
  return goal != kSpecial && told.good_plan(goal) && told.r.plan.count() == told.r.routes &&
         trains_of(told.board(), told.r.plan) == fewest_wagons(told, goal) &&
         missing(told.board(), told.r.plan, hand_of(told.own().hand)) == told.r.missing;
}

bool is_so(const Told& told) {
  switch (told.r.why) {
    case Why::finish: return finish_is_so(told);
    case Why::cheapest:
    case Why::planned: return planned_is_so(told);
    case Why::payable: return lacking(told, told.move.track) == 0;
    case Why::cards:
    case Why::ready: return cards_are_so(told);
    case Why::more: return told.move.kind == MoveKind::draw;
    case Why::beyond: return beyond_is_so(told);
    case Why::far: return far_is_so(told);
    case Why::forced: {
      ghost::MoveList legal;
      told.codec.rules().legal(told.state, told.view.seat, legal);
      return legal.size() == 1;
    }
  }
  return false;
}

bool sentence_is_so(const Told& told) {
  const Reason& r = told.r;
  const routes::Map& map = told.codec.map();
  std::vector<Words> names;
  const auto add = [&](auto name) { names.push_back(text::in_every_language(name)); };
  for (const int goal : r.goals) {
    if (goal == kSpecial) {
      names.push_back(text::translated(phrases::ghost::hints::trick_or_treat));
      continue;
    }
    const ttr::Ticket& ticket = map.board.ticket[goal];
    add([&](text::Lang lang) { return between(map, ticket.a, ticket.b, lang); });
  }
  if (r.track >= 0) add([&](text::Lang lang) { return track_between(map, r.track, lang); });
  if (r.why == Why::cards && r.colour >= 0)
    add([&](text::Lang lang) {
      return kind_words(map, phrases::routes::short_::kAll, r.colour, r.missing, lang);
    });
  switch (r.why) {
    case Why::cards: return says(told.words, {r.missing}, names);
    case Why::beyond: return says(told.words, {r.wagons}, {});
    case Why::far: return says(told.words, {r.routes, r.missing}, names);
    default: return says(told.words, {}, names);
  }
}

bool payment_is_so(const Told& told) {
  const routes::bots::Needed needed = ghost::bots::tracks_needed(told.codec.rules(), told.view);
  for (const u8 held : told.own().held)
    if (held != kNone &&
        fewest_wagons(told, held) !=
            fewest_trains(told.board(), told.mine(), needed.ways, told.from(held), told.to(held)))
      return false;
  const Paid paid{told.move.track, told.move.colour, told.move.locomotives};
  const u8 twin = told.board().track[paid.track].twin;
  ghost::MoveList legal;
  told.codec.rules().legal(told.state, told.view.seat, legal);
  return std::all_of(legal.begin(), legal.end(), [&](const Move& other) {
    if (other.kind != MoveKind::claim || (other.track != paid.track && other.track != twin))
      return true;
    return no_worse(told.board(), hand_of(told.own().hand), needed, paid,
                    {other.track, other.colour, other.locomotives});
  });
}

TEST(GhostHints, say_only_what_is_so) {
  Tally tally;
  for (const int seats : {2, 3, 4}) {
    const ghost::Codec codec = kit_of<ghost::Codec>("ghost-train", seats);
    for (u64 seed = 21; seed < 41; ++seed) {
      const std::vector<std::string> players =
          seed % 2 == 0 ? std::vector<std::string>{"medium"}
                        : std::vector<std::string>{"random", "easy", "child"};
      play(codec, seed, players, {"medium", "easy", "random"},
           [&](const std::string&, const State& state, const View& view, const Move& move,
               const Reason& reason, const Words& words) {
             const Told told{codec, state, view, move, reason, words};
             tally.count(kNames[static_cast<int>(reason.why)], is_so(told), all_of(words));
             tally.count("the sentence", sentence_is_so(told), all_of(words));
             if (move.kind == MoveKind::claim)
               tally.count("the payment", payment_is_so(told), all_of(words));
           });
    }
  }
  tally.expect_true();
  EXPECT_GT(tally.all(), 4000);
  for (const char* kind :
       {"finish", "cheapest", "planned", "payable", "cards", "ready", "beyond", "far"})
    EXPECT_GT(tally.made[kind], 0) << kind << " was never said";
}

}  // namespace
}  // namespace roundhouse::hints
