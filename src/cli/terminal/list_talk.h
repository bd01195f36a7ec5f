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
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/types.h"
#include "phrases/shared.h"
#include "text/words/list_words.h"
#include "text/words/words_text.h"

namespace roundhouse::cli {

using namespace text;
namespace says = phrases::shared::lists;

template <class Codec, class Words>
class ListTalk {
 public:
  using View = typename Codec::View;
  using Move = typename Codec::Move;

  // `viewer` is the person's seat, or nobody when one person plays several. Codec and words must
  // outlive the talk.
  ListTalk(const Codec& codec, const Words& words, Seat viewer, Lang lang)
      : codec_(codec), words_(words), viewer_(viewer), lang_(lang) {}

  // What a line came to: a legal move, taking one back, a text, or the wish to leave.
  struct Answer {
    std::string text = {};
    std::optional<Move> move = {};
    bool undoes = false, leaves = false;
  };

  std::string tell_deal(std::span<const typename Codec::Event> events) { return tell(events); }
  std::string tell(std::span<const typename Codec::Event> events) {
    const std::string told = words_.tell(events, viewer_);
    if (told.empty()) return {};
    log_.push_back(told);
    return wrapped(told);
  }

  // The situation of the seat that is to decide, and what it may do.
  std::string situation(const View& view, bool can_undo) {
    view_ = view;
    can_undo_ = can_undo;
    legal_.clear();
    codec_.rules().legal(view_, legal_);
    Family::order_moves(codec_.rules(), view_, legal_);
    return "\n" + words_.situation(view_) + offer(all());
  }

  Answer answer(const View&, const std::string& line) { return obey(without_ends(line)); }

  std::string ending(const typename Codec::State& state) const {
    return "\n" + words_.result(state, viewer_);
  }

 private:
  using Family = typename Codec::Family;
  using Numbers = std::vector<std::size_t>;  // places in the list of legal moves
  static constexpr std::size_t kShown = 10;  // longer lists are offered by groups
  static constexpr std::size_t kLogLines = 20;

  // A line of the list: a move, or several under one name.
  struct Item {
    std::string text;
    Numbers moves;
  };

  std::string say(const Phrase& phrase, Values values = {}) const {
    return filled(phrase, lang_, values);
  }
  static Answer complain(const std::string& what) { return {.text = wrapped(what)}; }

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
        item.text += say(says::so_many, {{"n", item.moves.size()}});
    return items;
  }

  // One route with several payments: the first of them is what most people want.
  bool only_payments(const Numbers& numbers) const {
    return numbers.size() > 1 && std::all_of(numbers.begin(), numbers.end(), [&](std::size_t i) {
             return Family::same_choice(codec_.rules(), legal_[numbers[0]], legal_[i]);
           });
  }

  // Shows these moves; numbers mean them until something else is shown.
  std::string offer(const Numbers& numbers) {
    menu_ = one_by_one(numbers);
    for (const int level : {1, 0})
      if (numbers.size() > kShown)
        if (auto groups = by_groups(numbers, level); groups.size() > 1) menu_ = std::move(groups);
    std::string out;
    for (std::size_t i = 0; i < menu_.size(); ++i)
      out += wrapped(pad_left(std::to_string(i + 1), 4) + "  ", words_of(menu_[i].text), " ");
    enter_takes_first_ = only_payments(numbers);
    if (enter_takes_first_) out += say(says::enter_offered) + "\n";
    if (numbers.size() < legal_.size())
      out += say(says::back_offered) + "\n";
    else if (can_undo_)
      out += say(says::undo_offered) + "\n";
    return out;
  }

  Answer obey(const std::string& text) {
    if (text.empty()) return enter_takes_first_ ? choose(1) : Answer{};
    const auto [verb, rest] = read_list_command(text);
    switch (verb) {
      case ListVerb::moves: return narrow(rest);
      case ListVerb::show: return {.text = words_.describe(view_)};
      case ListVerb::log: return log();
      case ListVerb::help:
        return {.text = say(says::help) + "\n" + words_.help() + say(says::help_notation) + "\n"};
      case ListVerb::quit: return {.leaves = true};
      case ListVerb::undo: return undo();
      case ListVerb::none: break;
    }
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size()) return choose(number);
    return attempt(text);
  }

  Answer choose(std::size_t number) {
    if (number < 1 || number > menu_.size())
      return complain(say(says::number_up_to, {{"n", menu_.size()}}));
    const Numbers moves = menu_[number - 1].moves;
    if (moves.size() == 1) return {.move = legal_[moves[0]]};
    return {.text = offer(moves)};
  }

  Answer attempt(const std::string& text) {
    if (const auto answer = words_.answer(view_, text)) return {.text = *answer};
    const auto move = codec_.parse(text);
    if (!move) return narrow(text);
    const auto reject = codec_.rules().check(view_, *move);
    if (reject.ok()) return {.move = *move};
    const Numbers meant = matching(text);  // a route without its payment is no move, but names some
    return meant.empty() ? complain(words_.explain(reject)) : Answer{.text = offer(meant)};
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

  Answer narrow(const std::string& text) {
    const Numbers found = matching(text);
    if (found.empty()) return complain(say(says::not_understood, {{"typed", printable(text)}}));
    return {.text = offer(found)};
  }

  Answer undo() const {
    if (!can_undo_) return complain(say(says::nothing_to_undo));
    return {.text = say(says::undone) + "\n", .undoes = true};
  }

  Answer log() const {
    const std::size_t from = log_.size() - std::min(log_.size(), kLogLines);
    std::string out;
    for (std::size_t i = from; i < log_.size(); ++i) out += wrapped(log_[i]);
    return {.text = out};
  }

  const Codec& codec_;
  const Words& words_;
  Seat viewer_;
  Lang lang_;
  View view_{};
  bool can_undo_ = false;
  typename Codec::MoveList legal_;
  std::vector<Item> menu_;
  bool enter_takes_first_ = false;
  std::vector<std::string> log_;
};

}  // namespace roundhouse::cli
