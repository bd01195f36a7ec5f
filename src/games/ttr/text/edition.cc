#include "games/ttr/text/edition.h"

#include <deque>
#include <map>

#include "core/assert.h"
#include "games/routes/text/map_reader.h"
#include "text/embedded.h"

namespace roundhouse::ttr {

namespace {

Edition read_edition(const JsonIn& in) {
  in.member("format").expect_text("roundhouse-ttr-rules");
  in.member("version").integer(1, 1);
  Edition e{
      read_id(in.member("id")), read_words(in.member("name")), read_id(in.member("tickets")), {}};
  const JsonIn players = in.member("players");
  e.rules.least_players = static_cast<u8>(players.item(0).integer(2, kMaxSeats));
  e.rules.most_players = static_cast<u8>(players.item(1).integer(2, kMaxSeats));
  e.rules.row = read_small(in, "row", 0, kMaxRow);
  e.rules.row_locomotives = read_small(in, "row_locomotives", 1, kMaxRow);
  e.rules.row_resets = read_small(in, "row_resets", 0, 9);
  e.rules.hand = read_small(in, "hand", 0, kMaxHandDealt);
  e.rules.trains = read_small(in, "trains", 1, 64);
  e.rules.opening_deal = read_small(in, "opening_deal", 1, kMaxOffer);
  e.rules.opening_keep = read_small(in, "opening_keep", 1, kMaxOffer);
  e.rules.offer = read_small(in, "offer", 1, kMaxOffer);
  e.rules.offer_keep = read_small(in, "offer_keep", 1, kMaxOffer);
  e.rules.doubles_from = read_small(in, "doubles_from", 2, kMaxSeats + 1);
  e.rules.end_trains = read_small(in, "end_trains", 0, 63);
  e.rules.longest_bonus = read_small(in, "longest_bonus", 0, 100);
  return e;
}

// Editions and maps from the files built into the program are read once; a fault in them is a bug.
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
    RH_ASSERT(edition.has_value(), "a built-in ruleset does not load");
    all.editions.push_back(*std::move(edition));
  }
  for (const Edition& e : all.editions) {
    auto map = load_map(usa, "ttr/usa.json", e.ticket_set);
    RH_ASSERT(map.has_value(), "the built-in board does not load");
    all.maps.emplace(e.ticket_set, *std::move(map));
  }
  return all;
}

const Builtins& builtins() {
  static const Builtins all = read_builtins();
  return all;
}

}  // namespace

Expected<Edition, DataError> load_edition(std::string_view json, std::string_view file) {
  return read_file<Edition>(json, file, read_edition);
}

Expected<Map, DataError> load_map(std::string_view json, std::string_view file,
                                  std::string_view ticket_set) {
  return read_file<Map>(json, file, [&](const JsonIn& in) {
    return read_map(in, "roundhouse-ttr-board", ticket_set, Points::given);
  });
}

const Edition* builtin_edition(std::string_view game) {
  for (const Edition& e : builtins().editions)
    if (e.id == game) return &e;
  return nullptr;
}

const Map& builtin_map(const Edition& edition) {
  return builtins().maps.find(edition.ticket_set)->second;
}

}  // namespace roundhouse::ttr
