// Players that see a View and nothing else. A bot is a pure function of a view, its own luck and
// its budget: the same three give the same move (a budget in milliseconds excepted, which its
// caller keeps by raising the stop flag). Which bots there are is said by each game's rows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/chance.h"

namespace roundhouse {

// How long a searching bot may think; the others need no budget. 0: its own measure.
struct Budget {
  u32 iterations = 0, milliseconds = 0;
  friend bool operator==(const Budget&, const Budget&) = default;
};

// Asked at least once every 1,000 nodes; true: answer with the best found so far.
class Stop {
 public:
  using Ask = bool (*)(const void* self);
  constexpr Stop() = default;
  constexpr Stop(Ask ask, const void* self) : ask_(ask), self_(self) {}
  bool operator()() const { return ask_ != nullptr && ask_(self_); }

 private:
  Ask ask_ = nullptr;
  const void* self_ = nullptr;
};

// A level is offered to people; a yardstick never changes and measures the others. Some yardsticks
// share a name with agents in the literature and are not them: docs/bots.md.
enum class BotKind : u8 { level, yardstick };

struct BotFacts {
  std::string_view name;
  BotKind kind = BotKind::level;
  bool searches = false;  // takes a budget: "expert:ms=200", "expert:iters=500"
};

// One bot of a game. The seat of the view must be to act. Without a function it plays at random.
template <class Rules>
struct Bot : BotFacts {
  using Choose = typename Rules::Move (*)(const Rules&, const typename Rules::View&, Chance& luck,
                                          const Budget&, const Stop&);
  Choose choose = nullptr;
};

// A bot's name and budget as they are typed: "hard", "expert:ms=200".
struct BotText {
  std::string_view name;
  std::optional<std::string_view> budget;  // what follows the colon
};
BotText split_bot(std::string_view text);
std::optional<Budget> read_budget(std::string_view text);

// A bot that sits at a table.
template <class Rules>
struct Player {
  const Bot<Rules>* bot;
  Budget budget;

  typename Rules::Move choose(const Rules& rules, const typename Rules::View& view, Chance& luck,
                              const Stop& stop = {}) const {
    if (bot->choose == nullptr) return rules.sample(view, luck);
    return bot->choose(rules, view, luck, budget, stop);
  }
  bool is_random() const { return bot->choose == nullptr; }
};

template <class Rules>
std::optional<Player<Rules>> find_player(std::span<const Bot<Rules>> bots, std::string_view text) {
  const BotText parts = split_bot(text);
  for (const Bot<Rules>& bot : bots) {
    if (bot.name != parts.name) continue;
    if (!parts.budget) return Player<Rules>{&bot, {}};
    const auto budget = read_budget(*parts.budget);
    if (!bot.searches || !budget) return std::nullopt;
    return Player<Rules>{&bot, *budget};
  }
  return std::nullopt;
}

}  // namespace roundhouse
