// What Prometheus reads of the figures (base/metrics.h).
#include <fmt/format.h>

#include "server/base/metrics.h"

namespace roundhouse::server {
namespace {

void put(std::string& out, std::string_view name, std::string_view kind, std::string_view help,
         std::uint64_t value) {
  out += fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n{0} {3}\n", name, kind, help, value);
}

}  // namespace

void Histogram::write(std::string& out, std::string_view name, std::string_view help) const {
  out += fmt::format("# HELP {0} {1}\n# TYPE {0} histogram\n", name, help);
  std::uint64_t so_far = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    so_far += counts_[i];
    out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, kBounds[i], so_far);
  }
  so_far += counts_.back();
  out += fmt::format("{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, so_far,
                     sum_);
}

std::string Metrics::text(std::size_t tables, std::size_t connections, std::size_t waiting) const {
  std::string out;
  put(out, "roundhouse_tables_awake", "gauge", "Tables in memory", tables);
  put(out, "roundhouse_connections", "gauge", "HTTP and WebSocket connections", connections);
  put(out, "roundhouse_waiting_bytes", "gauge",
      "Held in memory for connections that are slow to read", waiting);
  put(out, "roundhouse_tables_made_total", "counter", "Tables made", tables_made);
  put(out, "roundhouse_lists_total", "counter", "Lists of public tables made anew", lists_made);
  put(out, "roundhouse_messages_total", "counter", "Messages received", messages);
  put(out, "roundhouse_moves_total", "counter", "Moves played, bots' included", moves);
  put(out, "roundhouse_dropped_total", "counter", "Connections closed for flooding", dropped);
  put(out, "roundhouse_commits_total", "counter", "Commits of the store", commits.count);
  put(out, "roundhouse_jobs_total", "counter", "Jobs in those commits", commits.sum);
  put(out, "roundhouse_store_failing", "gauge", "1 while the store takes nothing",
      health.is_failing() ? 1 : 0);
  put(out, "roundhouse_store_failures_total", "counter", "Commits of which nothing was stored",
      health.failures());
  if (const auto left = health.space_left())
    put(out, "roundhouse_space_left_bytes", "gauge", "Space left in the data folder", *left);
  apply_seconds.write(out, "roundhouse_apply_seconds", "A move from check to record lines");
  store_seconds.write(out, "roundhouse_store_seconds", "A job from the queue to the disk");
  tell_seconds.write(out, "roundhouse_tell_seconds", "A move from receipt to last broadcast");
  bot_seconds.write(out, "roundhouse_bot_seconds", "A bot's thought");
  out +=
      "# HELP roundhouse_refusals_total Requests refused, by code\n"
      "# TYPE roundhouse_refusals_total counter\n";
  for (const auto& [code, count] : refusals)
    out += fmt::format("roundhouse_refusals_total{{code=\"{}\"}} {}\n", code, count);
  return out;
}

}  // namespace roundhouse::server
