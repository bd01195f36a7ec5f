// Players that see a View and nothing else. A bot is a pure function of a view, its own luck and
// its budget: the same three give the same move (a budget in milliseconds excepted, which its
// caller keeps by raising the stop flag). Not every bot plays every game: bots_of.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/chance.h"
#include "games/signal/rules/rules.h"
#include "games/ghost/rules/rules.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::bots {

// First the levels people play against, then the yardsticks, which never change. Some yardsticks
// share a name with agents in the literature and are not them: docs/bots.md.
enum class Bot : u8 {
  random,
  easy,
  medium,
  hard,
  expert,
  hungry,
  long_routes,
  one_step,
  shortest_path,
  steiner,
  short_way,
  child
};

inline constexpr std::string_view kBotNames[] = {
    "random",      "easy",     "medium",        "hard",    "expert",    "hungry",
    "long-routes", "one-step", "shortest-path", "steiner", "short-way", "child"};
constexpr std::string_view name_of(Bot bot) { return kBotNames[static_cast<int>(bot)]; }

// How long a searching bot may think; the others need no budget. 0: its own measure.
struct Budget {
  u32 iterations = 0, milliseconds = 0;
  friend bool operator==(const Budget&, const Budget&) = default;
};

// A bot with its budget: "hard", "expert:ms=200", "expert:iters=500".
struct Player {
  Bot bot = Bot::random;
  Budget budget = {};

  constexpr Player() = default;
  constexpr Player(Bot which, Budget limit = {}) : bot(which), budget(limit) {}
};

std::optional<Player> find_bot(std::string_view text);
// Why this text names nobody who plays the game, in English for people who write programs: no such
// bot, another game's, or a budget that is none. "" when it does.
std::string why_not(std::string_view text, std::string_view game);
// All bots that play a game, and those offered to people. Games are named as in the catalogue.
std::span<const std::string_view> bots_of(std::string_view game);
std::span<const std::string_view> levels_of(std::string_view game);
// The strongest of those levels that answers at once.
std::string_view advisor_of(std::string_view game);
bool plays(Bot bot, std::string_view game);
bool plays(std::string_view bot, std::string_view game);  // false for an unknown name too

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

// The move this player makes here. The seat of the view must be to act. A game that lacks the
// level is played as `easy` would.
ttr::Move choose(const Player& player, const ttr::Rules& rules, const ttr::View& view, Chance& luck,
                 Stop stop = {});
ttr::ghost::Move choose(const Player& player, const ttr::ghost::Rules& rules,
                        const ttr::ghost::View& view, Chance& luck, Stop stop = {});
signal::Move choose(const Player& player, const signal::Rules& rules, const signal::View& view,
                    Chance& luck, Stop stop = {});

}  // namespace roundhouse::bots
