// Text made small for the way, as a browser understands it: RFC 1952.
#pragma once

#include <string>
#include <string_view>

namespace roundhouse::server {

std::string gzipped(std::string_view text);

}  // namespace roundhouse::server
