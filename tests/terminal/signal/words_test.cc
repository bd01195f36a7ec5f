#include "games/signal/words/words.h"

#include <algorithm>
#include <map>
#include <set>

#include "terminal/words_testing.h"

namespace roundhouse::cli {
namespace {

using namespace signal;

struct SignalTable {
  explicit SignalTable(const std::string& game = "switch-signal-europe")
      : setup(setup_for_tests(2, game)), codec(kit_for<Codec>(setup)) {
    Chance chance = Chance::seeded(1);
    Events events = Events::off();
    state = codec.rules().deal(2, chance, events);
    for (const Ids* some : {&codec.words().lines, &codec.words().trains, &codec.words().signals})
      ids.insert(ids.end(), some->begin(), some->end());
  }
  Words words(Lang lang) const { return {codec, setup.seats, lang, Paint()}; }
  std::string tell(Lang lang, const Event& event, Seat viewer) const {
    return words(lang).tell(std::vector{event}, viewer);
  }
  std::string written(const Move& move) const {
    std::string text;
    codec.write(text, move);
    return text;
  }

  GameSetup setup;
  Codec codec;
  State state;
  std::vector<std::string> ids;
};

bool by_a_seat(EventKind kind) {
  return kind == EventKind::first || kind == EventKind::hand || kind == EventKind::turn ||
         kind == EventKind::played || kind == EventKind::drew;
}

TEST(SignalWords, EveryEventIsToldInBothLanguages) {
  const SignalTable table;
  for (int k = 0; k <= static_cast<int>(EventKind::over); ++k) {
    Event event{.kind = static_cast<EventKind>(k)};
    for (u8* part :
         {&event.card, &event.action, &event.count, &event.train, &event.with, &event.colour,
          &event.place, &event.points, &event.left, &event.at, &event.goods, &event.city,
          &event.lost, &event.clock, &event.junction, &event.signal, &event.from, &event.to})
      *part = 1;
    event.outcome = Outcome::delivered;
    event.n = 2;
    event.list[0] = event.list[1] = 1;
    if (by_a_seat(event.kind)) event.seat = seat_at(1);
    for (const Seat viewer : {seat_at(1), seat_at(0), kNobody}) {
      const std::string en = table.tell(Lang::en, event, viewer);
      const std::string pl = table.tell(Lang::pl, event, viewer);
      expect_sentence(en, table.ids);
      expect_sentence(pl, table.ids);
      EXPECT_NE(en, pl);
    }
  }
}

TEST(SignalWords, EveryCauseOutcomeHelperAndSourceIsTold) {
  const SignalTable table("switch-signal-america");
  std::vector<Event> events;
  const auto add = [&](const Event& event) { events.push_back(event); };
  for (int cause = 0; cause < static_cast<int>(Cause::collision); ++cause)
    add({.kind = EventKind::stopped,
         .train = 1,
         .left = 2,
         .cause = static_cast<Cause>(cause),
         .at = 1});
  for (int outcome = 1; outcome <= 3; ++outcome)
    add({.kind = EventKind::over, .outcome = static_cast<Outcome>(outcome)});
  for (int helper = 0; helper < kHelperKinds; ++helper)
    add({.kind = EventKind::helper, .helper = static_cast<Helper>(helper), .train = kNone});
  add({.kind = EventKind::helper, .helper = Helper::traffic_controller, .train = 1});
  add({.kind = EventKind::revealed, .card = kStartCard, .source = Source::start});
  add({.kind = EventKind::revealed, .card = 1, .source = Source::deck});
  add({.kind = EventKind::revealed, .card = 1, .source = Source::bottom});
  add({.kind = EventKind::carried_out, .card = kStartCard});
  add({.kind = EventKind::refilled, .card = kNone, .count = 3, .clock = 7});
  std::vector<std::string> seen;
  for (const Event& event : events) {
    const std::string en = table.tell(Lang::en, event, kNobody);
    const std::string pl = table.tell(Lang::pl, event, kNobody);
    expect_sentence(en, table.ids);
    expect_sentence(pl, table.ids);
    EXPECT_NE(en, pl);
    EXPECT_EQ(std::ranges::count(seen, en), 0) << "told like another: " << en;
    seen.push_back(en);
  }
}

TEST(SignalWords, S21_AnOccupiedPlaceOnTheStartCardIsTriedAgain) {
  const SignalTable table;
  const Event occupied{.kind = EventKind::occupied}, dice{.kind = EventKind::dice, .dice = {1, 1}},
      time{.kind = EventKind::time, .lost = 2, .clock = 5};
  for (const Lang lang : {Lang::en, Lang::pl}) {
    const auto told = [&](const Event& next) {
      return table.words(lang).tell(std::vector{occupied, next}, kNobody);
    };
    const std::string depot = lang == Lang::en ? "stays in the depot" : "zostaje w zajezdni";
    EXPECT_EQ(told(dice).find(depot), std::string::npos) << told(dice);
    EXPECT_NE(told(dice).find(lang == Lang::en ? "another start place" : "jeszcze raz"),
              std::string::npos);
    EXPECT_NE(told(time).find(depot), std::string::npos) << told(time);
  }
}

// Trains may be left, of the colour that was deployed already.
TEST(SignalWords, S23_NoTrainToDeployIsNotAnEmptyDepot) {
  const SignalTable table;
  const Event event{.kind = EventKind::no_train};
  EXPECT_EQ(table.tell(Lang::en, event, kNobody),
            "The depot has no train of a colour that may be deployed now (S22, S23).");
  EXPECT_EQ(table.tell(Lang::pl, event, kNobody),
            "W zajezdni nie ma pociągu, który można by teraz rozstawić (S22, S23).");
}

TEST(SignalWords, ARunAndWhatEndedItAreOneSentence) {
  const SignalTable table;
  const auto& ids = table.codec.words();
  const u8 section = static_cast<u8>(*find_id(ids.spaces, "calais-paris/2"));
  const u8 signal_space = static_cast<u8>(*find_id(ids.signals, "calais-paris@2"));
  Event moved{.kind = EventKind::moved};
  moved.n = 1;
  moved.list[0] = section;
  const Event stopped{
      .kind = EventKind::stopped, .left = 2, .cause = Cause::signal, .at = signal_space};
  EXPECT_EQ(
      table.words(Lang::en).tell(std::vector{moved, stopped}, kNobody),
      "Black 1 runs to Calais – Paris 2/2; the red signal at Paris (line to Calais) stops it, "
      "and 2 points go unused.");
  EXPECT_EQ(table.words(Lang::pl).tell(std::vector{moved, stopped}, kNobody),
            "Czarny 1 jedzie na pole Calais – Paryż 2/2; zatrzymuje go czerwony semafor "
            "Paryż (kierunek Calais), przepadają 2 punkty ruchu.");
}

TEST(Words, EveryRefusalIsExplainedWithItsRule) {
  const SignalTable table;
  for (int why = 1; why < kReasons; ++why)
    for (const u8 about : {u8{0}, u8{1}}) {
      const Reject reject{static_cast<Why>(why), about, about};
      const std::string en = table.words(Lang::en).explain(reject);
      const std::string pl = table.words(Lang::pl).explain(reject);
      const std::string rule(rule_of(reject));
      EXPECT_NE(en, pl);
      for (const std::string& text : {en, pl}) {
        expect_sentence(text, table.ids);
        EXPECT_TRUE(text.ends_with(rule.empty() ? "." : " (" + rule + ").")) << text;
      }
    }
  for (int phase = 0; phase < kPhases; ++phase) {
    const Reject reject{Why::wrong_step, static_cast<u8>(phase)};
    expect_sentence(table.words(Lang::en).explain(reject), table.ids);
    expect_sentence(table.words(Lang::pl).explain(reject), table.ids);
  }
}

// Bots play; at every decision each legal move and the situation must be told, and no two moves
// alike.
void tell_all_through(const std::string& game_id, std::map<std::string, std::string> options) {
  const Catalogue catalogue;
  GameSetup setup = setup_for_tests(3, game_id);
  for (const auto& [name, value] : options) setup.options[name] = value;
  const auto game = *catalogue.new_game(setup, {Luck::Kind::seed, 5});
  const auto codec = kit_for<Codec>(setup);
  int decision = 0;
  while (!game->over()) {
    const int seat = game->to_act()[0];
    if (decision++ % 3 == 0) {
      const auto state = *codec.read_position(game->position());
      const View view = codec.rules().view(state, seat_at(seat));
      MoveList legal;
      codec.rules().legal(view, legal);
      for (const Lang lang : kLanguages) {
        const Words words(codec, setup.seats, lang, Paint());
        std::set<std::string> names;
        for (const Move& move : legal) {
          const std::string name = words.name(view, move);
          ASSERT_GT(name.size(), 3u);
          ASSERT_EQ(name.find_first_of("{_@"), std::string::npos) << name;
          ASSERT_TRUE(names.insert(name).second) << "two moves are called " << name;
        }
        for (const std::string& text : {words.situation(view), words.describe(view)}) {
          ASSERT_LE(widest(text), kTextWidth) << text;
          ASSERT_EQ(text.find_first_of("{_@"), std::string::npos) << text;
        }
      }
    }
    (void)game->prepare(seat, game->bot_move(seat, decision % 2 == 0 ? "random" : "easy"));
    game->commit();
  }
  for (const char* lang : {"en", "pl"})
    for (const Viewer viewer : {Viewer::at(2), Viewer::spectator(), Viewer::everything()})
      EXPECT_LE(widest(game->describe(viewer, *find_lang(lang), Paint())), kTextWidth);
}

TEST(SignalWords, EuropeIsToldAllThrough) {
  tell_all_through("switch-signal-europe", {});
  tell_all_through("switch-signal-europe", {{"layout", "free"}, {"places", "shuffled"}});
}

TEST(SignalWords, AmericaIsToldAllThrough) {
  tell_all_through("switch-signal-america", {{"goods", "10"}});
  tell_all_through("switch-signal-america", {{"extra-signal", "1"}, {"places", "stack"}});
}

TEST(SignalWords, APositionIsWhatAPersonWantsToRead) {
  const Catalogue catalogue;
  const auto game =
      *catalogue.new_game(setup_for_tests(2, "switch-signal-europe"), {Luck::Kind::seed, 7});
  const std::string en = game->describe(Viewer::spectator(), *find_lang("en"), Paint());
  for (const char* part :
       {"Switch & Signal, Central Europe · unofficial", "clock 7/7 · delivered 0/8",
        "Start card: ▸ deploy black", "depot: Black 1, Black 2", "green: Calais; red: Le Mans",
        "Lyon              Marseille ⇄ Dijon", "Anna (5): ", "Logistician ✓", "6 Calais"})
    EXPECT_NE(en.find(part), std::string::npos) << part << "\n" << en;
  const std::string pl = game->describe(Viewer::at(0), *find_lang("pl"), Paint());
  for (const char* part : {"Zwrotnice i semafory", "zegar 7/7", "Paryż", "Logistyk ✓", "zielone"})
    EXPECT_NE(pl.find(part), std::string::npos) << part << "\n" << pl;
}

}  // namespace
}  // namespace roundhouse::cli
