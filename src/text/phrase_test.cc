#include "text/phrase.h"

#include <gtest/gtest.h>

#include "text/translated.h"
#include "text/words/commands.h"

namespace roundhouse::text {
namespace {

constexpr Phrase kDraws{
    {{"{name} draws {n} {n|card|cards}.", "{name} dobiera {n} {n|kartę|karty|kart}."}}};

std::string draws(int n, Lang lang) { return filled(kDraws, lang, {{"name", "Ann"}, {"n", n}}); }

TEST(Phrases, NumbersChooseTheirForms) {
  EXPECT_EQ(draws(1, Lang::en), "Ann draws 1 card.");
  EXPECT_EQ(draws(0, Lang::en), "Ann draws 0 cards.");
  for (const int few : {2, 3, 4, 22, 34, 102})
    EXPECT_EQ(draws(few, Lang::pl), "Ann dobiera " + std::to_string(few) + " karty.");
  for (const int many : {0, 5, 11, 12, 14, 21, 25, 112})
    EXPECT_EQ(draws(many, Lang::pl), "Ann dobiera " + std::to_string(many) + " kart.");
  EXPECT_EQ(draws(1, Lang::pl), "Ann dobiera 1 kartę.");
}

TEST(Phrases, WhatIsFilledInIsNotFilledInAgain) {
  EXPECT_EQ(filled(kDraws, Lang::en, {{"name", "{n|a|b}"}, {"n", 2}}), "{n|a|b} draws 2 cards.");
}

TEST(PhrasesDeathTest, APlaceWithoutItsValueIsABug) {
  EXPECT_DEATH((void)filled(kDraws, Lang::en, {{"n", 2}}), "has no value");
  EXPECT_DEATH((void)filled(kDraws, Lang::en, {{"n", "two"}, {"name", "Ann"}}), "only a number");
}

constexpr Phrase kRed{{{"red", "czerwona"}}}, kOther{{{"{name}", "{name}"}}};
constexpr NamedPhrase kColours[] = {{"red", &kRed}, {"other", &kOther}};

TEST(Phrases, AColourThatIsNotKnownIsTheOther) {
  EXPECT_EQ(&phrase_for(kColours, "red"), &kRed);
  EXPECT_EQ(filled(phrase_for(kColours, "teal"), Lang::pl, {{"name", "morska"}}), "morska");
}

TEST(Phrases, AreToldInEveryLanguageAtOnce) {
  std::string out;
  put_translated(out, translated(kRed));
  EXPECT_EQ(out, R"({"en":"red","pl":"czerwona"})");
}

TEST(Phrases, ACommandIsKnownByAnyOfItsWordsWithoutAccents) {
  constexpr Phrase take{{{"take t", "weź w"}}};
  for (const char* typed : {"take", "t", "wez", "w"}) EXPECT_TRUE(means(take, typed)) << typed;
  EXPECT_FALSE(means(take, "tak"));
  EXPECT_EQ(command_name(take, Lang::pl), "weź");
}

TEST(Languages, AreFoundByTheirId) {
  EXPECT_EQ(find_lang("pl"), Lang::pl);
  EXPECT_FALSE(find_lang("xx").has_value());
  EXPECT_EQ(language_ids().size(), kLanguageCount);
}

}  // namespace
}  // namespace roundhouse::text
