// The other half of GameOf: what it tells in messages. Included by game_of.h alone.
#pragma once

#include "phrases/shared.h"
#include "play/game_of.h"

namespace roundhouse {

// ---- telling

template <class Codec>
void GameOf<Codec>::put_events(std::string& out, const Step& step, Seat seat) const {
  if (step.undone != 0) {
    return text::put_array(out, 1, [&](std::size_t) {
      const text::JsonObject event(out);
      text::put_name(out, "e", "undone");
      text::put_member(out, "n", step.undone);
    });
  }
  text::put_array(out, step.events.size(), [&](std::size_t i) {
    codec().write(out, codec().rules().seen_by(step.events[i], seat), text::EventFor::message);
  });
}

template <class Codec>
typename GameOf<Codec>::Situation GameOf<Codec>::situation(std::optional<int> seat) const {
  Situation now{.state = match_.state(), .prompt = {}};
  if (!seat) return now;
  now.prompt = prompt(*seat);
  now.undo = now.prompt && match_.can_undo(seat_at(*seat));
  return now;
}

// prompt, legal, run, view: what this seat sees and may do now.
template <class Codec>
void GameOf<Codec>::put_situation(std::string& out, std::optional<int> seat,
                                  const Situation& now) const {
  const auto view = codec().rules().view(now.state, viewer(seat));
  text::put_member(out, "prompt", now.prompt);
  typename Codec::MoveList legal;
  if (now.prompt) codec().rules().legal(view, legal);
  Family::order_moves(codec().rules(), view, legal);
  text::put_key(out, "legal");
  text::put_array(out, legal.size() + now.undo, [&](std::size_t i) {
    out += '"';
    if (i < legal.size())
      codec().write(out, legal[i]);
    else
      out += kUndo;
    out += '"';
  });
  if constexpr (kRuns) {
    text::put_key(out, "run");
    if (now.prompt)
      codec().write_run(out, view, legal);
    else
      out += "null";
  }
  text::put_key(out, "view");
  codec().write(out, view);
}

template <class Codec>
void GameOf<Codec>::put_result(std::string& out) const {
  if (!over()) return text::put_null(out, "result");
  text::put_key(out, "result");
  const text::JsonObject result(out);
  codec().write(out, codec().rules().result(match_.state()));
}

// Which game on which board, and who sits there.
template <class Codec>
void GameOf<Codec>::put_table(std::string& out, std::optional<int> seat) const {
  text::put_name(out, "family", Family::kName);
  text::put_name(out, "game", codec().game());
  text::put_key(out, "numbers");
  codec().write_numbers(out);
  text::put_name(out, "board",
                 setup().board.empty() ? codec().board_id() : std::string_view(setup().board));
  text::put_options(out, setup().options);
  text::put_seats(out, setup().seats);
  text::put_name(out, "assist", assist_of(setup()));
  text::put_member(out, "seat", seat);
}

// The steps from number `from` (0 is the deal) up to number `upto`.
template <class Codec>
void GameOf<Codec>::put_history(std::string& out, std::optional<int> seat, int from,
                                int upto) const {
  text::put_key(out, "history");
  const auto first = static_cast<std::size_t>(from);
  text::put_array(out, static_cast<std::size_t>(upto) + 1 - first, [&](std::size_t k) {
    const std::size_t i = first + k;
    const Step& step = match_.steps()[i];
    const text::JsonObject object(out);
    text::put_member(out, "v", static_cast<int>(i));
    text::put_member(out, "seat",
                     step.seat == kNobody ? std::nullopt : std::optional(index(step.seat)));
    text::put_key(out, "events");
    put_events(out, step, viewer(seat));
  });
}

template <class Codec>
std::string GameOf<Codec>::snapshot_members(std::optional<int> seat, int since) const {
  std::string out;
  text::put_member(out, "v", version());
  put_table(out, seat);
  put_situation(out, seat, situation(seat));
  put_history(out, seat, std::min(since, version()) + 1, version());
  put_result(out);
  return out;
}

template <class Codec>
std::string GameOf<Codec>::replay_members(int at, std::optional<int> seat) const {
  const int n = std::clamp(at, 0, version());
  std::string out;
  text::put_member(out, "v", n);
  put_table(out, seat);
  text::put_null(out, "prompt");
  text::put_key(out, "legal");
  out += "[]";
  text::put_key(out, "view");
  codec().write(
      out, codec().rules().view(match_.steps()[static_cast<std::size_t>(n)].after, viewer(seat)));
  put_history(out, seat, 0, n);
  if (n == version())
    put_result(out);
  else
    text::put_null(out, "result");
  return out;
}

template <class Codec>
std::string GameOf<Codec>::step_members(std::optional<int> seat) const {
  const Step& step = match_.steps().back();
  std::string out;
  text::put_member(out, "v", version());
  text::put_name(out, "family", Family::kName);
  text::put_member(out, "seat", index(step.seat));
  text::put_key(out, "events");
  put_events(out, step, viewer(seat));
  put_situation(out, seat, situation(seat));
  put_result(out);
  return out;
}

template <class Codec>
std::string GameOf<Codec>::position() const {
  std::string out;
  codec().write_position(out, match_.state());
  return out;
}

template <class Codec>
std::string GameOf<Codec>::describe(Viewer viewer, text::Lang lang, text::Paint paint) const {
  const typename Family::Words words(codec(), setup().seats, lang, paint);
  const Seat seat = viewer.kind == Viewer::Kind::seat ? seat_at(viewer.number) : kNobody;
  std::string out = words.say(phrases::shared::position::after_move, {{"n", version()}}) + "\n" +
                    words.describe(match_.view(seat));
  if (viewer.kind == Viewer::Kind::everything) out += words.describe_all(match_.state());
  if (over()) out += "\n" + words.result(match_.state(), seat);
  return out;
}

}  // namespace roundhouse
