#include "games/ttr/words/input.h"

#include <algorithm>
#include <charconv>

#include "games/routes/rules/board.h"
#include "text/spelling.h"
#include "text/words/words_text.h"

namespace roundhouse::ttr {

namespace {

struct VerbWords {
  Verb verb;
  std::string_view en, pl;
  std::vector<std::string_view> also;
};

const std::vector<VerbWords>& verbs() {
  static const std::vector<VerbWords> all = {
      {Verb::draw, "draw", "dobierz", {"d"}},
      {Verb::take, "take", "weź", {"w"}},
      {Verb::claim, "claim", "zajmij", {"c", "z"}},
      {Verb::tickets, "tickets", "bilety", {"t", "b"}},
      {Verb::keep, "keep", "zachowaj", {"k"}},
      {Verb::pass, "pass", "pas", {}},
      {Verb::moves, "moves", "ruchy", {"m"}},
      {Verb::routes, "routes", "trasy", {"r"}},
      {Verb::hand, "hand", "ręka", {"h", "cards", "karty"}},
      {Verb::show, "show", "mapa", {"map", "pokaż", "s"}},
      {Verb::log, "log", "dziennik", {"l"}},
      {Verb::help, "help", "pomoc", {"?"}},
      {Verb::quit, "quit", "koniec", {"q", "exit", "wyjdź"}},
  };
  return all;
}

Verb find_verb(const std::string& folded) {
  for (const VerbWords& v : verbs()) {
    if (folded == v.en || folded == fold(v.pl)) return v.verb;
    for (const std::string_view other : v.also)
      if (folded == fold(other)) return v.verb;
  }
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
  return std::max({match(folded_words(entry.id), typed), match(folded_words(entry.name.en), typed),
                   match(folded_words(entry.name.pl), typed)});
}

std::vector<int> entries_named(const std::vector<routes::City>& entries,
                               std::span<const std::string> typed) {
  std::vector<int> found;
  Match best = Match::beginning;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const Match now = match(entries[i], typed);
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
  for (const VerbWords& v : verbs()) names.emplace_back(lang == Lang::pl ? v.pl : v.en);
  return names;
}

std::vector<int> cities_named(const routes::Map& map, std::span<const std::string> words) {
  return entries_named(map.cities, words);
}

std::vector<int> kinds_named(const routes::Map& map, std::string_view word) {
  const std::string typed(word);
  std::vector<int> kinds = entries_named(map.colours, {&typed, 1});
  const int locomotive = static_cast<int>(map.colours.size()) - 1;
  std::replace(kinds.begin(), kinds.end(), locomotive, kLocomotive);
  return kinds;
}

std::string hint(std::string_view typed, const std::vector<std::string>& known, Lang lang) {
  std::vector<std::string> folded;
  for (const std::string& name : known) folded.push_back(fold(name));
  const auto meant = nearest(fold(typed), folded);
  if (!meant) return {};  // nothing is near, and a list of all helps nobody here
  return say(Say::did_you_mean, lang, {known[*meant]});
}

}  // namespace roundhouse::ttr
