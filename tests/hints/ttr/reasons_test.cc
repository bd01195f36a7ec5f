// The hints of Ticket to Ride: each fact counted again.
#include "games/routes/words/hint_names.h"
#include "hints/hints.h"
#include "hints/tracks.h"

namespace roundhouse::hints {
namespace {

using ttr::Codec;
using ttr::bots::Reason;
using ttr::bots::Why;
using Words = text::Translated;
using ttr::kColours;
using ttr::kLocomotive;
using ttr::Move;
using ttr::MoveKind;
using ttr::State;
using ttr::TicketSet;
using ttr::View;

constexpr const char* kNames[] = {"keep",   "finish", "cheapest", "planned", "last",
                                  "points", "worth",  "colour",   "thrift",  "several",
                                  "held",   "wild",   "engine",   "deck",    "blind",
                                  "ready",  "more",   "tickets",  "forced"};

// One hint with everything it can be measured by.
struct Told {
  const ttr::Codec& codec;
  const State& state;
  const View& view;
  const Move& move;
  const Reason& r;
  const Words& words;

  const Board& board() const { return codec.rules().board(); }
  const TrackSet& mine() const { return state.open.claimed[index(view.seat)]; }
  TrackSet free() const {
    const bool one_of_two = state.open.seats < codec.rules().set().doubles_from;
    return free_tracks(board(), state.open, view.seat, one_of_two);
  }
  const u8* cards() const { return state.own[index(view.seat)].hand; }
  int trains() const { return state.open.trains[index(view.seat)]; }

