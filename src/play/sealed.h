// Sealed luck: every answer is a keyed function of a secret and the question's name, so the order
// of all decks is fixed before the deal, and nobody can work it out from cards already seen.
// docs/record.md, "Sealed luck".
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/chance.h"

namespace roundhouse {

class SealedLuck {
 public:
  static SealedLuck fresh();  // a new secret from the operating system
  static std::optional<SealedLuck> from_hex(
      std::string_view hex);  // nothing if it is not 64 hex digits

  void add_nonces(std::span<const std::string> nonces);
  std::string secret_hex() const;
  std::string commitment_hex() const;
  // The luck to play with. It points here: this object must stay where it is.
  Chance chance() { return Chance::hooked(&SealedLuck::answer, this); }

 private:
  using Bytes = std::array<unsigned char, 32>;
  explicit SealedLuck(const Bytes& secret);
  static u32 answer(void* self, const Question& question);

  Bytes secret_;
  Bytes key_;
};

}  // namespace roundhouse
