#include "cli/commands/simulate.h"

#include <fmt/core.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <ctime>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include "cli/commands/progress.h"
#include "cli/commands/usage.h"
#include "cli/commands/whole_file.h"
#include "play/simulation.h"
#include "text/json_out.h"

namespace roundhouse::cli {

namespace {

std::atomic<bool> interrupted{false};
void on_interrupt(int) { interrupted = true; }

// Blocks of records arrive in any order and leave in theirs.
class OrderedFile {
 public:
  explicit OrderedFile(const std::string& path) {
    if (!path.empty()) file_.emplace(path);
  }
  bool wanted() const { return file_.has_value(); }
  bool good() const { return !wanted() || file_->good(); }
  void add(long block, std::string text) {
    if (!wanted()) return;
    const std::lock_guard lock(mutex_);
    waiting_.emplace(block, std::move(text));
    for (auto next = waiting_.begin(); next != waiting_.end() && next->first == next_;
         next = waiting_.erase(next), ++next_)
      file_->write(next->second);
  }
  // After an interruption blocks may be missing in between; those behind the gap are dropped.
  bool finish() { return !wanted() || file_->finish(); }

 private:
  std::optional<WholeFile> file_;
  std::mutex mutex_;
  std::map<long, std::string> waiting_;
  long next_ = 0;
};

template <class Codec>
std::string play_with(const Codec& codec, const GameSetup& setup, const SimulateOptions& options,
                      const std::atomic<bool>& stop, Totals& totals) {
  constexpr long kBlock = 64;
  const long blocks = (options.games + kBlock - 1) / kBlock;
  OrderedFile file(options.records);
  if (!file.good()) return "cannot write " + options.records;
  const auto start = std::chrono::steady_clock::now();
  const std::clock_t cpu_start = std::clock();
  std::atomic<long> next{0}, done{0};
  std::mutex mutex;
  typename Codec::Family::Totals more = {};

  // Blocks are taken in order, and a taken block is finished, so what was played is always games 0
  // … n-1.
  const auto work = [&] {
    Simulation<Codec> worker(codec, setup, options.seed, options.losses);
    Totals own;
    while (!stop) {
      const long block = next++;
      if (block >= blocks) break;
      std::string text;
      for (long game = block * kBlock; game < std::min(options.games, (block + 1) * kBlock); ++game)
        worker.play(game, file.wanted() ? &text : nullptr, own);
      file.add(block, std::move(text));
      done += kBlock;
    }
    const std::lock_guard lock(mutex);
    totals.add(own);
    more.add(worker.more());
  };
  std::vector<std::thread> threads;
  std::condition_variable finished;
  int running = options.threads;
  for (int i = 0; i < options.threads; ++i)
    threads.emplace_back([&] {
      work();
      const std::lock_guard lock(mutex);
      --running;
      finished.notify_all();
    });
  {
    Progress progress(options.games);
    std::unique_lock lock(mutex);
    while (!finished.wait_for(lock, std::chrono::milliseconds(100), [&] { return running == 0; }))
      progress.at(std::min(done.load(), options.games));
  }
  for (std::thread& thread : threads) thread.join();
  totals.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  totals.cpu_seconds = static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC;
  totals.team = Codec::Family::kTeam;
  if constexpr (requires { as_json(more); }) {
    totals.more_json = as_json(more);
    totals.more_text = as_text(more);
  }
  if (file.finish()) return {};
  return "writing " + options.records + " failed (is the disk full?)";
}

}  // namespace

std::string play_games(const AnyCodec& codec, const GameSetup& setup,
                       const SimulateOptions& options, const std::atomic<bool>& stop,
                       Totals& totals) {
  return std::visit(
      [&](const auto& of_game) { return play_with(of_game, setup, options, stop, totals); }, codec);
}

namespace {

long all_turns(const Totals& t) {
  long all = 0;
  for (const long turns : t.turns) all += turns;
  return all;
}

// The sums of one seat, or of all seats of a bot.
struct Sums {
  int seats = 0;
  long points = 0, wins = 0, turns = 0, routes = 0, tickets = 0, tickets_done = 0;

