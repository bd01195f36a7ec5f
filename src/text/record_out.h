// Writing a game record line by line with its chain of digests: docs/record.md. Templates over a
// kit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/digest.h"
#include "text/outcomes.h"
#include "text/record_line.h"
#include "text/setup.h"
#include "text/json_out.h"

namespace roundhouse::text {

inline std::string seed_luck(u64 seed) {
  return "{\"kind\":\"seed\",\"seed\":\"" + std::to_string(seed) + "\"}";
}

inline std::string sealed_luck(std::string_view commitment) {
  return "{\"kind\":\"sealed\",\"commitment\":\"" + std::string(commitment) + "\"}";
}
inline constexpr std::string_view kTapedLuck = "{\"kind\":\"taped\"}";

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

  // `luck` is a JSON object, e.g. that of seed_luck().
  void header(const GameSetup& setup, std::string_view luck);
  void deal(std::span<const typename Kit::Event> events, const typename Kit::State& state) {
    begin(LineKind::deal);
    put_events(events);
    finish(state);
  }
  // Instead of a deal: a game that begins from a loaded position. A seat's record tells its view
  // instead.
  void position(const typename Kit::State& state) {
    begin(LineKind::position);
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
    begin(LineKind::undo);
    put_member(*out_, "n", n);
    put_member(*out_, "seat", index(seat));
    end();
  }
  void note(const Note& note);
  // `luck` is ,"secret":…,"nonces":… for sealed luck, else empty.
  void result(const typename Kit::Result& result, std::string_view luck = {}) {
    begin(LineKind::result);
    *out_ += ',';
    kit_->write(*out_, result);
    *out_ += luck;
    end();
  }

 private:
  void begin(LineKind kind) {
    start_ = out_->size();
    *out_ += '{';
    put_name(*out_, "kind", name_of(kind));
  }
  void put_events(std::span<const typename Kit::Event> events) {
    put_key(*out_, "events");
    put_array(*out_, events.size(), [&](std::size_t i) {
      kit_->write(*out_, viewer_ ? kit_->rules().seen_by(events[i], *viewer_) : events[i],
                  EventFor::record);
    });
  }
  void finish(const typename Kit::State& state) {
    put_digest(viewer_ ? "view" : "state", viewer_
                                               ? kit_->digest(kit_->rules().view(state, *viewer_))
                                               : kit_->digest(state));
    end();
  }
  void put_digest(std::string_view name, u64 digest) {
    put_key(*out_, name);
    *out_ += '"';
    put_hex(*out_, digest);
    *out_ += '"';
  }
  void put_board() {
    put_key(*out_, "board");
    const JsonObject board(*out_);
    put_name(*out_, "id", kit_->board_id());
    put_name(*out_, "hash", kit_->board_hash());
  }
  void end() {
    Digest digest;
    digest.bytes(previous_);
    digest.bytes(std::string_view(*out_).substr(start_));
    previous_.clear();
    put_hex(previous_, digest.value());
    put_name(*out_, "digest", previous_);
    *out_ += "}\n";
  }

  const Kit* kit_;
  std::string* out_;
  std::optional<Seat> viewer_;
  std::size_t start_ = 0;
  std::string previous_;
};

template <class Kit>
void RecordOut<Kit>::header(const GameSetup& setup, std::string_view luck) {
  std::string& out = *out_;
  begin(LineKind::header);
  put_name(out, "format", "roundhouse-record");
  put_member(out, "version", 1);
  put_name(out, "rules", kit_->rules_version());
  put_name(out, "game", kit_->game());
  put_board();
  put_options(out, setup.options);
  put_seats(out, setup.seats);
  if (!setup.assist.empty()) put_text(out, "assist", setup.assist);
  put_key(out, "luck");
  out += viewer_ ? luck_told_to_a_seat(luck) : luck;
  if (viewer_)
    put_member(out, "view", index(*viewer_));
  else
    put_name(out, "view", "full");
  end();
}

template <class Kit>
void RecordOut<Kit>::move(int n, Seat seat, const typename Kit::Move& move,
                          std::span<const typename Kit::Event> events,
                          const typename Kit::State& state) {
  begin(LineKind::move);
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
void RecordOut<Kit>::note(const Note& note) {
  begin(LineKind::note);
  put_text(*out_, "note", note.kind);
  put_key(*out_, "seat");
  *out_ += note.seat ? std::to_string(*note.seat) : "null";
  put_text(*out_, "text", note.text);
  end();
}

// The line that `write(record)` writes, after the one that ends with this digest.
template <class Kit, class Write>
RecordLine line_of(const Kit& kit, LineKind kind, std::string_view previous, Write write,
                   std::optional<Seat> viewer = {}) {
  RecordLine line{kind, {}, {}};
  RecordOut<Kit> record(kit, line.text, viewer);
  record.continue_from(previous);
  write(record);
  line.text.pop_back();
  line.digest = record.last_digest();
  return line;
}

}  // namespace roundhouse::text
