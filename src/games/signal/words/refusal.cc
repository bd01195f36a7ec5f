// Refusals as sentences with the rule they rest on.
#include "games/signal/words/words.h"
#include "phrases/shared.h"
#include "phrases/signal.h"

namespace roundhouse::signal {

namespace {

namespace asked_for = phrases::signal::asked;
namespace no = phrases::signal::refusals;
namespace shared = phrases::shared;

}  // namespace

std::string Words::asked(Phase phase) const {
  switch (phase) {
    case Phase::placing: return say(asked_for::placing);
    case Phase::extra: return say(asked_for::extra);
    case Phase::reveal: return say(asked_for::reveal);
    case Phase::deploy: return say(asked_for::deploy);
    case Phase::colour: return say(asked_for::colour);
    case Phase::train: return say(asked_for::train);
    case Phase::rolled: return say(asked_for::rolled);
    case Phase::city: return say(asked_for::city);
    case Phase::action: return say(asked_for::action);
    case Phase::signal: return say(asked_for::signal);
    case Phase::switch_: return say(asked_for::switch_);
    case Phase::draw: return say(asked_for::draw);
    case Phase::over: return say(asked_for::over);
  }
  return {};
}

std::string Words::refusal(const Reject& r) const {
  const auto helper_named = [&] { return Value("helper", helper(static_cast<Helper>(r.a))); };
  const auto train_named = [&] { return Value("train", train(r.a)); };
  const auto line_named = [&] { return Value("line", line(r.a)); };
  switch (r.why) {
    case Why::none: return {};
    case Why::game_over: return say(shared::refusals::game_over);
    case Why::not_your_turn:
      return r.a < codec_->seats() ? say(shared::refusals::turn_of, {{"name", seat(r.a)}})
                                   : say(shared::refusals::not_your_turn);
    case Why::wrong_step: return say(no::wrong_step, {{"what", asked(static_cast<Phase>(r.a))}});
    case Why::unknown_name: return say(no::unknown_name);
    case Why::not_an_arm:
      return say(no::not_an_arm, {{"junction", junction(r.a)}, {"line", line(r.b)}});
    case Why::same_setting: return say(no::same_setting, {{"junction", junction(r.a)}});
    case Why::no_marker: return say(no::no_marker, {{"signal", signal_at(r.a)}});
    case Why::marker_there: return say(no::marker_there, {{"signal", signal_at(r.a)}});
    case Why::city_needs_one: return say(no::city_needs_one, {{"city", city(r.a)}});
    case Why::marker_stays: return say(no::marker_stays, {{"signal", signal_at(r.a)}});
    case Why::placing_limit: return say(no::placing_limit);
    case Why::helper_used: return say(no::helper_used, {helper_named()});
    case Why::helper_elsewhere: return say(no::helper_elsewhere, {helper_named()});
    case Why::helper_window: return say(no::helper_window, {helper_named()});
    case Why::depot: return say(no::depot, {{"trains", no_trains(r.a)}});
    case Why::same_colour: return say(no::same_colour, {{"colour", colour(r.a)}});
    case Why::given_colour: return say(no::given_colour, {{"train", a_train(r.a)}});
    case Why::place_taken: return say(no::place_taken, {{"place", start(r.a)}});
    case Why::not_on_board: return say(no::not_on_board, {train_named()});
    case Why::already_moved: return say(no::already_moved, {train_named()});
    case Why::other_colour: return say(no::other_colour, {train_named()});
    case Why::held: return say(no::held, {train_named()});
    case Why::not_a_line: return say(no::not_a_line, {line_named()});
    case Why::line_red: return say(no::line_red, {line_named()});
    case Why::came_by: return say(no::came_by, {line_named()});
    case Why::no_card: return say(no::no_card, {{"card", kind(r.a)}});
    case Why::wrong_card: return say(no::wrong_card, {{"deed", deed(r.a)}});
    case Why::no_effect: return say(no::no_effect, {{"deed", deed(r.a)}});
    case Why::not_in_trade_city: return say(no::not_in_trade_city, {train_named()});
    case Why::loaded: return say(no::loaded, {train_named()});
    case Why::no_goods: return say(no::no_goods, {train_named()});
    case Why::draw_range: return say(no::draw_range, {{"n", r.a}});
  }
  return {};
}

std::string Words::explain(const Reject& reject) const {
  return ruled(refusal(reject), rule_of(reject));
}

}  // namespace roundhouse::signal
