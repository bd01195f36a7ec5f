// What the server counts about itself, and the text Prometheus reads. Only the network's thread
// touches it. Nothing in it names a person, a table or a card.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "server/base/health.h"

namespace roundhouse::server {

using Moment = std::chrono::steady_clock::time_point;
inline Moment now() { return std::chrono::steady_clock::now(); }
inline double seconds_since(Moment begin) {
  return std::chrono::duration<double>(now() - begin).count();
}

// Values by size, for quantiles.
class Histogram {
 public:
  void add(double value);
  void write(std::string& out, std::string_view name, std::string_view help) const;

 private:
  static constexpr std::array<double, 12> kBounds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                                  0.01,   0.025,   0.05,   0.1,   0.5,    2.5};
  std::array<std::uint64_t, kBounds.size() + 1> counts_{};
  double sum_ = 0;
};

struct Counter {
  std::uint64_t count = 0, sum = 0;
  void add(std::uint64_t value) {
    ++count;
    sum += value;
  }
};

struct Metrics {
  Histogram apply_seconds;  // a move from its check to its record lines
  Histogram store_seconds;  // a job from the queue to the disk
  Histogram tell_seconds;   // a move from its receipt to the last broadcast
  Histogram bot_seconds;    // a bot's thought
  Counter commits;          // and the jobs in them
  Health health;            // of the store
  std::uint64_t moves = 0, messages = 0, tables_made = 0, lists_made = 0, dropped = 0;
  std::map<std::string, std::uint64_t, std::less<>> refusals;  // by code

  void refuse(std::string_view code);
  std::string text(std::size_t tables, std::size_t connections, std::size_t waiting) const;
};

}  // namespace roundhouse::server
