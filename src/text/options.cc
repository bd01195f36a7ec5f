#include "text/options.h"

#include <charconv>

#include "text/json_out.h"

namespace roundhouse::text {

void put_options(std::string& out, const Options& options) {
  put_key(out, "options");
  const JsonObject object(out);
  for (const auto& [name, value] : options) {
    if (out.back() != '{') out += ',';
    put_string(out, name);  // an option's name may be anything a record says
    out += ':';
    put_string(out, value);
  }
}

Expected<Seat> first_seat(const Options& options, int seats) {
  for (const auto& [name, value] : options)
    if (name != "first-seat")
      return "there is no option \"" + name + "\"; did you mean first-seat?";
  const auto found = options.find("first-seat");
  if (found == options.end() || found->second == "random") return kNobody;
  int seat = -1;
  const std::string& text = found->second;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (error != std::errc{} || end != text.data() + text.size() || seat < 0 || seat >= seats)
    return "first-seat must be random or a seat from 0 to " + std::to_string(seats - 1) +
           ", not \"" + text + "\"";
  return seat_at(seat);
}

}  // namespace roundhouse::text
