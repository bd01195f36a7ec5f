#include "codec/reject_json.h"

#include "codec/text_out.h"

namespace roundhouse::codec {

namespace {

using ttr::Reject;
using ttr::Why;

struct Entry {
  std::string_view code, rule;
};

// In the order of ttr::Why.
constexpr Entry kEntries[] = {{"", ""},
                              {"game-over", "T50"},
                              {"not-your-turn", "T10"},
                              {"opening", "T5"},
                              {"already-chosen", "T5"},
                              {"keep-first", "T40"},
                              {"second-card", "T11"},
                              {"no-draw", "T18"},
                              {"deck-empty", "T23"},
                              {"slot-empty", "T19"},
                              {"locomotive-second", "T13"},
                              {"unknown-track", ""},
                              {"taken", "T34"},
                              {"own-twin", "T35"},
                              {"twin-closed", "T36"},
                              {"trains", "T33"},
                              {"count", "T30"},
                              {"colour", "T31"},
                              {"short", "T30"},
                              {"short-locomotives", "T32"},
                              {"no-tickets", "T45"},
                              {"nothing-offered", "T42"},
                              {"keep-more", "T40"},
                              {"not-offered", "T42"},
                              {"order", "T41"},
                              {"can-act", "T21"}};

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

void write_reject(std::string& out, const Map& map, const Reject& reject) {
  const Entry& entry = kEntries[static_cast<int>(reject.why)];
  const bool opening = reject.why == Why::keep_more && reject.c != 0;
  put_head(out, entry.code, opening ? "T5" : entry.rule);
  Params params(out);
  put_params(params, map, reject);
  params.close();
}

void write_unreadable(std::string& out, const Unreadable& bad) {
  put_head(out, bad.code, bad.code == "count" ? "T30" : "");
  Params params(out);
  if (!bad.name.empty()) params.text("name", bad.name);
  params.number("at", static_cast<int>(bad.at));
  params.text("expected", bad.expected);
  params.close();
}

}  // namespace roundhouse::codec
