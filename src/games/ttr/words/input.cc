#include "games/ttr/words/input.h"

#include <algorithm>
#include <charconv>

#include "games/routes/rules/board.h"
#include "games/routes/words/kind_words.h"
#include "phrases/routes.h"
#include "phrases/ttr.h"
#include "text/spelling.h"
#include "text/words/commands.h"
#include "text/words/words_text.h"

namespace roundhouse::ttr {

namespace {

namespace commands = phrases::ttr::commands;

struct VerbWords {
  Verb verb;
  const Phrase& words;
};

constexpr VerbWords kVerbs[] = {
    {Verb::draw, commands::draw},   {Verb::take, commands::take},
    {Verb::claim, commands::claim}, {Verb::tickets, commands::tickets},
    {Verb::keep, commands::keep},   {Verb::pass, commands::pass},
    {Verb::moves, commands::moves}, {Verb::routes, commands::routes},
    {Verb::hand, commands::hand},   {Verb::show, commands::show},
    {Verb::log, commands::log},     {Verb::help, commands::help},
    {Verb::quit, commands::quit},
};

Verb find_verb(const std::string& folded) {
  for (const VerbWords& v : kVerbs)
    if (means(v.words, folded)) return v.verb;
  return Verb::unknown;
}

std::vector<std::string> split(std::string_view line) {
  constexpr std::string_view kBetween = " \t\r\n,";
  std::vector<std::string> parts;
  for (std::size_t at = line.find_first_not_of(kBetween); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBetween, at), line.size());
    parts.emplace_back(line.substr(at, end - at));
    at = line.find_first_not_of(kBetween, end);
  }
  return parts;
}

enum class Match { no, beginning, exact };

// Each typed word begins the name's word in its place; "newyork" begins New York too.
Match match(const std::vector<std::string>& name, std::span<const std::string> typed) {
  if (std::equal(name.begin(), name.end(), typed.begin(), typed.end())) return Match::exact;
  std::string run_together;
  for (const std::string& word : name) run_together += word;
  if (typed.size() == 1 && run_together.starts_with(typed[0])) return Match::beginning;
  if (typed.empty() || typed.size() > name.size()) return Match::no;
  for (std::size_t i = 0; i < typed.size(); ++i)
    if (!name[i].starts_with(typed[i])) return Match::no;
  return Match::beginning;
}

Match match(const routes::City& entry, std::span<const std::string> typed) {
  Match best = match(folded_words(entry.id), typed);
  for (const std::string& name : entry.name.text)
    best = std::max(best, match(folded_words(name), typed));
  return best;
}

// Those that match best of so many, if any do.
std::vector<int> best_of(std::size_t entries, auto match_of) {
  std::vector<int> found;
  Match best = Match::beginning;
  for (std::size_t i = 0; i < entries; ++i) {
    const Match now = match_of(i);
    if (now < best) continue;
    if (now > best) found.clear();
    best = now;
    found.push_back(static_cast<int>(i));
  }
  return found;
}

}  // namespace

std::optional<int> small_number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 0 || n > 99)
    return std::nullopt;
  return n;
}

Command read_command(std::string_view line) {
  const std::vector<std::string> words = split(line);
  if (words.empty()) return {Verb::nothing, {}, {}};
  Command command{Verb::numbers, words[0], {}};
  for (const std::string& word : words) command.args.push_back(fold(word));
  if (small_number(command.args[0])) return command;
  command.verb = find_verb(command.args[0]);
  command.args.erase(command.args.begin());
  return command;
}

std::vector<std::string> command_names(Lang lang) {
  std::vector<std::string> names;
  for (const VerbWords& v : kVerbs) names.push_back(command_name(v.words, lang));
  return names;
}

std::vector<int> cities_named(const routes::Map& map, std::span<const std::string> words) {
  return best_of(map.cities.size(), [&](std::size_t i) { return match(map.cities[i], words); });
}

// Of a colour both names are known: the board's, and the one of its cards.
std::vector<int> kinds_named(const routes::Map& map, std::string_view word) {
  const std::string typed(word);
  const std::span<const std::string> words(&typed, 1);
  const int locomotive = static_cast<int>(map.colours.size()) - 1;
  std::vector<int> kinds = best_of(map.colours.size(), [&](std::size_t i) {
    Match best = match(map.colours[i], words);
    const int kind = static_cast<int>(i) == locomotive ? kLocomotive : static_cast<int>(i);
    for (const Lang lang : kLanguages)
      best = std::max(
          best,
          match(folded_words(routes::kind_words(map, phrases::routes::card::kAll, kind, 1, lang)),
                words));
    return best;
  });
  std::replace(kinds.begin(), kinds.end(), locomotive, kLocomotive);
  return kinds;
}

std::string hint(std::string_view typed, const std::vector<std::string>& known, Lang lang) {
  std::vector<std::string> folded;
  for (const std::string& name : known) folded.push_back(fold(name));
  const auto meant = nearest(fold(typed), folded);
  if (!meant) return {};  // nothing is near, and a list of all helps nobody here
  return filled(phrases::ttr::talk::did_you_mean, lang, {{"word", known[*meant]}});
}

}  // namespace roundhouse::ttr
