#include "games/routes/text/reject_json.h"

#include "text/text_out.h"

namespace roundhouse::codec {

namespace {

using ttr::Reject;
using ttr::Why;

// In the order of ttr::Why.
constexpr std::string_view kCodes[] = {"",
                                       "game-over",
                                       "not-your-turn",
                                       "opening",
                                       "already-chosen",
                                       "keep-first",
                                       "second-card",
                                       "no-draw",
                                       "deck-empty",
                                       "slot-empty",
                                       "locomotive-second",
                                       "unknown-track",
                                       "taken",
                                       "own-twin",
                                       "twin-closed",
                                       "trains",
                                       "count",
                                       "colour",
                                       "short",
                                       "short-locomotives",
                                       "no-tickets",
                                       "nothing-offered",
                                       "keep-more",
                                       "not-offered",
                                       "order",
                                       "can-act"};

// The members of "params", each with its comma removed at the end.
class Params {
 public:
  explicit Params(std::string& out) : out_(out) { out_ += "{"; }
  void number(std::string_view name, int n) {
    key(name);
    put_number(out_, n);
  }
  void text(std::string_view name, std::string_view id) {
    key(name);
    put_string(out_, id);
  }
  void none(std::string_view name) {
    key(name);
    out_ += "null";
  }
  void close() { out_ += '}'; }

 private:
  void key(std::string_view name) {
    if (out_.back() != '{') out_ += ',';
    put_id(out_, name);
    out_ += ':';
  }
  std::string& out_;
};

void put_params(Params& p, const Map& map, const Reject& r) {
  switch (r.why) {
    case Why::not_your_turn: r.a == kNone ? p.none("turn") : p.number("turn", r.a); break;
    case Why::slot_empty:
    case Why::locomotive_second: p.number("slot", r.a + 1); break;
    case Why::taken:
      p.text("track", map.tracks[r.a]);
      p.number("owner", r.b);
      break;
    case Why::own_twin: p.text("track", map.tracks[r.a]); break;
    case Why::twin_closed:
      p.text("track", map.tracks[r.a]);
      p.number("players", r.b);
      break;
    case Why::trains:
      p.number("need", r.a);
      p.number("have", r.b);
      break;
    case Why::count:
      p.number("need", r.a);
      p.number("paid", r.b);
      break;
    case Why::colour:
      p.text("need", map.kind(r.a));
      p.text("paid", map.kind(r.b));
      break;
    case Why::short_cards: p.text("card", map.kind(r.a)); [[fallthrough]];
    case Why::short_locomotives: p.number("short", r.b); break;
    case Why::keep_more:
      p.number("least", r.a);
      p.number("kept", r.b);
      break;
    case Why::not_offered: p.text("ticket", map.tickets[r.a]); break;
    default: break;
  }
}

void put_head(std::string& out, std::string_view code, std::string_view rule) {
  out += "\"code\":";
  put_id(out, code);
  put_key(out, "rule");
  put_id(out, rule);
  put_key(out, "params");
}

}  // namespace

void write_reject(std::string& out, const Map& map, const Reject& reject, std::string_view rule) {
  put_head(out, kCodes[static_cast<int>(reject.why)], rule);
  Params params(out);
  put_params(params, map, reject);
  params.close();
}

void write_unreadable(std::string& out, const Unreadable& bad) {
  put_head(out, bad.code, "");
  Params params(out);
  if (!bad.name.empty()) params.text("name", bad.name);
  params.number("at", static_cast<int>(bad.at));
  params.text("expected", bad.expected);
  params.close();
}

}  // namespace roundhouse::codec
