// Every refusal of every game has a sentence in the terminal, in every language, with its rule.
#include <gtest/gtest.h>

#include <set>

#include "games/ttr/words/refusal.h"
#include "terminal/play_testing.h"

namespace roundhouse::cli {
namespace {

// Whatever the game: its words explain a refusal, or its talk does (ttr/words/refusal.h).
template <class Words, class Reject>
std::string explained(const Words& words, const Reject& reject) {
  if constexpr (requires { words.explain(reject); })
    return words.explain(reject);
  else
    return explain(words, reject);
}

TEST(Refusals, are_explained_in_every_language_with_their_rule) {
  Families::each([]<class Family>() {
    const GameSetup setup = setup_for_tests(2, Family::game_infos()[0].id);
    const auto codec = std::get<typename Family::Codec>(*Catalogue().codec(setup));
    for (const auto& row : Family::refusals()) {
      const typename Family::Codec::Reject reject{row.why, 1, 1};
      std::set<std::string> said;
      for (const Lang lang : kLanguages) {
        const typename Family::Words words(codec, setup.seats, lang, Paint());
        const std::string sentence = explained(words, reject);
        const std::string rule = row.rule.empty() ? "." : " (" + std::string(row.rule) + ").";
        EXPECT_TRUE(sentence.ends_with(rule)) << row.code << ": " << sentence;
        EXPECT_GT(sentence.size(), rule.size() + 8) << row.code;
        EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
        said.insert(sentence);
      }
      EXPECT_EQ(said.size(), kLanguages.size()) << row.code;
    }
  });
}

}  // namespace
}  // namespace roundhouse::cli
