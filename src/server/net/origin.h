// Which web pages may open our WebSocket: our own, and no others. A page is our own when it came
// from where it now asks, and that is no name which a stranger can have: somebody who owns a name
// can let it point at us when his page is already open (DNS rebinding).
// A program that is not a browser sends no Origin and is welcome.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace roundhouse::server {

struct KnownHosts {
  std::string_view public_url;         // what people type, when there is a proxy in front
  std::span<const std::string> names;  // others that the operator vouches for
};

// `origin` and `host` as they stand in the request, empty when absent. Besides the known ones these
// may stand for us: an IP address, `localhost`, a name without a dot and a name in `.local`. The
// public DNS gives those to nobody.
bool origin_allowed(std::string_view origin, std::string_view host, const KnownHosts& known);

// What a page may connect to, for its Content-Security-Policy: its own place. Older browsers do not
// count a WebSocket among 'self', so it is named, if `host` has nothing odd in it.
std::string connect_sources(std::string_view host, std::string_view public_url);

}  // namespace roundhouse::server
