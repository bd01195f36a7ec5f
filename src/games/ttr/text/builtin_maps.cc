// Editions and maps from the files built into the program. They are read once; a fault in them is a
// bug.
#include <deque>
#include <map>

#include "text/embedded.h"
#include "games/routes/text/map.h"
#include "core/assert.h"

namespace roundhouse::codec {

namespace {

struct Builtins {
  std::deque<Edition> editions;
  std::map<std::string, Map, std::less<>> maps;  // by ticket set
};

Builtins read_builtins() {
  Builtins all;
  std::string_view usa;
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path == "ttr/usa.json") usa = file.text;
    if (!file.path.ends_with(".rules.json") || !file.path.starts_with("ttr/")) continue;
    auto edition = load_edition(file.text, file.path);
    RH_ASSERT(std::holds_alternative<Edition>(edition), "a built-in ruleset does not load");
    all.editions.push_back(std::get<Edition>(std::move(edition)));
  }
  for (const Edition& e : all.editions) {
    auto map = load_map(usa, "ttr/usa.json", e.ticket_set);
    RH_ASSERT(std::holds_alternative<Map>(map), "the built-in board does not load");
    all.maps.emplace(e.ticket_set, std::get<Map>(std::move(map)));
  }
  return all;
}

const Builtins& builtins() {
  static const Builtins all = read_builtins();
  return all;
}

}  // namespace

const Edition* builtin_edition(std::string_view game) {
  for (const Edition& e : builtins().editions)
    if (e.id == game) return &e;
  return nullptr;
}

const Map& builtin_map(const Edition& edition) {
  return builtins().maps.find(edition.ticket_set)->second;
}

}  // namespace roundhouse::codec
