#include "text/setup.h"

#include "text/json_out.h"

namespace roundhouse::text {

void put_seats(std::string& out, const std::vector<SeatInfo>& seats) {
  put_key(out, "seats");
  put_array(out, seats.size(), [&](std::size_t i) {
    const JsonObject seat(out);
    put_text(out, "name", seats[i].name);
    if (!seats[i].bot.empty()) put_text(out, "bot", seats[i].bot);
  });
}

}  // namespace roundhouse::text
