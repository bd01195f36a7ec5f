#include "games/ttr/words/refusal.h"

#include "text/words/number.h"

namespace roundhouse::ttr {

namespace {

using text::number;

std::string sentence(const Words& w, const Reject& r) {
  switch (r.why) {
    case Why::none: return {};
    case Why::game_over: return w.text(Say::no_game_over);
    case Why::not_your_turn:
      return r.a < w.codec().seats() ? w.text(Say::no_turn_of, {w.seat(r.a)})
                                     : w.text(Say::no_turn);
    case Why::opening: return w.text(Say::no_opening);
    case Why::already_chosen: return w.text(Say::no_already_chosen);
    case Why::keep_first: return w.text(Say::no_keep_first);
    case Why::second_card: return w.text(Say::no_second_card);
    case Why::no_draw: return w.text(Say::no_draw);
    case Why::deck_empty: return w.text(Say::no_deck_empty);
    case Why::slot_empty: return w.text(Say::no_slot_empty, {number(r.a + 1)});
    case Why::locomotive_second: return w.text(Say::no_locomotive_second, {number(r.a + 1)});
    case Why::unknown_track: return w.text(Say::no_unknown_track);
    case Why::taken: return w.text(Say::no_taken, {w.track(r.a), w.seat(r.b)});
    case Why::own_twin: return w.text(Say::no_own_twin, {w.track(r.a)});
    case Why::twin_closed: return w.text(Say::no_twin_closed, {w.track(r.a), number(r.b)});
    case Why::trains:
      return w.text(Say::no_trains, {w.count(r.a, Noun::train), w.count(r.b, Noun::train)});
    case Why::count: return w.text(Say::no_count, {w.count(r.a, Noun::card), number(r.b)});
    case Why::colour: return w.text(Say::no_colour, {w.kind(r.a), w.kind(r.b)});
    case Why::short_cards:
      return w.text(Say::no_short_cards, {w.kind(r.a), number(r.b),
                                          std::string(noun(r.b, Noun::card_missing, w.lang()))});
    case Why::short_locomotives:
      return w.text(Say::no_short_locomotives,
                    {number(r.b), std::string(noun(r.b, Noun::locomotive_missing, w.lang()))});
    case Why::no_tickets: return w.text(Say::no_tickets);
    case Why::nothing_offered: return w.text(Say::no_nothing_offered);
    case Why::keep_more:
      return w.text(Say::no_keep_more, {w.count(r.a, Noun::ticket), number(r.b)});
    case Why::not_offered: return w.text(Say::no_not_offered, {w.ticket(r.a)});
    case Why::order: return w.text(Say::no_order);
    case Why::can_act: return w.text(Say::no_can_act);
  }
  return {};
}

}  // namespace

std::string explain(const Words& words, const Reject& reject) {
  const std::string_view rule = rule_of(reject);
  return upper_first(sentence(words, reject)) +
         (rule.empty() ? "" : " (" + std::string(rule) + ")") + ".";
}

}  // namespace roundhouse::ttr
