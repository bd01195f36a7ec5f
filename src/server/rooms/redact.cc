#include "server/rooms/redact.h"

#include "text/record_in.h"
#include "text/text_out.h"

namespace roundhouse::server {
namespace {

std::string seats_text(const std::vector<codec::SeatName>& seats) {
  std::string out = "\"seats\":";
  codec::put_array(out, seats.size(), [&](std::size_t i) {
    out += "{\"name\":";
    codec::put_string(out, seats[i].name);
    if (!seats[i].bot.empty()) {
      codec::put_key(out, "bot");
      codec::put_string(out, seats[i].bot);
    }
    out += '}';
  });
  return out;
}

// The line with the digest that follows `previous`; the digest is its last member.
void chain(std::string& line, std::string& previous) {
  const std::string digest = codec::chained_digest(previous, line);
  if (digest.empty() || line.size() < 18) return;  // no line of a record, but one was stored
  previous = digest;
  line.replace(line.size() - 18, 16, previous);
}

}  // namespace

std::optional<std::vector<std::string>> without_names(std::vector<std::string> lines,
                                                      const std::vector<int>& seats) {
  const auto read = codec::read_header(lines.at(0));
  const auto* header = std::get_if<codec::Header>(&read);
  if (!header) return std::nullopt;
  auto names = header->head.seats;
  const std::string before = seats_text(names);
  for (const int seat : seats) names.at(static_cast<std::size_t>(seat)).name.clear();
  const auto at = lines[0].find(before);
  if (at == std::string::npos) return std::nullopt;
  lines[0].replace(at, before.size(), seats_text(names));
  std::string previous;
  for (std::string& line : lines) chain(line, previous);
  return lines;
}

}  // namespace roundhouse::server
