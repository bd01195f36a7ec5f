// The commands that a conversation by lists knows.
#pragma once

#include <string>
#include <string_view>

namespace roundhouse::text {

enum class ListVerb { none, moves, show, log, help, quit, undo };
struct ListCommand {
  ListVerb verb;
  std::string rest;  // what is typed after it
};
// A command in any language. Only `moves` has anything after it.
ListCommand read_list_command(std::string_view text);

// A line without the blanks around it.
std::string without_ends(const std::string& line);

}  // namespace roundhouse::text
