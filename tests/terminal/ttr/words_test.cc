#include "games/ttr/words/words.h"

#include <gtest/gtest.h>

#include "games/ttr/words/events.h"
#include "games/ttr/words/refusal.h"
#include "phrases/ghost.h"
#include "phrases/shared.h"
#include "phrases/signal.h"
#include "phrases/ttr.h"
#include "terminal/play_testing.h"

namespace roundhouse::cli {
namespace {

using ttr::Reject;
using ttr::Why;

TEST(Words, EveryRefusalIsExplainedWithItsRule) {
  const TestTable table;
  const ttr::Words en = table.words(Lang::en), pl = table.words(Lang::pl);
  for (int why = static_cast<int>(Why::none) + 1; why <= static_cast<int>(Why::can_act); ++why) {
    for (const u8 opening : {u8{0}, u8{1}}) {
      const Reject reject{static_cast<Why>(why), 1, 1, opening};
      const std::string rule(ttr::rule_of(reject));
      EXPECT_EQ(table.codec.refusal(reject).rule, rule);
      const std::string in_english = explain(en, reject), in_polish = explain(pl, reject);
      EXPECT_GT(in_english.size(), 10u) << why;
      EXPECT_NE(in_english, in_polish);
      for (const std::string& text : {in_english, in_polish}) {
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
        EXPECT_TRUE(text.ends_with(rule.empty() ? "." : " (" + rule + ").")) << text;
      }
    }
  }
}

TEST(Words, RefusalsTellTheFigures) {
  const TestTable table;
  const ttr::Words en = table.words(Lang::en), pl = table.words(Lang::pl);
  const u8 red = static_cast<u8>(*table.codec.map().find_kind("red"));
  const u8 track = static_cast<u8>(table.track("miami-new_orleans"));
  EXPECT_EQ(explain(en, {Why::short_cards, red, 2}), "You are 2 red cards short (T30).");
  EXPECT_EQ(explain(en, {Why::short_cards, red, 1}), "You are 1 red card short (T30).");
  EXPECT_EQ(explain(pl, {Why::short_cards, red, 1}), "Brakuje ci 1 czerwonej karty (T30).");
  EXPECT_EQ(explain(pl, {Why::short_cards, red, 2}), "Brakuje ci 2 czerwonych kart (T30).");
  EXPECT_EQ(explain(pl, {Why::short_locomotives, 0, 2}), "Brakuje ci 2 lokomotyw (T32).");
  EXPECT_EQ(explain(en, {Why::taken, track, 1}),
            "Bnna has already claimed Miami – New Orleans (T34).");
  EXPECT_EQ(explain(en, {Why::keep_more, 2, 1, 1}), "Keep at least 2 tickets, not 1 (T5).");
  EXPECT_EQ(explain(en, {Why::keep_more, 1, 0, 0}), "Keep at least 1 ticket, not 0 (T40).");
  EXPECT_EQ(explain(en, {Why::not_your_turn, kNone}), "It is not your turn (T10).");
}

TEST(Words, AnEventTellsNoMoreThanTheSeatSees) {
  const TestTable table;
  const ttr::Words words = table.words();
  const auto drew = [](int card) {
    return ttr::Event{
        .kind = ttr::EventKind::drew, .seat = seat_at(1), .card = static_cast<u8>(card)};
  };
  EXPECT_EQ(tell(words, std::vector{drew(0)}, seat_at(0)), "Bnna draws a card from the deck.");
  EXPECT_EQ(tell(words, std::vector{drew(7)}, seat_at(0)), "Bnna draws a card from the deck.");
  EXPECT_EQ(tell(words, std::vector{drew(7)}, seat_at(1)), "You draw a red card from the deck.");
  EXPECT_EQ(tell(words, std::vector{drew(2)}, seat_at(1)),
            "You draw an orange card from the deck.");
  ttr::Event kept{
      .kind = ttr::EventKind::kept, .seat = seat_at(1), .kept = 1, .n = 3, .list = {4, 5, 6}};
  EXPECT_EQ(tell(words, std::vector{kept}, seat_at(0)), "Bnna keeps 1 ticket and puts 2 back.");
  EXPECT_EQ(tell(table.words(Lang::pl), std::vector{kept}, kNobody),
            "Bnna zachowuje 1 bilet, oddaje 2.");
}

TEST(Words, CardsLaidTogetherAreToldInOneBreath) {
  const TestTable table;
  const auto laid = [](int slot, int card) {
    return ttr::Event{
        .kind = ttr::EventKind::row, .slot = static_cast<u8>(slot), .card = static_cast<u8>(card)};
  };
  EXPECT_EQ(tell(table.words(), std::vector{laid(2, 7)}, seat_at(0)),
            "New face-up card, slot 3: red.");
  EXPECT_EQ(tell(table.words(), std::vector{laid(0, 7), laid(1, 8)}, seat_at(0)),
            "The face-up cards: 1 red, 2 locomotive.");
}

TEST(Text, LettersCompareWithoutCaseAndAccents) {
  EXPECT_EQ(fold("Łódź ŻÓŁĆ Montréal"), "lodz zolc montreal");
  EXPECT_EQ(lower_first("Żółty"), "żółty");
  EXPECT_EQ(upper_first("żółty"), "Żółty");
  EXPECT_EQ(folded_words("Sault Ste. Marie"), (std::vector<std::string>{"sault", "ste", "marie"}));
}

TEST(Text, NamesFromStrangersArePrintable) {
  EXPECT_EQ(printable("a\033[31mb\n"), "a?[31mb?");
  EXPECT_EQ(printable("\xC2\x9B"
                      "31m"),
            "?31m")
      << "the one-character escape of the upper set";
  EXPECT_EQ(printable("\x17\x9F"
                      "a\xFF"),
            "?a?")
      << "not UTF-8 at all";
  EXPECT_EQ(width(printable(std::string(64, 'x'))), 24u);
  EXPECT_EQ(printable("Żaneta"), "Żaneta");
}

TEST(Text, ColumnsCountCharactersAndNoEscapes) {
  EXPECT_EQ(width("żółw"), 4u);
  EXPECT_EQ(width(Paint(true)("red", "31")), 3u);
  EXPECT_EQ(Paint(false)("red", "31"), "red");
  EXPECT_EQ(table({{"a", "1"}, {"żółw", "10"}}, "lr"), "  a      1\n  żółw  10\n");
}

TEST(Text, LinesBreakAtTheEdge) {
  const std::string text = wrapped("Hand: ", std::vector<std::string>(40, "locomotive ×9"));
  EXPECT_LE(widest(text), kTextWidth);
  EXPECT_NE(text.find("\n      locomotive"), std::string::npos) << text;
  EXPECT_EQ(wrapped("one two"), "one two\n");
  const std::string long_item = std::string(50, 'a') + " " + std::string(50, 'b');
  EXPECT_EQ(wrapped("- ", {"x", long_item, "y"}),
            "- x, " + std::string(50, 'a') + "\n  " + std::string(50, 'b') + ", y\n")
      << "only what is longer than a line is broken inside";
  EXPECT_EQ(without_paint(Paint(true)("red", "31") + " ×2"), "red ×2");
}

TEST(Text, EveryHelpFitsTheTerminal) {
  const Phrase* helps[] = {&phrases::shared::lists::help, &phrases::ttr::talk::help,
                           &phrases::ghost::talk::help, &phrases::signal::talk::help};
  for (const Phrase* help : helps)
    for (const Lang lang : kLanguages) EXPECT_LE(widest(filled(*help, lang)), kTextWidth);
}

}  // namespace
}  // namespace roundhouse::cli
