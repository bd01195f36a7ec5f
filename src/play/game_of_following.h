// The third part of GameOf: taking the lines of a record that is already there. Included by
// game_of.h alone.
#pragma once

#include "play/game_of.h"
#include "text/notes.h"
#include "text/record_in.h"

namespace roundhouse {

template <class Codec>
text::RecordLine GameOf<Codec>::note_line(const text::Note& note) const {
  const text::NoteKind* kind = text::find_note(note.kind);
  RH_ASSERT(kind != nullptr && kind->has_seat == note.seat.has_value(), "there is no such note");
  return text::line_of(codec(), text::LineKind::note, last_line().digest,
                       [&](auto& out) { out.note(note); });
}

template <class Codec>
std::optional<std::string> GameOf<Codec>::follow(std::string_view raw) {
  if (!text::digest_fits(last_line().digest, raw))
    return "the digest does not fit: this line or the one before it was changed";
  const auto line = text::read_line(raw);
  if (!line) return line.error().place_and_what();
  const std::string kind(name_of(line->kind));
  if (last_line().kind == text::LineKind::result)
    return "a line of kind " + kind + " after the result, which is the last";
  switch (line->kind) {
    case text::LineKind::move: return follow_move(*line, raw);
    case text::LineKind::undo: return follow_undo(*line, raw);
    case text::LineKind::note: return follow_note(*line, raw);
    case text::LineKind::result: return follow_result(*line, raw);
    default: return "a second " + kind;
  }
}

template <class Codec>
std::optional<std::string> GameOf<Codec>::follow_note(const text::Line& line,
                                                      std::string_view raw) {
  if (line.note.seat && *line.note.seat >= seats())
    return "there is no seat " + std::to_string(*line.note.seat);
  text::RecordLine own = note_line(line.note);
  if (own.text != raw)
    return "the note is not written as it should be" + text::first_difference(raw, own.text);
  match_.add_note(line.note);
  record_.push_back(std::move(own));
  return std::nullopt;
}

template <class Codec>
std::optional<std::string> GameOf<Codec>::follow_result(const text::Line& line,
                                                        std::string_view raw) {
  if (!over()) return "a result although the game is not over";
  text::RecordLine own =
      text::line_of(codec(), text::LineKind::result, last_line().digest, [&](auto& out) {
        out.result(codec().rules().result(match_.state()),
                   match_.luck().is_taped() ? line.opened : match_.luck().opened());
      });
  if (own.text != raw)
    return "the result is not what the rules give" + text::first_difference(raw, own.text);
  record_.push_back(std::move(own));
  return std::nullopt;
}

template <class Codec>
std::optional<std::string> GameOf<Codec>::follow_move(const text::Line& line,
                                                      std::string_view raw) {
  if (line.n != match_.moves() + 1)
    return "expected move " + std::to_string(match_.moves() + 1) + ", found " +
           std::to_string(line.n);
  if (line.seat >= seats()) return "there is no seat " + std::to_string(line.seat);
  const auto move = read(match_.state(), line.seat, line.move);
  if (!move) {
    std::string why = "the move is not legal: ";
    write_refusal(why, move.error());
    return why;
  }
  const auto outcomes = codec().read_outcomes(line.events);
  if (!outcomes) return "at /events" + outcomes.error().pointer + ": " + outcomes.error().what;
  Chance::Tape tape = outcomes->tape();
  const Seat seat = seat_at(line.seat);
  prepared_ = lines_for(match_.luck().is_taped() ? match_.prepare(seat, *move, Chance::taped(tape))
                                                 : match_.prepare(seat, *move));
  if (tape.broken) return "an outcome of luck is missing or impossible";
  if (prepared_[0].text != raw)
    return "the events or the position are not what the rules give" +
           text::first_difference(raw, prepared_[0].text);
  prepared_.resize(1);  // the result has a line of its own to come
  commit();
  return std::nullopt;
}

template <class Codec>
std::optional<std::string> GameOf<Codec>::follow_undo(const text::Line& line,
                                                      std::string_view raw) {
  if (line.seat >= seats() || !match_.can_undo(seat_at(line.seat)))
    return "there is nothing to undo";
  prepared_ = lines_for(match_.prepare_undo(seat_at(line.seat)));
  if (prepared_[0].text != raw)
    return "this is not the move to take back" + text::first_difference(raw, prepared_[0].text);
  commit();
  return std::nullopt;
}

}  // namespace roundhouse
