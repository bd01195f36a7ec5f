// The few words of a conversation by lists, in English and Polish, and the commands it knows.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "text/words/words.h"

namespace roundhouse::text {

enum class ListSay {
  so_many,
  back_offered,
  enter_offered,
  number_up_to,
  not_understood,
  nothing_to_undo,
  undo_offered,
  undone,
  help,
  help_notation,
  kCount
};
std::string list_say(ListSay what, Lang lang, std::initializer_list<std::string> parts = {});

enum class ListVerb { none, moves, show, log, help, quit, undo };
struct ListCommand {
  ListVerb verb;
  std::string rest;  // what is typed after it
};
// A command in either language. Only `moves` has anything after it.
ListCommand read_list_command(std::string_view text);

// A line without the blanks around it.
std::string without_ends(const std::string& line);

}  // namespace roundhouse::text
