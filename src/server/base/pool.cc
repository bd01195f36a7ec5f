#include "server/base/pool.h"

#include <algorithm>

namespace roundhouse::server {

int thinking_ms(std::chrono::milliseconds pace, std::size_t ahead) {
  constexpr std::int64_t kLeast = 20;
  const std::int64_t most = pace.count() * 8 / 10;
  return static_cast<int>(std::max(kLeast, most / (1 + static_cast<std::int64_t>(ahead))));
}

}  // namespace roundhouse::server
