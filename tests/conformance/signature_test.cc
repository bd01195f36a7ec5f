// One number a game over fixed seeds: every move, every event, every result. The same under every
// compiler and every way of building; a commit that changes it changes play and says so
// (CONTRIBUTING).
#include <map>

#include "conformance/games.h"

namespace roundhouse::conformance {
namespace {

template <class G>
class Signature : public ::testing::Test {};
TYPED_TEST_SUITE(Signature, AllGames, GameNames);

template <Game G>
u64 signature() {
  Digest digest;
  const auto bytes = [&](const auto& value) {
    static_assert(Plain<std::remove_cvref_t<decltype(value)>>);
    digest.bytes(std::span(reinterpret_cast<const unsigned char*>(&value), sizeof value));
  };
  const int kGames = 5;
  const auto mix = [&](const RandomGame<G>& game) {
    bytes(game.move);
    for (const Event<G>& event : game.events.all()) bytes(event);
    if (game.over()) G::mix(game.rules.result(game.state), digest);
  };
  for_each_position<G>(mix, kGames);
  return digest.value();
}

TYPED_TEST(Signature, is_the_number_written_here) {
  const std::map<std::string, u64> known = {
      {"ttr_classic", 11557041674585433001ull},
      {"ttr_new", 6483165119874166886ull},
      {"ttr_pocket", 9638217825239695746ull},
      {"ttr_engines", 3292944045667514864ull},
      {"ghost_train", 995848823502536493ull},
      {"ghost_pocket", 8459609435920607989ull},
      {"ghost_scarce", 6567548325667081516ull},
      {"ghost_doubles", 15041475857847833983ull},
      {"signal_europe", 4269811748121196208ull},
      {"signal_america", 6163350013795626241ull},
      {"signal_europe_easy", 4461354881788238789ull},
      {"signal_america_shuffled", 11300207081744812208ull},
      {"signal_america_hard", 1195165408234010750ull},
      {"ttr_doubles", 15083904137030003863ull},
      {"ttr_last_drop", 15027007022736221140ull},
  };
  EXPECT_EQ(signature<TypeParam>(), known.at(TypeParam::name()));
}

}  // namespace
}  // namespace roundhouse::conformance
