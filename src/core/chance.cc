#include "core/chance.h"

namespace roundhouse {

u32 Chance::ask(const Question& q) {
  if (source_ == Source::hook) return hook_(self_, q);
  return read(tape_->picks, q.n);
}

u32 Chance::read(std::span<const u8>& from, u32 n) {
  if (from.empty() || from.front() >= n) {
    tape_->broken = true;
    return 0;
  }
  const u8 outcome = from.front();
  from = from.subspan(1);
  return outcome;
}

int Chance::read_counted(const u8* counts, std::size_t kinds) {
  const u32 kind = read(tape_->cards, static_cast<u32>(kinds));
  if (counts[kind] != 0) return static_cast<int>(kind);
  tape_->broken = true;
  for (std::size_t k = 0; k < kinds; ++k)
    if (counts[k] != 0) return static_cast<int>(k);
  RH_ASSERT(false, "a card is drawn from an empty deck");
  return 0;
}

}  // namespace roundhouse
