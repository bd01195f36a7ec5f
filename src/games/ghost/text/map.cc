#include "games/ghost/text/map.h"

#include <algorithm>

#include "core/assert.h"
#include "games/routes/text/map_reader.h"
#include "text/embedded.h"
#include "text/json_out.h"

namespace roundhouse::ghost {

namespace {

Edition read_edition(const JsonIn& in) {
  in.member("format").expect_text("roundhouse-ghost-rules");
  in.member("version").integer(1, 1);
  Edition e{read_id(in.member("id")), read_words(in.member("name")), {}};
  const JsonIn players = in.member("players");
  e.rules.least_players = static_cast<u8>(players.item(0).integer(2, kMaxSeats));
  e.rules.most_players = static_cast<u8>(players.item(1).integer(2, kMaxSeats));
  e.rules.hand = read_small(in, "hand", 0, kMaxHandDealt);
  e.rules.wagons = read_small(in, "wagons", 1, 64);
  e.rules.tickets = read_small(in, "tickets", 1, kMaxHeld);
  e.rules.draw = read_small(in, "draw", 1, 9);
  e.rules.win = read_small(in, "win", 1, routes::kMaxTickets);
  e.rules.stall_rounds = read_small(in, "stall_rounds", 1, 9);
  return e;
}

// What stands in the file beside the map.
class HauntsReader {
 public:
  HauntsReader(const JsonIn& in, Map& map) : in_(in), map_(map) {}

  void read() {
    regions();
    const JsonIn bonuses = in_.member("bonuses");
    map_.from = region(bonuses.member("trick_or_treat").member("from"));
    map_.to = region(bonuses.member("trick_or_treat").member("to"));
    map_.haunts.from = cities_of(bonuses.member("trick_or_treat").member("from"));
    map_.haunts.to = cities_of(bonuses.member("trick_or_treat").member("to"));
    if ((map_.haunts.from & map_.haunts.to) != 0)
      bonuses.member("trick_or_treat").fail("expected two different regions");
    town_hall(bonuses.member("town_hall"));
  }

 private:
  void regions() {
    const JsonIn list = in_.member("regions");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const JsonIn region = list.item(i);
      map_.regions.push_back({read_id(region.member("id")), read_words(region.member("name"))});
    }
    const JsonIn cities = in_.member("cities");
    for (std::size_t i = 0; i < map_.cities.size(); ++i)
      if (cities.item(i).has("region")) region(cities.item(i).member("region"));
  }

  std::size_t region(const JsonIn& in) const {
    const auto found = std::ranges::find(map_.regions, in.text(), &City::id);
    if (found == map_.regions.end()) in.fail("there is no region of this id");
    return static_cast<std::size_t>(found - map_.regions.begin());
  }

  u64 cities_of(const JsonIn& region) const {
    const JsonIn cities = in_.member("cities");
    u64 bits = 0;
    for (std::size_t i = 0; i < map_.cities.size(); ++i)
      if (cities.item(i).has("region") && cities.item(i).member("region").text() == region.text())
        bits |= u64{1} << i;
    if (bits == 0) region.fail("expected a region with at least one city");
    return bits;
  }

  void town_hall(const JsonIn& list) {
    if (list.size() > kMaxBonuses) return list.fail("expected at most 4 bonuses");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const JsonIn in = list.item(i);
      const Bonus bonus{read_city(map_, in.member("a")), read_city(map_, in.member("b")),
                        read_small(in, "cards", 1, 9)};
      if (bonus.a == bonus.b) in.fail("a bonus must join two different cities");
      const std::string id = read_id(in.member("id"));
      if (std::ranges::find(map_.bonuses, id) != map_.bonuses.end())
        in.fail("this bonus id is there twice");
      map_.bonuses.push_back(id);
      map_.haunts.bonus[i] = bonus;
    }
    map_.haunts.bonuses = static_cast<u8>(list.size());
  }

  const JsonIn& in_;
  Map& map_;
};

void put_hash(Map& map) {
  Digest digest = map_digest(map);
  for (std::size_t i = 0; i < map.cities.size(); ++i)
    digest.byte(static_cast<u8>((map.haunts.from >> i & 1) + 2 * (map.haunts.to >> i & 1)));
  for (std::size_t i = 0; i < map.bonuses.size(); ++i) {
    digest.bytes(map.bonuses[i]);
    digest.byte(0);
    for (u8 part : {map.haunts.bonus[i].a, map.haunts.bonus[i].b, map.haunts.bonus[i].cards})
      digest.byte(part);
  }
  map.hash.clear();
  put_hex(map.hash, digest.value());
}

Map read_haunted_map(const JsonIn& in) {
  Map map{read_map(in, "roundhouse-ghost-board", "all", Points::none), {}, 0, 0, {}, {}};
  HauntsReader(in, map).read();
  put_hash(map);
  return map;
}

// A fault in a built-in file is a bug.
template <class T, class F>
T read_builtin(std::string_view path, F load) {
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != path) continue;
    auto read = load(file.text, file.path);
    RH_ASSERT(read.has_value(), "a built-in file does not load");
    return *std::move(read);
  }
  RH_ASSERT(false, "a built-in file is missing");
  return {};
}

}  // namespace

Expected<Edition, DataError> load_edition(std::string_view json, std::string_view file) {
  return read_file<Edition>(json, file, read_edition);
}

Expected<Map, DataError> load_map(std::string_view json, std::string_view file) {
  return read_file<Map>(json, file, read_haunted_map);
}

const Edition& builtin_edition() {
  static const auto edition = read_builtin<Edition>("ghost/ghost-train.rules.json", load_edition);
  return edition;
}

const Map& builtin_map() {
  static const auto map = read_builtin<Map>("ghost/haunted.json", load_map);
  return map;
}

}  // namespace roundhouse::ghost
