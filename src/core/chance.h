// All luck comes through a Chance, asked for by name: the next card of a deck in its k-th shuffle,
// a pick for a purpose. Three sources answer: fast (seeded; simulation and bots), taped (outcomes
// read back; replay and tests), and any other through a hook (sealed luck lives in table/).
// Not here: std distributions and std::shuffle, whose output differs between standard libraries.
#pragma once

#include <span>

#include "core/assert.h"
#include "core/types.h"

namespace roundhouse {

// What a question is about. The numbers are part of the record format (docs/record.md).
enum class Purpose : u8 {
  first_seat = 1,
  train_card = 2,
  ticket = 3,
  action_card = 4,
  schedule_card = 5,
  movement_die = 6,
  deployment = 7,
  start_number = 8,
  start_token = 9,
  bot = 15
};

// "Which of n?", with the name under which a keyed source answers it.
struct Question {
  Purpose purpose;
  u8 shuffle;  // how often this deck was rebuilt before
  u16 index;   // how many answers this shuffle gave before
  u32 n;       // answers are 0 … n-1
};

// A small seeded generator (splitmix64), written out so that every compiler gives the same bytes.
class Generator {
 public:
  constexpr explicit Generator(u64 seed) : state_(seed) {}

  constexpr u64 next() {
    u64 z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }

  // Unbiased: the rare numbers that would favour small answers are thrown away.
  constexpr u32 below(u32 n) {
    u64 product = (next() >> 32) * n;
    if (static_cast<u32>(product) < n) [[unlikely]] {
      const u32 unfair = (0u - n) % n;
      while (static_cast<u32>(product) < unfair) product = (next() >> 32) * n;
    }
    return static_cast<u32>(product >> 32);
  }

 private:
  u64 state_;
};

// Seeds of independent streams from one seed: the g-th game, the s-th seat, …
constexpr u64 stream_seed(u64 seed, u64 stream) {
  return Generator(seed ^ (stream * 0xd1342543de82ef95ull)).next();
}

class Chance {
 public:
  // A source of answers outside core: gets the question, returns 0 … n-1.
  using Hook = u32 (*)(void* self, const Question&);

  static Chance seeded(u64 seed) { return Chance(seed); }
  // Each tape holds ready outcomes: card kinds, ticket indices, seats; read front to back.
  struct Tape {
    std::span<const u8> cards;
    std::span<const u8> tickets;
    std::span<const u8> picks;
    bool broken = false;  // an outcome was missing or impossible
  };
  static Chance taped(Tape& tape) { return Chance(tape); }
  static Chance hooked(Hook hook, void* self) { return Chance(hook, self); }

  u32 below(const Question& q) {
    if (source_ == Source::fast) [[likely]]
      return generator_.below(q.n);
    return ask(q);
  }
  u32 below(u32 n) { return below(Question{Purpose::bot, 0, 0, n}); }

  // A kind out of counts: the card at the answered place of the deck sorted by kind.
  template <std::size_t kKinds>
  int card(const Question& q, const u8 (&counts)[kKinds]) {
    if (source_ == Source::tape) [[unlikely]]
      return read_counted(counts, kKinds);
    const u32 place = below(q);
    int kind = 0;  // counted without branches: which card comes is what no processor can predict
    u32 sum = 0;
    for (std::size_t k = 0; k + 1 < kKinds; ++k) {
      sum += counts[k];
      kind += place >= sum;
    }
    return kind;
  }

  // For items that are a set: the taped outcome if this is a tape, else -1 and the caller asks
  // below().
  int taped_ticket() {
    return source_ == Source::tape ? static_cast<int>(read(tape_->tickets, 256)) : -1;
  }
  void mark_broken() {
    if (tape_ != nullptr) tape_->broken = true;
  }

 private:
  enum class Source : u8 { fast, tape, hook };
  explicit Chance(u64 seed) : source_(Source::fast), generator_(seed) {}
  explicit Chance(Tape& tape) : source_(Source::tape), generator_(0), tape_(&tape) {}
  Chance(Hook hook, void* self) : source_(Source::hook), generator_(0), hook_(hook), self_(self) {}

  u32 ask(const Question& q);  // the sources that are not fast
  // A broken tape still gives possible answers, so that replay can stop in an orderly way.
  u32 read(std::span<const u8>& from, u32 n);
  int read_counted(const u8* counts, std::size_t kinds);

  Source source_;
  Generator generator_;
  Tape* tape_ = nullptr;
  Hook hook_ = nullptr;
  void* self_ = nullptr;
};

}  // namespace roundhouse
