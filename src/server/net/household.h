// Who connects, as far as an address tells: a household is an IPv4 address or a /64 of IPv6. Behind
// a proxy that the operator trusts it is the one the proxy names (X-Forwarded-For, Forwarded).
// Not here: how many connections a household may have (net.cc), what it may do (rooms.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::server {

using Address = std::array<std::uint8_t, 16>;  // IPv4 as ::ffff:a.b.c.d

// "192.0.2.7", "2001:db8::1", "[2001:db8::1]:8080", "192.0.2.7:8080", "fe80::1%eth0".
std::optional<Address> parse_address(std::string_view text);

std::string household_of(const Address& address);
bool is_this_machine(const Address& address);  // 127.0.0.1 and ::1

// The proxies whose word is taken on who their visitors are.
class Proxies {
 public:
  // An address or a network: "10.0.0.0/8", "fd00::/8". False: it is neither.
  bool add(std::string_view text);
  bool empty() const { return networks_.empty(); }
  bool trusts(const Address& address) const;

  // Where a request comes from: the last address on its way that is no trusted proxy. What the
  // headers say before that may be anyone's invention, and so is all of it when the peer is not
  // trusted. Garbage where an address should stand: the proxy that passed it on.
  Address client(const Address& peer, std::string_view x_forwarded_for,
                 std::string_view forwarded) const;

 private:
  struct Network {
    Address address;
    int bits = 128;
  };
  std::vector<Network> networks_;
};

}  // namespace roundhouse::server
