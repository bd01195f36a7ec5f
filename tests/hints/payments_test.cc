// The payment that is proposed: fewest locomotives, then cards that no open ticket needs, then the
// colour held most; in the messages, in the terminal's order and in hints alike.
#include <boost/json.hpp>

#include "hints/hints.h"
#include "hints/tracks.h"

namespace roundhouse::hints {
namespace {

using ghost::bots::tracks_needed;
using ttr::bots::tracks_needed;

// Seat 0 to act with these cards and tickets, nothing claimed.
struct Hand {
  ttr::Codec codec = kit_of<ttr::Codec>("ttr-classic", 2);
  ttr::State state;

  Hand(const std::string& cards, const std::vector<std::string>& tickets) {
    Chance chance = Chance::seeded(1);
    auto events = ttr::Events::off();
    state = codec.rules().deal(2, chance, events);
    state.open.phase = ttr::Phase::turn;
    state.open.turn = seat_at(0);
    state.open.waiting = {};
    std::fill(std::begin(state.own[0].hand), std::end(state.own[0].hand), u8{0});
    for (const char card : cards) ++state.own[0].hand[kind(card)];
    state.own[0].held = {};
    for (const std::string& id : tickets) state.own[0].held.add(*codec.map().find_ticket(id));
  }

  // By the first letter of the colour; L for a locomotive.
  std::size_t kind(char card) const {
    for (std::size_t c = 0; c < ttr::kColours; ++c)
      if (codec.map().colours[c].id[0] == card) return c;
    return ttr::kLocomotive;
  }

  ttr::View view() const { return codec.rules().view(state, seat_at(0)); }

  // The first claim of this route in the list, as text.
  std::string proposed(const std::string& route) const {
    ttr::MoveList legal;
    codec.rules().legal(view(), legal);
    ttr::Family::order_moves(codec.rules(), view(), legal);
    for (const ttr::Move& move : legal) {
      std::string text;
      codec.write(text, move);
      if (text.find(route) != std::string::npos) return text;
    }
    return "";
  }
};

TEST(Payments, spend_the_fewest_locomotives) {
  EXPECT_EQ(Hand("oggL", {}).proposed("duluth-omaha"), "claim duluth-omaha-a green:2");
  EXPECT_EQ(Hand("rrrrgggL", {}).proposed("calgary-seattle"), "claim calgary-seattle red:4");
  EXPECT_EQ(Hand("gggL", {}).proposed("calgary-seattle"),
            "claim calgary-seattle green:3 locomotive:1");
  EXPECT_EQ(Hand("LLLL", {}).proposed("calgary-seattle"), "claim calgary-seattle locomotive:4");
}

// The way from Helena to Los Angeles has three purple spaces.
TEST(Payments, keep_the_cards_that_open_tickets_need) {
  const std::vector<std::string> ticket = {"helena-los_angeles"};
  EXPECT_EQ(Hand("pppyy", {}).proposed("duluth-omaha"), "claim duluth-omaha-a purple:2");
  EXPECT_EQ(Hand("pppyy", ticket).proposed("duluth-omaha"), "claim duluth-omaha-a yellow:2");
  EXPECT_EQ(Hand("pppppyy", ticket).proposed("duluth-omaha"), "claim duluth-omaha-a purple:2")
      << "three are left over for it";
  EXPECT_EQ(Hand("ppp", ticket).proposed("helena-salt_lake_city"),
            "claim helena-salt_lake_city purple:3");
  EXPECT_EQ(Hand("pppyL", ticket).proposed("duluth-omaha"), "claim duluth-omaha-a purple:2")
      << "locomotives are dearer still";
}

TEST(Payments, of_colours_that_nobody_needs_take_the_one_held_most) {
  EXPECT_EQ(Hand("ggrrr", {}).proposed("duluth-omaha"), "claim duluth-omaha-a red:2");
  EXPECT_EQ(Hand("gggrr", {}).proposed("duluth-omaha"), "claim duluth-omaha-a green:2");
}

// ---- what a table tells

template <class Codec>
void expect_ranked(const std::string& game, int seats) {
  const Codec codec = kit_of<Codec>(game, seats);
  GameSetup setup{game, {}, {}, ""};
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"seat " + std::to_string(i), ""});
  auto made = Catalogue().new_game(setup, {Luck::Kind::seed, 3});
  Game& table = **made;
  int claims = 0, hints = 0;
  for (int n = 0; n < 260 && !table.over(); ++n) {
    const int seat = table.to_act().front();
    const auto told =
        boost::json::parse("{" + table.snapshot_members(seat) + "}").as_object().at("legal");
    const auto state = *codec.read_position(table.position());
    const auto view = codec.rules().view(state, seat_at(seat));
    const routes::bots::Needed needed = tracks_needed(codec.rules(), view);
    const std::vector<int> hand = hand_of(view.own.hand);
    std::vector<Paid> listed;
    std::vector<std::string> texts;
    for (const auto& text : told.as_array()) {
      const auto move = *codec.parse(text.as_string());
      if (!text.as_string().starts_with("claim")) continue;
      const auto claim = move.as_claim();
      listed.push_back({claim.track, claim.colour, claim.locomotives});
      texts.emplace_back(text.as_string());
    }
    const Board& board = codec.rules().board();
    for (std::size_t i = 1; i < listed.size(); ++i, ++claims)
      EXPECT_TRUE(no_worse(board, hand, needed, listed[i - 1], listed[i])) << texts[i];
    const Hint hint = table.hint(seat, advisor_of(game))();
    if (const auto at = std::find(texts.begin(), texts.end(), hint.move); at != texts.end()) {
      ++hints;  // no claim of the same route stands before it
      const int track = listed[static_cast<std::size_t>(at - texts.begin())].track;
      for (auto i = texts.begin(); i != at; ++i) {
        const int other = listed[static_cast<std::size_t>(i - texts.begin())].track;
        EXPECT_FALSE(other == track || board.track[other].twin == track) << *i << hint.move;
      }
    }
    ASSERT_TRUE(table.prepare(seat, table.bot_move(seat, "easy")));
    table.commit();
  }
  EXPECT_GT(claims, 150);
  EXPECT_GT(hints, 5);
}

TEST(Payments, stand_in_this_order_in_what_a_table_tells) {
  expect_ranked<ttr::Codec>("ttr-classic", 3);
  expect_ranked<ttr::Codec>("ttr-new", 2);
  expect_ranked<ghost::Codec>("ghost-train", 3);
}

}  // namespace
}  // namespace roundhouse::hints
