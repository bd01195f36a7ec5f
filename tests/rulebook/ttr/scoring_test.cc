// The final count and the ranking: T51 to T54.
#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

TEST(Scoring, T51_completed_tickets_add_the_others_are_subtracted) {
  Scene s;
  s.tickets(0, "denver-el_paso boston-miami").tracks(0, "denver-santa_fe el_paso-santa_fe");
  const SeatResult r = s.result().seat[0];
  EXPECT_EQ(r.routes, 4);
  EXPECT_EQ(r.tickets, 4);
  EXPECT_EQ(r.failed, -12);
  EXPECT_EQ(r.bonus, 10);
  EXPECT_EQ(r.total, 4 + 4 - 12 + 10);
  EXPECT_EQ(r.done, 1);
}

TEST(Scoring, T51_a_total_may_be_negative) {
  Scene s;
  s.tickets(0, "los_angeles-new_york new_york-seattle");
  EXPECT_EQ(s.result().seat[0].total, -43);
  EXPECT_EQ(s.result().seat[0].rank, 2);
  EXPECT_EQ(s.result().seat[1].total, 0);
}

TEST(Scoring, T52_the_longest_path_gives_ten_points) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.tracks(0, "denver-santa_fe el_paso-santa_fe").tracks(1, "chicago-duluth");
    EXPECT_EQ(s.result().seat[0].longest, 4);
    EXPECT_EQ(s.result().seat[0].bonus, 10);
    EXPECT_EQ(s.result().seat[1].longest, 3);
    EXPECT_EQ(s.result().seat[1].bonus, 0);
  }
}

TEST(Scoring, T52_it_may_loop_and_pass_a_city_twice_but_uses_each_train_once) {
  Scene s;
  // A loop Denver – Santa Fe – Oklahoma City – Denver with a tail at Denver, and a branch that does
  // not fit.
  s.tracks(0,
           "denver-santa_fe oklahoma_city-santa_fe denver-oklahoma_city denver-omaha denver-helena "
           "el_paso-santa_fe");
  EXPECT_EQ(s.result().seat[0].longest, 2 + 3 + 4 + 4 + 4) << "the branch to El Paso is left out";
}

TEST(Scoring, T52_all_who_tie_get_it) {
  Scene s("ttr-classic", 3);
  s.tracks(0, "chicago-duluth").tracks(1, "montreal-toronto").tracks(2, "denver-santa_fe");
  EXPECT_EQ(s.result().seat[0].bonus, 10);
  EXPECT_EQ(s.result().seat[1].bonus, 10);
  EXPECT_EQ(s.result().seat[2].bonus, 0);
}

TEST(Scoring, T52_a_single_train_may_be_the_longest_path) {
  Scene s;
  s.tracks(0, "portland-seattle-a");
  EXPECT_EQ(s.result().seat[0].longest, 1);
  EXPECT_EQ(s.result().seat[0].bonus, 10);
}

TEST(Scoring, T52_nobody_gets_it_at_length_zero) {
  const Scene s;
  EXPECT_EQ(s.result().seat[0].bonus, 0);
  EXPECT_EQ(s.result().seat[0].total, 0);
}

// Lonely routes a-b, c-d, e-f, g-h of length 2 (2 points), i-j and k-l of length 3 (4 points);
// tickets for them, and one from a to c that nobody can complete.
const small::Game& lonely_routes() {
  static const small::Game game{
      small::board(
          {{0, 1, 2, 0}, {2, 3, 2, 0}, {4, 5, 2, 0}, {6, 7, 2, 0}, {8, 9, 3, 0}, {10, 11, 3, 0}},
          {{0, 1, 6},
           {2, 3, 3},
           {3, 2, 3},
           {4, 5, 8},
           {4, 5, 12},
           {6, 7, 6},
           {10, 11, 6},
           {0, 2, 2}},
          {12}, 4),
      {.trains = 20}};
  return game;
}

SeatSet seats(std::initializer_list<int> list) {
  SeatSet set;
  for (int seat : list) set.add(seat_at(seat));
  return set;
}

TEST(Ranking, T53_most_points_win) {
  Scene s(lonely_routes(), 2);
  s.tracks(0, "a-b").tracks(1, "c-d").tickets(0, "a-b").tickets(1, "c-d");
  EXPECT_EQ(s.result().winners, seats({0}));
  EXPECT_EQ(s.result().seat[0].rank, 1);
  EXPECT_EQ(s.result().seat[1].rank, 2);
}

TEST(Ranking, T53_among_those_tied_most_completed_tickets) {
  Scene s(lonely_routes(), 2);
  s.tracks(0, "a-b").tracks(1, "c-d").tickets(0, "a-b").tickets(1, "c-d d-c");  // 6 = 3 + 3
  EXPECT_EQ(s.result().seat[0].total, s.result().seat[1].total);
  EXPECT_EQ(s.result().winners, seats({1}));
  EXPECT_EQ(s.result().seat[0].rank, 2);
}

