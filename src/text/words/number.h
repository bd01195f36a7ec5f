// A number as the terminal writes it.
#pragma once

#include <concepts>
#include <string>

namespace roundhouse::text {

std::string number(std::integral auto n) { return std::to_string(n); }

}  // namespace roundhouse::text
