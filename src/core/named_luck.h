// Luck by name from a seed: every question has its own answer, whatever was asked before. So the
// same deal stays the same under different play.
#pragma once

#include "core/chance.h"

namespace roundhouse {

class NamedLuck {
 public:
  explicit NamedLuck(u64 seed) : seed_(seed) {}
  u64 seed() const { return seed_; }
  Chance chance() { return Chance::hooked(answer, this); }  // points here: stay where you are

 private:
  static u32 answer(void* self, const Question& q) {
    const u64 name =
        static_cast<u64>(q.purpose) << 32 | static_cast<u64>(q.shuffle) << 16 | q.index;
    return Generator(stream_seed(static_cast<NamedLuck*>(self)->seed_, name)).below(q.n);
  }
  u64 seed_;
};

}  // namespace roundhouse
