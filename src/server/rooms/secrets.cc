#include "server/rooms/secrets.h"

#include <array>
#include <cstdlib>
#include <span>

#include <sodium.h>

namespace roundhouse::server {
namespace {

using Hash = std::array<unsigned char, crypto_generichash_BYTES>;

std::string hex(std::span<const unsigned char> bytes) {
  std::string text(bytes.size() * 2 + 1, '\0');  // sodium writes a closing zero
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

template <std::size_t Size>
std::string random_hex() {
  if (sodium_init() < 0) std::abort();  // no source of random bits: nothing here would be secret
  std::array<unsigned char, Size> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return hex(bytes);
}

}  // namespace

std::string fresh_token() { return random_hex<16>(); }
std::string fresh_table_id() { return random_hex<10>(); }

std::string token_hash(std::string_view token) {
  const std::string bytes(token);
  Hash hash;
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size(), nullptr, 0);
  return hex(hash);
}

bool token_matches(std::string_view token, std::string_view hash) {
  const std::string own = token_hash(token);
  return own.size() == hash.size() && sodium_memcmp(own.data(), hash.data(), own.size()) == 0;
}

}  // namespace roundhouse::server
