// The conversation at the terminal: what happened, the situation, and what a typed line means: an
// answer, or a move. Nothing is played or printed here.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/ttr/words/input.h"
#include "games/ttr/words/words.h"

namespace roundhouse::ttr {

class Talk {
 public:
  // The words must outlive the talk.
  Talk(const Words& words, Seat person) : words_(words), person_(person) {}

  // What a line came to: a legal move, a text, or the wish to leave.
  struct Answer {
    std::string text = {};
    std::optional<Move> move = {};
    bool leaves = false;
  };

  // What happened, "" if there is nothing to tell; it is remembered for the log.
  std::string tell_deal(std::span<const Event> events);
  std::string tell(std::span<const Event> events);
  std::string situation(const View& view) const;
  Answer answer(const View& view, const std::string& line);
  std::string ending(const State& state) const;

 private:
  Answer act(const Command& command);
  Answer look(const Command& command) const;
  Answer numbers(const Command& command);
  Answer take(const std::vector<std::string>& args);
  Answer claim(const std::vector<std::string>& args);
  Answer keep(const std::vector<std::string>& args);
  Answer alone(const Command& command, const Move& move);
  Answer attempt(const Move& move);
  Answer unknown(const Command& command) const;
  Answer routes(const std::vector<std::string>& args) const;
  Answer log(const std::vector<std::string>& args) const;
  static Answer complain(const std::string& what) { return {.text = text::wrapped(what)}; }

  const Words& words_;
  Seat person_;
  View view_{};  // of the question
  std::vector<std::string> log_;
  std::vector<Move> payments_;  // asked about; the next number chooses
};

}  // namespace roundhouse::ttr
