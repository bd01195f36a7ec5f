#include "play/sealed.h"

#include <sodium.h>

#include "core/assert.h"

namespace roundhouse {

namespace {

using Bytes = std::array<unsigned char, 32>;

std::string to_hex(const Bytes& bytes) {
  std::string hex(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
  hex.pop_back();
  return hex;
}

void start_sodium() {
  const int started = sodium_init();  // safe to call again
  RH_ASSERT(started >= 0, "libsodium does not start");
}

}  // namespace

SealedLuck::SealedLuck(const Bytes& secret) : secret_(secret) { add_nonces({}); }

SealedLuck SealedLuck::fresh() {
  start_sodium();
  Bytes secret;
  randombytes_buf(secret.data(), secret.size());
  return SealedLuck(secret);
}

std::optional<SealedLuck> SealedLuck::from_hex(std::string_view hex) {
  start_sodium();
  Bytes secret;
  std::size_t read = 0;
  if (hex.size() != 64 ||
      sodium_hex2bin(secret.data(), secret.size(), hex.data(), hex.size(), nullptr, &read,
                     nullptr) != 0 ||
      read != 32)
    return std::nullopt;
  return SealedLuck(secret);
}

void SealedLuck::add_nonces(std::span<const std::string> nonces) {
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, key_.size());
  crypto_generichash_update(&state, secret_.data(), secret_.size());
  for (const std::string& nonce : nonces)  // with its closing zero byte
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(nonce.c_str()),
                              nonce.size() + 1);
  crypto_generichash_final(&state, key_.data(), key_.size());
}

std::string SealedLuck::secret_hex() const { return to_hex(secret_); }

std::string SealedLuck::commitment_hex() const {
  Bytes hash;
  crypto_generichash(hash.data(), hash.size(), secret_.data(), secret_.size(), nullptr, 0);
  return to_hex(hash);
}

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
  Bytes hash;
  crypto_generichash(hash.data(), hash.size(), name, sizeof name, luck->key_.data(),
                     luck->key_.size());
  u64 number = 0;
  for (int i = 7; i >= 0; --i) number = number << 8 | hash[static_cast<std::size_t>(i)];
  // The high 64 bits of number * n, in two halves.
  const u64 high = (number >> 32) * q.n, low = (number & 0xffffffff) * q.n;
  return static_cast<u32>((high + (low >> 32)) >> 32);
}

}  // namespace roundhouse
