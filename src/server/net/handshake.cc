#include "server/net/handshake.h"

#include <array>
#include <bit>
#include <cstdint>

#include <sodium.h>

namespace roundhouse::server {
namespace {

using Words = std::array<std::uint32_t, 5>;

void add_block(Words& state, const std::uint8_t* block) {
  std::array<std::uint32_t, 80> w{};
  for (std::size_t i = 0; i < 16; ++i)
    w[i] = std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
           std::uint32_t{block[4 * i + 2]} << 8 | block[4 * i + 3];
  for (std::size_t i = 16; i < 80; ++i)
    w[i] = std::rotl(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
  auto [a, b, c, d, e] = state;
  for (std::size_t i = 0; i < 80; ++i) {
    std::uint32_t mixed = 0;
    if (i < 20)
      mixed = ((b & c) | (~b & d)) + 0x5a827999;
    else if (i < 40)
      mixed = (b ^ c ^ d) + 0x6ed9eba1;
    else if (i < 60)
      mixed = ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
    else
      mixed = (b ^ c ^ d) + 0xca62c1d6;
    const std::uint32_t next = std::rotl(a, 5) + mixed + e + w[i];
    e = d;
    d = c;
    c = std::rotl(b, 30);
    b = a;
    a = next;
  }
  const Words added{a, b, c, d, e};
  for (std::size_t i = 0; i < 5; ++i) state[i] += added[i];
}

}  // namespace

std::string sha1(std::string_view text) {
  std::string padded(text);
  padded += '\x80';
  while (padded.size() % 64 != 56) padded += '\0';
  for (int shift = 56; shift >= 0; shift -= 8)
    padded += static_cast<char>(std::uint64_t{text.size()} * 8 >> shift & 0xff);
  Words state{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  for (std::size_t at = 0; at < padded.size(); at += 64)
    add_block(state, reinterpret_cast<const std::uint8_t*>(padded.data()) + at);
  std::string digest;
  for (const std::uint32_t word : state)
    for (int shift = 24; shift >= 0; shift -= 8) digest += static_cast<char>(word >> shift & 0xff);
  return digest;
}

bool is_socket_key(std::string_view key) {
  std::array<unsigned char, 16> bytes{};
  std::size_t size = 0;
  return sodium_base642bin(bytes.data(), bytes.size(), key.data(), key.size(), nullptr, &size,
                           nullptr, sodium_base64_VARIANT_ORIGINAL) == 0 &&
         size == bytes.size();
}

std::string socket_accept(std::string_view key) {
  const std::string digest = sha1(std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
  std::array<char, sodium_base64_ENCODED_LEN(20, sodium_base64_VARIANT_ORIGINAL)> text{};
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(digest.data()),
                    digest.size(), sodium_base64_VARIANT_ORIGINAL);
  return text.data();
}

}  // namespace roundhouse::server
