
#include <gtest/gtest.h>

#include <map>

#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {
namespace {

// As protocol/messages.md lists them.
TEST(Reject, each_reason_names_the_rule_it_rests_on) {
  const std::map<Why, std::string_view> rules = {
      {Why::none, ""},
      {Why::game_over, "T50"},
      {Why::not_your_turn, "T10"},
      {Why::opening, "T5"},
      {Why::already_chosen, "T5"},
      {Why::keep_first, "T40"},
      {Why::second_card, "T11"},
      {Why::no_draw, "T18"},
      {Why::deck_empty, "T23"},
      {Why::slot_empty, "T19"},
      {Why::locomotive_second, "T13"},
      {Why::unknown_track, ""},
      {Why::taken, "T34"},
      {Why::own_twin, "T35"},
      {Why::twin_closed, "T36"},
      {Why::trains, "T33"},
      {Why::count, "T30"},
      {Why::colour, "T31"},
      {Why::short_cards, "T30"},
      {Why::short_locomotives, "T32"},
      {Why::no_tickets, "T45"},
      {Why::nothing_offered, "T42"},
      {Why::not_offered, "T42"},
      {Why::order, "T41"},
      {Why::can_act, "T21"},
  };
  for (const auto& [why, rule] : rules)
    EXPECT_EQ(rule_of({.why = why}), rule) << static_cast<int>(why);
  EXPECT_EQ(rules.size(), static_cast<std::size_t>(Why::can_act)) << "all but keep_more";
}

TEST(Reject, keeping_too_few_rests_on_the_rule_of_its_time) {
  EXPECT_EQ(rule_of({.why = Why::keep_more, .a = 2, .b = 1, .c = 1}), "T5");
  EXPECT_EQ(rule_of({.why = Why::keep_more, .a = 1, .b = 0, .c = 0}), "T40");
}

TEST(Reject, only_no_reason_is_ok) {
  EXPECT_TRUE(Reject{}.ok());
  EXPECT_FALSE((Reject{Why::taken}.ok()));
}

}  // namespace
}  // namespace roundhouse::ttr
