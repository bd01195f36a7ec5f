// gzip (RFC 1952) for HTTP bodies, by zlib.
#pragma once

#include <string>
#include <string_view>

namespace roundhouse::server {

std::string gzipped(std::string_view text);

}  // namespace roundhouse::server
