#include "text/words/list_words.h"

#include <algorithm>

#include "text/words/words_text.h"

namespace roundhouse::text {

namespace {

struct Both {
  std::string_view en, pl;
};

// In the order of ListSay.
constexpr Both kTexts[] = {
    {" … {0} ways", " … możliwości: {0}"},
    {"      moves goes back to everything you can do",
     "      „ruchy” wraca do wszystkich możliwości"},
    {"      Enter takes 1", "      Enter wybiera 1"},
    {"Type a number from 1 to {0}, or help.", "Wpisz numer od 1 do {0} albo „pomoc”."},
    {"\"{0}\" is no number of the list, no move and no part of one; help tells what can be typed.",
     "„{0}” to ani numer z listy, ani ruch, ani jego część; „pomoc” mówi, co można wpisać."},
    {"There is nothing to take back: something was revealed since, or nothing was done yet.",
     "Nie ma czego cofnąć: coś już odkryto albo nic jeszcze nie zrobiono."},
    {"      undo takes back your last action", "      „cofnij” cofa ostatnią akcję"},
    {"Taken back.", "Cofnięto."},
    {"  a number         plays that move of the list, or opens that line\n"
     "  a word           lists the moves with it, e.g. the name of a place\n"
     "  moves            lists everything you can do\n"
     "  show             shows the whole table\n"
     "  log              tells the last things that happened\n"
     "  undo             takes back your last action where the rules allow it\n"
     "  quit             leaves the game\n",
     "  numer            wykonuje ruch z listy albo rozwija jej pozycję\n"
     "  słowo            pokazuje ruchy z tym słowem, np. z nazwą miejsca\n"
     "  ruchy            pokazuje wszystko, co możesz zrobić\n"
     "  stół             pokazuje cały stół\n"
     "  dziennik         przypomina ostatnie wydarzenia\n"
     "  cofnij           cofa ostatnią akcję, jeśli zasady pozwalają\n"
     "  koniec           kończy grę\n"},
    {"The notation of records works too (docs/games).\n",
     "Działa też zapis ruchów (docs/games).\n"},
};
static_assert(std::size(kTexts) == static_cast<std::size_t>(ListSay::kCount));

struct Named {
  std::string_view word;  // folded
  ListVerb verb;
};
constexpr Named kVerbs[] = {
    {"moves", ListVerb::moves}, {"m", ListVerb::moves},     {"ruchy", ListVerb::moves},
    {"show", ListVerb::show},   {"s", ListVerb::show},      {"stol", ListVerb::show},
    {"log", ListVerb::log},     {"l", ListVerb::log},       {"dziennik", ListVerb::log},
    {"help", ListVerb::help},   {"?", ListVerb::help},      {"pomoc", ListVerb::help},
    {"quit", ListVerb::quit},   {"q", ListVerb::quit},      {"koniec", ListVerb::quit},
    {"exit", ListVerb::quit},   {"wyjdz", ListVerb::quit},  {"undo", ListVerb::undo},
    {"u", ListVerb::undo},      {"cofnij", ListVerb::undo},
};

}  // namespace

std::string list_say(ListSay what, Lang lang, std::initializer_list<std::string> parts) {
  const Both& both = kTexts[static_cast<std::size_t>(what)];
  return filled(lang == Lang::en ? both.en : both.pl, parts);
}

ListCommand read_list_command(std::string_view text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string first = fold(text.substr(0, end));
  for (const Named& named : kVerbs)
    if (named.word == first && (named.verb == ListVerb::moves || end == text.size()))
      return {named.verb, std::string(text.substr(end))};
  return {ListVerb::none, {}};
}

std::string without_ends(const std::string& line) {
  const std::size_t from = line.find_first_not_of(" \t\r");
  return from == std::string::npos ? ""
                                   : line.substr(from, line.find_last_not_of(" \t\r") - from + 1);
}

}  // namespace roundhouse::text
