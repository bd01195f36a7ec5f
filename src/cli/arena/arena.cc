#include "cli/arena/arena.h"

#include <fmt/core.h>

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <set>
#include <sstream>
#include <thread>

#include "cli/arena/arena_play.h"
#include "cli/arena/arena_report.h"
#include "cli/commands/progress.h"
#include "cli/commands/usage.h"
#include "cli/commands/whole_file.h"
#include "phrases/program.h"

namespace roundhouse::cli {

namespace {

namespace errors = phrases::program::errors;

std::atomic<bool> interrupted{false};
void on_interrupt(int) { interrupted = true; }

using Job = std::pair<int, long>;  // lineup, deal

std::filesystem::path blocks_file(const std::string& folder) {
  return std::filesystem::path(folder) / "blocks.txt";
}

// What a folder holds. A last line that was cut off is left out.
std::string read_folder(const std::string& folder, Tournament& tournament,
                        std::vector<Block>& blocks) {
  std::string text;
  const std::string path = blocks_file(folder).string();
  if (!read_whole_file(path, text)) return "cannot read " + path;
  std::istringstream in(text);
  std::string line;
  std::getline(in, line);
  const auto head = Tournament::read_head(line);
  if (!head) return path + " line 1: not the head of a tournament";
  tournament = *head;
  const std::size_t lineups = tournament.lineups().size();
  for (long n = 2; std::getline(in, line) && !in.eof(); ++n) {
    const auto block = read_block(line);
    if (!block || static_cast<std::size_t>(block->lineup) >= lineups)
      return fmt::format("{} line {}: not a block of this tournament", path, n);
    blocks.push_back(*block);
  }
  return {};
}

std::string write_file(const std::filesystem::path& path, const std::string& text) {
  return write_whole_file(path, text) ? "" : "cannot write " + path.string();
}

std::string write_report(const std::string& folder, const Report& report) {
  if (folder.empty()) return {};
  const std::filesystem::path to(folder);
  const std::string problem = write_file(to / "arena.json", as_json(report) + "\n");
  return problem.empty() ? write_file(to / "arena.html", as_page(report)) : problem;
}

int finish(const ArenaOptions& options, const Report& report) {
  if (const std::string problem = write_report(options.out, report); !problem.empty())
    return fail(problem);
  fmt::print("{}", options.json ? as_json(report) + "\n" : as_text(report));
  return interrupted ? kFailed : kFine;
}

// Blocks come back in any order and are kept in theirs, in memory and in the folder.
class Ledger {
 public:
  Ledger(const ArenaOptions& options, std::vector<Block> before) : blocks_(std::move(before)) {
    if (options.out.empty()) return;
    const auto mode = std::ios::binary | (options.resume ? std::ios::app : std::ios::trunc);
    file_.open(blocks_file(options.out), mode);
    if (options.records) records_.open(std::filesystem::path(options.out) / "records.jsonl", mode);
  }
  void add(std::size_t place, const Block& block, std::string records) {
    waiting_.emplace(place, std::pair(block, std::move(records)));
    for (auto next = waiting_.begin(); next != waiting_.end() && next->first == next_;
         next = waiting_.erase(next), ++next_) {
      blocks_.push_back(next->second.first);
      records_ << next->second.second << std::flush;  // first: a block in the ledger is complete
      file_ << write_block(next->second.first) << std::flush;
    }
  }
  const std::vector<Block>& blocks() const { return blocks_; }

