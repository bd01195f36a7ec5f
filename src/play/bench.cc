#include "play/bench.h"

#include "core/digest.h"
#include "play/catalogue.h"
#include "play/simulation.h"

namespace roundhouse {

std::vector<BenchRun> signature_runs() {
  std::vector<BenchRun> all;
  Families::each([&]<class Family>() {
    all.insert(all.end(), Family::kSignatureRuns.begin(), Family::kSignatureRuns.end());
  });
  return all;
}

std::vector<BenchRun> speed_runs() {
  std::vector<BenchRun> all;
  Families::each([&]<class Family>() {
    all.insert(all.end(), Family::kSpeedRuns.begin(), Family::kSpeedRuns.end());
  });
  return all;
}

Totals play_bench(const Catalogue& catalogue, const BenchRun& run) {
  constexpr u64 kSeed = 1;
  GameSetup setup{.game = std::string(run.game), .seats = {}, .options = {}, .board = {}};
  setup.seats.resize(static_cast<std::size_t>(run.players), {"", std::string(run.bots)});
  const auto codec = catalogue.codec(setup);
  Totals totals;
  std::visit(
      [&](const auto& of_game) {
        Simulation simulation(of_game, setup, kSeed);
        for (long game = 0; game < run.games; ++game) simulation.play(game, nullptr, totals);
      },
      *codec);
  return totals;
}

u64 bench_signature() {
  const Catalogue catalogue;
  Digest digest;
  for (const BenchRun& run : signature_runs()) {
    const u64 number = play_bench(catalogue, run).signature;
    for (int i = 0; i < 8; ++i) digest.byte(static_cast<u8>(number >> (8 * i)));
  }
  return digest.value();
}

}  // namespace roundhouse
