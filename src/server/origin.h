// Which web pages may open our WebSocket: our own, and no others.
// A program that is not a browser sends no Origin and is welcome.
#pragma once

#include <string_view>

namespace roundhouse::server {

// `origin` and `host` as they stand in the request, empty when absent.
bool origin_allowed(std::string_view origin, std::string_view host, std::string_view public_url);

}  // namespace roundhouse::server
