// The hot path lives on the stack: this program counts every use of operator new.
#include <atomic>
#include <cstdlib>
#include <new>

#include "conformance/games.h"

namespace {
std::atomic<long> allocations{0};
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace roundhouse::conformance {
namespace {

template <class G>
class Allocation : public ::testing::Test {};
TYPED_TEST_SUITE(Allocation, AllGames, GameNames);

TEST(AllocationCount, counts) {
  const long before = allocations;
  ::operator delete(::operator new(16));
  EXPECT_EQ(allocations, before + 1);
}

TYPED_TEST(Allocation, a_whole_game_needs_none) {
  using G = TypeParam;
  for (int seats : G::seats()) {
    const typename G::Rules rules = G::rules();
    const long before = allocations;
    {
      Chance chance = Chance::seeded(3);
      typename G::Rules::Events events;
      typename G::Rules::MoveList moves;
      State<G> state = rules.deal(seats, chance, events);
      for (SeatSet acting = rules.to_act(state); !acting.empty(); acting = rules.to_act(state)) {
        events.clear();
        const auto view = rules.view(state, acting.lowest());
        rules.guess(view, chance);
        rules.legal(view, moves);
        rules.apply(state, acting.lowest(), rules.sample(view, chance), chance, events);
        for (const Event<G>& event : events.all()) rules.seen_by(event, kNobody);
      }
      rules.result(state);
    }
    EXPECT_EQ(allocations, before);
  }
}

}  // namespace
}  // namespace roundhouse::conformance
