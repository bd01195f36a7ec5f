#include "games/signal/text/pieces.h"

namespace roundhouse::codec {

std::string_view cause_name(signal::Cause cause) {
  constexpr std::string_view kNames[] = {"points", "signal", "switch",   "train",
                                         "city",   "start",  "collision"};
  return kNames[static_cast<int>(cause)];
}

std::string_view outcome_name(signal::Outcome outcome) {
  constexpr std::string_view kNames[] = {"none", "delivered", "time", "schedule"};
  return kNames[static_cast<int>(outcome)];
}

std::string_view phase_name(signal::Phase phase) {
  constexpr std::string_view kNames[] = {"placing", "extra",  "reveal", "deploy", "colour",
                                         "train",   "rolled", "city",   "action", "signal",
                                         "switch",  "draw",   "over"};
  return kNames[static_cast<int>(phase)];
}

}  // namespace roundhouse::codec
