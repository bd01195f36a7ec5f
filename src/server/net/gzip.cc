#include "server/net/gzip.h"

#include <zlib.h>

#include "core/assert.h"

namespace roundhouse::server {

std::string gzipped(std::string_view text) {
  constexpr int kWindowBits = 15, kGzip = 16, kMemory = 8;
  z_stream stream{};
  const int ready = deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kWindowBits + kGzip,
                                 kMemory, Z_DEFAULT_STRATEGY);
  RH_ASSERT(ready == Z_OK, "zlib does not start");
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int done = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  RH_ASSERT(done == Z_STREAM_END, "zlib did not take the whole text");
  return out;
}

}  // namespace roundhouse::server
