// Ghost Train, what a claim brings: tickets, trick or treat, town-hall bonuses: G13 to G17.
#include "rulebook/ghost/scene.h"

namespace roundhouse::rulebook {
namespace {

using namespace ghost;

TEST(GhostTickets, G13_a_joined_ticket_is_laid_open_and_replaced) {
  GhostScene s;
  s.tracks(0, "rotten_tree-windmill-a crypt-windmill-a").hand(0, "blue:2");
  s.tickets(0, "barn-swamp barn-windmill").next_tickets("harbour-lab");
  s.play(0, "claim barn-crypt-a blue:2");
  EXPECT_EQ(s.completed(0), "barn-windmill");
  EXPECT_EQ(s.held(0), "barn-swamp harbour-lab") << "in its place";
  EXPECT_EQ(s.story(), "claimed completed drew-ticket turn");
  const Event completed = s.event(EventKind::completed);
  EXPECT_EQ(completed.completed, 1) << "the first";
  EXPECT_EQ(s.rules().seen_by(completed, seat_at(1)), completed) << "shown to all";
  EXPECT_EQ(s.rules().seen_by(s.event(EventKind::drew_ticket), seat_at(1)).masked, 1);
}

TEST(GhostTickets, G13_the_chain_must_be_unbroken_and_ones_own) {
  GhostScene s;
  s.tracks(0, "rotten_tree-windmill-a").tracks(1, "crypt-windmill-a").hand(0, "blue:2");
  s.tickets(0, "barn-windmill barn-swamp");
  s.play(0, "claim barn-crypt-a blue:2");
  EXPECT_EQ(s.done(0), 0);
  EXPECT_EQ(s.story(), "claimed turn");
}

TEST(GhostTickets, G13_a_held_ticket_that_is_joined_cannot_be) {
  GhostScene s;
  s.tracks(0, kWest).tickets(0, "cauldron-windmill");
  EXPECT_STREQ(s.position_error(), "a held ticket is joined already (G13)");
  GhostScene t;
  t.completed(0, "barn-swamp");
  EXPECT_STREQ(t.position_error(), "a completed ticket is not joined (G13)");
}

TEST(GhostTickets, G13_without_a_ticket_to_draw_the_place_stays_empty) {
  GhostScene s(small::scarce());
  s.tracks(1, "c-d").completed(1, "c-d").tickets(0, "a-b a-d").tickets(1, "a-c b-d");
  s.hand(0, "red");
  s.play(0, "claim a-b red:1");
  EXPECT_EQ(s.story(), "claimed completed turn");
  EXPECT_EQ(s.held(0), "a-d");
  EXPECT_EQ(s.state.own[0].held[0], kNone);
  EXPECT_EQ(s.state.open.tickets[0], 1);
}

TEST(GhostTickets, G14_a_replacement_that_is_joined_is_completed_at_once) {
  GhostScene s;
  s.tracks(0, "rotten_tree-windmill-a crypt-windmill-a barn-crypt-a barn-station-a");
  s.tickets(0, "cauldron-windmill barn-swamp").hand(0, "yellow:2");
  s.next_tickets("barn-windmill cauldron-crypt harbour-lab");
  s.play(0, "claim cauldron-station-a yellow:2");
  EXPECT_EQ(s.story(),
            "claimed completed drew-ticket completed drew-ticket completed drew-ticket turn");
  EXPECT_EQ(s.completed(0), "cauldron-windmill barn-windmill cauldron-crypt");
  EXPECT_EQ(s.held(0), "harbour-lab barn-swamp") << "the first that is not joined stays";
}

TEST(GhostTickets, G14_a_replacement_may_be_joined_elsewhere) {
  GhostScene s;
  s.tracks(0, "harbour-lighthouse-a lighthouse-swamp-a pumpkins-swamp-a circus-pumpkins");
  s.tickets(0, "barn-glade barn-swamp");
  s.tracks(0, "barn-station-a cauldron-station-a").hand(0, "black");
  s.next_tickets("circus-swamp harbour-lab");
  s.play(0, "claim cauldron-glade-a black:1");
  EXPECT_EQ(s.completed(0), "barn-glade circus-swamp");
  EXPECT_EQ(s.held(0), "harbour-lab barn-swamp");
}

TEST(GhostTickets, G14_in_an_exchange_too) {
  GhostScene s;
  s.tracks(0, kWest).tickets(0, "harbour-lab barn-swamp");
  s.next_tickets("circus-swamp barn-windmill cauldron-crypt lab-pumpkins");
  s.play(0, "exchange");
  EXPECT_EQ(s.story(),
            "exchanged drew-ticket drew-ticket completed drew-ticket completed drew-ticket turn");
  EXPECT_EQ(s.done(0), 2);
  EXPECT_EQ(s.held(0), "circus-swamp lab-pumpkins");
  EXPECT_EQ(s.exchanged(0), "barn-swamp harbour-lab");
}

TEST(GhostTickets, G14_ends_with_the_sixth) {
  GhostScene s;
  s.tracks(0, kWest).tracks(0, "station-town_hall-a cauldron-glade-a");
  s.completed(0, "cauldron-windmill barn-windmill cauldron-crypt barn-rotten_tree");
  s.tickets(0, "harbour-lab barn-swamp").next_tickets("barn-glade glade-windmill glade-town_hall");
  s.play(0, "exchange");
  EXPECT_EQ(s.story(), "exchanged drew-ticket drew-ticket completed drew-ticket completed over");
  EXPECT_EQ(s.done(0), 6);
  EXPECT_EQ(s.held(0), "glade-windmill") << "nobody looks at it any more";
}

TEST(GhostTickets, G15_a_chain_from_the_dark_forest_to_the_coast_gives_a_special_ticket) {
  GhostScene s;
  s.tracks(0, "rotten_tree-windmill-a crypt-windmill-a barn-crypt-a barn-graveyard-a");
  s.hand(0, "red:3").tickets(0, "harbour-lab circus-swamp");
  s.play(0, "claim graveyard-swamp-a red:3");
  EXPECT_EQ(s.story(), "claimed trick-or-treat turn");
  EXPECT_TRUE(s.special(0));
  EXPECT_EQ(s.done(0), 1) << "it counts as a completed ticket";
  EXPECT_EQ(s.completed(0), "");
  EXPECT_EQ(s.held(0), "harbour-lab circus-swamp") << "nothing is drawn for it";
}

TEST(GhostTickets, G15_every_place_of_the_two_regions_counts) {
  const GhostScene s;
  const u64 forest = s.map().haunts.from, coast = s.map().haunts.to;
  const auto& cities = s.map().cities;
  for (std::size_t i = 0; i < cities.size(); ++i) {
    const std::string& id = cities[i].id;
    EXPECT_EQ(forest >> i & 1, id == "gingerbread" || id == "glade" || id == "rotten_tree") << id;
    EXPECT_EQ(coast >> i & 1, id == "swamp" || id == "lighthouse" || id == "harbour") << id;
  }
}

TEST(GhostTickets, G15_once_per_player_and_only_by_ones_own_chain) {
  GhostScene s;
  s.tracks(0,
           "rotten_tree-windmill-a crypt-windmill-a barn-crypt-a barn-graveyard-a "
           "graveyard-swamp-a");
  s.hand(0, "orange:2").hand(1, "yellow");
  ASSERT_TRUE(s.special(0));
  s.play(0, "claim lighthouse-swamp-a orange:2");
  EXPECT_EQ(s.happened(EventKind::trick_or_treat), 0) << "it has one";
  s.play(1, "claim barn-station-b yellow:1");
  EXPECT_FALSE(s.special(1)) << "the chain is the other's";
  s.state.open.special.add(seat_at(1));
  EXPECT_STREQ(s.position_error(), "the special tickets are not those of the tracks (G15)");
}

TEST(GhostTickets, G15_within_one_region_it_gives_nothing) {
  GhostScene s;
  s.tracks(0, "harbour-lighthouse-a gingerbread-glade-a").hand(0, "orange:4");
  s.play(0, "claim lighthouse-swamp-a orange:2");
  EXPECT_FALSE(s.special(0));
  EXPECT_EQ(s.story(), "claimed turn");
}

TEST(GhostTickets, G16_town_hall_and_crypt_give_two_cards) {
  GhostScene s;
  s.tracks(0, "barn-crypt-a barn-station-a").hand(0, "blue:2").next_cards("red green");
  s.play(0, "claim station-town_hall-a blue:2");
  EXPECT_EQ(s.story(), "claimed bonus drew drew turn");
  EXPECT_EQ(s.event(EventKind::bonus).bonus, 0);
  EXPECT_EQ(s.cards(0, "red"), 1);
  EXPECT_EQ(s.cards(0, "green"), 1);
  EXPECT_EQ(s.cards(0), 2);
}

TEST(GhostTickets, G16_town_hall_and_manor_give_two_cards) {
  GhostScene s;
  s.tracks(0, "circus-town_hall-a").hand(0, "green:3").next_cards("red locomotive");
  s.play(0, "claim circus-manor green:3");
  EXPECT_EQ(s.story(), "claimed bonus drew drew turn");
  EXPECT_EQ(s.event(EventKind::bonus).bonus, 1);
  EXPECT_EQ(s.cards(0, "locomotive"), 1);
}

TEST(GhostTickets, G16_both_at_once_in_the_order_of_the_board) {
  GhostScene s(small::pocket());  // b to d gives 2 cards, b to e gives 1
  s.tracks(0, "c-d d-e").hand(0, "red:2").next_cards("red blue locomotive");
  s.play(0, "claim b-c red:2");
  EXPECT_EQ(s.story(), "claimed bonus drew drew bonus drew turn");
  EXPECT_EQ(s.events[1].bonus, 0);
  EXPECT_EQ(s.events[4].bonus, 1);
  EXPECT_EQ(ghost::builtin_map().bonuses, (std::vector<std::string>{"crypt", "manor"}))
      << "crypt, then manor";
}

TEST(GhostTickets, G16_each_once) {
  GhostScene s;
  s.tracks(0, "barn-crypt-a barn-station-a station-town_hall-a").hand(0, "orange:3");
  s.play(0, "claim crypt-station orange:3");
  EXPECT_EQ(s.story(), "claimed turn");
  s.state.open.bonuses[0] = 0;
  EXPECT_STREQ(s.position_error(), "the bonuses are not those of the tracks (G16)");
}

TEST(GhostTickets, G17_first_the_bonus_then_tickets_as_held_then_trick_or_treat) {
  GhostScene s;
  s.tracks(0, "rotten_tree-windmill-a crypt-windmill-a barn-crypt-a barn-station-a");
  s.tracks(0, "pumpkins-town_hall pumpkins-swamp-a").hand(0, "blue:2");
  s.tickets(0, "rotten_tree-town_hall barn-swamp");
  s.next_cards("red red").next_tickets("pumpkins-station harbour-lab circus-lighthouse");
  s.play(0, "claim station-town_hall-a blue:2");
  EXPECT_EQ(s.story(),
            "claimed bonus drew drew completed drew-ticket completed drew-ticket completed "
            "drew-ticket trick-or-treat turn");
  EXPECT_EQ(s.held(0), "harbour-lab circus-lighthouse");
  EXPECT_EQ(s.done(0), 4);
}

TEST(GhostTickets, G17_the_played_cards_can_be_drawn_again_for_the_bonus) {
  GhostScene s;
  s.tracks(0, "barn-crypt-a barn-station-a").hand(0, "blue:2").deck("", 1);
  s.next_cards("blue blue");
  s.play(0, "claim station-town_hall-a blue:2");
  EXPECT_EQ(s.story(), "claimed rebuilt bonus drew drew turn");
  EXPECT_EQ(s.cards(0, "blue"), 2);
  EXPECT_EQ(s.state.open.deck, 0);
}

TEST(GhostTickets, G17_the_order_held_decides_which_is_the_sixth) {
  const auto played = [](const char* held) {
    GhostScene s;
    s.tracks(0, kWest).tracks(0, "station-town_hall-a").tickets(0, held).hand(0, "black");
    s.completed(0,
                "cauldron-windmill barn-windmill cauldron-crypt barn-rotten_tree "
                "rotten_tree-town_hall");
    s.play(0, "claim cauldron-glade-a black:1");
    return s.completed(0).find("crypt-glade") != std::string::npos;
  };
  EXPECT_TRUE(played("crypt-glade glade-windmill"));
  EXPECT_FALSE(played("glade-windmill crypt-glade"));
}

}  // namespace
}  // namespace roundhouse::rulebook