  bool joined(const TrackSet& tracks, int ticket) const {
    const ttr::Ticket& it = board().ticket[ticket];
    return joins(board(), tracks, city(it.a), city(it.b));
  }
  bool joined(const TrackSet& tracks, const TicketSet& tickets) const {
    return every(tickets, [&](int k) { return joined(tracks, k); });
  }
  int lacking(int one_more = -1) const {
    std::vector<int> hand = hand_of(cards());
    if (one_more >= 0) ++hand[static_cast<std::size_t>(one_more)];
    return missing(board(), r.plan, hand);
  }
  // Can it be built, and does it join what it is said to be for?
  bool good_plan() const {
    return (r.plan - free()).empty() && trains_of(board(), r.plan) <= trains() &&
           joined(mine() | r.plan, r.tickets);
  }
  TicketSet open_tickets() const {
    TicketSet open;
    for (const int k : state.own[index(view.seat)].held)
      if (!joined(mine(), k)) open.add(k);
    return open;
  }
};

bool keep_is_so(const Told& told) {
  int points = 0;
  TicketSet kept;
  for (int i = 0; i < told.move.kept(); ++i) {
    kept.add(told.move.tickets[i]);
    points += told.board().ticket[told.move.tickets[i]].points;
  }
  return told.good_plan() && points == told.r.points && (told.r.tickets - kept).empty() &&
         trains_of(told.board(), told.r.plan) == told.r.trains;
}

bool finish_is_so(const Told& told) {
  TrackSet with = told.mine();
  with.add(told.move.track());
  TicketSet finished;
  for (const int k : told.open_tickets())
    if (told.joined(with, k)) finished.add(k);
  return !finished.empty() && finished == told.r.tickets;
}

// Without the track the plan would not join any of the tickets named.
bool needs_track(const Told& told) {
  TrackSet without = told.mine() | told.r.plan;
  if (told.r.tickets.empty() || !without.has(told.move.track())) return false;
  without.remove(told.move.track());
  return every(told.r.tickets, [&](int k) { return !told.joined(without, k); });
}

bool cheapest_is_so(const Told& told) {
  const auto shortest = [&](int k) {
    const ttr::Ticket& ticket = told.board().ticket[k];
    return on_fewest(told.board(), told.mine(), told.free(), told.move.track(), city(ticket.a),
                     city(ticket.b));
  };
  return told.good_plan() && needs_track(told) && every(told.r.tickets, shortest);
}

// What the claim adds to the points, by the game itself; and whether the seat acts again.
bool claim_is_so(const Told& told, bool last) {
  State next = told.state;
  Chance chance = Chance::seeded(7);
  auto events = ttr::Events::off();
  const ttr::Rules& rules = told.codec.rules();
  const int before = next.open.points[index(told.view.seat)];
  rules.apply(next, told.view.seat, told.move, chance, events);
  if (next.open.points[index(told.view.seat)] - before != told.r.points) return false;
  while (last && !rules.to_act(next).empty()) {
    const Seat seat = rules.to_act(next).lowest();
    if (seat == told.view.seat) return false;
    rules.apply(next, seat, rules.sample(next, seat, chance), chance, events);
  }
  return true;
}

bool points_are_so(const Told& told) {
  const int length = told.board().track[told.move.track()].length;
  return claim_is_so(told, false) && (told.r.plan - told.free()).empty() &&
         trains_of(told.board(), told.r.plan) + length <= told.trains();
}

int card_of(const Told& told) { return told.state.open.row[told.move.slot()]; }

bool colour_is_so(const Told& told) {
  const Track& track = told.board().track[told.r.track];
  const int held = told.cards()[told.r.colour], wild = told.cards()[kLocomotive];
  const bool takes = track.colour == ttr::kGrey || track.colour == told.r.colour;
  const bool figures = told.r.why == Why::colour
                           ? held + wild + told.r.missing == track.length
                           : held + told.r.missing == track.length && wild >= told.r.missing;
  return card_of(told) == told.r.colour && takes && told.free().has(told.r.track) && figures &&
         told.r.missing > 0 && track.length <= told.trains();
}

bool several_are_so(const Told& told) {
  int need = 0;
  for (const int t : told.r.plan)
    if (told.board().track[t].colour == told.r.colour) need += told.board().track[t].length;
  return card_of(told) == told.r.colour && (told.r.plan - told.free()).empty() &&
         told.r.missing > 0 && need == told.cards()[told.r.colour] + told.r.missing;
}

bool row_helps(const Told& told) {
  const bool second = told.state.open.phase == ttr::Phase::second_card;
  for (const u8 card : told.state.open.row)
    if (card != kNone && !(second && card == kLocomotive) && told.lacking(card) < told.lacking())
      return true;
  return false;
}

// The cards this seat has not seen are those in the deck and what is not known of the others'.
bool blind_is_so(const Told& told) {
  int unseen = 0, useful = 0;
  for (int kind = 0; kind < ttr::kKinds; ++kind) {
    int there = told.state.hidden.deck[kind];
    for (int i = 0; i < told.state.open.seats; ++i)
      if (seat_at(i) != told.view.seat)
        there += told.state.own[i].hand[kind] - told.state.open.known[i][kind];
    unseen += there;
    if (told.lacking(kind) < told.lacking()) useful += there;
  }
  return unseen == told.r.unseen && useful == told.r.useful;
}

bool draw_is_so(const Told& told) {
  if (told.move.kind != MoveKind::draw) return false;
  const bool lacks = !told.r.tickets.empty() && told.r.missing > 0 &&
                     told.lacking() == told.r.missing && told.good_plan();
  switch (told.r.why) {
    case Why::deck: return lacks && !row_helps(told);
    case Why::blind: return lacks && row_helps(told) && blind_is_so(told);
    case Why::ready: return !told.r.tickets.empty() && told.good_plan() && told.lacking() == 0;
    default: return told.r.tickets == told.open_tickets() && told.r.plan.empty();
  }
}

bool wild_is_so(const Told& told) {
  const bool lacks = told.lacking() > 0;
  return card_of(told) == kLocomotive && told.good_plan() && lacks == (told.r.why == Why::wild) &&
         told.lacking() == told.r.missing;
}

bool is_forced(const Told& told) {
  ttr::MoveList legal;
  told.codec.rules().legal(told.state, told.view.seat, legal);
  return legal.size() == 1;
}

bool is_so(const Told& told) {
  switch (told.r.why) {
    case Why::keep: return keep_is_so(told);
    case Why::finish: return finish_is_so(told);
    case Why::cheapest: return cheapest_is_so(told);
    case Why::planned:
      return told.good_plan() && needs_track(told) &&
             trains_of(told.board(), told.r.plan) == told.r.trains;
    case Why::last: return claim_is_so(told, true);
    case Why::points: return points_are_so(told);
    case Why::worth: return claim_is_so(told, false);
    case Why::colour:
    case Why::thrift: return colour_is_so(told);
    case Why::several: return several_are_so(told);
    case Why::held:
      return card_of(told) == told.r.colour && told.cards()[told.r.colour] + 1 == told.r.missing;
    case Why::wild:
    case Why::engine: return wild_is_so(told);
    case Why::deck:
    case Why::blind:
    case Why::ready:
    case Why::more: return draw_is_so(told);
    case Why::tickets:
      return told.good_plan() &&
             told.r.trains == told.trains() - trains_of(told.board(), told.r.plan);
    case Why::forced: return is_forced(told);
  }
  return false;
}

// ---- the sentences

bool sentence_is_so(const Told& told) {
  const Reason& r = told.r;
  const routes::Map& map = told.codec.map();
  std::vector<int> points;
  std::vector<Words> tickets;
  int sum = 0;
  for (const int k : r.tickets) {
    points.push_back(map.board.ticket[k].points);
    sum += points.back();
    tickets.push_back(text::in_every_language([&](text::Lang lang) {
      return between(map, map.board.ticket[k].a, map.board.ticket[k].b, lang);
    }));
  }
  const auto with = [&](std::vector<int> more) {
    more.insert(more.end(), points.begin(), points.end());
    return more;
  };
  const auto track = [&] {
    return text::in_every_language(
        [&](text::Lang lang) { return track_between(map, r.track, lang); });
  };
  std::vector<Words> both = tickets;
  if (r.track >= 0) both.push_back(track());
  switch (r.why) {
    case Why::keep:
      if (sum == r.points) return says(told.words, {r.points, r.trains}, {});
      return r.tickets.empty() ? says(told.words, {r.points}, {})
                               : says(told.words, with({r.trains}), tickets);
    case Why::finish:
    case Why::cheapest: return says(told.words, with({}), both);
    case Why::planned: return says(told.words, with({r.trains}), both);
    case Why::last:
    case Why::points:
    case Why::worth: return says(told.words, {r.points}, {track()});
    case Why::colour:
    case Why::thrift: return says(told.words, {r.missing}, {track()});
    case Why::several:
    case Why::held: return says(told.words, {r.missing}, {});
    case Why::wild:
    case Why::deck: return says(told.words, with({r.missing}), tickets);
    case Why::blind: return says(told.words, with({r.missing, r.unseen, r.useful}), tickets);
    case Why::ready:
    case Why::more: return says(told.words, with({}), tickets);
    case Why::tickets: return says(told.words, {r.trains}, {});
    case Why::engine:
    case Why::forced: return says(told.words, {}, {});
  }
  return false;
}

// ---- the plan

// What is drawn beside a hint is free to be built, has the route it speaks of,
// and joins what the sentence says it joins.
bool plan_is_so(const Told& told) {
  const TrackSet tracks = ttr::bots::plan_behind(told.codec.rules(), told.view, told.move);
  const bool named = told.r.track < 0 || tracks.has(told.r.track);
  const bool joins = told.r.why == Why::more || told.joined(told.mine() | tracks, told.r.tickets);
  return named && joins && (tracks - told.free()).empty();
}

// ---- the payment

// For each open ticket a way with the fewest trains, and what the hint plans for.
bool needs_are_so(const Told& told, const routes::bots::Needed& needed) {
  for (const int k : told.open_tickets()) {
    const ttr::Ticket& ticket = told.board().ticket[k];
    const u64 a = city(ticket.a), b = city(ticket.b);
    TrackSet within;  // too long a track for the trains left is no way
    for (const int t : told.free())
      if (told.board().track[t].length <= told.trains()) within.add(t);
    if (fewest_trains(told.board(), told.mine(), needed.ways, a, b) !=
        fewest_trains(told.board(), told.mine(), within, a, b))
      return false;
  }
  return ((needed.ways | needed.plan) - told.free()).empty();
}

bool payment_is_so(const Told& told) {
  const routes::bots::Needed needed = ttr::bots::tracks_needed(told.codec.rules(), told.view);
  const std::vector<int> hand = hand_of(told.cards());
  const Paid paid{told.move.track(), told.move.colour, told.move.locomotives};
  ttr::MoveList legal;
  told.codec.rules().legal(told.state, told.view.seat, legal);
  return needs_are_so(told, needed) &&
         std::all_of(legal.begin(), legal.end(), [&](const Move& other) {
           const u8 twin = told.board().track[paid.track].twin;
           if (other.kind != MoveKind::claim ||
               (other.track() != paid.track && other.track() != twin))
             return true;
           return no_worse(told.board(), hand, needed, paid,
                           {other.track(), other.colour, other.locomotives});
         });
}

void examine(const std::string& game, Tally& tally) {
  const std::vector<std::string> advisers = {"hard", "medium", "random"};
  for (const int seats : {2, 3, 5}) {
    const ttr::Codec codec = kit_of<ttr::Codec>(game, seats);
    for (u64 seed = 11; seed < 15; ++seed) {
      const std::vector<std::string> players =
          seed % 2 == 0 ? std::vector<std::string>{"hard"}
                        : std::vector<std::string>{"random", "easy", "medium"};
      play(codec, seed, players, advisers,
           [&](const std::string& bot, const State& state, const View& view, const Move& move,
               const Reason& reason, const Words& words) {
             const Told told{codec, state, view, move, reason, words};
             tally.count(kNames[static_cast<int>(reason.why)], is_so(told), all_of(words));
             tally.count("the sentence", sentence_is_so(told), all_of(words));
             if (bot != "medium") tally.count("the plan", plan_is_so(told), all_of(words));
             if (move.kind == MoveKind::claim)
               tally.count("the payment", payment_is_so(told), all_of(words));
           });
    }
  }
}

class TtrHints : public ::testing::TestWithParam<const char*> {};

TEST_P(TtrHints, say_only_what_is_so) {
  Tally tally;
  examine(GetParam(), tally);
  tally.expect_true();
  EXPECT_GT(tally.all(), 4000);
  for (const char* kind : {"keep", "finish", "cheapest", "planned", "last", "points", "colour",
                           "thrift", "held", "wild", "engine", "deck", "blind", "more"})
    EXPECT_GT(tally.made[kind], 0) << kind << " was never said";
}

INSTANTIATE_TEST_SUITE_P(Editions, TtrHints, ::testing::Values("ttr-classic", "ttr-new"),
                         [](const auto& edition) {
                           return std::string(edition.param) == "ttr-new" ? "fresh" : "classic";
                         });

}  // namespace
}  // namespace roundhouse::hints
