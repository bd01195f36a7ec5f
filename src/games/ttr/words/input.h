// What a player types, taken apart: the verb in any language, and names by their beginnings.
// Case and accents do not matter. Nothing here knows whether a move is legal.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/ttr/text/edition.h"
#include "text/language.h"

namespace roundhouse::ttr {

enum class Verb {
  nothing,
  numbers,
  draw,
  take,
  claim,
  tickets,
  keep,
  pass,
  moves,
  routes,
  hand,
  show,
  log,
  help,
  quit,
  unknown
};

struct Command {
  Verb verb;
  std::string word;               // as typed
  std::vector<std::string> args;  // folded; for `numbers` all of them
};

Command read_command(std::string_view line);
// The commands by their names in this language, for hints.
std::vector<std::string> command_names(Lang lang);

std::optional<int> small_number(std::string_view text);  // 0 to 99

// Cities whose name (in any language) or id the words begin, word by word; only the exact ones
// if there are any.
std::vector<int> cities_named(const routes::Map& map, std::span<const std::string> words);
// Kinds of cards likewise.
std::vector<int> kinds_named(const routes::Map& map, std::string_view word);

// " Did you mean X?" in this language, or "".
std::string hint(std::string_view typed, const std::vector<std::string>& known, Lang lang);

}  // namespace roundhouse::ttr
