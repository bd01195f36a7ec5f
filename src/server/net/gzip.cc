#include "server/net/gzip.h"

#include <array>
#include <cstdint>

#include <boost/beast/zlib/deflate_stream.hpp>

namespace roundhouse::server {
namespace {

namespace zlib = boost::beast::zlib;

constexpr std::array<std::uint32_t, 256> kCrcTable = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t value = i;
    for (int bit = 0; bit < 8; ++bit) value = value & 1 ? 0xedb88320u ^ (value >> 1) : value >> 1;
    table[i] = value;
  }
  return table;
}();

std::uint32_t crc32(std::string_view text) {
  std::uint32_t crc = 0xffffffffu;
  for (const char c : text)
    crc = kCrcTable[(crc ^ static_cast<unsigned char>(c)) & 0xff] ^ (crc >> 8);
  return ~crc;
}

void put_little_endian(std::string& out, std::uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(value >> shift);
}

}  // namespace

std::string gzipped(std::string_view text) {
  std::string out("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);  // deflate, no name, no time, Unix
  zlib::deflate_stream stream;
  stream.reset(6, 15, 8, zlib::Strategy::normal);
  const std::size_t head = out.size();
  out.resize(head + stream.upper_bound(text.size()));
  zlib::z_params params;
  params.next_in = text.data();
  params.avail_in = text.size();
  params.next_out = out.data() + head;
  params.avail_out = out.size() - head;
  boost::beast::error_code error;
  stream.write(params, zlib::Flush::finish, error);
  out.resize(head + params.total_out);
  put_little_endian(out, crc32(text));
  put_little_endian(out, static_cast<std::uint32_t>(text.size()));
  return out;
}

}  // namespace roundhouse::server
