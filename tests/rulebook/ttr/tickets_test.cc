// Tickets: T40 to T45.
#include <algorithm>

#include "rulebook/ttr/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ttr;

constexpr const char* kThree = "boston-miami calgary-phoenix denver-el_paso";

TEST(Tickets, T40_three_are_drawn_and_one_or_more_kept) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.next_tickets(kThree);
    s.play(0, "tickets");
    EXPECT_EQ(s.offer(0), kThree);
    EXPECT_EQ(s.state.open.offered[0], 3);
    EXPECT_EQ(s.to_act(), 0);
    EXPECT_EQ(s.legal(0).size(), 1u + 3u + 3u * 2u);
    s.play(0, "keep calgary-phoenix under boston-miami,denver-el_paso");
    EXPECT_EQ(s.held(0), "calgary-phoenix");
    EXPECT_EQ(s.state.open.tickets[0], 1);
    EXPECT_EQ(s.state.open.offered[0], 0);
    EXPECT_EQ(s.to_act(), 1);
  }
}

TEST(Tickets, T40_at_least_one_must_be_kept_before_anything_else) {
  Scene s;
  s.hand(0, "red:3").next_tickets(kThree);
  s.play(0, "tickets");
  Move none = Move::keep(0);
  std::copy_n(s.state.own[0].offer, kMaxOffer, none.tickets);
  const Reject no = s.check(0, none);
  EXPECT_EQ(no.why, Why::keep_more);
  EXPECT_EQ(no.a, 1);
  EXPECT_EQ(no.b, 0);
  EXPECT_EQ(no.c, 0) << "in play";
  for (const char* other : {"draw", "take 1", "tickets", "pass", "claim chicago-duluth red:3"})
    EXPECT_EQ(s.why(0, other), Why::keep_first) << other;
}

TEST(Tickets, T40_as_many_as_there_are_if_fewer) {
  Scene s;
  s.all_tickets_to(1, "boston-miami denver-el_paso").next_tickets("denver-el_paso boston-miami");
  s.play(0, "tickets");
  EXPECT_EQ(s.offer(0), "boston-miami denver-el_paso");
  EXPECT_TRUE(s.may(0, "keep boston-miami under denver-el_paso"));
  EXPECT_EQ(s.legal(0).size(), 3u);
}

TEST(Tickets, T41_the_others_go_to_the_bottom_in_the_order_named) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.under(1, "houston-winnipeg").next_tickets(kThree);
    s.play(0, "tickets");
    s.play(0, "keep calgary-phoenix under denver-el_paso,boston-miami");
    EXPECT_EQ(s.under(), "houston-winnipeg denver-el_paso boston-miami");
    EXPECT_EQ(s.state.open.under_by[0], 1);
    EXPECT_EQ(s.state.open.under_by[1], 0);
    EXPECT_EQ(s.state.open.under_by[2], 0);
  }
}

TEST(Tickets, T41_the_other_order_is_another_bottom) {
  Scene s;
  s.next_tickets(kThree);
  s.play(0, "tickets");
  s.play(0, "keep calgary-phoenix under boston-miami,denver-el_paso");
  EXPECT_EQ(s.under(), "boston-miami denver-el_paso");
}

TEST(Tickets, T41_they_come_up_again_in_that_order_after_the_fresh_ones) {
  Scene s;
  s.under(1, "houston-winnipeg denver-el_paso boston-miami");
  s.all_tickets_to(1, "calgary-phoenix").next_tickets("calgary-phoenix");
  s.play(0, "tickets");
  EXPECT_EQ(s.offer(0), "calgary-phoenix denver-el_paso houston-winnipeg")
      << "in the order of the file";
  EXPECT_EQ(s.under(), "boston-miami");
  const Event offer = s.event(EventKind::offer);
  EXPECT_EQ(offer.list[0], *s.map().find_ticket("calgary-phoenix"));
  EXPECT_EQ(offer.list[1], *s.map().find_ticket("houston-winnipeg"));
  EXPECT_EQ(offer.list[2], *s.map().find_ticket("denver-el_paso"));
}

TEST(Tickets, T41_each_ticket_not_kept_must_be_named_once) {
  Scene s;
  s.next_tickets(kThree);
  s.play(0, "tickets");
  EXPECT_EQ(s.why(0, "keep calgary-phoenix"), Why::order);
  EXPECT_EQ(s.why(0, "keep calgary-phoenix under boston-miami"), Why::order);
  EXPECT_EQ(s.why(0, "keep calgary-phoenix under boston-miami,boston-miami"), Why::order);
  EXPECT_EQ(s.why(0, "keep calgary-phoenix under boston-miami,denver-el_paso,boston-miami"),
            Why::order);
  Move unsorted = s.move("keep boston-miami,calgary-phoenix under denver-el_paso");
  EXPECT_TRUE(s.check(0, unsorted).ok());
  std::swap(unsorted.tickets[0], unsorted.tickets[1]);
  EXPECT_EQ(s.check(0, unsorted).why, Why::order) << "the kept ones have one spelling";
  Move too_many = s.move("keep boston-miami,calgary-phoenix,denver-el_paso");
  too_many.set_kept(4);
  EXPECT_EQ(s.check(0, too_many).why, Why::order);
}

