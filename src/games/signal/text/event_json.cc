#include "games/signal/text/event_json.h"

#include "games/signal/text/pieces.h"

namespace roundhouse::signal {

namespace {

constexpr std::string_view kNames[] = {
    "first",  "numbers",  "hand",        "turn",     "revealed",  "helper",   "under",
    "named",  "dice",     "token",       "tokens",   "deployed",  "occupied", "no-train",
    "rolled", "moved",    "stopped",     "collided", "unloaded",  "returned", "depot",
    "time",   "refilled", "carried-out", "switched", "signalled", "marker",   "ready",
    "played", "loaded",   "drew",        "rebuilt",  "over"};

class EventOut {
 public:
  EventOut(std::string& out, const NamedBoard& words, const Event& event)
      : out_(out), words_(words), e_(event) {}

  void write() {
    const JsonObject object(out_);
    put_name(out_, "e", kNames[static_cast<int>(e_.kind)]);
    if (e_.seat != kNobody) put_member(out_, "seat", index(e_.seat));
    details();
  }

 private:
  void train() { put_name(out_, "train", words_.trains[e_.a]); }
  void place() { put_name(out_, "place", words_.starts[e_.c]); }
  void left() { put_member(out_, "left", e_.b); }
  void goods() { put_name(out_, "goods", words_.goods[e_.b]); }
  void kinds() {
    put_key(out_, "cards");
    put_array(out_, e_.n, [&](std::size_t i) { put_id(out_, kind_name(e_.list[i])); });
  }
  void path() {
    put_key(out_, "path");
    put_array(out_, e_.n, [&](std::size_t i) { put_id(out_, words_.spaces[e_.list[i]]); });
  }

  void stopped() {
    const Cause cause = static_cast<Cause>(e_.c);
    train();
    put_name(out_, "why", cause_name(cause));
    left();
    put_key(out_, "at");
    switch (cause) {
      case Cause::signal: return put_id(out_, words_.signals[e_.d]);
      case Cause::junction: return put_id(out_, words_.junctions[e_.d]);
      case Cause::train:
      case Cause::start: return put_id(out_, words_.spaces[e_.d]);
      default: out_ += "null";
    }
  }

  void luck() {
    constexpr std::string_view kSources[] = {"start", "deck", "bottom"};
    switch (e_.kind) {
      case EventKind::first: return put_name(out_, "by", e_.a != 0 ? "luck" : "option");
      case EventKind::numbers:
        put_key(out_, "numbers");
        return put_array(out_, e_.n, [&](std::size_t i) { put_number(out_, e_.list[i]); });
      case EventKind::revealed:
        put_name(out_, "card", card_name(words_, e_.a));
        return put_name(out_, "from", kSources[e_.b]);
      case EventKind::dice:
        put_key(out_, "dice");
        put_array(out_, 2, [&](std::size_t i) { put_number(out_, i == 0 ? e_.a : e_.b); });
        return place();
      default: return;
    }
  }

  void on_board() {
    switch (e_.kind) {
      case EventKind::moved:
        train();
        path();
        return left();
      case EventKind::collided:
        train();
        put_name(out_, "with", words_.trains[e_.c]);
        return left();
      case EventKind::unloaded:
        train();
        goods();
        return put_name(out_, "port", words_.cities[e_.c]);
      case EventKind::returned: goods(); return put_name(out_, "city", words_.cities[e_.c]);
      case EventKind::switched:
        put_name(out_, "junction", words_.junctions[e_.a]);
        put_key(out_, "arms");
        return put_array(out_, 2,
                         [&](std::size_t i) { put_id(out_, words_.lines[i == 0 ? e_.b : e_.c]); });
      case EventKind::signalled:
        put_name(out_, "from", words_.signals[e_.a]);
        return put_name(out_, "to", words_.signals[e_.b]);
      case EventKind::loaded:
        train();
        goods();
        return put_name(out_, "card", kind_name(e_.c));
      default: return;
    }
  }

  void details() {
    switch (e_.kind) {
      case EventKind::turn:
      case EventKind::no_train:
      case EventKind::ready: return;
      case EventKind::hand:
      case EventKind::drew: return kinds();
      case EventKind::helper:
        put_name(out_, "helper", helper_name(static_cast<Helper>(e_.a)));
        if (e_.b != kNone) put_name(out_, "train", words_.trains[e_.b]);
        return;
      case EventKind::under: return put_name(out_, "card", words_.cards[e_.a]);
      case EventKind::carried_out: return put_name(out_, "card", card_name(words_, e_.a));
      case EventKind::named: return put_name(out_, "colour", words_.colours[e_.a]);
      case EventKind::token: return place();
      case EventKind::tokens: return put_member(out_, "count", e_.a);
      case EventKind::deployed: train(); return place();
      case EventKind::occupied: put_name(out_, "colour", words_.colours[e_.a]); return place();
      case EventKind::rolled: train(); return put_member(out_, "points", e_.b);
      case EventKind::stopped: return stopped();
      case EventKind::depot: return train();
      case EventKind::time: put_member(out_, "lost", e_.a); return put_member(out_, "clock", e_.b);
      case EventKind::refilled:
        put_member(out_, "clock", e_.a);
        put_member(out_, "cards", e_.b);
        if (e_.c != kNone) put_name(out_, "card", words_.cards[e_.c]);
        return;
      case EventKind::marker: return put_name(out_, "signal", words_.signals[e_.a]);
      case EventKind::played: put_name(out_, "action", kind_name(e_.a)); return kinds();
      case EventKind::rebuilt: return put_member(out_, "cards", e_.a);
      case EventKind::over:
        return put_name(out_, "reason", outcome_name(static_cast<Outcome>(e_.a)));
      default: luck(); on_board();
    }
  }

  std::string& out_;
  const NamedBoard& words_;
  const Event& e_;
};

}  // namespace

void write_event(std::string& out, const NamedBoard& words, const Event& event) {
  EventOut(out, words, event).write();
}

}  // namespace roundhouse::signal
