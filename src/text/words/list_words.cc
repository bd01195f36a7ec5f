#include "text/words/list_words.h"

#include <algorithm>

#include "phrases/shared.h"
#include "text/words/commands.h"
#include "text/words/words_text.h"

namespace roundhouse::text {

namespace {

namespace commands = phrases::shared::list_commands;

struct Named {
  const Phrase& words;
  ListVerb verb;
};
constexpr Named kVerbs[] = {{commands::moves, ListVerb::moves}, {commands::show, ListVerb::show},
                            {commands::log, ListVerb::log},     {commands::help, ListVerb::help},
                            {commands::quit, ListVerb::quit},   {commands::undo, ListVerb::undo}};

}  // namespace

ListCommand read_list_command(std::string_view text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string first = fold(text.substr(0, end));
  for (const Named& named : kVerbs)
    if (means(named.words, first) && (named.verb == ListVerb::moves || end == text.size()))
      return {named.verb, std::string(text.substr(end))};
  return {ListVerb::none, {}};
}

std::string without_ends(const std::string& line) {
  const std::size_t from = line.find_first_not_of(" \t\r");
  return from == std::string::npos ? ""
                                   : line.substr(from, line.find_last_not_of(" \t\r") - from + 1);
}

}  // namespace roundhouse::text