TEST(Tickets, T42_any_number_may_be_held) {
  Scene s;
  std::string most;
  for (int t = 3; t < 29; ++t) most += s.map().tickets[static_cast<std::size_t>(t)] + " ";
  s.tickets(0, most).next_tickets("boston-miami calgary-phoenix calgary-salt_lake_city");
  s.play(0, "tickets");
  s.play(0, "keep boston-miami,calgary-phoenix,calgary-salt_lake_city");
  EXPECT_EQ(s.state.open.tickets[0], 29);
}

TEST(Tickets, T42_a_kept_ticket_can_never_be_given_back) {
  Scene s;
  s.tickets(0, "houston-winnipeg").next_tickets(kThree);
  EXPECT_EQ(s.why(0, "keep houston-winnipeg"), Why::nothing_offered);
  s.play(0, "tickets");
  const Reject no =
      s.check(0, "keep boston-miami under houston-winnipeg,calgary-phoenix,denver-el_paso");
  EXPECT_EQ(no.why, Why::not_offered);
  EXPECT_EQ(no.a, *s.map().find_ticket("houston-winnipeg"));
  EXPECT_EQ(s.why(0, "keep houston-winnipeg under boston-miami,calgary-phoenix"), Why::not_offered);
  s.play(0, "keep boston-miami under calgary-phoenix,denver-el_paso");
  EXPECT_EQ(s.held(0), "boston-miami houston-winnipeg");
}

TEST(Tickets, T43_tickets_are_secret_in_play) {
  Scene s;
  s.next_tickets(kThree);
  s.play(0, "tickets");
  for (Seat other : {seat_at(1), kNobody}) {
    const Event seen = s.rules.seen_by(s.event(EventKind::offer), other);
    EXPECT_EQ(seen.masked, 1);
    EXPECT_EQ(seen.n, 3) << "how many is open";
    for (u8 ticket : seen.list) EXPECT_EQ(ticket, 0);
  }
  s.play(0, "keep calgary-phoenix under boston-miami,denver-el_paso");
  const Event kept = s.rules.seen_by(s.event(EventKind::kept), seat_at(1));
  EXPECT_EQ(kept.masked, 1);
  EXPECT_EQ(kept.kept, 1);
  EXPECT_EQ(kept.n, 3);
  for (u8 ticket : kept.list) EXPECT_EQ(ticket, 0);
  const View v = s.rules.view(s.state, seat_at(1));
  EXPECT_TRUE(v.own.held.empty());
  EXPECT_EQ(v.under[0], kNone);
  EXPECT_EQ(s.rules.seen_by(s.event(EventKind::kept), seat_at(0)), s.event(EventKind::kept));
}

TEST(Tickets, T43_the_final_count_shows_them_to_all) {
  Scene s;
  s.tickets(0, "boston-miami")
      .tickets(1, "denver-el_paso")
      .tracks(1, "denver-santa_fe el_paso-santa_fe");
  s.trains_left(0, 0);
  s.state.open.last_turns = 1;
  s.next_cards("red");
  s.play(0, "draw");
  s.next_cards("red");
  s.play(0, "draw");
  ASSERT_TRUE(s.over());
  EXPECT_EQ(s.happened(EventKind::ticket), 2);
  for (const Event& e : s.events) {
    if (e.kind != EventKind::ticket && e.kind != EventKind::longest) continue;
    EXPECT_EQ(s.rules.seen_by(e, kNobody), e);
  }
  const Event last = *std::ranges::find_if(
      s.events, [](const Event& e) { return e.kind == EventKind::ticket && e.seat == seat_at(1); });
  EXPECT_EQ(last.ticket, *s.map().find_ticket("denver-el_paso"));
  EXPECT_EQ(last.done, 1);
  EXPECT_EQ(last.points, 4);
}

TEST(Tickets, T44_an_unbroken_chain_of_own_routes_completes_a_ticket) {
  Scene s;
  s.tickets(0, "denver-el_paso").tracks(0, "denver-santa_fe el_paso-santa_fe");
  EXPECT_EQ(s.result().seat[0].done, 1);
  EXPECT_EQ(s.result().seat[0].tickets, 4);
}

TEST(Tickets, T44_a_gap_or_anothers_route_breaks_the_chain) {
  Scene gap, other;
  gap.tickets(0, "denver-el_paso").tracks(0, "denver-santa_fe el_paso-phoenix");
  other.tickets(0, "denver-el_paso").tracks(0, "denver-santa_fe").tracks(1, "el_paso-santa_fe");
  for (const Scene* s : {&gap, &other}) {
    EXPECT_EQ(s->result().seat[0].done, 0);
    EXPECT_EQ(s->result().seat[0].failed, -4);
  }
}

TEST(Tickets, T45_one_ticket_in_the_deck_is_enough_to_draw) {
  Scene s;
  s.under(1, "boston-miami").all_tickets_to(1);
  EXPECT_TRUE(s.may(0, "tickets"));
  s.play(0, "tickets");
  EXPECT_EQ(s.offer(0), "boston-miami");
  EXPECT_EQ(s.legal(0), (std::vector<std::string>{"keep boston-miami"}));
}

TEST(Tickets, T45_an_empty_ticket_deck_refuses) {
  for (const char* game : kEditions) {
    Scene s(game);
    s.all_tickets_to(1);
    EXPECT_EQ(s.why(0, "tickets"), Why::no_tickets);
    const std::vector<std::string> legal = s.legal(0);
    EXPECT_EQ(std::ranges::find(legal, "tickets"), legal.end());
  }
}

}  // namespace
}  // namespace roundhouse::rulebook
