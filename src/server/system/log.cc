#include "server/base/log.h"

#include <memory>

#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "text/json_out.h"

namespace roundhouse::server {
namespace {

spdlog::logger& logger() {
  static spdlog::logger log = [] {
    spdlog::logger made("roundhouse", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    made.set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})",
                     spdlog::pattern_time_type::utc);
    return made;
  }();
  return log;
}

std::string members(std::string_view event, LogFields fields) {
  std::string out;
  text::put_key(out, "event");
  text::put_string(out, event);
  for (const auto& [name, value] : fields) {
    text::put_key(out, name);
    text::put_string(out, value);
  }
  return out;
}

}  // namespace

void log_info(std::string_view event, LogFields fields) {
  logger().info("{}", members(event, fields));
}

void log_error(std::string_view event, LogFields fields) {
  logger().error("{}", members(event, fields));
}

std::string short_id(std::string_view table) { return std::string(table.substr(0, 6)); }

}  // namespace roundhouse::server