TEST(Ranking, T53_tickets_not_completed_do_not_count) {
  Scene s(lonely_routes(), 2);
  s.tracks(0, "a-b").tracks(1, "e-f").tickets(0, "a-b").tickets(1, "e-f a-c");  // 6 = 8 - 2
  EXPECT_EQ(s.result().seat[0].total, s.result().seat[1].total);
  EXPECT_EQ(s.result().winners, seats({0, 1}));
}

TEST(Ranking, T53_then_who_holds_the_longest_path) {
  Scene s(lonely_routes(), 2);
  s.tracks(0, "k-l").tickets(0, "k-l");                // 4 + 6 and the bonus of 10
  s.tracks(1, "a-b c-d e-f g-h").tickets(1, "e-f-2");  // 8 + 12
  EXPECT_EQ(s.result().seat[0].total, 20);
  EXPECT_EQ(s.result().seat[1].total, 20);
  EXPECT_EQ(s.result().winners, seats({0}));
  EXPECT_EQ(s.result().seat[1].rank, 2);
}

TEST(Ranking, T53_tickets_come_before_the_longest_path) {
  Scene s(lonely_routes(), 2);
  s.tracks(0, "k-l").tickets(0, "k-l");                  // 4 + 6 + 10, one ticket
  s.tracks(1, "a-b c-d e-f").tickets(1, "c-d d-c e-f");  // 6 + 14, three tickets
  EXPECT_EQ(s.result().seat[0].total, 20);
  EXPECT_EQ(s.result().seat[1].total, 20);
  EXPECT_EQ(s.result().winners, seats({1}));
}

TEST(Ranking, T53_several_with_the_bonus_share) {
  Scene s(lonely_routes(), 3);
  s.tracks(0, "i-j").tracks(1, "k-l");
  EXPECT_EQ(s.result().winners, seats({0, 1}));
  EXPECT_EQ(s.result().seat[0].rank, 1);
  EXPECT_EQ(s.result().seat[1].rank, 1);
  EXPECT_EQ(s.result().seat[2].rank, 3) << "two share the first place";
}

TEST(Ranking, T53_all_of_them_share_if_none_holds_the_bonus) {
  Scene s(lonely_routes(), 3);
  s.tracks(0, "a-b").tickets(0, "a-b").tracks(1, "g-h").tickets(1, "g-h");  // 8 each
  s.tracks(2, "i-j").tickets(2, "e-f-2");                                   // 4 + 10 - 12
  EXPECT_EQ(s.result().winners, seats({0, 1}));
  EXPECT_EQ(s.result().seat[2].rank, 3);
}

TEST(Ranking, T53_lower_places_are_ranked_alike) {
  Scene s(lonely_routes(), 3);
  s.tracks(0, "a-b")
      .tickets(0, "a-b")
      .tracks(1, "c-d")
      .tickets(1, "c-d d-c")
      .tracks(2, "e-f g-h")
      .tickets(2, "e-f g-h");
  EXPECT_EQ(s.result().seat[0].total, s.result().seat[1].total);
  EXPECT_EQ(s.result().seat[2].rank, 1);
  EXPECT_EQ(s.result().seat[1].rank, 2);
  EXPECT_EQ(s.result().seat[0].rank, 3);
}

TEST(Ranking, T54_montreal_atlanta_and_new_york_atlanta_both_completed_add_15) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.tickets(0, "atlanta-montreal atlanta-new_york");
    s.tracks(0, "montreal-new_york new_york-washington-a raleigh-washington-a atlanta-raleigh-a");
    EXPECT_EQ(s.result().seat[0].tickets, 15);
    EXPECT_EQ(s.result().seat[0].failed, 0);
    EXPECT_EQ(s.result().seat[0].done, 2);
  }
}

TEST(Ranking, T54_sault_ste_marie_nashville_completed_and_atlanta_washington_not_add_4) {
  Scene s("ttr-new");
  s.tickets(0, "nashville-sault_ste_marie atlanta-washington");
  s.tracks(0, "sault_ste_marie-toronto pittsburgh-toronto nashville-pittsburgh");
  const SeatResult r = s.result().seat[0];
  EXPECT_EQ(r.tickets + r.failed, 4);
  s.tracks(0, "pittsburgh-washington");
  EXPECT_EQ(s.result().seat[0].tickets + s.result().seat[0].failed, 4)
      << "Washington alone is not Atlanta";
  s.tracks(0, "atlanta-nashville");
  EXPECT_EQ(s.result().seat[0].tickets, 12);
  EXPECT_EQ(s.result().seat[0].failed, 0);
}

}  // namespace
}  // namespace roundhouse::rulebook
