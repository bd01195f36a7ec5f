// The other half of GameOf: what it tells, in messages and in records. Included by game_of.h alone.
#pragma once

#include "play/game_of.h"

namespace roundhouse {

// ---- telling

template <class Kit>
void GameOf<Kit>::put_events(std::string& out, const Step& step, Seat seat) const {
  if (step.undone != 0) {
    out += "[{\"e\":\"undone\"";
    codec::put_member(out, "n", step.undone);
    out += "}]";
    return;
  }
  codec::put_array(out, step.events.size(), [&](std::size_t i) {
    kit_.write(out, kit_.rules().seen_by(step.events[i], seat), codec::EventFor::message);
  });
}

// prompt, legal, view: what this seat sees and may do now.
template <class Kit>
void GameOf<Kit>::put_situation(std::string& out, std::optional<int> seat) const {
  const auto view = kit_.rules().view(state_, viewer(seat));
  const std::optional<int> now = seat ? prompt(*seat) : std::nullopt;
  codec::put_key(out, "prompt");
  out += now ? std::to_string(*now) : "null";
  typename Kit::MoveList legal;
  if (now) kit_.rules().legal(view, legal);
  bots::prefer_payments(kit_.rules(), view, legal);
  codec::put_key(out, "legal");
  const bool undo = now && can_undo(*seat);
  codec::put_array(out, legal.size() + undo, [&](std::size_t i) {
    out += '"';
    if (i < legal.size())
      kit_.write(out, legal[i]);
    else
      out += kUndo;
    out += '"';
  });
  codec::put_key(out, "view");
  kit_.write(out, view);
}

template <class Kit>
void GameOf<Kit>::put_result(std::string& out) const {
  codec::put_key(out, "result");
  if (!over()) {
    out += "null";
    return;
  }
  out += '{';
  kit_.write(out, kit_.rules().result(state_));
  out += '}';
}

// Which game on which board, and who sits there.
template <class Kit>
void GameOf<Kit>::put_table(std::string& out, std::optional<int> seat) const {
  codec::put_key(out, "game");
  codec::put_id(out, kit_.game());
  codec::put_key(out, "board");
  codec::put_id(out, setup_.board.empty() ? kit_.board_id() : std::string_view(setup_.board));
  codec::put_key(out, "options");
  out += '{';
  for (const auto& [name, value] : setup_.options) {
    if (out.back() != '{') out += ',';
    codec::put_string(out, name);
    out += ':';
    codec::put_string(out, value);
  }
  out += '}';
  codec::put_key(out, "seats");
  codec::put_array(out, setup_.seats.size(), [&](std::size_t i) {
    out += "{\"name\":";
    codec::put_string(out, setup_.seats[i].name);
    if (!setup_.seats[i].bot.empty()) {
      codec::put_key(out, "bot");
      codec::put_string(out, setup_.seats[i].bot);
    }
    out += '}';
  });
  codec::put_key(out, "assist");
  codec::put_id(out, assist_of(setup_));
  codec::put_key(out, "seat");
  out += seat ? std::to_string(*seat) : "null";
}

// The steps from number `from` (0 is the deal) up to number `upto`.
template <class Kit>
void GameOf<Kit>::put_history(std::string& out, std::optional<int> seat, int from, int upto) const {
  codec::put_key(out, "history");
  const auto first = static_cast<std::size_t>(from);
  codec::put_array(out, static_cast<std::size_t>(upto) + 1 - first, [&](std::size_t k) {
    const std::size_t i = first + k;
    out += "{\"v\":" + std::to_string(i);
    codec::put_key(out, "seat");
    out += steps_[i].seat < 0 ? "null" : std::to_string(steps_[i].seat);
    codec::put_key(out, "events");
    put_events(out, steps_[i], viewer(seat));
    out += '}';
  });
}

template <class Kit>
std::string GameOf<Kit>::snapshot_members(std::optional<int> seat, int since) const {
  std::string out = "\"v\":" + std::to_string(version());
  put_table(out, seat);
  put_situation(out, seat);
  put_history(out, seat, std::min(since, version()) + 1, version());
  put_result(out);
  return out;
}

template <class Kit>
std::string GameOf<Kit>::replay_members(int at, std::optional<int> seat) const {
  const int n = std::clamp(at, 0, version());
  std::string out = "\"v\":" + std::to_string(n);
  put_table(out, seat);
  out += ",\"prompt\":null,\"legal\":[]";
  codec::put_key(out, "view");
  kit_.write(out, kit_.rules().view(steps_[static_cast<std::size_t>(n)].after, viewer(seat)));
  put_history(out, seat, 0, n);
  if (n == version()) {
    put_result(out);
  } else {
    out += ",\"result\":null";
  }
  return out;
}

template <class Kit>
std::string GameOf<Kit>::step_members(std::optional<int> seat) const {
  const Step& step = steps_.back();
  std::string out = "\"v\":" + std::to_string(version());
  codec::put_member(out, "seat", step.seat);
  codec::put_key(out, "events");
  put_events(out, step, viewer(seat));
  put_situation(out, seat);
  put_result(out);
  return out;
}

// ---- records

// ,"secret":…,"nonces":[…]: the secret is published when the game has ended and not before.
template <class Kit>
std::string GameOf<Kit>::result_luck() const {
  if (!sealed_) return {};
  codec::Line line;
  line.secret = sealed_->secret_hex();
  line.nonces = nonces_;
  return codec::luck_members(line);
}

// A note says the same to everyone; only its digest follows another line.
template <class Kit>
void GameOf<Kit>::write_note(codec::RecordOut<Kit>& record, const std::string& line) {
  const auto read = codec::read_line(line);
  const auto* note = std::get_if<codec::Line>(&read);
  RH_ASSERT(note != nullptr, "a note of our own does not read");
  record.note(note->note, note->about, note->text);
}

template <class Kit>
void GameOf<Kit>::write_steps(codec::RecordOut<Kit>& record) const {
  record.header(head_);
  if (from_position_)
    record.position(steps_[0].after);
  else
    record.deal(steps_[0].events, steps_[0].after);
  int n = 0;
  for (const std::string& line : lines_) {
    if (line.starts_with(kNoteLine)) write_note(record, line);
    if (!line.starts_with(kMoveLine)) continue;
    const Step& step = standing(++n);
    record.move(n, seat_at(step.seat), step.move, step.events, step.after);
  }
  if (over()) record.result(kit_.rules().result(state_), result_luck());
}

template <class Kit>
std::vector<std::string> GameOf<Kit>::record_lines(int seat) const {
  std::string text;
  codec::RecordOut<Kit> record(kit_, text, seat_at(seat));
  write_steps(record);
  return split(text);
}

template <class Kit>
std::string GameOf<Kit>::note_line(std::string_view note, std::optional<int> seat,
                                   std::string_view text) const {
  const codec::NoteKind* kind = codec::find_note(note);
  RH_ASSERT(kind != nullptr && kind->has_seat == seat.has_value(), "there is no such note");
  std::string line;
  codec::RecordOut<Kit> record(kit_, line);
  record.continue_from(last_digest_);
  record.note(note, seat, text);
  return split(line)[0];
}

template <class Kit>
std::optional<std::string> GameOf<Kit>::follow(std::string_view raw) {
  if (!codec::digest_fits(last_digest_, raw))
    return "the digest does not fit: this line or the one before it was changed";
  auto read = codec::read_line(raw);
  if (const auto* bad = std::get_if<codec::DataError>(&read))
    return (bad->pointer.empty() ? "" : "at " + bad->pointer + ": ") + bad->what;
  const codec::Line& line = std::get<codec::Line>(read);
  if (lines_.back().starts_with(kResultLine))
    return "a line of kind " + line.kind + " after the result, which is the last";
  if (line.kind == "move") return follow_move(line, raw);
  if (line.kind == "undo") return follow_undo(line, raw);
  if (line.kind == "note") return follow_note(line, raw);
  if (line.kind == "result") return follow_result(line, raw);
  return "a second " + line.kind;
}

template <class Kit>
std::optional<std::string> GameOf<Kit>::follow_note(const codec::Line& line, std::string_view raw) {
  if (line.about && *line.about >= seats())
    return "there is no seat " + std::to_string(*line.about);
  if (const std::string own = note_line(line.note, line.about, line.text); own != raw)
    return "the note is not written as it should be" + codec::first_difference(raw, own);
  lines_.emplace_back(raw);
  last_digest_ = digest_in(lines_.back());
  return std::nullopt;
}

template <class Kit>
std::optional<std::string> GameOf<Kit>::follow_result(const codec::Line& line,
                                                      std::string_view raw) {
  if (!over()) return "a result although the game is not over";
  std::string own;
  codec::RecordOut<Kit> record(kit_, own);
  record.continue_from(last_digest_);
  record.result(kit_.rules().result(state_), taped_ ? codec::luck_members(line) : result_luck());
  if (split(own)[0] != raw)
    return "the result is not what the rules give" + codec::first_difference(raw, split(own)[0]);
  lines_.emplace_back(raw);
  last_digest_ = digest_in(lines_.back());
  return std::nullopt;
}

template <class Kit>
std::optional<std::string> GameOf<Kit>::follow_move(const codec::Line& line, std::string_view raw) {
  if (line.n != moves() + 1)
    return "expected move " + std::to_string(moves() + 1) + ", found " + std::to_string(line.n);
  if (line.seat >= seats()) return "there is no seat " + std::to_string(line.seat);
  const auto found = this->read(line.seat, line.move);
  if (const auto* refusal = std::get_if<Refusal>(&found))
    return "the move is not legal: " + refusal->json_members;
  auto outcomes = kit_.read_outcomes(line.events);
  if (const auto* bad = std::get_if<codec::DataError>(&outcomes))
    return "at /events" + bad->pointer + ": " + bad->what;
  Chance::Tape tape = std::get<codec::Outcomes>(outcomes).tape();
  Prepared next = play(line.seat, std::get<Move>(found), taped_ ? Chance::taped(tape) : chance_);
  if (tape.broken) return "an outcome of luck is missing or impossible";
  if (next.lines[0] != raw)
    return "the events or the position are not what the rules give" +
           codec::first_difference(raw, next.lines[0]);
  prepared_ = std::move(next);
  commit();
  return std::nullopt;
}

template <class Kit>
std::optional<std::string> GameOf<Kit>::follow_undo(const codec::Line& line, std::string_view raw) {
  if (line.seat >= seats() || !can_undo(line.seat)) return "there is nothing to undo";
  Prepared next = take_back(line.seat);
  if (next.lines[0] != raw)
    return "this is not the move to take back" + codec::first_difference(raw, next.lines[0]);
  prepared_ = std::move(next);
  commit();
  return std::nullopt;
}

template <class Kit>
std::string GameOf<Kit>::position() const {
  std::string out;
  kit_.write_position(out, state_);
  return out;
}

}  // namespace roundhouse
