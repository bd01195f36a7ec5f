// What `roundhouse bench` plays of this game. The signature changes when play changes.
#pragma once

#include "games/family.h"

namespace roundhouse::ghost {

inline constexpr BenchRun kSignatureRuns[] = {{"", "ghost-train", "random", 2, 200},
                                              {"", "ghost-train", "easy", 4, 50}};

inline constexpr BenchRun kSpeedRuns[] = {
    {"ghost_train_2_random", "ghost-train", "random", 2, 200'000},
    {"ghost_train_4_random", "ghost-train", "random", 4, 100'000}};

}  // namespace roundhouse::ghost
