// Events as JSON (docs/record.md, "Events"), and back from a record to the outcomes of luck they spell out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/map.h"
#include "core/chance.h"
#include "ttr/event.h"

namespace roundhouse::codec {

void write_event(std::string& out, const Map& map, const ttr::Event& event);

// What luck answered in one line of a record.
struct Outcomes {
  std::vector<u8> cards, tickets, picks;
  Chance::Tape tape() const { return {cards, tickets, picks}; }
};

}  // namespace roundhouse::codec
