#include "server/origin.h"

#include <algorithm>

namespace roundhouse::server {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_text(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

// "https://play.example:8443/x" → "https://play.example:8443"
std::string_view origin_of(std::string_view url) {
  const auto scheme = url.find("://");
  if (scheme == std::string_view::npos) return {};
  return url.substr(0, url.find('/', scheme + 3));
}

// "https://play.example:8443" → "play.example:8443"
std::string_view host_of(std::string_view origin) {
  const auto scheme = origin.find("://");
  return scheme == std::string_view::npos ? std::string_view{} : origin.substr(scheme + 3);
}

}  // namespace

bool origin_allowed(std::string_view origin, std::string_view host, std::string_view public_url) {
  if (origin.empty()) return true;
  const std::string_view from = host_of(origin);
  if (from.empty()) return false;  // "null", as sent by sandboxed frames and local files
  return same_text(from, host) || same_text(origin, origin_of(public_url));
}

}  // namespace roundhouse::server
