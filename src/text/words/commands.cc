#include "text/words/commands.h"

#include <algorithm>

#include "text/words/words_text.h"

namespace roundhouse::text {

bool means(const Phrase& command, std::string_view folded) {
  return std::ranges::any_of(command.text, [&](std::string_view known) {
    const std::vector<std::string> words = words_of(fold(known));
    return std::ranges::find(words, folded) != words.end();
  });
}

std::string command_name(const Phrase& command, Lang lang) { return words_of(command[lang])[0]; }

}  // namespace roundhouse::text
