// Whether the disk takes what is written, and how much more it can take. The log hears of each
// change once, not of each job. Only the network's thread touches it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace roundhouse::server {

class Health {
 public:
  void failed(const std::string& why);  // a commit of which nothing was stored
  void succeeded();
  void measured(std::optional<std::uint64_t> bytes_left);

  bool is_failing() const { return problem_.has_value(); }
  const std::optional<std::string>& problem() const { return problem_; }  // since the last success
  std::uint64_t failures() const { return failures_; }
  std::optional<std::uint64_t> space_left() const { return space_left_; }
  bool is_low() const { return low_; }

 private:
  std::optional<std::string> problem_;
  std::uint64_t failures_ = 0;
  std::optional<std::uint64_t> space_left_;
  bool low_ = false;
};

}  // namespace roundhouse::server
