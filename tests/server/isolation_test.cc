// A bug in one table: an assertion fails somewhere in its game while fifty others are played. That
// table stops, to be looked at; the others lose nothing and wait for nothing.
#include <algorithm>

#include "core/assert.h"
#include "server/base/faults.h"
#include "server/table_testing.h"

namespace roundhouse::server {
namespace {

enum class Place { nowhere, apply, view, stored, timer, bot };

// Plays like the game it holds until it comes to the place.
class FaultyGame final : public Game {
 public:
  FaultyGame(std::unique_ptr<Game> real, const Place& fault)
      : real_(std::move(real)), fault_(fault) {}

  int seats() const override { return real_->seats(); }
  int version() const override { return real_->version(); }
  bool over() const override { return real_->over(); }
  const GameSetup& setup() const override { return real_->setup(); }
  std::vector<int> to_act() const override { return real_->to_act(); }
  std::optional<int> prompt(int seat) const override { return real_->prompt(seat); }
  std::optional<Refusal> check(int seat, std::string_view move) const override {
    return real_->check(seat, move);
  }
  Expected<std::vector<text::RecordLine>, Refusal> prepare(int seat,
                                                           std::string_view move) override {
    meet(Place::apply);
    return real_->prepare(seat, move);
  }
  void commit() override {
    meet(Place::stored);
    real_->commit();
  }
  Expected<std::string, Refusal> explain(std::string_view piece, std::optional<int> points,
                                         std::span<const std::string> moves) const override {
    return real_->explain(piece, points, moves);
  }
  bool explains() const override { return real_->explains(); }
  std::string bot_move(int seat, std::string_view bot) override {
    return real_->bot_move(seat, bot);
  }
  std::function<Hint()> bot_thought(int seat, std::string_view bot) override {
    return [this, think = real_->bot_thought(seat, bot)] {
      meet(Place::bot);
      return think();
    };
  }
  std::function<Hint()> hint(int seat, std::string_view bot) const override {
    return real_->hint(seat, bot);
  }
  Rehearsal rehearse(int seat, std::span<const std::string> moves) const override {
    return real_->rehearse(seat, moves);
  }
  bool plans() const override { return real_->plans(); }
  std::string snapshot_members(std::optional<int> seat, int since) const override {
    return real_->snapshot_members(seat, since);
  }
  std::string step_members(std::optional<int> seat) const override {
    meet(Place::view);
    return real_->step_members(seat);
  }
  std::string replay_members(int at, std::optional<int> seat) const override {
    return real_->replay_members(at, seat);
  }
  std::span<const text::RecordLine> record() const override { return real_->record(); }
  std::vector<text::RecordLine> record(int seat) const override { return real_->record(seat); }
  std::optional<std::string> follow(std::string_view line) override { return real_->follow(line); }
  text::RecordLine note_line(const text::Note& note) const override {
    meet(Place::timer);
    return real_->note_line(note);
  }
  std::string position() const override { return real_->position(); }
  std::string describe(Viewer viewer, text::Lang lang, text::Paint paint) const override {
    return real_->describe(viewer, lang, paint);
  }
  std::string sealed_secret() const override { return real_->sealed_secret(); }

 private:
  void meet(Place here) const { RH_ASSERT(fault_ != here, "a fault was injected here"); }

  std::unique_ptr<Game> real_;
  const Place& fault_;
};

class Isolation : public RoomsTest, public testing::WithParamInterface<Place> {
 protected:
  static constexpr int kOthers = 50;

  void SetUp() override {
    throw_failed_assertions();
    RoomsTest::SetUp();
    RoomsOptions options;
    options.dress = [this](std::unique_ptr<Game> game) -> std::unique_ptr<Game> {
      return std::make_unique<FaultyGame>(std::move(game), dressing_ ? fault_ : none_);
    };
    restart(std::move(options));
  }

  // A table with a person and a bot; with a clock, so that there is a timer to meet.
  ConnId sit_down(bool faulty) {
    dressing_ = faulty;
    const ConnId conn = connect();
    ask(conn, R"({"t":"hello","name":"Ala"})");
    ask(conn, std::string(R"({"t":"open","game":"ghost-train","clock":)") + (faulty ? "9" : "0") +
                  R"(,"seats":[{"name":"Ala","mine":true},{"bot":"easy"}]})");
    ask(conn, R"({"t":"start"})");
    dressing_ = false;
    return conn;
  }

  // The answers to a move of a person who is to act.
  std::vector<json::object> answers_to_a_move(ConnId conn) {
    const json::object state = view(conn);
    if (state.at("prompt").is_null()) return {};
    return ask(conn, move_request(state, some_legal_move(state), "m"));
  }

  bool has(const std::vector<json::object>& messages, std::string_view type,
           std::string_view code = {}) {
    return std::ranges::any_of(messages, [&](const json::object& m) {
      return text_of(m, "t") == type && (code.empty() || text_of(m, "code") == code);
    });
  }

  Place fault_ = Place::nowhere;
  const Place none_ = Place::nowhere;
  bool dressing_ = false;
};

TEST_P(Isolation, OneTableStopsAndFiftyOthersGoOn) {
  std::vector<ConnId> others;
  for (int i = 0; i < kOthers / 2; ++i) others.push_back(sit_down(false));
  const ConnId struck = sit_down(true);
  for (int i = 0; i < kOthers / 2; ++i) others.push_back(sit_down(false));

  fault_ = GetParam();
  connections_->take(struck);
  // The person's move meets apply, view and the store's callback; then the beats of the bots come,
  // and with them the clock.
  auto heard = answers_to_a_move(struck);
  connections_->run_timers();
  for (auto& message : connections_->take(struck)) heard.push_back(std::move(message));
  EXPECT_TRUE(has(heard, "error", "damaged"));

  for (const ConnId conn : others) {
    connections_->take(conn);
    for (int turn = 0; turn < 3; ++turn) {
      const auto answers = answers_to_a_move(conn);
      EXPECT_TRUE(has(answers, "step")) << "table of connection " << conn;
      EXPECT_FALSE(has(answers, "error"));
      connections_->run_timers();
    }
  }

  // It opens with its record, and takes no move.
  const json::object state = view(struck);
  EXPECT_EQ(text_of(state, "t"), "snapshot");
  EXPECT_TRUE(has(ask(struck, R"({"t":"record","id":"r"})"), "record"));
  EXPECT_TRUE(
      has(ask(struck, R"({"t":"move","id":"m2","move":"draw","prompt":0})"), "error", "damaged"));

  // What was stored before the fault is whole: without the bug it goes on.
  fault_ = Place::nowhere;
  const std::string table = text_of(ask(struck, R"({"t":"leave"})").back(), "t");
  EXPECT_EQ(table, "ok");
}

std::string name_of_place(const testing::TestParamInfo<Place>& info) {
  constexpr const char* kNames[] = {"nowhere", "apply", "view", "stored", "timer", "bot"};
  return kNames[static_cast<int>(info.param)];
}

INSTANTIATE_TEST_SUITE_P(Places, Isolation,
                         testing::Values(Place::apply, Place::view, Place::stored, Place::timer,
                                         Place::bot),
                         name_of_place);

}  // namespace
}  // namespace roundhouse::server
