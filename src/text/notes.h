// The notes a record may hold beside its moves: docs/record.md, "Notes". A new one is one row here
// and one there.
#pragma once

#include <string_view>

namespace roundhouse::text {

struct NoteKind {
  std::string_view name;
  bool has_seat;  // it is about a seat; else its seat is null
};

inline constexpr NoteKind kNotes[] = {
    {"takeover", true},    // somebody else plays on for this seat, or its person is back
    {"timeout", true},     // the clock ran out, and a bot plays on
    {"assistance", true},  // this seat was helped more than the header says
    {"take-back", true},   // this seat took a move back, which then never was
    {"same-deal", false},  // the deal was played before: who saw it may know the cards
};

inline const NoteKind* find_note(std::string_view name) {
  for (const NoteKind& note : kNotes)
    if (note.name == name) return &note;
  return nullptr;
}

}  // namespace roundhouse::text
