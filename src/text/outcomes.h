// What luck answered in one line of a record, as its events spell it out.
#pragma once

#include <vector>

#include "core/chance.h"

namespace roundhouse::text {

// For eyes: messages also tell which tracks make a longest path. Several paths may be equally long,
// so records do not.
enum class EventFor { message, record };

struct Outcomes {
  std::vector<u8> cards, tickets, picks;
  Chance::Tape tape() const { return {cards, tickets, picks}; }
};

}  // namespace roundhouse::text
