// The conversation of a game in which every decision is a choice from a list: what happened, the
// situation, the moves by number. The notation of records works as well. `Words` tells one game in
// one language:
//   heading()                 the name of the game and its board
//   tell(events, viewer)      a paragraph, "" if there is nothing to tell
//   situation(view)           a few lines before a decision
//   describe(view)            the whole position
//   name(move)                a legal move as people say it
//   explain(reject)           a refusal with its rule
//   result(state, viewer)     the end
#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/list_words.h"
#include "cli/play_session.h"

namespace roundhouse::cli {

template <class Kit, class Words>
class ListTalk {
 public:
  ListTalk(PlaySession<Kit>& session, Seat person, const Words& words, Lang lang, Console& console)
      : session_(session), person_(person), words_(words), lang_(lang), console_(console) {}

  // The whole game. False: the player left before its end.
  bool run() {
    tell();
    while (!session_.over()) {
      if (const auto bot = session_.bot_to_act())
        session_.play_bot(*bot);
      else if (!decide())
        return false;
      tell();
    }
    print("\n" + words_.result(session_.state(), person_));
    return true;
  }

 private:
  enum class After { ask_again, played, left };
  static constexpr std::size_t kShown = 24;  // longer lists are shown when asked for
  static constexpr std::size_t kLogLines = 20;

  void print(const std::string& text) { console_.out << text; }
  After complain(const std::string& what) {
    print(wrapped(what));
    return After::ask_again;
  }

  void tell() {
    const std::string told = words_.tell(session_.events(), person_);
    if (told.empty()) return;
    log_.push_back(told);
    print(wrapped(told));
  }

  bool decide() {
    legal_.clear();
    session_.rules().legal(session_.view(person_), legal_);
    print("\n" + words_.situation(session_.view(person_)));
    if (legal_.size() <= kShown)
      list_moves();
    else
      print(list_say(ListSay::many_moves, lang_, {std::to_string(legal_.size())}) + "\n");
    for (std::string line;;) {
      if (console_.prompts) console_.out << "> " << std::flush;
      if (!std::getline(console_.in, line)) return false;
      const After after = obey(without_ends(line));
      if (after != After::ask_again) return after == After::played;
    }
  }

  void list_moves() {
    for (std::size_t i = 0; i < legal_.size(); ++i) {
      const std::string number = std::to_string(i + 1);
      print(std::string(4 - std::min<std::size_t>(4, number.size()), ' ') + number + "  " +
            words_.name(legal_[i]) + "\n");
    }
    if (session_.can_undo(person_)) print(list_say(ListSay::undo_offered, lang_) + "\n");
  }

  After obey(const std::string& text) {
    if (text.empty()) return After::ask_again;
    switch (read_list_verb(text)) {
      case ListVerb::moves: list_moves(); return After::ask_again;
      case ListVerb::show: print(words_.describe(session_.view(person_))); return After::ask_again;
      case ListVerb::log: return log();
      case ListVerb::help: print(list_say(ListSay::help, lang_)); return After::ask_again;
      case ListVerb::quit: return After::left;
      case ListVerb::undo: return undo();
      case ListVerb::none: break;
    }
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size()) return choose(number);
    return attempt(text);
  }

  After choose(std::size_t number) {
    if (number < 1 || number > legal_.size())
      return complain(list_say(ListSay::number_up_to, lang_, {std::to_string(legal_.size())}));
    session_.play(person_, legal_[number - 1]);
    return After::played;
  }

  After attempt(const std::string& text) {
    const auto parsed = session_.kit().parse(text);
    if (!std::holds_alternative<typename Kit::Move>(parsed))
      return complain(list_say(ListSay::not_understood, lang_, {printable(text)}));
    const auto& move = std::get<typename Kit::Move>(parsed);
    const auto reject = session_.rules().check(session_.state(), person_, move);
    if (!reject.ok()) return complain(words_.explain(reject));
    session_.play(person_, move);
    return After::played;
  }

  After undo() {
    if (!session_.can_undo(person_)) return complain(list_say(ListSay::nothing_to_undo, lang_));
    session_.undo(person_);
    print(list_say(ListSay::undone, lang_) + "\n");
    return After::played;
  }

  After log() {
    const std::size_t from = log_.size() - std::min(log_.size(), kLogLines);
    for (std::size_t i = from; i < log_.size(); ++i) print(wrapped(log_[i]));
    return After::ask_again;
  }

  PlaySession<Kit>& session_;
  Seat person_;
  const Words& words_;
  Lang lang_;
  Console& console_;
  typename Kit::MoveList legal_;
  std::vector<std::string> log_;
};

}  // namespace roundhouse::cli
