// The conversation of a game in which every decision is a choice from a list: what happened, the
// situation, the moves by number. A long list is offered by groups; typing a part of a move narrows
// it; the notation of records works as well. `Words` tells one game in one language:
//   heading(), greeting(others)   the name of the game and its board; how the game begins
//   tell(events, viewer)          a paragraph, "" if there is nothing to tell
//   situation(view)               a few lines before a decision
//   describe(view)                the whole position
//   name(view, move)              a legal move as people say it
//   group(view, move, level)      what it belongs to in a long list, "" if it stands alone; level
//                                 0 for wide groups, 1 for narrow ones
//   explain(reject)               a refusal with its rule
//   result(state, viewer)         the end
//   answer(view, text), help()    a question of this game's own, or nothing; the line about it
#pragma once

#include <algorithm>
#include <charconv>
#include <numeric>
#include <string>
#include <vector>

#include "games/routes/bots/payments.h"
#include "text/console.h"
#include "text/list_words.h"
#include "cli/terminal/play_session.h"

namespace roundhouse::cli {

template <class Kit, class Words>
class ListTalk {
 public:
  // `viewer` is the person's seat, or nobody when one person plays several.
  ListTalk(PlaySession<Kit>& session, Seat viewer, const Words& words, Lang lang, Console& console)
      : session_(session), viewer_(viewer), words_(words), lang_(lang), console_(console) {}

  // The whole game. False: the player left before its end.
  bool run() {
    tell();
    while (!session_.over()) {
      if (const auto bot = session_.bot_to_act())
        session_.play_bot(*bot);
      else if (!decide(*session_.person_to_act()))
        return false;
      tell();
    }
    print("\n" + words_.result(session_.state(), viewer_));
    return true;
  }

 private:
  using View = typename Kit::View;
  using Numbers = std::vector<std::size_t>;  // places in the list of legal moves
  enum class After { ask_again, played, left };
  static constexpr std::size_t kShown = 10;  // longer lists are offered by groups
  static constexpr std::size_t kLogLines = 20;

  // A line of the list: a move, or several under one name.
  struct Item {
    std::string text;
    Numbers moves;
  };

  void print(const std::string& text) { console_.out << text; }
  After complain(const std::string& what) {
    print(wrapped(what));
    return After::ask_again;
  }

  void tell() {
    const std::string told = words_.tell(session_.events(), viewer_);
    if (told.empty()) return;
    log_.push_back(told);
    print(wrapped(told));
  }

  bool decide(Seat seat) {
    asked_ = seat;
    view_ = session_.view(seat);
    legal_.clear();
    session_.rules().legal(view_, legal_);
    bots::prefer_payments(session_.rules(), view_, legal_);
    print("\n" + words_.situation(view_));
    offer(all());
    for (std::string line;;) {
      if (console_.prompts) console_.out << "> " << std::flush;
      if (!std::getline(console_.in, line)) return false;
      const After after = obey(without_ends(line));
      if (after != After::ask_again) return after == After::played;
    }
  }

  Numbers all() const {
    Numbers numbers(legal_.size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    return numbers;
  }

  std::vector<Item> one_by_one(const Numbers& numbers) const {
    std::vector<Item> items;
    for (const std::size_t i : numbers) items.push_back({words_.name(view_, legal_[i]), {i}});
    return items;
  }

  std::vector<Item> by_groups(const Numbers& numbers, int level) const {
    std::vector<Item> items;
    for (const std::size_t i : numbers) {
      const std::string group = words_.group(view_, legal_[i], level);
      const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) {
        return !group.empty() && item.text == group;
      });
      if (found == items.end())
        items.push_back({group, {i}});
      else
        found->moves.push_back(i);
    }
    for (Item& item : items)
      if (item.moves.size() == 1)
        item.text = words_.name(view_, legal_[item.moves[0]]);
      else
        item.text += list_say(ListSay::so_many, lang_, {std::to_string(item.moves.size())});
    return items;
  }

  // One route with several payments: the first of them is what most people want.
  bool only_payments(const Numbers& numbers) const {
    return numbers.size() > 1 && std::all_of(numbers.begin(), numbers.end(), [&](std::size_t i) {
             return bots::same_route(session_.rules(), legal_[numbers[0]], legal_[i]);
           });
  }

