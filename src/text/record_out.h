// Writing a game record line by line with its chain of digests: docs/record.md. Templates over a
// kit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/text_out.h"
#include "games/ttr/text/kit.h"
#include "core/digest.h"

namespace roundhouse::codec {

struct SeatName {
  std::string name;
  std::string bot;  // "" for a person
};

// What stands in the header beside the kit's own facts.
struct RecordHead {
  Options options;
  std::vector<SeatName> seats;
  std::string luck;         // the JSON object, e.g. {"kind":"seed","seed":"1"}
  std::string assist = {};  // what the table helps its players with; "" is not written
};

inline std::string seed_luck(u64 seed) {
  return "{\"kind\":\"seed\",\"seed\":\"" + std::to_string(seed) + "\"}";
}

// A game begun anew with the seed shows every hand, so a seat is not told it.
inline std::string_view luck_told_to_a_seat(std::string_view luck) {
  constexpr std::string_view kSeeded = "{\"kind\":\"seed\"";
  return luck.starts_with(kSeeded) ? "{\"kind\":\"seed\"}" : luck;
}

// Writes to a string that the caller drains. With a viewer it writes only what that seat may see.
template <class Kit>
class RecordOut {
 public:
  RecordOut(const Kit& kit, std::string& out, std::optional<Seat> viewer = {})
      : kit_(&kit), out_(&out), viewer_(viewer) {}

  // Goes on after a line that is already there.
  void continue_from(std::string_view digest) { previous_ = digest; }
  std::string_view last_digest() const { return previous_; }

  void header(const RecordHead& head);
  void deal(std::span<const typename Kit::Event> events, const typename Kit::State& state) {
    begin("deal");
    put_events(events);
    finish(state);
  }
  // Instead of a deal: a game that begins from a loaded position. A seat's record tells its view
  // instead.
  void position(const typename Kit::State& state) {
    begin("position");
    put_key(*out_, "position");
    if (viewer_)
      kit_->write(*out_, kit_->rules().view(state, *viewer_));
    else
      kit_->write_position(*out_, state);
    finish(state);
  }
  void move(int n, Seat seat, const typename Kit::Move& move,
            std::span<const typename Kit::Event> events, const typename Kit::State& state);
  // In a stored log only: move `n` is taken back, and the next line follows the one before it.
  void undo(int n, Seat seat) {
    begin("undo");
    put_member(*out_, "n", n);
    put_member(*out_, "seat", index(seat));
    end();
  }
  void note(std::string_view note, std::optional<int> seat, std::string_view text);
  // `luck` is ,"secret":…,"nonces":… for sealed luck, else empty.
  void result(const typename Kit::Result& result, std::string_view luck = {}) {
    begin("result");
    *out_ += ',';
    kit_->write(*out_, result);
    *out_ += luck;
    end();
  }

 private:
  void begin(std::string_view kind) {
    start_ = out_->size();
    *out_ += "{\"kind\":";
    put_id(*out_, kind);
  }
  void put_events(std::span<const typename Kit::Event> events) {
    put_key(*out_, "events");
    put_array(*out_, events.size(), [&](std::size_t i) {
      kit_->write(*out_, viewer_ ? kit_->rules().seen_by(events[i], *viewer_) : events[i],
                  EventFor::record);
    });
  }
  void finish(const typename Kit::State& state) {
    *out_ += viewer_ ? ",\"view\":\"" : ",\"state\":\"";
    put_hex(*out_,
            viewer_ ? kit_->digest(kit_->rules().view(state, *viewer_)) : kit_->digest(state));
    *out_ += '"';
    end();
  }
  void end() {
    Digest digest;
    digest.bytes(previous_);
    digest.bytes(std::string_view(*out_).substr(start_));
    *out_ += ",\"digest\":\"";
    put_hex(*out_, digest.value());
    previous_.assign(*out_, out_->size() - 16, 16);
    *out_ += "\"}\n";
  }

  const Kit* kit_;
  std::string* out_;
  std::optional<Seat> viewer_;
  std::size_t start_ = 0;
  std::string previous_;
};

template <class Kit>
void RecordOut<Kit>::header(const RecordHead& head) {
  std::string& out = *out_;
  begin("header");
  out += ",\"format\":\"roundhouse-record\",\"version\":1,\"rules\":";
  put_id(out, kit_->rules_version());
  put_key(out, "game");
  put_id(out, kit_->game());
  out += ",\"board\":{\"id\":";
  put_id(out, kit_->board_id());
  put_key(out, "hash");
  put_id(out, kit_->board_hash());
  out += "},\"options\":{";
  for (const auto& [name, value] : head.options) {
    if (out.back() != '{') out += ',';
    put_string(out, name);
    out += ':';
    put_string(out, value);
  }
  out += '}';
  put_key(out, "seats");
  put_array(out, head.seats.size(), [&](std::size_t i) {
    out += "{\"name\":";
    put_string(out, head.seats[i].name);
    if (!head.seats[i].bot.empty()) {
      put_key(out, "bot");
      put_string(out, head.seats[i].bot);
    }
    out += '}';
  });
  if (!head.assist.empty()) {
    put_key(out, "assist");
    put_string(out, head.assist);
  }
  put_key(out, "luck");
  out += viewer_ ? luck_told_to_a_seat(head.luck) : std::string_view(head.luck);
  put_key(out, "view");
  if (viewer_)
    put_number(out, index(*viewer_));
  else
    out += "\"full\"";
  end();
}

template <class Kit>
void RecordOut<Kit>::move(int n, Seat seat, const typename Kit::Move& move,
                          std::span<const typename Kit::Event> events,
                          const typename Kit::State& state) {
  begin("move");
  put_member(*out_, "n", n);
  put_member(*out_, "seat", index(seat));
  put_key(*out_, "move");
  if (viewer_ && *viewer_ != seat && !Kit::is_open(move)) {
    *out_ += "null";
  } else {
    *out_ += '"';
    kit_->write(*out_, move);
    *out_ += '"';
  }
  put_events(events);
  finish(state);
}

template <class Kit>
void RecordOut<Kit>::note(std::string_view note, std::optional<int> seat, std::string_view text) {
  begin("note");
  put_key(*out_, "note");
  put_string(*out_, note);
  put_key(*out_, "seat");
  *out_ += seat ? std::to_string(*seat) : "null";
  put_key(*out_, "text");
  put_string(*out_, text);
  end();
}

}  // namespace roundhouse::codec
