// Ghost Train in words: boards, moves, positions and outcomes read back as they were written, and
// what cannot be read says where.
#include "games/ghost/text/codec.h"

#include <gtest/gtest.h>

#include <cstring>

#include "games/ghost/rules/builtin.h"
#include "text/embedded.h"

namespace roundhouse::ghost {
namespace {

std::string haunted() {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == "ghost/haunted.json") return std::string(file.text);
  return {};
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

Codec codec(int seats, const Options& options = {}) {
  return *Codec::make(builtin_edition(), std::make_shared<const Map>(builtin_map()), seats,
                      options);
}

// Calls visit(before, seat, move, events, after) for every decision of a random game.
template <class F>
void play(const Codec& codec, u64 seed, F visit) {
  Chance chance = Chance::seeded(seed);
  Events events;
  State state = codec.rules().deal(codec.seats(), chance, events);
  while (!codec.rules().to_act(state).empty()) {
    const State before = state;
    const Move move = codec.rules().sample(state, state.open.turn, chance);
    events.clear();
    codec.rules().apply(state, before.open.turn, move, chance, events);
    visit(before, before.open.turn, move, events, state);
  }
}

TEST(Map, built_in_tables_and_the_loader_give_the_same_board) {
  const Builtin& built = builtin();
  const Map& map = builtin_map();
  EXPECT_EQ(built.game, builtin_edition().id);
  EXPECT_EQ(built.map, map.id);
  EXPECT_EQ(std::memcmp(built.board, &map.board, sizeof map.board), 0);
  EXPECT_EQ(built.haunts.from, map.haunts.from);
  EXPECT_EQ(built.haunts.to, map.haunts.to);
  EXPECT_EQ(built.haunts.bonuses, map.haunts.bonuses);
  EXPECT_EQ(std::memcmp(built.haunts.bonus, map.haunts.bonus, sizeof map.haunts.bonus), 0);
  EXPECT_EQ(std::memcmp(&built.rules, &builtin_edition().rules, sizeof built.rules), 0);
}

TEST(GhostMap, has_the_counts_of_the_rulebook) {
  const Map& map = builtin_map();
  EXPECT_EQ(map.cities.size(), 18u);
  EXPECT_EQ(map.tickets.size(), 33u);
  EXPECT_EQ(map.tracks.size(), 61u);
  EXPECT_EQ(map.board.doubles.count(), 46);  // 23 pairs
  EXPECT_EQ(map.regions.size(), 2u);
  for (int t = 0; t < map.board.tracks; ++t) EXPECT_NE(map.board.track[t].colour, routes::kGrey);
}

TEST(Map, a_bad_file_is_named_with_the_place) {
  const auto error_of = [](const std::string& json) {
    const auto loaded = load_map(json, "some.json");
    EXPECT_FALSE(loaded) << "this board should be refused";
    return loaded ? DataError{} : loaded.error();
  };
  EXPECT_EQ(error_of("{}").what, "member \"format\" is missing");
  EXPECT_EQ(error_of(replaced(haunted(), "ghost-board", "ttr-board")).pointer, "/format");
  EXPECT_EQ(error_of(replaced(haunted(), "\"region\": \"coast\"", "\"region\": \"sea\"")).pointer,
            "/cities/14/region");
  EXPECT_EQ(error_of(replaced(haunted(), "\"to\": \"coast\"", "\"to\": \"dark_forest\"")).what,
            "expected two different regions");
  EXPECT_EQ(error_of(replaced(haunted(), "\"from\": \"dark_forest\"", "\"from\": \"x\"")).pointer,
            "/bonuses/trick_or_treat/from");
  EXPECT_EQ(error_of(replaced(haunted(), "\"cards\": 2", "\"cards\": 0")).pointer,
            "/bonuses/town_hall/0/cards");
  EXPECT_EQ(
      error_of(replaced(haunted(), "\"id\": \"manor\", \"a\"", "\"id\": \"crypt\", \"a\"")).what,
      "this bonus id is there twice");
  EXPECT_EQ(error_of(replaced(haunted(), "\"length\": 2", "\"length\": 10")).pointer,
            "/tracks/0/length");
}

TEST(Map, the_hash_follows_the_rules_not_the_names) {
  const auto hash = [](const std::string& json) { return load_map(json, "x")->hash; };
  EXPECT_EQ(hash(haunted()).size(), 16u);
  EXPECT_EQ(hash(haunted()), hash(replaced(haunted(), "Gloomy Glade", "Glade")));
  EXPECT_NE(hash(haunted()), hash(replaced(haunted(), "\"cards\": 2", "\"cards\": 3")));
  EXPECT_NE(hash(haunted()), hash(replaced(haunted(), ", \"region\": \"coast\"", "")));
  EXPECT_NE(hash(haunted()), hash(replaced(haunted(), "\"length\": 2", "\"length\": 3")));
}

TEST(GhostKit, every_legal_move_of_many_games_reads_back) {
  for (u64 seed = 0; seed < 12; ++seed) {
    const Codec k = codec(2 + static_cast<int>(seed % 3));
    play(k, seed, [&](const State& before, Seat seat, auto&&...) {
      MoveList legal;
      k.rules().legal(before, seat, legal);
      for (const Move& move : legal) {
        std::string text;
        k.write(text, move);
        const auto parsed = k.parse(text);
        ASSERT_TRUE(parsed.has_value()) << text;
        ASSERT_TRUE(*parsed == move) << text;
      }
    });
  }
}

TEST(GhostKit, what_cannot_be_read_says_where) {
  const Codec k = codec(2);
  const auto error_of = [&](std::string_view text) {
    const auto parsed = k.parse(text);
    EXPECT_FALSE(parsed) << text << " should be refused";
    return parsed ? Unreadable{} : parsed.error();
  };
  EXPECT_EQ(error_of("").expected, "draw, claim, exchange or pass");
  EXPECT_EQ(error_of("take 1").expected, "draw, claim, exchange or pass");
  EXPECT_EQ(error_of("exchange ").at, 0u);
  EXPECT_EQ(error_of("claim warsaw-berlin red:1").code, "unknown-track");
  EXPECT_EQ(error_of("claim cauldron-glade-a pink:1").name, "pink");
  EXPECT_EQ(error_of("claim cauldron-glade-a black:x").expected, "a number of cards from 1 to 99");
}

TEST(GhostKit, positions_read_back_as_the_same_bytes) {
  for (u64 seed = 0; seed < 12; ++seed) {
    const Codec k = codec(2 + static_cast<int>(seed % 3));
    play(k, seed, [&](const State&, Seat, const Move&, const Events&, const State& after) {
      std::string json;
      k.write_position(json, after);
      const auto read = k.read_position(json);
      ASSERT_TRUE(read.has_value()) << read.error().text();
      ASSERT_EQ(std::memcmp(&*read, &after, sizeof after), 0) << json;
    });
  }
}

TEST(GhostKit, an_impossible_position_is_refused_by_name) {
  const Codec k = codec(2, {{"first-seat", "0"}});
  Chance chance = Chance::seeded(3);
  Events events;
  std::string json;
  k.write_position(json, k.rules().deal(2, chance, events));
  const auto error_of = [&](std::string_view from, std::string_view to) {
    const auto read = k.read_position(replaced(json, from, to));
    EXPECT_FALSE(read) << to;
    return read ? DataError{} : read.error();
  };
  EXPECT_EQ(error_of("\"phase\":\"turn\"", "\"phase\":\"dusk\"").what, "expected turn or over");
  EXPECT_EQ(error_of("\"turn\":0", "\"turn\":2").pointer, "/turn");
  EXPECT_EQ(error_of("\"trains\":20", "\"trains\":19").what,
            "impossible: wagons left and claimed tracks do not add up (G11)");
  EXPECT_EQ(error_of("\"bonuses\":[]", "\"bonuses\":[\"well\"]").pointer, "/players/0/bonuses/0");
  EXPECT_EQ(error_of("\"special\":false", "\"special\":true").what,
            "impossible: the special tickets are not those of the tracks (G15)");
  EXPECT_EQ(error_of("\"tickets\":[\"", "\"tickets\":[null,\"").pointer, "/players/0/tickets");
  EXPECT_EQ(error_of("\"game\":\"ghost-train\"", "\"game\":\"ttr-new\"").pointer, "/game");
  const auto three = codec(3).read_position(json);
  EXPECT_EQ(three.error().pointer, "/players");
}

TEST(GhostKit, the_events_of_a_move_tell_all_its_luck) {
  for (u64 seed = 0; seed < 12; ++seed) {
    const Codec k = codec(2 + static_cast<int>(seed % 3));
    play(k, seed,
         [&](const State& before, Seat seat, const Move& move, const Events& events,
             const State& after) {
           std::string json = "[";
           for (const Event& e : events.all()) {
             if (json.size() > 1) json += ',';
             k.write(json, e, EventFor::record);
           }
           const auto read = k.read_outcomes(json + "]");
           ASSERT_TRUE(read.has_value()) << json;
           Chance::Tape tape = read->tape();
           Chance taped = Chance::taped(tape);
           Events again;
           State replayed = before;
           k.rules().apply(replayed, seat, move, taped, again);
           ASSERT_FALSE(tape.broken);
           ASSERT_TRUE(tape.cards.empty() && tape.tickets.empty());
           ASSERT_EQ(std::memcmp(&replayed, &after, sizeof after), 0);
         });
  }
}

TEST(GhostKit, others_events_are_written_without_secrets) {
  const Codec k = codec(2);
  const auto seen = [&](Event e) {
    std::string json;
    k.write(json, k.rules().seen_by(e, kNobody), EventFor::message);
    return json;
  };
  EXPECT_EQ(seen({.kind = EventKind::drew, .seat = seat_at(1), .card = 2}),
            R"({"e":"drew","seat":1})");
  EXPECT_EQ(seen({.kind = EventKind::drew_ticket, .seat = seat_at(0), .ticket = 5}),
            R"({"e":"drew-ticket","seat":0})");
  EXPECT_EQ(seen({.kind = EventKind::exchanged, .seat = seat_at(0), .n = 2, .list = {3, 4}}),
            R"({"e":"exchanged","seat":0,"count":2})");
  EXPECT_EQ(seen({.kind = EventKind::bonus, .seat = seat_at(0), .bonus = 1}),
            R"({"e":"bonus","seat":0,"bonus":"manor"})");
  EXPECT_EQ(seen({.kind = EventKind::completed, .seat = seat_at(0), .ticket = 0, .completed = 3}),
            R"({"e":"completed","seat":0,"ticket":"cauldron-windmill","completed":3})");
}

TEST(GhostKit, digests_follow_what_they_are_of) {
  const Codec k = codec(2, {{"first-seat", "0"}});
  Chance chance = Chance::seeded(3);
  Events events;
  const State s = k.rules().deal(2, chance, events);
  State swapped = s;
  std::swap(swapped.own[1].held[0], swapped.own[1].held[1]);
  EXPECT_NE(k.digest(s), k.digest(swapped)) << "the order held is part of the position (G17)";
  EXPECT_EQ(k.digest(k.rules().view(s, seat_at(0))), k.digest(k.rules().view(swapped, seat_at(0))));
  EXPECT_NE(k.digest(k.rules().view(s, seat_at(1))), k.digest(k.rules().view(swapped, seat_at(1))));
  State idle = s;
  idle.open.idle = 1;
  EXPECT_NE(k.digest(s), k.digest(idle));
}

}  // namespace
}  // namespace roundhouse::ghost
