#include "games/signal/text/pieces.h"

namespace roundhouse::signal {

std::string_view cause_name(Cause cause) {
  constexpr std::string_view kNames[] = {"points", "signal", "switch",   "train",
                                         "city",   "start",  "collision"};
  return kNames[static_cast<int>(cause)];
}

std::string_view outcome_name(Outcome outcome) {
  constexpr std::string_view kNames[] = {"none", "delivered", "time", "schedule"};
  return kNames[static_cast<int>(outcome)];
}

std::string_view phase_name(Phase phase) {
  constexpr std::string_view kNames[] = {"placing", "extra",  "reveal", "deploy", "colour",
                                         "train",   "rolled", "city",   "action", "signal",
                                         "switch",  "draw",   "over"};
  return kNames[static_cast<int>(phase)];
}

}  // namespace roundhouse::signal
