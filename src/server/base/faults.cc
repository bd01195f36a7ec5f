#include "server/base/faults.h"

#include <stdexcept>

#include <fmt/format.h>

#include "core/assert.h"

namespace roundhouse::server {

void throw_failed_assertions() {
  on_failed_assertion([](const char* what, const char* file, int line) {
    throw std::logic_error(fmt::format("{}:{}: this must never happen: {}", file, line, what));
  });
}

}  // namespace roundhouse::server