  // Shows these moves; numbers mean them until something else is shown.
  After offer(const Numbers& numbers) {
    menu_ = one_by_one(numbers);
    for (const int level : {1, 0})
      if (numbers.size() > kShown)
        if (auto groups = by_groups(numbers, level); groups.size() > 1) menu_ = std::move(groups);
    for (std::size_t i = 0; i < menu_.size(); ++i)
      print(wrapped(pad_left(std::to_string(i + 1), 4) + "  ", words_of(menu_[i].text), " "));
    enter_takes_first_ = only_payments(numbers);
    if (enter_takes_first_) print(list_say(ListSay::enter_offered, lang_) + "\n");
    if (numbers.size() < legal_.size())
      print(list_say(ListSay::back_offered, lang_) + "\n");
    else if (session_.can_undo(asked_))
      print(list_say(ListSay::undo_offered, lang_) + "\n");
    return After::ask_again;
  }

  After obey(const std::string& text) {
    if (text.empty()) return enter_takes_first_ ? choose(1) : After::ask_again;
    const auto [verb, rest] = read_list_command(text);
    switch (verb) {
      case ListVerb::moves: return narrow(rest);
      case ListVerb::show: print(words_.describe(view_)); return After::ask_again;
      case ListVerb::log: return log();
      case ListVerb::help:
        print(list_say(ListSay::help, lang_) + words_.help() +
              list_say(ListSay::help_notation, lang_));
        return After::ask_again;
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
    if (number < 1 || number > menu_.size())
      return complain(list_say(ListSay::number_up_to, lang_, {std::to_string(menu_.size())}));
    const Numbers moves = menu_[number - 1].moves;
    return moves.size() == 1 ? play(legal_[moves[0]]) : offer(moves);
  }

  After play(const typename Kit::Move& move) {
    session_.play(asked_, move);
    return After::played;
  }

  After attempt(const std::string& text) {
    if (const auto answer = words_.answer(view_, text)) {
      print(*answer);
      return After::ask_again;
    }
    const auto parsed = session_.kit().parse(text);
    if (!std::holds_alternative<typename Kit::Move>(parsed)) return narrow(text);
    const auto& move = std::get<typename Kit::Move>(parsed);
    const auto reject = session_.rules().check(session_.state(), asked_, move);
    if (reject.ok()) return play(move);
    const Numbers meant = matching(text);  // a route without its payment is no move, but names some
    return meant.empty() ? complain(words_.explain(reject)) : offer(meant);
  }

  // The moves whose names have all of these words; without words all of them.
  Numbers matching(const std::string& text) const {
    const auto wanted = folded_words(text);
    Numbers found;
    for (const std::size_t i : all()) {
      const std::string name = fold(without_paint(words_.name(view_, legal_[i])));
      if (std::all_of(wanted.begin(), wanted.end(),
                      [&](const std::string& word) { return name.find(word) != name.npos; }))
        found.push_back(i);
    }
    return found;
  }

  After narrow(const std::string& text) {
    const Numbers found = matching(text);
    if (found.empty()) return complain(list_say(ListSay::not_understood, lang_, {printable(text)}));
    return offer(found);
  }

  After undo() {
    if (!session_.can_undo(asked_)) return complain(list_say(ListSay::nothing_to_undo, lang_));
    session_.undo(asked_);
    print(list_say(ListSay::undone, lang_) + "\n");
    return After::played;
  }

  After log() {
    const std::size_t from = log_.size() - std::min(log_.size(), kLogLines);
    for (std::size_t i = from; i < log_.size(); ++i) print(wrapped(log_[i]));
    return After::ask_again;
  }

  PlaySession<Kit>& session_;
  Seat viewer_;
  const Words& words_;
  Lang lang_;
  Console& console_;
  Seat asked_ = kNobody;  // whose decision it is
  View view_{};
  typename Kit::MoveList legal_;
  std::vector<Item> menu_;
  bool enter_takes_first_ = false;
  std::vector<std::string> log_;
};

}  // namespace roundhouse::cli
