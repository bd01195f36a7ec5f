#include "play/sealed.h"

#include <unistd.h>

#include "core/assert.h"
#include "core/blake2b.h"

namespace roundhouse {

namespace {

using Bytes = std::array<unsigned char, 32>;

constexpr std::string_view kDigits = "0123456789abcdef";

std::string to_hex(const Bytes& bytes) {
  std::string hex;
  for (const unsigned char byte : bytes) {
    hex += kDigits[byte >> 4];
    hex += kDigits[byte & 15];
  }
  return hex;
}

// 0 to 15, capital letters too; else npos.
std::size_t digit(char c) {
  return kDigits.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
}

}  // namespace

SealedLuck::SealedLuck(const Bytes& secret) : secret_(secret) { add_nonces({}); }

SealedLuck SealedLuck::fresh() {
  Bytes secret;
  const int got = getentropy(secret.data(), secret.size());
  RH_ASSERT(got == 0, "the operating system gives no random bytes");
  return SealedLuck(secret);
}

std::optional<SealedLuck> SealedLuck::from_hex(std::string_view hex) {
  Bytes secret;
  if (hex.size() != 2 * secret.size()) return std::nullopt;
  for (std::size_t i = 0; i < secret.size(); ++i) {
    const std::size_t high = digit(hex[2 * i]), low = digit(hex[2 * i + 1]);
    if (high == kDigits.npos || low == kDigits.npos) return std::nullopt;
    secret[i] = static_cast<unsigned char>(high << 4 | low);
  }
  return SealedLuck(secret);
}

void SealedLuck::add_nonces(std::span<const std::string> nonces) {
  Blake2b hash;
  hash.update(secret_);
  for (const std::string& nonce : nonces)  // with its closing zero byte
    hash.update({reinterpret_cast<const unsigned char*>(nonce.c_str()), nonce.size() + 1});
  key_ = hash.finish();
}

std::string SealedLuck::secret_hex() const { return to_hex(secret_); }
std::string SealedLuck::commitment_hex() const { return to_hex(blake2b(secret_)); }

u32 SealedLuck::answer(void* self, const Question& q) {
  const auto* luck = static_cast<const SealedLuck*>(self);
  const unsigned char name[8] = {static_cast<unsigned char>(q.purpose),
                                 q.shuffle,
                                 static_cast<unsigned char>(q.index),
                                 static_cast<unsigned char>(q.index >> 8),
                                 0,
                                 0,
                                 0,
                                 0};
  const Bytes hash = blake2b(name, luck->key_);
  u64 number = 0;
  for (int i = 7; i >= 0; --i) number = number << 8 | hash[static_cast<std::size_t>(i)];
  // The high 64 bits of number * n, in two halves.
  const u64 high = (number >> 32) * q.n, low = (number & 0xffffffff) * q.n;
  return static_cast<u32>((high + (low >> 32)) >> 32);
}

}  // namespace roundhouse
