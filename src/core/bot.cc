#include "core/bot.h"

#include <charconv>

namespace roundhouse {

BotText split_bot(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {text, std::nullopt};
  return {text.substr(0, colon), text.substr(colon + 1)};
}

std::optional<Budget> read_budget(std::string_view text) {
  Budget budget;
  u32* field = nullptr;
  if (text.starts_with("ms=")) field = &budget.milliseconds;
  if (text.starts_with("iters=")) field = &budget.iterations;
  if (field == nullptr) return std::nullopt;
  const std::string_view number = text.substr(text.find('=') + 1);
  const char* end = number.data() + number.size();
  const auto read = std::from_chars(number.data(), end, *field);
  if (read.ec != std::errc() || read.ptr != end || *field == 0) return std::nullopt;
  return budget;
}

}  // namespace roundhouse
