// What `roundhouse bench` plays of this game. The signature changes when play changes.
#pragma once

#include "games/family.h"

namespace roundhouse::ttr {

inline constexpr BenchRun kSignatureRuns[] = {
    {"", "ttr-classic", "random", 2, 400}, {"", "ttr-classic", "random", 5, 200},
    {"", "ttr-new", "random", 3, 200},     {"", "ttr-new", "random", 4, 200},
    {"", "ttr-classic", "easy", 2, 50},    {"", "ttr-new", "easy", 4, 50}};

inline constexpr BenchRun kSpeedRuns[] = {
    {"ttr_classic_2_random", "ttr-classic", "random", 2, 200'000},
    {"ttr_classic_4_random", "ttr-classic", "random", 4, 50'000},
    {"ttr_new_2_random", "ttr-new", "random", 2, 100'000},
    {"ttr_classic_2_easy", "ttr-classic", "easy", 2, 2'000},
    {"ttr_classic_2_medium", "ttr-classic", "medium", 2, 2'000},
    {"ttr_classic_2_hard", "ttr-classic", "hard", 2, 2'000},
    {"ttr_classic_2_expert_100", "ttr-classic", "expert:iters=100", 2, 4}};

}  // namespace roundhouse::ttr
