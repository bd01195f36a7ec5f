// Games and bots by name, whichever family they belong to.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bot.h"
#include "text/game_info.h"

namespace roundhouse {

std::span<const GameInfo> all_game_infos();  // in the order in which people see them
const GameInfo* find_game_info(std::string_view game);
std::string_view family_of(std::string_view game);  // "" for an unknown game
// Facts of the family; false for an unknown game.
bool is_team(std::string_view game);  // all win or lose together
bool is_for_children(std::string_view game);

// All bots that play a game, and those offered to people, the weakest first; none for an unknown
// game.
std::vector<std::string_view> bots_of(std::string_view game);
std::vector<std::string_view> levels_of(std::string_view game);
// The strongest of those levels that answers at once.
std::string_view advisor_of(std::string_view game);
bool plays(std::string_view bot, std::string_view game);  // with its budget, if it has one
// Why this text names nobody who plays the game, in English for people who write programs: no such
// bot, another game's, or a budget that is none. "" when it does.
std::string why_no_bot(std::string_view text, std::string_view game);

}  // namespace roundhouse
