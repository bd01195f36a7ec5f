#include "server/base/faults.h"

#include <exception>
#include <stdexcept>

#include <fmt/format.h>

#include "core/assert.h"

namespace roundhouse::server {

std::optional<std::string> fault_in(const std::function<void()>& work) {
  try {
    work();
    return std::nullopt;
  } catch (const std::exception& error) {
    return error.what();
  }
}

void throw_failed_assertions() {
  on_failed_assertion([](const char* what, const char* file, int line) {
    throw std::logic_error(fmt::format("{}:{}: this must never happen: {}", file, line, what));
  });
}

}  // namespace roundhouse::server
