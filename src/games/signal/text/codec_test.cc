// Moves as text, options, positions, outcomes and forecasts of Switch & Signal.
#include "games/signal/text/codec.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>

namespace roundhouse::signal {
namespace {

Codec codec(std::string_view board = "europe", const Options& options = {}, int seats = 2) {
  auto made =
      Codec::make("switch-signal-" + std::string(board), builtin_board(board), seats, options);
  EXPECT_TRUE(made.has_value());
  return *std::move(made);
}

std::string refusal(const Options& options, std::string_view game = "switch-signal-europe") {
  auto made = Codec::make(game, builtin_board("europe"), 3, options);
  return made ? "" : made.error();
}

TEST(SignalOptions, are_refused_by_a_clear_sentence) {
  EXPECT_EQ(refusal({}), "");
  EXPECT_EQ(refusal({{"layout", "free"},
                     {"removed", "17"},
                     {"time", "10"},
                     {"extra-signal", "1"},
                     {"goods", "10"},
                     {"places", "stack"},
                     {"first-seat", "2"}}),
            "");
  EXPECT_EQ(refusal({{"layuot", "free"}}), "there is no option \"layuot\"; did you mean layout?");
  EXPECT_EQ(refusal({{"first", "1"}}), "there is no option \"first\"; did you mean first-seat?");
  EXPECT_EQ(refusal({{"layout", "open"}}), "layout must be fixed or free, not \"open\"");
  EXPECT_EQ(refusal({{"places", "random"}}),
            "places must be fixed, shuffled or stack, not \"random\"");
  EXPECT_EQ(refusal({{"goods", "9"}}), "goods must be 8 or 10, not \"9\"");
  EXPECT_EQ(refusal({{"removed", "02"}}), "removed must be a number from 0 to 17, not \"02\"");
  EXPECT_EQ(refusal({{"first-seat", "3"}}),
            "first-seat must be random or a seat from 0 to 2, not \"3\"");
  EXPECT_EQ(refusal({}, "switch-signal-america"),
            "board europe is for switch-signal-europe, not for switch-signal-america");
}

TEST(SignalMoveText, every_kind_is_read_as_it_is_written) {
  const Codec k = codec();
  for (const char* text : {"ready",
                           "set lyon marseille-lyon dijon-lyon",
                           "signal calais-paris@2 paris-dijon@0",
                           "extra paris-dijon@0",
                           "go",
                           "deploy black",
                           "deploy grey at calais",
                           "colour brown",
                           "train black-2",
                           "use dispatcher",
                           "use traffic_controller grey-3",
                           "leave paris-dijon",
                           "stop",
                           "play signal signal",
                           "play train signal+switch",
                           "play switch train+train",
                           "load black-1 signal",
                           "end",
                           "draw 0",
                           "draw 4"}) {
    const auto parsed = k.parse(text);
    ASSERT_TRUE(parsed.has_value()) << text;
    std::string written;
    k.write(written, *parsed);
    EXPECT_EQ(written, text);
  }
}

TEST(SignalMoveText, either_order_is_read_one_is_written) {
  const Codec k = codec();
  const auto written = [&](std::string_view text) {
    std::string out;
    k.write(out, *k.parse(text));
    return out;
  };
  EXPECT_EQ(written("set lyon dijon-lyon marseille-lyon"), "set lyon marseille-lyon dijon-lyon");
  EXPECT_EQ(written("play signal train+switch"), "play signal switch+train");
}

TEST(SignalMoveText, says_what_was_expected_where) {
  const Codec k = codec();
  const auto bad = [&](std::string_view text) {
    const auto parsed = k.parse(text);
    if (parsed) return std::string("fine");
    const Unreadable& why = parsed.error();
    return std::to_string(why.at) + " " + why.code + " " +
           (why.name.empty() ? why.expected : why.name);
  };
  EXPECT_TRUE(bad("dance").starts_with("0 unreadable ready, set, signal"));
  EXPECT_TRUE(bad("").starts_with("0 unreadable"));
  EXPECT_EQ(bad("go now"), "3 unreadable nothing more");
  EXPECT_EQ(bad("go "), "2 unreadable no space at the end");
  EXPECT_EQ(bad("train"), "5 unreadable a train");
  EXPECT_EQ(bad("train pink-1"), "6 unknown-name pink-1");
  EXPECT_EQ(bad("set lyon dijon-lyon dijon-lyon"), "20 unreadable two different arms");
  EXPECT_EQ(bad("deploy black on calais"), "13 unreadable at and a start place");
  EXPECT_EQ(bad("deploy black at paris"), "16 unknown-name paris");
  EXPECT_EQ(bad("use traffic_controller"), "22 unreadable a train");
  EXPECT_EQ(bad("use conductor black-1"), "14 unreadable nothing more");
  EXPECT_EQ(bad("play signal signal+"), "12 unknown-name a known name");
  EXPECT_EQ(bad("play signal signal+train+train"), "12 unknown-name train+train");
  EXPECT_EQ(bad("draw x"), "5 unreadable a number of cards");
  EXPECT_EQ(bad("draw 007"), "5 unreadable a number of cards");
}

TEST(SignalKit, only_moves_that_reveal_nothing_can_be_taken_back) {
  const Codec k = codec();
  const auto undoable = [&](std::string_view text) { return Codec::is_undoable(*k.parse(text)); };
  for (const char* yes : {"play signal signal", "play switch switch", "play train train",
                          "signal calais-paris@2 paris-dijon@0", "load black-1 signal",
                          "set lyon marseille-lyon dijon-lyon"})
    EXPECT_TRUE(undoable(yes)) << yes;
  for (const char* no : {"train black-1", "end", "draw 1", "go", "leave paris-dijon", "stop",
                         "deploy black", "colour black", "use dispatcher", "ready"})
    EXPECT_FALSE(undoable(no)) << no;
}

// A position of a random game in each phase it goes through.
template <class F>
void play_random_games(const Codec& k, F visit) {
  for (u64 seed = 0; seed < 6; ++seed) {
    Chance chance = Chance::seeded(seed);
    Events events;
    State s = k.rules().deal(k.seats(), chance, events);
    while (true) {
      visit(s, events);
      if (k.rules().to_act(s).empty()) break;
      events.clear();
      const Seat seat = s.open.turn;
      k.rules().apply(s, seat, k.rules().sample(s, seat, chance), chance, events);
    }
  }
}

TEST(SignalPosition, what_is_written_is_read_back) {
  for (const char* board : {"europe", "america"})
    for (const Options& options :
         {Options{}, Options{{"layout", "free"}, {"extra-signal", "1"}, {"places", "shuffled"}},
          Options{{"places", "stack"}, {"goods", "10"}, {"time", "9"}}}) {
      const Codec k = codec(board, options, 3);
      play_random_games(k, [&](const State& s, const Events&) {
        std::string text;
        k.write_position(text, s);
        const auto read = k.read_position(text);
        ASSERT_TRUE(read) << read.error().text();
        ASSERT_EQ(std::memcmp(&*read, &s, sizeof s), 0);
      });
    }
}

TEST(SignalPosition, the_digest_tells_positions_apart) {
  const Codec k = codec();
  std::map<u64, State> seen;
  play_random_games(k, [&](const State& s, const Events&) {
    const auto [at, fresh] = seen.emplace(k.digest(s), s);
    ASSERT_TRUE(fresh || std::memcmp(&at->second, &s, sizeof s) == 0);
  });
  EXPECT_GT(seen.size(), 300u);
}

// One edit of a written position, and the sentence with which it is refused.
std::string refused(std::string_view from, std::string_view to, const Codec& reader = codec()) {
  const Codec k = codec("europe", {{"first-seat", "0"}});
  Chance chance = Chance::seeded(5);
  Events events;
  State s = k.rules().deal(2, chance, events);
  std::string text;
  k.write_position(text, s);
  const std::size_t at = text.find(from);
  if (at == std::string::npos) return "the position has no " + std::string(from) + ": " + text;
  text.replace(at, from.size(), to);
  const auto read = reader.read_position(text);
  return read ? "fine" : read.error().text();
}

TEST(SignalPosition, an_impossible_one_is_refused_by_name) {
  EXPECT_EQ(refused("\"clock\":7", "\"clock\":7"), "fine");
  EXPECT_EQ(refused("\"clock\":7", "\"clock\":8"),
            "position: impossible: there are more time tokens than the clock holds (S13)");
  EXPECT_EQ(refused("\"clock\":7", "\"clock\":0"),
            "position: impossible: the clock is empty although it would have been refilled (S40)");
  EXPECT_EQ(refused("\"phase\":\"deploy\"", "\"phase\":\"party\""),
            "position at /phase: there is no such phase");
  EXPECT_EQ(refused("\"phase\":\"deploy\"", "\"phase\":\"colour\""),
            "position: impossible: the card has no such move");
  EXPECT_EQ(refused("\"phase\":\"deploy\"", "\"phase\":\"action\""),
            "position: impossible: a card lies open in the wrong step");
  EXPECT_EQ(refused("\"turn\":0", "\"turn\":2"),
            "position at /turn: expected a whole number from 0 to 1");
  EXPECT_EQ(refused("\"turn\":0", "\"turn\":null"),
            "position: impossible: the seat to act does not fit the phase");
  EXPECT_EQ(
      refused("\"left\":16", "\"left\":19"),
      "position: impossible: the schedule deck is larger than the cards nobody has seen (S12)");
  EXPECT_EQ(refused("\"blue\":2", "\"blue\":3"),
            "position: impossible: the goods do not add up (S15, S62)");
  EXPECT_EQ(refused("\"calais\":6", "\"calais\":5"),
            "position: impossible: the start numbers are not those of the board (S63)");
  EXPECT_EQ(refused("\"signals\":[\"calais-paris@2\",", "\"signals\":["),
            "position: impossible: the number of signal markers is wrong (S14)");
  EXPECT_EQ(refused("\"signals\":[\"calais-paris@2\",", "\"signals\":[\"lemans-limoges@1\","),
            "position: impossible: a city has no signal marker (S26)");
  EXPECT_EQ(refused("\"lemans\":[\"brest-lemans\",\"paris-lemans\"]",
                    "\"lemans\":[\"paris-lemans\",\"brest-lemans\"]"),
            "position at /switches/lemans: expected two different arms in their order");
  EXPECT_EQ(refused("{\"at\":null,\"facing\":null", "{\"at\":\"paris\",\"facing\":\"lyon\""),
            "position at /trains/0/facing: only a train on a section faces somewhere");
  EXPECT_EQ(refused("{\"at\":null,\"facing\":null", "{\"at\":\"marseille\",\"facing\":null"),
            "position: impossible: a train stands in the port (S34)");
  EXPECT_EQ(refused("\"dispatcher\":false", "\"dispatcher\":true"),
            "position: impossible: the dispatcher works without having been used (S44)");
  EXPECT_EQ(refused("\"held\":null", "\"held\":\"black-1\""),
            "position: impossible: a train is held without the traffic controller (S47)");
  EXPECT_EQ(
      refused("\"mover\":null",
              "\"mover\":{\"train\":\"black-1\",\"points\":2,\"came_by\":null,\"by_card\":false}"),
      "position: impossible: a train is moving in the wrong step");
  EXPECT_EQ(
      refused("\"stack\":null", "\"stack\":{\"left\":[\"calais\"],\"turned\":0,\"shuffles\":0}"),
      "position: impossible: the stack of tokens does not add up (S64)");
}

TEST(SignalPosition, of_other_options_or_seats_is_refused) {
  EXPECT_EQ(refused("\"clock\":7", "\"clock\":7", codec("europe", {{"time", "8"}})),
            "position at /options/time: expected \"8\"");
  EXPECT_EQ(refused("\"clock\":7", "\"clock\":7", codec("europe", {}, 3)),
            "position at /hands: expected 3 hands");
  EXPECT_EQ(refused("\"clock\":7", "\"clock\":7", codec("america")),
            "position at /game: expected \"switch-signal-america\"");
}

TEST(SignalOutcomes, what_no_die_or_deck_can_say_is_refused) {
  const Codec k = codec();
  const auto bad = [&](std::string_view events) {
    const auto read = k.read_outcomes(events);
    return read ? std::string("fine") : read.error().text();
  };
  EXPECT_EQ(bad(R"([{"e":"rolled","train":"grey-1","points":3}])"), "fine");
  EXPECT_EQ(bad(R"([{"e":"rolled","train":"grey-1","points":4}])"),
            "events at /0/points: this die has no such face");
  EXPECT_EQ(bad(R"([{"e":"dice","dice":[1,7],"place":"calais"}])"),
            "events at /0/dice/1: expected a whole number from 1 to 6");
  EXPECT_EQ(bad(R"([{"e":"revealed","card":"d99","from":"deck"}])"),
            "events at /0/card: there is no such schedule card");
  EXPECT_EQ(bad(R"([{"e":"drew","seat":0,"cards":["joker"]}])"),
            "events at /0/cards/0: there is no such kind of card");
  EXPECT_EQ(bad("{}"), "events: expected an array");
}

TEST(SignalOutcomes, a_tape_of_the_events_gives_the_same_game) {
  const Codec k = codec("america", {{"places", "stack"}, {"layout", "free"}}, 4);
  Chance chance = Chance::seeded(3);
  Events events, again;
  State s = k.rules().deal(4, chance, events);
  while (!k.rules().to_act(s).empty()) {
    events.clear();
    again.clear();
    State copy = s;
    const Move move = k.rules().sample(s, s.open.turn, chance);
    k.rules().apply(s, copy.open.turn, move, chance, events);
    std::string json = "[";
    for (const Event& e : events.all()) {
      if (json.size() > 1) json += ',';
      k.write(json, e, EventFor::record);
    }
    const auto read = k.read_outcomes(json + "]");
    ASSERT_TRUE(read.has_value()) << json;
    Chance::Tape tape = read->tape();
    Chance taped = Chance::taped(tape);
    k.rules().apply(copy, copy.open.turn, move, taped, again);
    ASSERT_FALSE(tape.broken) << json;
    ASSERT_EQ(std::memcmp(&copy, &s, sizeof s), 0) << json;
  }
}

TEST(SignalForecast, tells_every_number_of_the_die) {
  const Codec k = codec();
  Chance chance = Chance::seeded(1);
  Events events;
  State s = k.rules().deal(2, chance, events);
  std::string out;
  EXPECT_EQ(k.explain(s, "grey-1", {}, out).why, Why::not_on_board);
  EXPECT_EQ(k.explain(s, "pink-1", {}, out).why, Why::unknown_name);
  s.open.train[6] = {0, kNone, kNone};  // grey-1 at Calais
  EXPECT_EQ(k.explain(s, "grey-1", 9, out).why, Why::unknown_name);
  EXPECT_EQ(out, "");
  ASSERT_TRUE(k.explain(s, "grey-1", {}, out).ok());
  EXPECT_EQ(
      out,
      R"("train":"grey-1","rolls":[{"points":1,"of":6,"faces":3,"ends":[{"line":null,"path":["calais-paris/1"],"at":"calais-paris/1","why":"points","left":0,"lost":0,"delivers":null}]},)"
      R"({"points":2,"of":6,"faces":2,"ends":[{"line":null,"path":["calais-paris/1","calais-paris/2"],"at":"calais-paris/2","why":"points","left":0,"lost":0,"delivers":null}]},)"
      R"({"points":3,"of":6,"faces":1,"ends":[{"line":null,"path":["calais-paris/1","calais-paris/2","paris"],"at":"paris","why":"city","left":0,"lost":0,"delivers":null}]}])");
}

}  // namespace
}  // namespace roundhouse::signal
