// What people type. A command is a phrase whose words all mean it, the first being its name: "help
// ?" in English, "pomoc" in Polish. Every language is understood at any time, without accents.
#pragma once

#include <string>
#include <string_view>

#include "text/phrase.h"

namespace roundhouse::text {

bool means(const Phrase& command, std::string_view folded);
std::string command_name(const Phrase& command, Lang lang);

}  // namespace roundhouse::text
