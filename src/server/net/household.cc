#include "server/net/household.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace roundhouse::server {
namespace {

constexpr std::array<std::uint8_t, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

bool is_v4(const Address& address) {
  return std::equal(kMapped.begin(), kMapped.end(), address.begin());
}

std::optional<Address> parse_v4(const std::string& text) {
  Address address{};
  std::copy(kMapped.begin(), kMapped.end(), address.begin());
  if (inet_pton(AF_INET, text.c_str(), address.data() + kMapped.size()) != 1) return std::nullopt;
  return address;
}

std::optional<Address> parse_v6(const std::string& text) {
  Address address{};
  if (inet_pton(AF_INET6, text.c_str(), address.data()) != 1) return std::nullopt;
  return address;
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// Without the brackets, port and scope that may stand around an address.
std::string_view bare(std::string_view text) {
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    return end == std::string_view::npos ? std::string_view{} : text.substr(1, end - 1);
  }
  const bool one_colon = std::ranges::count(text, ':') == 1;
  text = one_colon ? text.substr(0, text.find(':')) : text;
  return text.substr(0, text.find('%'));
}

// The last element of a list, which is cut off it.
std::string_view take_last(std::string_view& list) {
  const auto comma = list.rfind(',');
  const std::string_view last = comma == std::string_view::npos ? list : list.substr(comma + 1);
  list = comma == std::string_view::npos ? std::string_view{} : list.substr(0, comma);
  return trimmed(last);
}

// RFC 7239: `for="[2001:db8::1]:4711";proto=https` → the address.
std::string_view for_of(std::string_view element) {
  constexpr std::string_view kFor = "for=";
  while (!element.empty()) {
    const auto end = element.find(';');
    std::string_view pair = trimmed(element.substr(0, end));
    element = end == std::string_view::npos ? std::string_view{} : element.substr(end + 1);
    const auto same = [](char a, char b) { return (a | 0x20) == b || a == b; };
    if (!std::ranges::equal(pair.substr(0, kFor.size()), kFor, same)) continue;
    pair.remove_prefix(kFor.size());
    if (pair.size() >= 2 && pair.front() == '"' && pair.back() == '"')
      pair = pair.substr(1, pair.size() - 2);
    return pair;
  }
  return {};
}

}  // namespace

std::optional<Address> parse_address(std::string_view text) {
  const std::string plain(bare(trimmed(text)));
  return plain.find(':') == std::string::npos ? parse_v4(plain) : parse_v6(plain);
}

std::string household_of(const Address& address) {
  char text[INET6_ADDRSTRLEN] = "";
  if (is_v4(address)) return inet_ntop(AF_INET, address.data() + kMapped.size(), text, sizeof text);
  Address network = address;
  if (!is_this_machine(address)) std::fill(network.begin() + 8, network.end(), std::uint8_t{0});
  return inet_ntop(AF_INET6, network.data(), text, sizeof text);
}

bool is_this_machine(const Address& address) {
  return address == parse_v4("127.0.0.1") || address == parse_v6("::1");
}

bool Proxies::add(std::string_view text) {
  const auto slash = text.find('/');
  const auto address = parse_address(text.substr(0, slash));
  if (!address) return false;
  const int width = is_v4(*address) ? 32 : 128;
  int bits = width;
  if (slash != std::string_view::npos) {
    const std::string_view told = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(told.data(), told.data() + told.size(), bits);
    if (error != std::errc{} || end != told.data() + told.size()) return false;
  }
  if (bits < 0 || bits > width) return false;
  networks_.push_back({*address, 128 - width + bits});
  return true;
}

bool Proxies::trusts(const Address& address) const {
  return std::ranges::any_of(networks_, [&](const Network& network) {
    for (int bit = 0; bit < network.bits; ++bit) {
      const auto at = static_cast<std::size_t>(bit / 8);
      const int differ = address[at] ^ network.address[at];
      if (differ & 0x80 >> bit % 8) return false;
    }
    return true;
  });
}

Address Proxies::client(const Address& peer, std::string_view x_forwarded_for,
                        std::string_view forwarded) const {
  Address nearest = peer;
  std::string_view list = x_forwarded_for.empty() ? forwarded : x_forwarded_for;
  while (trusts(nearest) && !list.empty()) {
    const std::string_view last = take_last(list);
    const auto named = parse_address(x_forwarded_for.empty() ? for_of(last) : last);
    if (!named) break;
    nearest = *named;
  }
  return nearest;
}

}  // namespace roundhouse::server
