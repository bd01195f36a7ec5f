// A progress bar on a terminal, nothing elsewhere.
#pragma once

#include <unistd.h>
#include <chrono>
#include <cstdio>
#include <string>

namespace roundhouse::cli {

class Progress {
 public:
  explicit Progress(long total)
      : total_(total), on_(isatty(STDERR_FILENO) != 0), start_(Clock::now()) {}
  ~Progress() {
    if (on_ && shown_) std::fprintf(stderr, "\r\033[K");
  }

  void at(long done) {
    if (!on_ || total_ <= 0) return;
    const auto now = Clock::now();
    if (shown_ && now - last_ < std::chrono::milliseconds(100)) return;
    last_ = now;
    shown_ = true;
    constexpr int kWidth = 40;
    const int filled = static_cast<int>(kWidth * done / total_);
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const double left =
        done > 0 ? seconds * static_cast<double>(total_ - done) / static_cast<double>(done) : 0;
    std::fprintf(stderr, "\r[%s%s] %ld of %ld, %.0f s left ",
                 std::string(static_cast<std::size_t>(filled), '#').c_str(),
                 std::string(static_cast<std::size_t>(kWidth - filled), '.').c_str(), done, total_,
                 left);
  }

 private:
  using Clock = std::chrono::steady_clock;
  long total_;
  bool on_, shown_ = false;
  Clock::time_point start_, last_;
};

}  // namespace roundhouse::cli
