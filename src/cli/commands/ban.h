// `roundhouse ban`: who may not come to this server, by guest or by address. A server that runs
// hears of it at once.
#pragma once

#include <filesystem>
#include <string>

namespace roundhouse::cli {

struct BanOptions {
  std::filesystem::path data = "var";
  std::string guest;    // the beginning of its id, as `tables show` tells it
  std::string address;  // of IPv6 the whole /64 is meant
  bool lift = false;
  bool list = false;
  bool json = false;
};

int ban(const BanOptions& options);

}  // namespace roundhouse::cli
