// The colour and the mark a seat chooses: told to all, like no other's, kept with the seat.
#include "server/lobby_testing.h"

namespace roundhouse::server {
namespace {

class Looks : public Lobby {
 protected:
  // The answer to a request for a look: "ok" or the code of the refusal.
  std::string choose(const Person& person, const std::string& members) {
    connections_->take(person.conn);
    for (const auto& answer : ask(person.conn, R"({"t":"look","id":"l",)" + members + "}")) {
      if (text_of(answer, "id") != "l") continue;
      refusal_ = answer;
      return text_of(answer, "t") == "ok" ? "ok" : text_of(answer, "code");
    }
    return "no answer";
  }

  // The news a person has of a seat.
  json::object seat_as_told(const Person& person, int seat) {
    return last(person.conn, "table")
        .at("seats")
        .as_array()
        .at(static_cast<std::size_t>(seat))
        .as_object();
  }

  SeatHead stored(const std::string& table, std::size_t seat) {
    return std::get<StoredTable>(store_->load_table(table)).head.seats.at(seat);
  }

  void sit_down() {
    ala_ = hello("Ala");
    ola_ = hello("Ola");
    table_ = open(ala_);
    ASSERT_EQ(sit(ola_, table_), "");
  }

  json::object refusal_;
};

TEST_F(Looks, AreChosenBeforeTheStartAndDuringTheGameAndToldToAll) {
  sit_down();
  EXPECT_EQ(choose(ala_, R"("colour":4,"mark":6)"), "ok");
  const auto told = seat_as_told(ola_, 0);
  EXPECT_EQ(told.at("colour"), 4);
  EXPECT_EQ(told.at("mark"), 6);
  ask(ala_.conn, R"({"t":"start"})");
  EXPECT_EQ(choose(ala_, R"("colour":5)"), "ok");
  const auto later = seat_as_told(ola_, 0);
  EXPECT_EQ(later.at("colour"), 5);
  EXPECT_EQ(later.at("mark"), 6) << "what is not named stays";
  play_out();
  EXPECT_EQ(choose(ala_, R"("colour":1)"), "game-over");
}

TEST_F(Looks, OfAnotherSeatAreRefusedUntilTheyAreGivenBack) {
  sit_down();
  ASSERT_EQ(choose(ala_, R"("colour":4,"mark":6)"), "ok");
  EXPECT_EQ(choose(ola_, R"("colour":4)"), "look-taken");
  EXPECT_EQ(json::serialize(refusal_.at("params")), R"({"reason":"colour"})");
  EXPECT_EQ(choose(ola_, R"("colour":1,"mark":6)"), "look-taken");
  EXPECT_EQ(json::serialize(refusal_.at("params")), R"({"reason":"mark"})");
  EXPECT_EQ(stored(table_, 1).colour, kNoLook) << "both or neither";
  EXPECT_EQ(choose(ala_, R"("colour":4)"), "ok") << "one's own is nobody else's";
  EXPECT_EQ(choose(ala_, R"("colour":null)"), "ok");
  EXPECT_FALSE(seat_as_told(ola_, 0).contains("colour"));
  EXPECT_EQ(choose(ola_, R"("colour":4,"mark":null)"), "ok");
  EXPECT_EQ(seat_as_told(ala_, 1).at("colour"), 4);
}

TEST_F(Looks, AreForOnesOwnSeat) {
  sit_down();
  EXPECT_EQ(choose(ola_, R"("colour":4,"seat":0)"), "not-yours");
  EXPECT_EQ(choose(ola_, R"("colour":4,"seat":7)"), "not-yours");
  EXPECT_EQ(choose(ola_, R"("colour":4,"seat":1)"), "ok");
  EXPECT_EQ(choose(ola_, R"("colour":8)"), "bad-message");
  EXPECT_EQ(choose(ola_, R"("seat":1)"), "bad-message");
  Person ela = hello("Ela");
  join(ela.conn, table_, "");
  EXPECT_EQ(choose(ela, R"("colour":2)"), "not-yours") << "who watches has no seat";
}

TEST_F(Looks, OfSeveralSeatsOfOneDeviceDifferToo) {
  ala_ = hello("Ala");
  table_ = open(ala_, R"({"t":"open","game":"ttr-classic",
                         "seats":[{"name":"A","mine":true},{"name":"B","mine":true}]})");
  EXPECT_EQ(choose(ala_, R"("colour":4,"seat":1)"), "ok");
  EXPECT_EQ(choose(ala_, R"("colour":4,"seat":0)"), "look-taken");
  EXPECT_EQ(choose(ala_, R"("colour":3)"), "ok") << "none is shown: the first";
  EXPECT_EQ(stored(table_, 0).colour, 3);
}

TEST_F(Looks, AreKeptOverARestart) {
  begin();
  ASSERT_EQ(choose(ala_, R"("colour":4,"mark":6)"), "ok");
  restart();
  ola_.conn = hello("Ola", ola_.key).conn;
  join(ola_.conn, table_, "");
  ala_.conn = hello("Ala", ala_.key).conn;
  join(ala_.conn, table_, "");
  const auto told = seat_as_told(ola_, 0);
  EXPECT_EQ(told.at("colour"), 4);
  EXPECT_EQ(told.at("mark"), 6);
  EXPECT_EQ(choose(ola_, R"("mark":6)"), "look-taken");
}

TEST_F(Looks, GoWithThePersonIntoARematch) {
  begin();
  ASSERT_EQ(choose(ala_, R"("colour":4,"mark":6)"), "ok");
  play_out();
  connections_->take(ala_.conn);
  ask(ala_.conn, R"({"t":"rematch","same":true,"swap":true})");
  ask(ola_.conn, R"({"t":"rematch","same":true,"swap":true})");
  const std::string next = text_of(last(ala_.conn, "rematch"), "table");
  EXPECT_EQ(stored(next, 1).colour, 4) << "one seat on, as the person";
  EXPECT_EQ(stored(next, 1).mark, 6);
  EXPECT_EQ(stored(next, 0).colour, kNoLook);
}

TEST_F(Looks, AreFreeAgainWhenTheSeatIs) {
  sit_down();
  ASSERT_EQ(choose(ola_, R"("colour":4,"mark":6)"), "ok");
  ask(ola_.conn, R"({"t":"leave"})");
  EXPECT_FALSE(seat_as_told(ala_, 1).contains("mark"));
  ASSERT_EQ(sit(ola_, table_), "");
  ASSERT_EQ(choose(ola_, R"("colour":4,"mark":6)"), "ok");
  EXPECT_EQ(host_does(ala_, "kick", R"(,"seat":1)"), "ok");
  EXPECT_EQ(choose(ala_, R"("colour":4,"mark":6)"), "ok");
}

TEST_F(Looks, OfATableThatIsStoppedStayAsTheyAre) {
  sit_down();
  ASSERT_EQ(choose(ala_, R"("colour":4)"), "ok");
  store_->broken = true;
  ask(ala_.conn, R"({"t":"look","colour":5})");
  EXPECT_EQ(choose(ala_, R"("colour":6)"), "store-failed");
  EXPECT_EQ(stored(table_, 0).colour, 4);
}

}  // namespace
}  // namespace roundhouse::server
