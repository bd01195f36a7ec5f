#include "games/ghost/words/words.h"

#include "terminal/words_testing.h"

namespace roundhouse::cli {
namespace {

using namespace ghost;

struct GhostTable {
  GhostTable() : setup(setup_for_tests(3, "ghost-train")), codec(kit_for<Codec>(setup)) {
    Chance chance = Chance::seeded(1);
    auto events = Events::off();
    state = codec.rules().deal(3, chance, events);
    ids = codec.map().tracks;
    ids.insert(ids.end(), codec.map().tickets.begin(), codec.map().tickets.end());
  }
  Words words(Lang lang) const { return {codec, setup.seats, lang, Paint()}; }
  std::string tell(Lang lang, const Event& event, Seat viewer) const {
    return words(lang).tell(std::vector{event}, viewer);
  }

  GameSetup setup;
  Codec codec;
  State state;
  std::vector<std::string> ids;
};

bool of_the_table(EventKind kind) {
  return kind == EventKind::rebuilt || kind == EventKind::tickets_rebuilt ||
         kind == EventKind::over;
}

TEST(GhostWords, EveryEventIsToldToEverybody) {
  const GhostTable table;
  for (int k = 0; k <= static_cast<int>(EventKind::over); ++k) {
    Event event{.kind = static_cast<EventKind>(k)};
    event.track = event.colour = event.locomotives = 1;
    event.card = event.bonus = event.ticket = event.completed = 1;
    event.cards = event.tickets = 1;
    event.reason = EndReason::tickets;
    event.n = 2;
    event.list[0] = 1;
    if (!of_the_table(event.kind)) event.seat = seat_at(1);
    for (const Seat viewer : {seat_at(1), seat_at(0), kNobody}) {
      const std::string en = table.tell(Lang::en, event, viewer);
      const std::string pl = table.tell(Lang::pl, event, viewer);
      expect_sentence(en, table.ids);
      expect_sentence(pl, table.ids);
      EXPECT_NE(en, pl);
    }
  }
}

TEST(GhostWords, EveryEndIsTold) {
  const GhostTable table;
  for (const EndReason reason : {EndReason::tickets, EndReason::wagons, EndReason::stall}) {
    Event over{.kind = EventKind::over};
    over.reason = reason;
    const char* rule = reason == EndReason::tickets  ? "(G20)"
                       : reason == EndReason::wagons ? "(G21)"
                                                     : "(G22)";
    for (const Lang lang : kLanguages)
      EXPECT_NE(table.tell(lang, over, kNobody).find(rule), std::string::npos);
  }
}

TEST(GhostWords, OthersHearNoSecrets) {
  const GhostTable table;
  for (const EventKind kind : {EventKind::hand, EventKind::dealt, EventKind::drew,
                               EventKind::exchanged, EventKind::drew_ticket}) {
    Event one{.kind = kind, .seat = seat_at(1)}, other = one;
    one.n = other.n = 2;
    other.card = other.ticket = 3;
    other.list[0] = 3;
    for (const Lang lang : kLanguages) {
      EXPECT_EQ(table.tell(lang, one, seat_at(0)), table.tell(lang, other, seat_at(0)));
      EXPECT_EQ(table.tell(lang, one, kNobody), table.tell(lang, other, kNobody));
      EXPECT_NE(table.tell(lang, one, seat_at(1)), table.tell(lang, other, seat_at(1)));
    }
  }
}

TEST(GhostWords, CardsDrawnTogetherAreToldInOneBreath) {
  const GhostTable table;
  std::vector<Event> drawn(2, Event{.kind = EventKind::drew, .seat = seat_at(0)});
  drawn[1].card = 5;
  EXPECT_EQ(table.words(Lang::en).tell(drawn, seat_at(0)), "You draw 1 yellow and 1 red.");
  EXPECT_EQ(table.words(Lang::en).tell(drawn, seat_at(1)), "Anna draws 2 cards.");
  EXPECT_EQ(table.words(Lang::pl).tell(drawn, seat_at(1)), "Anna dobiera 2 karty.");
}

TEST(Words, EveryRefusalIsExplainedWithItsRule) {
  const GhostTable table;
  for (const Why why : {Why::game_over, Why::not_your_turn, Why::no_draw, Why::unknown_track,
                        Why::taken, Why::own_twin, Why::trains, Why::count, Why::colour,
                        Why::short_cards, Why::short_locomotives, Why::no_tickets, Why::can_act}) {
    const Reject reject{why, 1, 1};
    const std::string en = table.words(Lang::en).explain(reject);
    const std::string pl = table.words(Lang::pl).explain(reject);
    const std::string rule(rule_of(reject));
    EXPECT_EQ(table.codec.refusal(reject).rule, rule);
    EXPECT_NE(en, pl);
    for (const std::string& text : {en, pl}) {
      expect_sentence(text, table.ids);
      EXPECT_TRUE(text.ends_with(rule.empty() ? "." : " (" + rule + ").")) << text;
    }
  }
  EXPECT_EQ(table.words(Lang::en).explain({Why::trains, 3, 1}),
            "The route needs 3 wagons, and you have 1 (G11).");
  EXPECT_EQ(table.words(Lang::pl).explain({Why::trains, 3, 1}),
            "To połączenie wymaga 3 wagoników, a ty masz 1 (G11).");
}

TEST(GhostWords, ATicketTellsWhatIsMissing) {
  GhostTable table;
  State& state = table.state;
  const auto put = [&](const char* id) {
    const int t = *table.codec.map().find_track(id);
    state.open.claimed[0].add(t);
    state.open.open.remove(t);
  };
  state.own[0].held[0] = static_cast<u8>(*table.codec.map().find_ticket("cauldron-windmill"));
  state.own[0].held[1] = kNone;
  const auto told = [&](Lang lang) {
    return table.words(lang).situation(table.codec.rules().view(state, seat_at(0)));
  };
  EXPECT_NE(told(Lang::en).find("Witch's Cauldron – Misty Windmill: needs 3 wagons\n"),
            std::string::npos)
      << told(Lang::en);
  put("rotten_tree-windmill-a");
  EXPECT_NE(told(Lang::en).find("needs 2 wagons\n      Rotten Tree – Witch's Cauldron 2 orange\n"),
            std::string::npos)
      << told(Lang::en);
  EXPECT_NE(told(Lang::pl).find("potrzeba 2 wagoników\n"), std::string::npos) << told(Lang::pl);
  state.open.trains[0] = 1;
  EXPECT_NE(told(Lang::en).find("needs 2 wagons, you have 1\n"), std::string::npos);
  state.open.open = {};
  EXPECT_NE(told(Lang::en).find("can no longer be completed\n"), std::string::npos);
}

TEST(GhostWords, APositionShowsEachWhatItMaySee) {
  const Catalogue catalogue;
  const auto game = *catalogue.new_game(setup_for_tests(2, "ghost-train"), {Luck::Kind::seed, 7});
  const auto hands = [&](Viewer viewer, const char* lang) {
    const std::string text = game->describe(viewer, *find_lang(lang), Paint());
    EXPECT_LE(widest(text), kTextWidth) << text;
    int found = 0;
    for (const std::string word : {"Hand (", "Na ręce ("})
      for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++found;
    return found;
  };
  for (const char* lang : {"en", "pl"}) {
    EXPECT_EQ(hands(Viewer::at(1), lang), 1);
    EXPECT_EQ(hands(Viewer::spectator(), lang), 0);
    EXPECT_EQ(hands(Viewer::everything(), lang), 2);
  }
}

TEST(GhostWords, PositionsFitTheTerminalToTheEnd) {
  const Catalogue catalogue;
  GameSetup setup = setup_for_tests(4, "ghost-train");
  for (SeatInfo& seat : setup.seats) seat.name = std::string(50, 'w') + "\033[2J";
  const auto game = *catalogue.new_game(setup, {Luck::Kind::seed, 3});
  while (!game->over()) {
    const int seat = game->to_act()[0];
    (void)game->prepare(seat, game->bot_move(seat, "easy"));
    game->commit();
    for (const Viewer viewer : {Viewer::at(3), Viewer::spectator(), Viewer::everything()})
      for (const char* lang : {"en", "pl"}) {
        const std::string text = game->describe(viewer, *find_lang(lang), Paint());
        ASSERT_LE(widest(text), kTextWidth) << text;
        ASSERT_EQ(text.find('\033'), std::string::npos);
      }
  }
  const std::string end = game->describe(Viewer::at(0), *find_lang("en"), Paint());
  EXPECT_NE(end.find("Final scoring"), std::string::npos) << end;
}

}  // namespace
}  // namespace roundhouse::cli
