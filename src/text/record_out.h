// Writing a game record line by line with its chain of digests: docs/record.md. Templates over a
// codec.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/digest.h"
#include "text/json_out.h"
#include "text/outcomes.h"
#include "text/record_line.h"
#include "text/setup.h"

namespace roundhouse::text {

// How a header tells its luck.
struct LuckTold {
  std::string kind;  // "seed", "sealed", "taped"
  std::string json;  // the object
};

inline LuckTold seed_luck(u64 seed) {
  LuckTold told{"seed", "{"};
  put_name(told.json, "kind", told.kind);
  put_name(told.json, "seed", std::to_string(seed));
  told.json += '}';
  return told;
}

inline LuckTold sealed_luck(std::string_view commitment) {
  LuckTold told{"sealed", "{"};
  put_name(told.json, "kind", told.kind);
  put_name(told.json, "commitment", commitment);
  told.json += '}';
  return told;
}

// Without the seed or the commitment.
inline LuckTold bare_luck(std::string_view kind) {
  LuckTold told{std::string(kind), "{"};
  put_name(told.json, "kind", kind);
  told.json += '}';
  return told;
}

// A game begun anew with the seed shows every hand, so a seat is not told it.
inline LuckTold luck_told_to_a_seat(const LuckTold& luck) {
  return luck.kind == "seed" ? bare_luck(luck.kind) : luck;
}

// Writes to a string that the caller drains. With a viewer it writes only what that seat may see.
template <class Codec>
class RecordOut {
 public:
  RecordOut(const Codec& codec, std::string& out, std::optional<Seat> viewer = {})
      : codec_(&codec), out_(&out), viewer_(viewer) {}

  // Goes on after a line that is already there.
  void continue_from(std::string_view digest) { previous_ = digest; }
  std::string_view last_digest() const { return previous_; }

  void header(const GameSetup& setup, const LuckTold& luck);
  void deal(std::span<const typename Codec::Event> events, const typename Codec::State& state) {
    begin(LineKind::deal);
    put_events(events);
    finish(state);
  }
  // Instead of a deal: a game that begins from a loaded position. A seat's record tells its view
  // instead.
  void position(const typename Codec::State& state) {
    begin(LineKind::position);
    put_key(*out_, "position");
    if (viewer_)
      codec_->write(*out_, codec_->rules().view(state, *viewer_));
    else
      codec_->write_position(*out_, state);
    finish(state);
  }
  void move(int n, Seat seat, const typename Codec::Move& move,
            std::span<const typename Codec::Event> events, const typename Codec::State& state);
  // In a stored log only: move `n` is taken back, and the next line follows the one before it.
  void undo(int n, Seat seat) {
    begin(LineKind::undo);
    put_member(*out_, "n", n);
    put_member(*out_, "seat", index(seat));
    end();
  }
  void note(const Note& note);
  void result(const typename Codec::Result& result, const OpenedLuck& luck = {}) {
    begin(LineKind::result);
    codec_->write(*out_, result);
    if (!luck.secret.empty()) {
      put_text(*out_, "secret", luck.secret);
      put_strings(*out_, "nonces", luck.nonces);
    }
    end();
  }

 private:
  void begin(LineKind kind) {
    start_ = out_->size();
    *out_ += '{';
    put_name(*out_, "kind", name_of(kind));
  }
  void put_events(std::span<const typename Codec::Event> events) {
    put_key(*out_, "events");
    put_array(*out_, events.size(), [&](std::size_t i) {
      codec_->write(*out_, viewer_ ? codec_->rules().seen_by(events[i], *viewer_) : events[i],
                    EventFor::record);
    });
  }
  void finish(const typename Codec::State& state) {
    put_digest(
        viewer_ ? "view" : "state",
        viewer_ ? codec_->digest(codec_->rules().view(state, *viewer_)) : codec_->digest(state));
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
    put_name(*out_, "id", codec_->board_id());
    put_name(*out_, "hash", codec_->board_hash());
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

  const Codec* codec_;
  std::string* out_;
  std::optional<Seat> viewer_;
  std::size_t start_ = 0;
  std::string previous_;
};

template <class Codec>
void RecordOut<Codec>::header(const GameSetup& setup, const LuckTold& luck) {
  std::string& out = *out_;
  begin(LineKind::header);
  put_name(out, "format", "roundhouse-record");
  put_member(out, "version", 1);
  put_name(out, "rules", codec_->rules_version());
  put_name(out, "game", codec_->game());
  put_board();
  put_options(out, setup.options);
  put_seats(out, setup.seats);
  if (!setup.assist.empty()) put_text(out, "assist", setup.assist);
  put_value(out, "luck", viewer_ ? luck_told_to_a_seat(luck).json : luck.json);
  if (viewer_)
    put_member(out, "view", index(*viewer_));
  else
    put_name(out, "view", "full");
  end();
}

template <class Codec>
void RecordOut<Codec>::move(int n, Seat seat, const typename Codec::Move& move,
                            std::span<const typename Codec::Event> events,
                            const typename Codec::State& state) {
  begin(LineKind::move);
  put_member(*out_, "n", n);
  put_member(*out_, "seat", index(seat));
  put_key(*out_, "move");
  if (viewer_ && *viewer_ != seat && !Codec::is_open(move)) {
    *out_ += "null";
  } else {
    *out_ += '"';
    codec_->write(*out_, move);
    *out_ += '"';
  }
  put_events(events);
  finish(state);
}

template <class Codec>
void RecordOut<Codec>::note(const Note& note) {
  begin(LineKind::note);
  put_text(*out_, "note", note.kind);
  put_member(*out_, "seat", note.seat);
  put_text(*out_, "text", note.text);
  end();
}

// The line that `write(record)` writes, after the one that ends with this digest.
template <class Codec, class Write>
RecordLine line_of(const Codec& codec, LineKind kind, std::string_view previous, Write write,
                   std::optional<Seat> viewer = {}) {
  RecordLine line{kind, {}, {}};
  RecordOut<Codec> record(codec, line.text, viewer);
  record.continue_from(previous);
  write(record);
  line.text.pop_back();
  line.digest = record.last_digest();
  return line;
}

}  // namespace roundhouse::text
