// Events as JSON (docs/record.md, "Events"), and back from a record to the outcomes of luck they
// spell out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/routes/text/map.h"
#include "core/chance.h"
#include "games/ttr/rules/event.h"

namespace roundhouse::codec {

// For eyes: messages also tell which tracks make a longest path. Several paths may be equally long,
// so records do not.
enum class EventFor { message, record };
void write_event(std::string& out, const Map& map, const ttr::Event& event, EventFor reader);

// What luck answered in one line of a record.
struct Outcomes {
  std::vector<u8> cards, tickets, picks;
  Chance::Tape tape() const { return {cards, tickets, picks}; }
};

}  // namespace roundhouse::codec
