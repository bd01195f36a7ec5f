#include "server/rooms/secrets.h"

#include <unistd.h>

#include <array>
#include <span>

#include "core/assert.h"
#include "core/blake2b.h"

namespace roundhouse::server {
namespace {

std::string hex(std::span<const unsigned char> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

template <std::size_t Size>
std::string random_hex() {
  std::array<unsigned char, Size> bytes;
  const int got = getentropy(bytes.data(), bytes.size());
  RH_ASSERT(got == 0, "the system gives no random bytes: nothing here would be secret");
  return hex(bytes);
}

}  // namespace

std::string fresh_token() { return random_hex<16>(); }
std::string fresh_table_id() { return random_hex<10>(); }

std::string token_hash(std::string_view token) {
  return hex(blake2b({reinterpret_cast<const unsigned char*>(token.data()), token.size()}));
}

// Every digit is looked at, so that the time taken tells nothing.
bool token_matches(std::string_view token, std::string_view hash) {
  const std::string own = token_hash(token);
  if (own.size() != hash.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < own.size(); ++i)
    difference |= static_cast<unsigned char>(own[i]) ^ static_cast<unsigned char>(hash[i]);
  return difference == 0;
}

}  // namespace roundhouse::server
