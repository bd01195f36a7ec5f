// What `roundhouse bench` plays of this game. The signature changes when play changes.
#pragma once

#include "games/family.h"

namespace roundhouse::signal {

inline constexpr BenchRun kSignatureRuns[] = {{"", "switch-signal-europe", "random", 2, 200},
                                              {"", "switch-signal-america", "random", 4, 200},
                                              {"", "switch-signal-europe", "easy", 2, 10},
                                              {"", "switch-signal-america", "easy", 3, 10}};

inline constexpr BenchRun kSpeedRuns[] = {
    {"signal_europe_2_random", "switch-signal-europe", "random", 2, 100'000},
    {"signal_america_2_random", "switch-signal-america", "random", 2, 100'000},
    {"signal_europe_2_easy", "switch-signal-europe", "easy", 2, 100},
    {"signal_europe_2_medium", "switch-signal-europe", "medium", 2, 50},
    {"signal_europe_2_expert", "switch-signal-europe", "expert", 2, 20}};

}  // namespace roundhouse::signal
