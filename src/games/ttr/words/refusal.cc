#include "games/ttr/words/refusal.h"

#include "phrases/routes.h"
#include "phrases/shared.h"
#include "phrases/ttr.h"

namespace roundhouse::ttr {

namespace {

namespace no = phrases::ttr::refusals;
namespace ground = phrases::routes;
namespace shared = phrases::shared;

std::string sentence(const Words& w, const Reject& r) {
  switch (r.why) {
    case Why::none: return {};
    case Why::game_over: return w.say(shared::refusals::game_over);
    case Why::not_your_turn:
      return r.a < w.codec().seats() ? w.say(shared::refusals::turn_of, {{"name", w.seat(r.a)}})
                                     : w.say(shared::refusals::not_your_turn);
    case Why::opening: return w.say(no::opening);
    case Why::already_chosen: return w.say(no::already_chosen);
    case Why::keep_first: return w.say(no::keep_first);
    case Why::second_card: return w.say(no::second_card);
    case Why::no_draw: return w.say(no::no_draw);
    case Why::deck_empty: return w.say(no::deck_empty);
    case Why::slot_empty: return w.say(no::slot_empty, {{"slot", r.a + 1}});
    case Why::locomotive_second: return w.say(no::locomotive_second, {{"slot", r.a + 1}});
    case Why::unknown_track: return w.say(ground::refusals::unknown_track);
    case Why::taken:
      return w.say(ground::refusals::taken, {{"link", w.track(r.a)}, {"name", w.seat(r.b)}});
    case Why::own_twin: return w.say(ground::refusals::own_twin, {{"link", w.track(r.a)}});
    case Why::twin_closed: return w.say(no::twin_closed, {{"link", w.track(r.a)}, {"n", r.b}});
    case Why::trains: return w.say(no::trains, {{"need", r.a}, {"have", r.b}});
    case Why::count: return w.say(ground::refusals::count, {{"need", r.a}, {"paid", r.b}});
    case Why::colour:
      return w.say(ground::refusals::colour, {{"need", w.colour(r.a)}, {"paid", w.colour(r.b)}});
    case Why::short_cards:
      return w.say(ground::refusals::short_cards, {{"cards", w.short_of(r.a, r.b)}});
    case Why::short_locomotives:
      return w.say(ground::refusals::short_cards, {{"cards", w.short_of(kLocomotive, r.b)}});
    case Why::no_tickets: return w.say(no::no_tickets);
    case Why::nothing_offered: return w.say(no::nothing_offered);
    case Why::keep_more: return w.say(no::keep_more, {{"need", r.a}, {"kept", r.b}});
    case Why::not_offered: return w.say(no::not_offered, {{"ticket", w.ticket(r.a)}});
    case Why::order: return w.say(no::order);
    case Why::can_act: return w.say(ground::refusals::can_act);
  }
  return {};
}

}  // namespace

std::string explain(const Words& words, const Reject& reject) {
  return words.ruled(sentence(words, reject), rule_of(reject));
}

}  // namespace roundhouse::ttr
