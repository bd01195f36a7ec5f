#include "cli/commands/bench.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>

#include "cli/commands/simulate.h"
#include "cli/commands/usage.h"
#include "core/digest.h"
#include "text/text_out.h"

namespace roundhouse::cli {

namespace {

std::size_t largest_state() {
  std::size_t largest = 0;
  Families::each(
      [&]<class Family>() { largest = std::max(largest, sizeof(typename Family::Kit::State)); });
  return largest;
}

struct Run {
  std::string_view label, game, bots;
  int players;
  long games;
};

constexpr Run kSignature[] = {{"", "ttr-classic", "random", 2, 400},
                              {"", "ttr-classic", "random", 5, 200},
                              {"", "ttr-new", "random", 3, 200},
                              {"", "ttr-new", "random", 4, 200},
                              {"", "ttr-classic", "easy", 2, 50},
                              {"", "ttr-new", "easy", 4, 50},
                              {"", "ghost-train", "random", 2, 200},
                              {"", "ghost-train", "easy", 4, 50},
                              {"", "switch-signal-europe", "random", 2, 200},
                              {"", "switch-signal-america", "random", 4, 200},
                              {"", "switch-signal-europe", "easy", 2, 10},
                              {"", "switch-signal-america", "easy", 3, 10}};

constexpr Run kSpeed[] = {
    {"ttr_classic_2_random", "ttr-classic", "random", 2, 200'000},
    {"ttr_classic_4_random", "ttr-classic", "random", 4, 50'000},
    {"ttr_new_2_random", "ttr-new", "random", 2, 100'000},
    {"ttr_classic_2_easy", "ttr-classic", "easy", 2, 2'000},
    {"ttr_classic_2_medium", "ttr-classic", "medium", 2, 2'000},
    {"ttr_classic_2_hard", "ttr-classic", "hard", 2, 2'000},
    // A hundred simulations a decision.
    {"ttr_classic_2_expert_100", "ttr-classic", "expert:iters=100", 2, 4},
    {"ghost_train_2_random", "ghost-train", "random", 2, 200'000},
    {"ghost_train_4_random", "ghost-train", "random", 4, 100'000},
    {"signal_europe_2_random", "switch-signal-europe", "random", 2, 100'000},
    {"signal_america_2_random", "switch-signal-america", "random", 2, 100'000},
    {"signal_europe_2_easy", "switch-signal-europe", "easy", 2, 100},
    {"signal_europe_2_medium", "switch-signal-europe", "medium", 2, 50},
    {"signal_europe_2_expert", "switch-signal-europe", "expert", 2, 20}};

Totals run(const Run& r, int threads, const std::string& records = {}) {
  const Catalogue catalogue;
  SimulateOptions options;
  options.game = {.game = std::string(r.game),
                  .players = r.players,
                  .bots = std::string(r.bots),
                  .set = {},
                  .board_file = {}};
  options.games = r.games;
  options.threads = threads;
  options.records = records;
  const GameSetup setup = make_setup(options.game, catalogue);
  const std::atomic<bool> stop{false};
  Totals totals;
  play_games(*catalogue.kit(setup), setup, options, stop, totals);
  return totals;
}

u64 signature() {
  Digest digest;
  for (const Run& r : kSignature) {
    const Totals t = run(r, 1);
    for (int i = 0; i < 8; ++i) digest.byte(static_cast<u8>(t.signature >> (8 * i)));
  }
  return digest.value();
}

std::string machine() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  return "unknown processor";
}

// Lines of records a second, one core, to a file that is thrown away.
double record_lines_per_second() {
  const auto path = std::filesystem::temp_directory_path() /
                    fmt::format("roundhouse-bench-{}.jsonl",
                                std::hash<std::thread::id>{}(std::this_thread::get_id()));
  const Totals t = run({"", "ttr-classic", "random", 2, 10'000}, 1, path.string());
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
  return static_cast<double>(t.decisions + 3 * t.games) / t.seconds;
}

}  // namespace

int bench(bool json, bool signature_only) {
  const u64 number = signature();
  if (signature_only) {
    fmt::print("{:016x}\n", number);
    return kFine;
  }
  std::string text = fmt::format("{{\"signature\":\"{:016x}\",\"machine\":", number);
  text::put_string(text, machine());
  text += fmt::format(",\"cores\":{},\"state_bytes\":{},\"games\":{{",
                      std::thread::hardware_concurrency(), largest_state());
  if (!json)
    fmt::print("signature {:016x}\nmachine   {}, {} cores\nstate     {} bytes, the largest\n",
               number, machine(), std::thread::hardware_concurrency(), largest_state());
  double one = 0;
  for (const Run& r : kSpeed) {
    const Totals t = run(r, 1);
    const double games = static_cast<double>(t.games) / t.seconds,
                 decisions = static_cast<double>(t.decisions) / t.seconds;
    if (one == 0) one = games;
    text += fmt::format("{}\"{}\":{{\"games_per_second\":{:.0f},\"decisions_per_second\":{:.0f}}}",
                        &r == kSpeed ? "" : ",", r.label, games, decisions);
    if (!json)
      fmt::print("{:<24} {:>9.0f} games/s {:>11.0f} decisions/s\n", r.label, games, decisions);
  }
  const Totals two = run(kSpeed[0], 2);
  const double ratio = static_cast<double>(two.games) / two.seconds / one;
  const double lines = record_lines_per_second();
  text += fmt::format("}},\"two_threads_ratio\":{:.2f},\"record_lines_per_second\":{:.0f}}}", ratio,
                      lines);
  if (json)
    fmt::print("{}\n", text);
  else
    fmt::print(
        "two threads            {:>9.2f} times one\nrecords                {:>9.0f} lines/s\n",
        ratio, lines);
  return kFine;
}

}  // namespace roundhouse::cli
