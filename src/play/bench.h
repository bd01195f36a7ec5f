// The fixed games of `roundhouse bench`, by one thread. The signature changes when play changes.
#pragma once

#include <vector>

#include "games/family.h"
#include "play/totals.h"

namespace roundhouse {

class Catalogue;

std::vector<BenchRun> signature_runs();
std::vector<BenchRun> speed_runs();

Totals play_bench(const Catalogue& catalogue, const BenchRun& run);
u64 bench_signature();

}  // namespace roundhouse
