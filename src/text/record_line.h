// A line of a record as a value: what it is, its text, and the digest it ends with.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::text {

enum class LineKind { header, deal, position, move, undo, note, result };

inline constexpr std::string_view kLineKinds[] = {"header", "deal", "position", "move",
                                                  "undo",   "note", "result"};
constexpr std::string_view name_of(LineKind kind) {
  return kLineKinds[static_cast<std::size_t>(kind)];
}
constexpr std::optional<LineKind> find_line_kind(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kLineKinds); ++i)
    if (kLineKinds[i] == name) return static_cast<LineKind>(i);
  return std::nullopt;
}

struct RecordLine {
  LineKind kind;
  std::string text;    // without the line's end
  std::string digest;  // 16 hex digits, over this line and those before it
};

inline std::vector<std::string> texts_of(std::span<const RecordLine> lines) {
  std::vector<std::string> texts;
  for (const RecordLine& line : lines) texts.push_back(line.text);
  return texts;
}

// A seal that was opened when the game ended; empty where there was none.
struct OpenedLuck {
  std::string secret;
  std::vector<std::string> nonces;
};

// What is remembered beside the moves (text/notes.h).
struct Note {
  std::string kind;
  std::optional<int> seat;  // where the kind of note has one
  std::string text;
};

}  // namespace roundhouse::text
