#include "games/signal/text/event_json.h"

#include "games/signal/text/pieces.h"

namespace roundhouse::signal {

namespace {

constexpr std::string_view kEventNames[] = {
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
    put_name(out_, "e", kEventNames[static_cast<int>(e_.kind)]);
    if (e_.seat != kNobody) put_member(out_, "seat", index(e_.seat));
    details();
  }

 private:
  void train() { put_name(out_, "train", words_.trains[e_.train]); }
  void place() { put_name(out_, "place", words_.starts[e_.place]); }
  void left() { put_member(out_, "left", e_.left); }
  void goods() { put_name(out_, "goods", words_.goods[e_.goods]); }
  void kinds() {
    put_key(out_, "cards");
    put_array(out_, e_.n, [&](std::size_t i) { put_id(out_, kind_name(e_.list[i])); });
  }
  void path() {
    put_key(out_, "path");
    put_array(out_, e_.n, [&](std::size_t i) { put_id(out_, words_.spaces[e_.list[i]]); });
  }

  void stopped() {
    train();
    put_name(out_, "why", cause_name(e_.cause));
    left();
    put_key(out_, "at");
    switch (e_.cause) {
      case Cause::signal: return put_id(out_, words_.signals[e_.at]);
      case Cause::junction: return put_id(out_, words_.junctions[e_.at]);
      case Cause::train:
      case Cause::start: return put_id(out_, words_.spaces[e_.at]);
      default: out_ += "null";
    }
  }

  void luck() {
    constexpr std::string_view kSources[] = {"start", "deck", "bottom"};
    switch (e_.kind) {
      case EventKind::first: return put_name(out_, "by", e_.by_luck != 0 ? "luck" : "option");
      case EventKind::numbers:
        put_key(out_, "numbers");
        return put_array(out_, e_.n, [&](std::size_t i) { put_number(out_, e_.list[i]); });
      case EventKind::revealed:
        put_name(out_, "card", card_name(words_, e_.card));
        return put_name(out_, "from", kSources[static_cast<int>(e_.source)]);
      case EventKind::dice:
        put_key(out_, "dice");
        put_array(out_, 2, [&](std::size_t i) { put_number(out_, e_.dice[i]); });
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
        put_name(out_, "with", words_.trains[e_.with]);
        return left();
      case EventKind::unloaded:
        train();
        goods();
        return put_name(out_, "port", words_.cities[e_.city]);
      case EventKind::returned: goods(); return put_name(out_, "city", words_.cities[e_.city]);
      case EventKind::switched:
        put_name(out_, "junction", words_.junctions[e_.junction]);
        put_key(out_, "arms");
        return put_array(out_, 2, [&](std::size_t i) { put_id(out_, words_.lines[e_.lines[i]]); });
      case EventKind::signalled:
        put_name(out_, "from", words_.signals[e_.from]);
        return put_name(out_, "to", words_.signals[e_.to]);
      case EventKind::loaded:
        train();
        goods();
        return put_name(out_, "card", kind_name(e_.card));
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
        put_name(out_, "helper", helper_name(e_.helper));
        if (e_.train != kNone) train();
        return;
      case EventKind::under: return put_name(out_, "card", words_.cards[e_.card]);
      case EventKind::carried_out: return put_name(out_, "card", card_name(words_, e_.card));
      case EventKind::named: return put_name(out_, "colour", words_.colours[e_.colour]);
      case EventKind::token: return place();
      case EventKind::tokens: return put_member(out_, "count", e_.count);
      case EventKind::deployed: train(); return place();
      case EventKind::occupied: put_name(out_, "colour", words_.colours[e_.colour]); return place();
      case EventKind::rolled: train(); return put_member(out_, "points", e_.points);
      case EventKind::stopped: return stopped();
      case EventKind::depot: return train();
      case EventKind::time:
        put_member(out_, "lost", e_.lost);
        return put_member(out_, "clock", e_.clock);
      case EventKind::refilled:
        put_member(out_, "clock", e_.clock);
        put_member(out_, "cards", e_.count);
        if (e_.card != kNone) put_name(out_, "card", words_.cards[e_.card]);
        return;
      case EventKind::marker: return put_name(out_, "signal", words_.signals[e_.signal]);
      case EventKind::played: put_name(out_, "action", kind_name(e_.action)); return kinds();
      case EventKind::rebuilt: return put_member(out_, "cards", e_.count);
      case EventKind::over: return put_name(out_, "reason", outcome_name(e_.outcome));
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