 private:
  std::vector<Block> blocks_;
  std::ofstream file_, records_;
  std::map<std::size_t, std::pair<Block, std::string>> waiting_;
  std::size_t next_ = 0;
};

std::optional<Sprt> read_sprt(const std::string& text) {
  if (text.empty()) return std::nullopt;
  Sprt sprt;
  char comma = 0, more = 0;
  std::istringstream in(text);
  if (!(in >> sprt.elo0 >> comma >> sprt.elo1) || comma != ',' || in >> more ||
      sprt.elo0 >= sprt.elo1)
    throw wrong_usage(errors::sprt, {{"typed", text}});
  return sprt;
}

std::pair<long, long> read_shard(const std::string& text) {
  long i = 0, n = 1;
  char slash = 0, more = 0;
  std::istringstream in(text);
  if (!text.empty() && (!(in >> i >> slash >> n) || slash != '/' || in >> more || i < 0 || i >= n))
    throw wrong_usage(errors::shard, {{"typed", text}});
  return {i, n};
}

std::string verdict(const Sprt& sprt, const std::vector<Block>& blocks, bool& decided) {
  const double ratio = sprt.ratio(shares_by_deal(blocks, 0, 0));
  decided = std::abs(ratio) >= Sprt::kBound;
  return fmt::format("log-likelihood ratio {:.2f} of [{:.2f}, {:.2f}]: {}", ratio, -Sprt::kBound,
                     Sprt::kBound,
                     !decided    ? "undecided"
                     : ratio > 0 ? fmt::format("better, about {} or more", sprt.elo1)
                                 : fmt::format("not better, about {} or less", sprt.elo0));
}

template <class Codec>
void play_jobs(const Codec& codec, const ArenaOptions& options, const Tournament& tournament,
               const text::Options& set, const std::vector<Job>& jobs,
               const std::optional<Sprt>& sprt, Ledger& ledger) {
  const auto lineups = tournament.lineups();
  const DealPlayer<Codec> player(codec, tournament, set);
  std::atomic<std::size_t> next{0};
  std::atomic<long> done{0};
  std::mutex mutex;
  std::condition_variable finished;
  bool decided = false;
  int running = options.threads;
  const auto work = [&] {
    while (!interrupted && !decided) {
      const std::size_t place = next++;
      if (place >= jobs.size()) break;
      const auto [lineup, deal] = jobs[place];
      std::string records;
      const Block block = player.play(lineup, lineups[static_cast<std::size_t>(lineup)], deal,
                                      options.records ? &records : nullptr);
      const std::lock_guard lock(mutex);
      if (decided) break;  // what comes after the verdict depends on the threads
      ledger.add(place, block, std::move(records));
      if (sprt) verdict(*sprt, ledger.blocks(), decided);
      ++done;
    }
    const std::lock_guard lock(mutex);
    --running;
    finished.notify_all();
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < options.threads; ++i) threads.emplace_back(work);
  {
    Progress progress(static_cast<long>(jobs.size()));
    std::unique_lock lock(mutex);
    while (!finished.wait_for(lock, std::chrono::milliseconds(200), [&] { return running == 0; }))
      progress.at(done);
  }
  for (std::thread& thread : threads) thread.join();
}

std::vector<Job> jobs_to_do(const ArenaOptions& options, const Tournament& tournament,
                            const std::vector<Block>& before) {
  std::set<Job> there;
  for (const Block& block : before) there.insert({block.lineup, block.deal});
  const auto [shard, shards] = read_shard(options.shard);
  const long deals = (options.games + tournament.players - 1) / tournament.players;
  const int lineups = static_cast<int>(tournament.lineups().size());
  std::vector<Job> jobs;
  for (long deal = 0; deal < deals; ++deal)  // all lineups grow together
    for (int lineup = 0; lineup < lineups; ++lineup)
      if (deal % shards == shard && !there.contains({lineup, deal}))
        jobs.emplace_back(lineup, deal);
  return jobs;
}

int merge(const ArenaOptions& options) {
  if (options.inputs.empty()) throw wrong_usage(errors::merge);
  Tournament all;
  std::map<Job, Block> blocks;
  for (const std::string& folder : options.inputs) {
    Tournament one;
    std::vector<Block> read;
    if (const std::string problem = read_folder(folder, one, read); !problem.empty())
      return fail(problem);
    if (&folder == &options.inputs.front()) all = one;
    if (one.head() != all.head()) return fail(folder + " is of another tournament");
    for (const Block& block : read) blocks.insert({{block.lineup, block.deal}, block});
  }
  std::vector<Block> merged;
  std::string text = all.head();
  for (const auto& [job, block] : blocks) {
    merged.push_back(block);
    text += write_block(block);
  }
  if (!options.out.empty()) {
    std::error_code ignored;
    std::filesystem::create_directories(options.out, ignored);
    if (const std::string problem = write_file(blocks_file(options.out), text); !problem.empty())
      return fail(problem);
  }
  return finish(options, make_report(all, merged, ""));
}

Tournament tournament_of(const ArenaOptions& options) {
  Tournament t{.game = options.game.game,
               .options = {},
               .bots = {},
               .players = options.game.players == 0 ? 2 : options.game.players,
               .seed = options.seed};
  for (const std::string& item : options.game.set)
    t.options += (t.options.empty() ? "" : ",") + item;
  std::istringstream names(options.game.bots);
  for (std::string name; std::getline(names, name, ',');) t.bots.push_back(name);
  if (t.bots.empty()) throw wrong_usage(errors::arena_bots);
  return t;
}

}  // namespace

int arena(const ArenaOptions& options) {
  if (options.game.game == "merge") return merge(options);
  if (is_team(options.game.game))
    throw wrong_usage(errors::arena_team, {{"game", options.game.game}});
  const auto sprt = read_sprt(options.sprt);
  if (options.resume && options.out.empty())
    throw wrong_usage(errors::wants_out, {{"option", "--resume"}});
  if (options.records && options.out.empty())
    throw wrong_usage(errors::wants_out, {{"option", "--records"}});
  const Tournament tournament = tournament_of(options);
  if (sprt && tournament.lineups().size() != 1) throw wrong_usage(errors::sprt_pair);
  // Each bot once through the same checks as everywhere; then the seats.
  auto made = make_catalogue(options.game);
  if (!made) return fail(made.error());
  const Catalogue& catalogue = *made;
  GameOptions seats = options.game;
  seats.players = tournament.players;
  GameSetup setup;
  for (const std::string& bot : tournament.bots) {
    seats.bots = bot;
    setup = make_setup(seats, catalogue);
  }
  std::vector<Block> before;
  const bool goes_on = options.resume && std::filesystem::exists(blocks_file(options.out));
  if (goes_on) {
    Tournament there;
    if (const std::string problem = read_folder(options.out, there, before); !problem.empty())
      return fail(problem);
    if (there.head() != tournament.head())
      return fail(options.out + " holds another tournament; give its game, bots, seed and options");
  }
  if (!options.out.empty()) {
    std::error_code ignored;
    std::filesystem::create_directories(options.out, ignored);
    std::string text = tournament.head();  // a line cut off by a crash goes
    for (const Block& block : before) text += write_block(block);
    if (const std::string problem = write_file(blocks_file(options.out), text); !problem.empty())
      return fail(problem);
  }
  if (!options.out.empty() && !goes_on)
    std::filesystem::remove(std::filesystem::path(options.out) / "records.jsonl");
  const std::vector<Job> jobs = jobs_to_do(options, tournament, before);
  ArenaOptions append = options;
  append.resume = true;
  Ledger ledger(append, before);
  std::signal(SIGINT, on_interrupt);
  const auto codec = catalogue.codec(setup);
  std::visit(
      [&](const auto& of_game) {
        play_jobs(of_game, options, tournament, {setup.options.begin(), setup.options.end()}, jobs,
                  sprt, ledger);
      },
      *codec);
  bool decided = false;
  return finish(options, make_report(tournament, ledger.blocks(),
                                     sprt ? verdict(*sprt, ledger.blocks(), decided) : ""));
}

}  // namespace roundhouse::cli
