#include "server/log.h"

#include <memory>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace roundhouse::server {
namespace {

spdlog::logger& logger() {
  static spdlog::logger log("roundhouse", std::make_shared<spdlog::sinks::stderr_sink_st>());
  return log;
}

}  // namespace

void log_error(std::string_view text) { logger().error("{}", text); }

}  // namespace roundhouse::server