  void add(const Totals& t, std::size_t seat) {
    ++seats;
    points += t.points[seat];
    wins += t.wins[seat];
    turns += t.turns[seat];
    routes += t.routes[seat];
    tickets += t.tickets[seat];
    tickets_done += t.tickets_done[seat];
  }
};

// Means over games and seats. A team lays no routes and has no tickets.
void put_means(std::string& out, const Sums& sums, double games, bool team) {
  const double n = games * sums.seats;
  const auto put_mean = [&](std::string_view name, long sum) {
    text::put_decimal(out, name, static_cast<double>(sum) / n, 3);
  };
  put_mean("mean_score", sums.points);
  text::put_member(out, "wins", sums.wins);
  put_mean("mean_turns", sums.turns);
  if (team) return;
  put_mean("mean_routes", sums.routes);
  put_mean("mean_tickets", sums.tickets);
  put_mean("mean_tickets_done", sums.tickets_done);
}

void put_by_seat(std::string& out, const GameSetup& setup, const Totals& t, double games) {
  text::put_key(out, "seats");
  text::put_array(out, setup.seats.size(), [&](std::size_t i) {
    Sums sums;
    sums.add(t, i);
    const text::JsonObject seat(out);
    text::put_text(out, "bot", setup.seats[i].bot);
    put_means(out, sums, games, t.team);
  });
}

void put_by_bot(std::string& out, const GameSetup& setup, const Totals& t, double games) {
  std::map<std::string, Sums> by_bot;
  for (std::size_t i = 0; i < setup.seats.size(); ++i) by_bot[setup.seats[i].bot].add(t, i);
  text::put_key(out, "bots");
  const text::JsonObject bots(out);
  for (const auto& [name, sums] : by_bot) {
    text::put_key(out, name);
    const text::JsonObject bot(out);
    text::put_member(out, "seats", sums.seats);
    put_means(out, sums, games, t.team);
  }
}

// So many a second. Slow bots play less than one game in it: three figures then.
std::string rate(long n, double seconds) {
  const double a_second = static_cast<double>(n) / std::max(seconds, 1e-6);
  return a_second >= 100 ? fmt::format("{:.0f}", a_second) : fmt::format("{:.3g}", a_second);
}

void put_speed(std::string& out, const Totals& t) {
  text::put_decimal(out, "seconds", t.seconds, 3);
  text::put_decimal(out, "cpu_seconds", t.cpu_seconds, 3);
  text::put_value(out, "games_per_second", rate(t.games, t.seconds));
  text::put_value(out, "decisions_per_second", rate(t.decisions, t.seconds));
  text::put_value(out, "games_per_cpu_second", rate(t.games, t.cpu_seconds));
  text::put_value(out, "decisions_per_cpu_second", rate(t.decisions, t.cpu_seconds));
}

std::string as_json(const GameSetup& setup, const SimulateOptions& options, const Totals& t,
                    bool cut_short) {
  const double games = std::max<double>(1, static_cast<double>(t.games));
  std::string out = "{";
  text::put_text(out, "game", setup.game);
  text::put_member(out, "players", static_cast<long long>(setup.seats.size()));
  text::put_value(out, "seed", std::to_string(options.seed));
  text::put_member(out, "threads", options.threads);
  text::put_member(out, "games", t.games);
  text::put_member(out, "decisions", t.decisions);
  text::put_member(out, "turns", all_turns(t));
  put_speed(out, t);
  text::put_decimal(out, "mean_length", static_cast<double>(t.decisions) / games, 3);
  text::put_decimal(out, "mean_turns", static_cast<double>(all_turns(t)) / games, 3);
  text::put_member(out, "stalls", t.stalls);
  text::put_member(out, "shared_victories", t.shared);
  text::put_name(out, "signature", fmt::format("{:016x}", t.signature));
  text::put_flag(out, "interrupted", cut_short);
  put_by_seat(out, setup, t, games);
  put_by_bot(out, setup, t, games);
  text::put_value(out, "team", t.more_json.empty() ? "null" : t.more_json);
  return out += '}';
}

void print_seats(const GameSetup& setup, const Totals& t, double games) {
  const bool team = t.team;
  const auto mean = [&](long sum) { return static_cast<double>(sum) / games; };
  fmt::print("seat  bot        mean score      wins            turns{}\n",
             team ? "" : "  routes  tickets  done");
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    fmt::print("{:>4}  {:<10} {:>10.2f}  {:>8} {:<9}  {:>8.1f}", i, setup.seats[i].bot,
               mean(t.points[i]), t.wins[i], fmt::format("({:.1f} %)", 100.0 * mean(t.wins[i])),
               mean(t.turns[i]));
    if (!team)
      fmt::print("  {:>6.1f}  {:>7.1f}  {:>4.1f}", mean(t.routes[i]), mean(t.tickets[i]),
                 mean(t.tickets_done[i]));
    fmt::print("\n");
  }
}

void print_text(const GameSetup& setup, const Totals& t, bool cut_short) {
  const double games = std::max<double>(1, static_cast<double>(t.games));
  if (cut_short) fmt::print("interrupted; the totals so far:\n");
  fmt::print("{}, {} players: {} games, {} decisions in {:.2f} s ({:.2f} s of processors)\n",
             setup.game, setup.seats.size(), t.games, t.decisions, t.seconds, t.cpu_seconds);
  fmt::print(
      "{} games/s ({} by processor time), {} decisions/s, mean length {:.1f} decisions, "
      "{:.1f} turns\n",
      rate(t.games, t.seconds), rate(t.games, t.cpu_seconds), rate(t.decisions, t.seconds),
      static_cast<double>(t.decisions) / games, static_cast<double>(all_turns(t)) / games);
  print_seats(setup, t, games);
  fmt::print("{}", t.more_text);
  if (t.shared > 0 && !t.team)
    fmt::print("{} victories were shared and count for each winner\n", t.shared);
  if (t.stalls > 0)
    fmt::print("{} games ended in a stall: nobody could do anything any more\n", t.stalls);
}

}  // namespace

int simulate(const SimulateOptions& options) {
  auto made = make_catalogue(options.game);
  if (!made) return fail(made.error());
  const Catalogue& catalogue = *made;
  const GameSetup setup = make_setup(options.game, catalogue);
  const auto codec = catalogue.codec(setup);
  std::signal(SIGINT, on_interrupt);
  Totals totals;
  const std::string problem = play_games(*codec, setup, options, interrupted, totals);
  if (!problem.empty()) return fail(problem);
  const bool cut_short = totals.games < options.games;
  if (options.json)
    fmt::print("{}\n", as_json(setup, options, totals, cut_short));
  else
    print_text(setup, totals, cut_short);
  return cut_short ? kFailed : kFine;
}

}  // namespace roundhouse::cli
