// Where the luck of a match comes from: a seed, a sealed secret, or the outcomes that a record
// spells out. Knows how the header and the result of a record tell it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/chance.h"
#include "play/sealed.h"
#include "text/record_out.h"

namespace roundhouse {

// What is asked for.
struct Luck {
  enum class Kind { seed, sealed };
  Kind kind = Kind::sealed;
  std::uint64_t seed = 0;
  std::string secret = {};               // of sealed luck, hex; "" draws a fresh one
  std::vector<std::string> nonces = {};  // what the seats add to it, by seat; may be empty
};

class LuckSource {
 public:
  static LuckSource seeded(u64 seed);
  // Each seat may add a nonce; those that did not added an empty one.
  static LuckSource sealed(const SealedLuck& luck, std::vector<std::string> nonces, int seats);
  // Read from lines; `told` as the header is written.
  static LuckSource taped(text::LuckTold told);

  bool is_taped() const { return taped_; }
  // The luck to play with. For a tape each line brings its own outcomes instead.
  Chance chance() const { return sealed_ ? sealed_->chance() : Chance::seeded(seed_); }
  u64 bot_seed() const;  // of the bots' own luck

  const text::LuckTold& told() const { return told_; }  // by the header
  // Published when the game has ended and not before.
  text::OpenedLuck opened() const;
  std::string secret_hex() const { return sealed_ ? sealed_->secret_hex() : ""; }
  std::string commitment_hex() const { return sealed_ ? sealed_->commitment_hex() : ""; }
  // The header of a record that is followed stands as it is written.
  void tell_as(text::LuckTold told) { told_ = std::move(told); }

 private:
  u64 seed_ = 0;
  std::shared_ptr<SealedLuck> sealed_;  // does not move: the chance points to it
  std::vector<std::string> nonces_;
  bool taped_ = false;
  text::LuckTold told_;
};

}  // namespace roundhouse
