#include "server/rooms/redact.h"

#include "text/json_out.h"
#include "text/record_in.h"

namespace roundhouse::server {
namespace {

std::string seats_text(const std::vector<SeatInfo>& seats) {
  std::string out;
  text::put_seats(out, seats);
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
