// A game being played, whatever game it is: the one virtual seam. Moves come in as text; refusals
// and record lines go out as values, positions and messages as text. The layers above know no
// rules. Not thread safe: a game belongs to one queue.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"
#include "play/luck.h"
#include "text/language.h"
#include "text/record_line.h"
#include "text/refusal.h"
#include "text/setup.h"
#include "text/translated.h"
#include "text/words/words_text.h"

namespace roundhouse {

// Moves tried on a copy, up to the first one that would ask for luck or is refused.
struct Rehearsal {
  int possible = 0;                // so many of them
  bool luck = false;               // the next one would ask for luck
  std::optional<Refusal> refusal;  // of the next one
  std::string members;             // "seat", "prompt", "legal", "view" after them, without braces
};

// What a bot would play, and why, in words; and the routes it has in mind, by their ids, where it
// plans any.
struct Hint {
  std::string move;
  text::Translated reason;
  std::vector<std::string> plan = {};
};

// Whose eyes a position is told for.
struct Viewer {
  enum class Kind { seat, spectator, everything };
  Kind kind;
  int number;
  static Viewer at(int seat) { return {Kind::seat, seat}; }
  static Viewer spectator() { return {Kind::spectator, -1}; }
  static Viewer everything() { return {Kind::everything, -1}; }
};

class Game {
 public:
  virtual ~Game() = default;

  virtual int seats() const = 0;
  virtual int version() const = 0;  // accepted moves, undos too: it only rises
  virtual bool over() const = 0;
  virtual const GameSetup& setup() const = 0;
  virtual std::vector<int> to_act() const = 0;
  // The number of decisions the seat has taken so far; nothing when it is not to act.
  virtual std::optional<int> prompt(int seat) const = 0;

  virtual std::optional<Refusal> check(int seat, std::string_view move) const = 0;  // nothing: fine
  // "undo" takes back this seat's last move where the game allows it. Plays the move on a copy and
  // returns the record lines to store (the move's, and the result's
  // when the game ends). commit() makes the copy the game; without it nothing happened.
  virtual Expected<std::vector<text::RecordLine>, Refusal> prepare(int seat,
                                                                   std::string_view move) = 0;
  virtual void commit() = 0;

  // What a move of this piece would come to, as the members of a "forecast" message; nothing
  // changes. `moves` of the seat that is to act come before it, up to the first luck. Only games
  // with movement to explain have it.
  virtual Expected<std::string, Refusal> explain(std::string_view piece, std::optional<int> points,
                                                 std::span<const std::string> moves) const = 0;
  virtual bool explains() const = 0;

  virtual std::string bot_move(int seat, std::string_view bot) = 0;
  // The same as a call that may run on another thread while this game goes on: it holds a view of
  // the position and nothing else.
  // In games where all play together it tells why, where the bot has a choice; else no reason.
  virtual std::function<Hint()> bot_thought(int seat, std::string_view bot) = 0;
  // What this bot would play and why, likewise: the same question has the same answer.
  virtual std::function<Hint()> hint(int seat, std::string_view bot) const = 0;

  // What these moves of a seat would come to, without touching the game or its luck. Only where
  // nothing is hidden between the seats (plans()).
  virtual Rehearsal rehearse(int seat, std::span<const std::string> moves) const = 0;
  virtual bool plans() const = 0;

  // Members of messages (protocol/messages.md) from "v" on, without braces, as this seat may see
  // them; no seat: a spectator. The history begins after version `since`.
  virtual std::string snapshot_members(std::optional<int> seat, int since = -1) const = 0;
  virtual std::string step_members(
      std::optional<int> seat) const = 0;  // of the last committed move

  // A snapshot of a game that is over, as it stood after `at` moves.
  virtual std::string replay_members(int at, std::optional<int> seat) const = 0;

  virtual std::span<const text::RecordLine> record() const = 0;      // header and deal first
  virtual std::vector<text::RecordLine> record(int seat) const = 0;  // what that seat saw
  // Takes the next line of a record of this game, checked to the last byte; says what is wrong, or
  // nothing.
  virtual std::optional<std::string> follow(std::string_view line) = 0;
  // The line to store when something other than a move is to be remembered; follow() takes it. The
  // kinds of notes, and which have a seat, are listed in text/notes.h.
  virtual text::RecordLine note_line(const text::Note& note) const = 0;
  virtual std::string position() const = 0;  // the full position as JSON
  // A text a person can read.
  virtual std::string describe(Viewer viewer, text::Lang lang, text::Paint paint) const = 0;
  virtual std::string sealed_secret() const = 0;  // hex; "" for seeded luck. Never sent

  // The texts of those lines.
  std::vector<std::string> opening_lines() const { return text::texts_of(record().first(2)); }
  std::vector<std::string> record_lines() const { return text::texts_of(record()); }
  std::vector<std::string> record_lines(int seat) const { return text::texts_of(record(seat)); }
  std::string note_text(std::string_view kind, std::optional<int> seat,
                        std::string_view text) const {
    return note_line({std::string(kind), seat, std::string(text)}).text;
  }
};

}  // namespace roundhouse
