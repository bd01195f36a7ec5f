#include "cli/commands/store_access.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

#include "text/utf8.h"

namespace roundhouse::cli {

std::optional<std::string> the_one(server::Stored<std::vector<std::string>> found,
                                   const std::string& typed, const std::string& what) {
  const auto ids = got(std::move(found));
  if (!ids) return std::nullopt;
  if (ids->size() == 1 && !typed.empty()) return ids->front();
  fail(ids->empty()
           ? fmt::format("there is no {} {}", what, typed)
           : fmt::format("more than one {} begins with \"{}\": type more of it", what, typed));
  return std::nullopt;
}

std::string legible(std::string_view text) {
  constexpr std::size_t kMost = 200;
  if (text.size() > kMost || !text::is_utf8(text)) return "(unreadable)";
  std::string out(text);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  return out;
}

std::string utc(std::int64_t seconds) {
  const std::time_t time = seconds;
  std::tm parts{};
  gmtime_r(&time, &parts);
  return fmt::format("{:%Y-%m-%d %H:%M}", parts);
}

}  // namespace roundhouse::cli
