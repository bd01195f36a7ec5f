// Plays games and asks for hints all along. What a hint says is taken as facts and as sentences;
// the tests beside this count the facts again from the board and the full position, with nothing of
// the bots' own.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/bot.h"
#include "play/catalogue.h"

namespace roundhouse::hints {

template <class Codec>
Codec kit_of(const std::string& game, int seats) {
  GameSetup setup{game, {}, {}, ""};
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"seat " + std::to_string(i), ""});
  return std::get<Codec>(*Catalogue().codec(setup));
}

template <class Codec>
Player<typename Codec::Rules> player(const std::string& bot) {
  return *find_player(Codec::Family::bots(), bot);
}

// How often each kind of statement was made, and how often it was false.
struct Tally {
  std::map<std::string, int> made, wrong;

  // One statement, which is `so` or not.
  void count(const std::string& kind, bool so, const std::string& sentence) {
    ++made[kind];
    if (so) return;
    if (++wrong[kind] <= 3) ADD_FAILURE() << kind << ": " << sentence;
  }
  int all() const {
    int sum = 0;
    for (const auto& [kind, n] : made) sum += n;
    return sum;
  }
  void expect_true() const {
    for (const auto& [kind, n] : made) {
      const auto bad = wrong.find(kind);
      EXPECT_EQ(bad == wrong.end() ? 0 : bad->second, 0) << "of " << n << " statements: " << kind;
    }
  }
};

// Plays one game by these bots, by turns, and calls look(adviser, state, view, move, reason, words)
// for the hint of each adviser at each decision.
template <class Codec, class Look>
void play(const Codec& codec, u64 seed, const std::vector<std::string>& players,
          const std::vector<std::string>& advisers, Look look) {
  const auto& rules = codec.rules();
  Chance chance = Chance::seeded(seed), luck = Chance::seeded(seed + 1000);
  auto events = Codec::Events::off();
  auto state = rules.deal(codec.seats(), chance, events);
  while (!rules.to_act(state).empty()) {
    const Seat seat = rules.to_act(state).lowest();
    const auto view = rules.view(state, seat);
    for (const std::string& adviser : advisers) {
      const auto move =
          Codec::Family::as_proposed(rules, view, player<Codec>(adviser).choose(rules, view, luck));
      ASSERT_TRUE(rules.check(state, seat, move).ok());
      const auto reason = reason_for(codec, view, move, adviser);
      look(adviser, state, view, move, reason, words_for(codec, reason));
    }
    const std::string& bot = players[static_cast<std::size_t>(index(seat)) % players.size()];
    rules.apply(state, seat, player<Codec>(bot).choose(rules, view, luck), chance, events);
  }
}

// ---- sentences

inline std::vector<int> numbers_in(std::string_view text) {
  std::vector<int> numbers;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (std::isdigit(static_cast<unsigned char>(text[i])) == 0) continue;
    int n = 0;
    for (; i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])) != 0; ++i)
      n = 10 * n + (text[i] - '0');
    numbers.push_back(n);
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// Does each sentence say just these figures, and these names in its own language?
inline bool says(const text::Translated& words, std::vector<int> numbers,
                 const std::vector<text::Translated>& names) {
  std::sort(numbers.begin(), numbers.end());
  return std::ranges::all_of(text::kLanguages, [&](text::Lang lang) {
    return numbers_in(words[lang]) == numbers &&
           std::ranges::all_of(names, [&](const text::Translated& name) {
             return words[lang].find(name[lang]) != std::string::npos;
           });
  });
}

inline std::string all_of(const text::Translated& words) {
  std::string all;
  for (const std::string& text : words.text) all += (all.empty() ? "" : " / ") + text;
  return all;
}

}  // namespace roundhouse::hints
