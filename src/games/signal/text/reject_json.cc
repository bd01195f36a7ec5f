#include "games/signal/text/reject_json.h"

#include "games/signal/text/pieces.h"

namespace roundhouse::codec {

namespace {

using signal::Reject;
using signal::Why;

constexpr std::string_view kCodes[signal::kReasons] = {
    "none",          "game-over",     "not-your-turn", "wrong-step",       "unknown-name",
    "not-an-arm",    "same-setting",  "no-marker",     "marker-there",     "city-needs-one",
    "marker-stays",  "placing-limit", "helper-used",   "helper-elsewhere", "helper-window",
    "depot",         "same-colour",   "given-colour",  "place-taken",      "not-on-board",
    "already-moved", "other-colour",  "held",          "not-a-line",       "line-red",
    "came-by",       "no-card",       "wrong-card",    "no-effect",        "not-in-trade-city",
    "loaded",        "no-goods",      "draw-range"};

void put_param(std::string& out, std::string_view key, std::string_view text) {
  if (out.back() != '{') out += ',';
  put_id(out, key);
  out += ':';
  put_id(out, text);
}

void put_number_param(std::string& out, std::string_view key, int n) {
  put_id(out, key);
  out += ':';
  put_number(out, n);
}

void put_params(std::string& out, const SignalBoard& words, const Reject& r) {
  switch (r.why) {
    case Why::none:
    case Why::game_over:
    case Why::unknown_name:
    case Why::placing_limit: return;
    case Why::not_your_turn: return put_number_param(out, "turn", r.a);
    case Why::draw_range: return put_number_param(out, "most", r.a);
    case Why::wrong_step:
      return put_param(out, "phase", phase_name(static_cast<signal::Phase>(r.a)));
    case Why::not_an_arm:
      put_param(out, "junction", words.junctions[r.a]);
      return put_param(out, "line", words.lines[r.b]);
    case Why::same_setting: return put_param(out, "junction", words.junctions[r.a]);
    case Why::no_marker:
    case Why::marker_there:
    case Why::marker_stays: return put_param(out, "signal", words.signals[r.a]);
    case Why::city_needs_one: return put_param(out, "city", words.cities[r.a]);
    case Why::helper_used:
    case Why::helper_elsewhere:
    case Why::helper_window:
      return put_param(out, "helper", helper_name(static_cast<signal::Helper>(r.a)));
    case Why::depot:
    case Why::same_colour:
    case Why::given_colour: return put_param(out, "colour", words.colours[r.a]);
    case Why::place_taken: return put_param(out, "place", words.starts[r.a]);
    case Why::not_on_board:
    case Why::already_moved:
    case Why::other_colour:
    case Why::held:
    case Why::not_in_trade_city:
    case Why::loaded:
    case Why::no_goods: return put_param(out, "train", words.trains[r.a]);
    case Why::not_a_line:
    case Why::line_red:
    case Why::came_by: return put_param(out, "line", words.lines[r.a]);
    case Why::no_card: return put_param(out, "card", kind_name(r.a));
    case Why::wrong_card:
    case Why::no_effect: return put_param(out, "action", kind_name(r.a));
  }
}

}  // namespace

void write_reject(std::string& out, const SignalBoard& words, const Reject& reject) {
  out += "\"code\":";
  put_id(out, kCodes[static_cast<int>(reject.why)]);
  put_name(out, "rule", signal::rule_of(reject));
  put_key(out, "params");
  out += '{';
  put_params(out, words, reject);
  out += '}';
}

}  // namespace roundhouse::codec
