// One number a game over fixed seeds: every move, every event, every result. The same under every
// compiler and every way of building; a commit that changes it changes play and says so
// (CONTRIBUTING).
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

TYPED_TEST(Signature, is_the_number_written_down) {
  EXPECT_EQ(signature<TypeParam>(), TypeParam::signature());
}

}  // namespace
}  // namespace roundhouse::conformance
