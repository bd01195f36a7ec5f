// Tokens that prove who sits where, and names of tables nobody can guess.
// Not here: the luck of the game, which has its own secret (table/).
#pragma once

#include <string>
#include <string_view>

namespace roundhouse::server {

std::string fresh_token();     // 128 random bits, 32 hex digits
std::string fresh_table_id();  // 80 random bits, 20 hex digits

// The store keeps this and never the token itself.
std::string token_hash(std::string_view token);

// Whether the token is the one that was hashed; the time taken tells nothing.
bool token_matches(std::string_view token, std::string_view hash);

}  // namespace roundhouse::server
