#include "server/rooms/redact.h"

#include "text/record_in.h"
#include "text/text_out.h"

namespace roundhouse::server {
namespace {

std::string seats_text(const std::vector<SeatInfo>& seats) {
  std::string out = "\"seats\":";
  text::put_array(out, seats.size(), [&](std::size_t i) {
    out += "{\"name\":";
    text::put_string(out, seats[i].name);
    if (!seats[i].bot.empty()) {
      text::put_key(out, "bot");
      text::put_string(out, seats[i].bot);
    }
    out += '}';
  });
  return out;
}

}  // namespace

std::optional<std::vector<std::string>> without_names(std::vector<std::string> lines,
                                                      const std::vector<int>& seats) {
  const auto header = text::read_header(lines.at(0));
  if (!header) return std::nullopt;
  auto names = header->setup.seats;
  const std::string before = seats_text(names);
  for (const int seat : seats) names.at(static_cast<std::size_t>(seat)).name.clear();
  const auto at = lines[0].find(before);
  if (at == std::string::npos) return std::nullopt;
  lines[0].replace(at, before.size(), seats_text(names));
  std::string previous;
  for (std::string& line : lines) text::chain_anew(line, previous);
  return lines;
}

}  // namespace roundhouse::server
