#include "server/base/health.h"

#include "server/base/log.h"
#include "text/concat.h"

namespace roundhouse::server {
namespace {

// Between the two lies what may come and go without a word each time.
constexpr std::uint64_t kLow = 100u << 20;
constexpr std::uint64_t kEnough = 150u << 20;

std::string mebibytes(std::uint64_t bytes) { return text::concat(bytes >> 20, " MiB"); }

}  // namespace

void Health::failed(const std::string& why) {
  ++failures_;
  if (!problem_) log_error("store-failed", {{"what", why}});
  problem_ = why;
}

void Health::succeeded() {
  if (problem_) log_info("store-back");
  problem_.reset();
}

void Health::measured(std::optional<std::uint64_t> bytes_left) {
  space_left_ = bytes_left;
  if (!bytes_left) return;
  if (!low_ && *bytes_left < kLow) {
    low_ = true;
    log_error("low-space", {{"left", mebibytes(*bytes_left)}});
  } else if (low_ && *bytes_left >= kEnough) {
    low_ = false;
    log_info("space-back", {{"left", mebibytes(*bytes_left)}});
  }
}

}  // namespace roundhouse::server
