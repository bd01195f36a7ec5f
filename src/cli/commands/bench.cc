#include "cli/commands/bench.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "cli/commands/simulate.h"
#include "cli/commands/usage.h"
#include "games/games.h"
#include "play/bench.h"
#include "text/json_out.h"

namespace roundhouse::cli {

namespace {

std::size_t largest_state() {
  std::size_t largest = 0;
  Families::each(
      [&]<class Family>() { largest = std::max(largest, sizeof(typename Family::Codec::State)); });
  return largest;
}

Totals run(const BenchRun& r, int threads, const std::string& records = {}) {
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
  play_games(*catalogue.codec(setup), setup, options, stop, totals);
  return totals;
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
  BenchRun first = speed_runs().front();
  first.games = 10'000;
  const Totals t = run(first, 1, path.string());
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
  return static_cast<double>(t.decisions + 3 * t.games) / t.seconds;
}

void put_speed(std::string& out, std::string_view label, double games, double decisions) {
  text::put_key(out, label);
  const text::JsonObject speed(out);
  text::put_decimal(out, "games_per_second", games, 0);
  text::put_decimal(out, "decisions_per_second", decisions, 0);
}

}  // namespace

int bench(bool json, bool signature_only) {
  const u64 number = bench_signature();
  if (signature_only) {
    fmt::print("{:016x}\n", number);
    return kFine;
  }
  std::string members, games_members;
  text::put_name(members, "signature", fmt::format("{:016x}", number));
  text::put_text(members, "machine", machine());
  text::put_member(members, "cores", std::thread::hardware_concurrency());
  text::put_member(members, "state_bytes", static_cast<long long>(largest_state()));
  if (!json)
    fmt::print("signature {:016x}\nmachine   {}, {} cores\nstate     {} bytes, the largest\n",
               number, machine(), std::thread::hardware_concurrency(), largest_state());
  double one = 0;
  const auto speed = speed_runs();
  for (const BenchRun& r : speed) {
    const Totals t = run(r, 1);
    const double games = static_cast<double>(t.games) / t.seconds,
                 decisions = static_cast<double>(t.decisions) / t.seconds;
    if (one == 0) one = games;
    put_speed(games_members, r.label, games, decisions);
    if (!json)
      fmt::print("{:<24} {:>9.0f} games/s {:>11.0f} decisions/s\n", r.label, games, decisions);
  }
  const Totals two = run(speed.front(), 2);
  const double ratio = static_cast<double>(two.games) / two.seconds / one;
  const double lines = record_lines_per_second();
  text::put_value(members, "games", fmt::format("{{{}}}", games_members));
  text::put_decimal(members, "two_threads_ratio", ratio, 2);
  text::put_decimal(members, "record_lines_per_second", lines, 0);
  if (json)
    fmt::print("{{{}}}\n", members);
  else
    fmt::print(
        "two threads            {:>9.2f} times one\nrecords                {:>9.0f} lines/s\n",
        ratio, lines);
  return kFine;
}

}  // namespace roundhouse::cli
