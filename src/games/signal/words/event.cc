// What happened, as short sentences. Nothing is hidden here but the order of decks (S18).
#include "games/signal/words/words.h"
#include "phrases/shared.h"
#include "phrases/signal.h"
#include "text/words/number.h"

namespace roundhouse::signal {

namespace {

namespace story = phrases::signal::story;
namespace stops = phrases::signal::stops;
namespace shared = phrases::shared;

using text::number;

// On the start card an occupied place is followed by another try.
bool tries(EventKind kind) {
  return kind == EventKind::dice || kind == EventKind::token || kind == EventKind::tokens;
}

}  // namespace

std::string Words::why_over(Outcome outcome) const {
  switch (outcome) {
    case Outcome::delivered: return say(story::won);
    case Outcome::time: return say(story::lost_time);
    case Outcome::schedule: return say(story::lost_schedule);
    case Outcome::none: break;
  }
  return {};
}

std::string Words::tell_deal(const Event& e, Seat viewer) const {
  const bool own = e.seat != kNobody && e.seat == viewer;
  const Value who{"name", e.seat == kNobody ? "" : seat(index(e.seat))};
  switch (e.kind) {
    case EventKind::first:
      return own ? say(shared::story::you_begin) : say(shared::story::begins, {who});
    case EventKind::numbers: {
      std::vector<std::string> items;
      for (int i = 0; i < e.n; ++i) items.push_back(number(e.list[i]) + " " + start(i));
      return say(story::numbers, {{"list", joined(items)}});
    }
    case EventKind::hand:
      return own ? say(story::your_hand, {{"cards", lying({e.list, e.n})}})
                 : say(story::hand, {who, {"cards", taken({e.list, e.n})}});
    case EventKind::turn:
      return own ? say(shared::story::your_turn) + "." : say(story::turn, {who});
    case EventKind::drew:
      return say(own ? story::you_draw : story::draws, {who, {"cards", taken({e.list, e.n})}});
    case EventKind::rebuilt: return say(story::rebuilt, {{"n", e.count}});
    case EventKind::ready: return say(story::ready);
    case EventKind::marker: return say(story::marker, {{"signal", signal_at(e.signal)}});
    default: return {};
  }
}

std::string Words::tell_schedule(const Event& e) const {
  const bool from_start = e.card == kStartCard;
  switch (e.kind) {
    case EventKind::revealed:
      if (from_start) return say(story::start_card);
      return say(e.source == Source::bottom ? story::from_bottom : story::revealed,
                 {{"card", schedule_card(e.card)}});
    case EventKind::under: return say(story::under, {{"card", schedule_card(e.card)}});
    case EventKind::named: return say(story::named, {{"colour", colour(e.colour)}});
    case EventKind::dice:
      return say(story::dice, {{"a", e.dice[0]}, {"b", e.dice[1]}, {"place", start(e.place)}});
    case EventKind::token: return say(story::token, {{"place", start(e.place)}});
    case EventKind::tokens: return say(story::tokens, {{"n", e.count}});
    case EventKind::deployed:
      return say(story::deployed, {{"train", train(e.train)}, {"place", start(e.place)}});
    case EventKind::occupied:
      return say(story::occupied, {{"place", start(e.place)}, {"train", a_train(e.colour)}});
    case EventKind::no_train: return say(story::no_train);
    case EventKind::carried_out: return say(from_start ? story::start_done : story::card_done);
    case EventKind::helper:
      if (e.train == kNone)
        return say(story::helper, {{"helper", helper(e.helper)}, {"what", about(e.helper)}});
      return say(story::held, {{"helper", helper(e.helper)}, {"train", train(e.train)}});
    default: return {};
  }
}

std::string Words::why_stopped(const Event& e) const {
  const Value lost{"lost", e.left};
  switch (e.cause) {
    case Cause::points: return say(stops::points);
    case Cause::signal: return say(stops::signal, {{"signal", signal_at(e.at)}, lost});
    case Cause::junction: return say(stops::junction, {{"junction", junction(e.at)}, lost});
    case Cause::train: return say(stops::train, {{"place", space(e.at)}, lost});
    case Cause::city: return say(stops::city);
    case Cause::start: return say(stops::start);
    case Cause::collision: break;
  }
  return {};
}

std::string Words::tell_movement(const Event& e) const {
  const Value which{"train", e.train == kNone ? "" : train(e.train)};
  switch (e.kind) {
    case EventKind::rolled: return say(story::rolled, {which, {"n", e.points}});
    case EventKind::moved: return say(story::moved, {which, {"place", space(e.list[e.n - 1])}});
    case EventKind::stopped: return say(story::stopped, {which, {"why", why_stopped(e)}});
    case EventKind::collided:
      return say(story::collided, {which, {"with", train(e.with)}, {"lost", e.left}});
    case EventKind::unloaded:
      return say(story::unloaded, {which, {"goods", goods(e.goods)}, {"city", city(e.city)}});
    case EventKind::returned:
      return say(story::returned, {{"goods", goods(e.goods)}, {"city", city(e.city)}});
    case EventKind::depot: return say(story::depot, {which});
    case EventKind::time: return say(story::time, {{"n", e.lost}, {"clock", e.clock}});
    case EventKind::refilled:
      return e.card == kNone
                 ? say(story::refilled, {{"left", e.count}, {"clock", e.clock}})
                 : say(story::refilled_known,
                       {{"card", schedule_card(e.card)}, {"left", e.count}, {"clock", e.clock}});
    case EventKind::over: return why_over(e.outcome);
    default: return {};
  }
}

std::string Words::tell_action(const Event& e, Seat viewer) const {
  switch (e.kind) {
    case EventKind::switched:
      return say(story::switched, {{"junction", junction(e.junction)},
                                   {"arms", arms(e.lines[0], e.lines[1], e.junction)}});
    case EventKind::signalled:
      return say(story::signalled, {{"from", signal_at(e.from)}, {"to", signal_at(e.to)}});
    case EventKind::played:
      return say(e.seat == viewer ? story::you_play : story::plays,
                 {{"name", seat(index(e.seat))},
                  {"cards", pair_of_cards(e.list[0], e.n > 1 ? e.list[1] : kNone)},
                  {"deed", deed(e.action)}});
    case EventKind::loaded:
      return say(story::loaded,
                 {{"train", train(e.train)}, {"goods", goods(e.goods)}, {"card", kind(e.card)}});
    default: return {};
  }
}

std::string Words::tell_one(const Event& e, Seat viewer) const {
  for (const std::string& told :
       {tell_deal(e, viewer), tell_schedule(e), tell_movement(e), tell_action(e, viewer)})
    if (!told.empty()) return told;
  return {};
}

std::string Words::tell(std::span<const Event> events, Seat viewer) const {
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& e = events[i];
    // A run and what ended it are one sentence.
    if (i > 0 && e.kind == EventKind::stopped && events[i - 1].kind == EventKind::moved) {
      const Event& run = events[i - 1];
      sentences.back() = say(story::moved_stopped, {{"train", train(run.train)},
                                                    {"place", space(run.list[run.n - 1])},
                                                    {"why", why_stopped(e)}});
    } else if (e.kind == EventKind::occupied && i + 1 < events.size() &&
               tries(events[i + 1].kind)) {
      sentences.push_back(
          say(story::once_more, {{"place", start(e.place)}, {"train", a_train(e.colour)}}));
    } else {
      sentences.push_back(tell_one(e, viewer));
    }
  }
  return joined(sentences, " ");
}

}  // namespace roundhouse::signal
