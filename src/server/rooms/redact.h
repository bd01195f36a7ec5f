// A record without somebody's name. The chain of digests is made anew, so it verifies as before.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace roundhouse::server {

// Nothing where the first line is no header.
std::optional<std::vector<std::string>> without_names(std::vector<std::string> lines,
                                                      const std::vector<int>& seats);

}  // namespace roundhouse::server
