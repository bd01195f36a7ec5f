#include "server/net/origin.h"

#include <algorithm>

#include <fmt/format.h>

#include "server/net/household.h"

namespace roundhouse::server {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_text(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() > end.size() && same_text(text.substr(text.size() - end.size()), end);
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

// "play.example:8443" → "play.example"; an address keeps its brackets.
std::string_view name_of(std::string_view host) {
  const auto from = host.starts_with('[') ? host.find(']') : 0;
  if (from == std::string_view::npos) return {};
  return host.substr(0, host.find(':', from));
}

bool is_nobodys(std::string_view name) {
  return name.find('.') == std::string_view::npos || ends_with(name, ".local") ||
         parse_address(name).has_value();
}

bool is_plain(std::string_view host) {
  return !host.empty() && host.size() <= 255 && std::ranges::all_of(host, [](char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') ||
           std::string_view(".-_:[]").find(c) != std::string_view::npos;
  });
}

}  // namespace

bool origin_allowed(std::string_view origin, std::string_view host, const KnownHosts& known) {
  if (origin.empty()) return true;
  const std::string_view from = host_of(origin);
  const std::string_view name = name_of(from);
  if (name.empty()) return false;  // "null", as sent by sandboxed frames and local files
  if (same_text(origin, origin_of(known.public_url))) return true;
  if (!same_text(from, host)) return false;
  return is_nobodys(name) || std::ranges::any_of(known.names, [&](const std::string& allowed) {
           return same_text(name, allowed);
         });
}

std::string connect_sources(std::string_view host, std::string_view public_url) {
  std::string sources = "'self'";
  for (const std::string_view place : {host, host_of(origin_of(public_url))})
    if (is_plain(place)) sources += fmt::format(" ws://{0} wss://{0}", place);
  return sources;
}

}  // namespace roundhouse::server
