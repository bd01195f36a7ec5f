// Moves as text: what is written reads back, and what cannot be read says where and what was
// expected.
#include "games/ttr/text/move_text.h"

#include <gtest/gtest.h>

#include "games/ttr/text/edition.h"

#include "games/routes/rules/claim.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {
namespace {

const Map& map() { return builtin_map(*builtin_edition("ttr-classic")); }

std::string written(const Move& move) {
  std::string text;
  write_move(text, map(), move);
  return text;
}

Unreadable problem_of(std::string_view text) {
  const auto parsed = parse_move(map(), text);
  if (!parsed) return parsed.error();
  ADD_FAILURE() << text << " should be refused";
  return {};
}

TEST(MoveText, every_legal_move_of_many_games_reads_back) {
  const Rules rules(map().board, builtin_edition("ttr-classic")->rules);
  for (u64 seed = 0; seed < 20; ++seed) {
    Chance chance = Chance::seeded(seed);
    auto events = Events::off();
    State state = rules.deal(2 + static_cast<int>(seed % 4), chance, events);
    for (SeatSet acting = rules.to_act(state); !acting.empty(); acting = rules.to_act(state)) {
      MoveList legal;
      rules.legal(state, acting.lowest(), legal);
      for (const Move& move : legal) {
        const auto parsed = parse_move(map(), written(move));
        ASSERT_TRUE(parsed.has_value()) << written(move);
        ASSERT_TRUE(*parsed == move) << written(move);
      }
      rules.apply(state, acting.lowest(), rules.sample(state, acting.lowest(), chance), chance,
                  events);
    }
  }
}

TEST(MoveText, the_notation_of_the_record_page) {
  EXPECT_EQ(written(Move::draw()), "draw");
  EXPECT_EQ(written(Move::take(2)), "take 3");
  EXPECT_EQ(written(Move::claim(*map().find_track("duluth-helena"), *map().find_kind("orange"), 1)),
            "claim duluth-helena orange:5 locomotive:1");
  EXPECT_EQ(written(Move::claim(*map().find_track("duluth-helena"), kLocomotive, 6)),
            "claim duluth-helena locomotive:6");
  EXPECT_EQ(written(Move::pass()), "pass");
}

TEST(MoveText, kept_tickets_may_be_named_in_any_order) {
  const auto one = parse_move(map(), "keep denver-el_paso,boston-miami under dallas-new_york");
  const auto two = parse_move(map(), "keep boston-miami,denver-el_paso under dallas-new_york");
  EXPECT_TRUE(*one == *two);
}

TEST(MoveText, too_many_or_too_few_cards_are_for_the_rules_to_refuse) {
  for (const auto& [text, paid] : {std::pair{"claim duluth-helena orange:3", 3},
                                   std::pair{"claim duluth-helena orange:4 locomotive:4", 8},
                                   std::pair{"claim duluth-helena", 0}}) {
    const auto parsed = parse_move(map(), text);
    ASSERT_TRUE(parsed.has_value()) << text;
    const auto& move = *parsed;
    EXPECT_TRUE(move.as_claim().is_miscounted()) << text;
    EXPECT_EQ(move.locomotives, paid) << text;
    EXPECT_TRUE(*parse_move(map(), written(move)) == move) << written(move);
  }
}

TEST(MoveText, what_cannot_be_read_says_where) {
  EXPECT_EQ(problem_of("").expected, "draw, take, claim, tickets, keep or pass");
  EXPECT_EQ(problem_of("draw 2").at, 0u);
  EXPECT_EQ(problem_of("take 6").expected, "a slot from 1 to 5");
  EXPECT_EQ(problem_of("claim warsaw-berlin red:1").code, "unknown-track");
  EXPECT_EQ(problem_of("claim warsaw-berlin red:1").at, 6u);
  EXPECT_EQ(problem_of("claim duluth-helena pink:6").name, "pink");
  EXPECT_EQ(problem_of("claim duluth-helena orange:60 locomotive:60").expected, "at most 99 cards");
  EXPECT_EQ(problem_of("claim duluth-helena orange:3 red:3").expected,
            "one colour, and locomotives");
  EXPECT_EQ(problem_of("claim duluth-helena orange:06").expected, "a number of cards from 1 to 99");
  EXPECT_EQ(problem_of("keep warsaw-berlin").code, "unknown-ticket");
  EXPECT_EQ(problem_of("keep boston-miami over dallas-new_york").expected,
            "under and the other tickets");
}

}  // namespace
}  // namespace roundhouse::ttr
