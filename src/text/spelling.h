// Which known name somebody meant who typed another.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::text {

// The place of the nearest candidate, or nothing when none is near.
std::optional<std::size_t> nearest(std::string_view typed,
                                   const std::vector<std::string>& candidates);

}  // namespace roundhouse::text
