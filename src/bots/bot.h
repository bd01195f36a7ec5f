// Players that see a View and nothing else. A bot is a pure function of a view, the legal moves and
// its own luck. Every game has every bot.
#pragma once

#include <optional>
#include <string_view>

#include "core/chance.h"
#include "signal/rules.h"
#include "ttr/ghost_rules.h"
#include "ttr/rules.h"

namespace roundhouse::bots {

enum class Bot : u8 { random, easy };

inline constexpr std::string_view kBotNames[] = {"random", "easy"};
constexpr std::string_view name_of(Bot bot) { return kBotNames[static_cast<int>(bot)]; }
std::optional<Bot> find_bot(std::string_view name);

// The move this bot plays here. The seat of the view must be to act.
ttr::Move choose(Bot bot, const ttr::Rules& rules, const ttr::View& view, Chance& luck);
ttr::ghost::Move choose(Bot bot, const ttr::ghost::Rules& rules, const ttr::ghost::View& view,
                        Chance& luck);
signal::Move choose(Bot bot, const signal::Rules& rules, const signal::View& view, Chance& luck);

}  // namespace roundhouse::bots
