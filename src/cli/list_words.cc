#include "cli/list_words.h"

namespace roundhouse::cli {

namespace {

struct Both {
  std::string_view en, pl;
};

// In the order of ListSay.
constexpr Both kTexts[] = {
    {"{0} moves are possible: \"moves\" lists them with their numbers.",
     "Możliwych ruchów: {0}. „ruchy” pokaże je z numerami."},
    {"Type a number from 1 to {0}, or \"help\".", "Wpisz numer od 1 do {0} albo „pomoc”."},
    {"\"{0}\" is neither a number of the list nor a move; \"help\" tells what can be typed.",
     "„{0}” to ani numer z listy, ani ruch; „pomoc” mówi, co można wpisać."},
    {"There is nothing to take back: something was revealed since, or nothing was done yet.",
     "Nie ma czego cofnąć: coś już odkryto albo nic jeszcze nie zrobiono."},
    {"      undo takes back your last action", "      „cofnij” cofa ostatnią akcję"},
    {"Taken back.", "Cofnięto."},
    {"  a number     plays that move of the list\n"
     "  moves        lists what you can do\n"
     "  show         shows the whole table\n"
     "  log          tells the last things that happened\n"
     "  undo         takes back your last action where the rules allow it\n"
     "  quit         leaves the game\n"
     "The notation of records works too, as in docs/games.\n",
     "  numer        wykonuje ruch z listy\n"
     "  ruchy        pokazuje, co możesz zrobić\n"
     "  stół         pokazuje cały stół\n"
     "  dziennik     przypomina ostatnie wydarzenia\n"
     "  cofnij       cofa ostatnią akcję, jeśli zasady pozwalają\n"
     "  koniec       kończy grę\n"
     "Działa też zapis ruchów z docs/games.\n"},
};
static_assert(std::size(kTexts) == static_cast<std::size_t>(ListSay::kCount));

struct Named {
  std::string_view word;
  ListVerb verb;
};
constexpr Named kVerbs[] = {
    {"moves", ListVerb::moves}, {"m", ListVerb::moves}, {"ruchy", ListVerb::moves},
    {"show", ListVerb::show},   {"s", ListVerb::show},  {"stół", ListVerb::show},
    {"stol", ListVerb::show},   {"log", ListVerb::log}, {"dziennik", ListVerb::log},
    {"help", ListVerb::help},   {"?", ListVerb::help},  {"pomoc", ListVerb::help},
    {"quit", ListVerb::quit},   {"q", ListVerb::quit},  {"koniec", ListVerb::quit},
    {"undo", ListVerb::undo},   {"u", ListVerb::undo},  {"cofnij", ListVerb::undo},
};

}  // namespace

std::string list_say(ListSay what, Lang lang, std::initializer_list<std::string> parts) {
  const Both& both = kTexts[static_cast<std::size_t>(what)];
  std::string text(lang == Lang::en ? both.en : both.pl);
  int i = 0;
  for (const std::string& part : parts) {
    const std::string gap = "{" + std::to_string(i++) + "}";
    if (const std::size_t at = text.find(gap); at != std::string::npos)
      text.replace(at, gap.size(), part);
  }
  return text;
}

ListVerb read_list_verb(std::string_view text) {
  for (const Named& named : kVerbs)
    if (named.word == text) return named.verb;
  return ListVerb::none;
}

std::string without_ends(const std::string& line) {
  const std::size_t from = line.find_first_not_of(" \t\r");
  return from == std::string::npos ? ""
                                   : line.substr(from, line.find_last_not_of(" \t\r") - from + 1);
}

}  // namespace roundhouse::cli
