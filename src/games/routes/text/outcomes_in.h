// The outcomes of luck in the events of a record's line. Who begins and what is dealt is the same
// in the games on a map; which other events tell luck, each codec says.
#pragma once

#include <variant>

#include "games/routes/text/map.h"
#include "text/data_error.h"
#include "text/json_in.h"
#include "text/outcomes.h"

namespace roundhouse::routes {

class OutcomesIn {
 public:
  explicit OutcomesIn(const Map& map) : map_(map) {}

  // Calls others(name, event) for every event.
  template <class F>
  Expected<Outcomes, DataError> read(std::string_view events_json, F others) {
    Problem problem;
    const auto value = parse_json(events_json, problem);
    if (value) {
      const JsonIn events(*value, problem);
      for (std::size_t i = 0; i < events.size(); ++i) {
        const JsonIn event = events.item(i);
        const std::string_view e = event.member("e").text();
        if (e == "first" && event.member("by").text() == "luck") pick(event.member("seat"));
        if (e == "hand") cards(event.member("cards"));
        others(e, event);
      }
    }
    if (problem.found) return DataError{"events", problem.pointer, problem.what};
    return std::move(outcomes_);
  }

  void pick(const JsonIn& in) {
    outcomes_.picks.push_back(static_cast<u8>(in.integer(0, kMaxSeats - 1)));
  }
  void card(const JsonIn& in) {
    if (const auto kind = map_.find_kind(in.text()))
      outcomes_.cards.push_back(static_cast<u8>(*kind));
    else
      in.fail("there is no such kind of card");
  }
  void ticket(const JsonIn& in) {
    if (const auto t = map_.find_ticket(in.text()))
      outcomes_.tickets.push_back(static_cast<u8>(*t));
    else
      in.fail("there is no such ticket");
  }
  void cards(const JsonIn& in) {
    for (std::size_t i = 0; i < in.size(); ++i) card(in.item(i));
  }
  void tickets(const JsonIn& in) {
    for (std::size_t i = 0; i < in.size(); ++i) ticket(in.item(i));
  }

 private:
  const Map& map_;
  Outcomes outcomes_;
};

}  // namespace roundhouse::routes
