// The `roundhouse` program: reads the command line, calls the command, turns mistakes into exit
// codes.
#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/arena/arena.h"
#include "cli/commands/bench.h"
#include "cli/commands/boards.h"
#include "cli/commands/engine.h"
#include "cli/commands/hint.h"
#include "cli/commands/operator.h"
#include "cli/commands/records.h"
#include "cli/commands/simulate.h"
#include "cli/commands/usage.h"
#include "cli/terminal/play.h"
#include "core/version.h"
#include "server/serve.h"

namespace roundhouse::cli {

namespace {

constexpr const char* kBots =
    "Who plays: random,easy,… by seat; fewer are repeated. docs/bots.md tells who they are; the "
    "yardsticks (hungry, long-routes, one-step, shortest-path, …) are this house's own and not the "
    "agents that papers call so";
constexpr const char* kRivals =
    "Who else plays: random,easy,… by seat; fewer are repeated; none: one person plays every hand "
    "(Switch & Signal)";

void add_game_options(CLI::App& command, GameOptions& options, const char* bots = kBots) {
  command.add_option("game", options.game, "Which game: see `roundhouse games`")->required();
  command.add_option("--players", options.players, "How many sit at the table");
  command.add_option("--bots", options.bots, bots);
  command.add_option("--set", options.set, "An option of the game, name=value");
  command.add_option("--board", options.board_file, "Play on this board file");
}

void add_language(CLI::App& command, std::string& lang) {
  command.add_option("--lang", lang, "en or pl")->check(CLI::IsMember({"en", "pl"}));
}

void add_games(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("games", "The catalogue: games, players, options, boards");
  static bool json = false;
  static std::string boards;
  command->add_flag("--json", json, "One JSON object");
  command->add_option("--boards", boards, "A folder with more boards");
  command->callback([&run] { run = [] { return list_games(json, boards); }; });
}

void add_simulate(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("simulate", "Plays games between bots and counts");
  static SimulateOptions options;
  options.losses = true;
  add_game_options(*command, options.game);
  command->add_option("--games", options.games, "How many")->check(CLI::Range(1l, 1'000'000'000l));
  command->add_option("--seed", options.seed, "The same seed gives the same games");
  command->add_option("--threads", options.threads, "The results do not depend on it")
      ->check(CLI::Range(1, 256));
  command->add_option("--records", options.records, "Write every game to this file");
  command->add_flag("--json", options.json, "One JSON object");
  command->callback([&run] { run = [] { return simulate(options); }; });
}

void add_records(CLI::App& app, Run& run) {
  auto* check =
      app.add_subcommand("verify", "Replays records and names the first line that differs");
  static std::vector<std::string> files;
  static std::vector<std::string> boards;
  check->add_option("files", files, "Records")->required();
  check
      ->add_option("--board", boards,
                   "The board files they were played on, where they are not built in")
      ->allow_extra_args(false);  // the words after it are records
  check->callback([&run] { run = [] { return verify(files, boards); }; });

  auto* view = app.add_subcommand("show", "Prints a position of a record");
  static ShowOptions options;
  view->add_option("file", options.file, "A record")->required();
  view->add_option("--at", options.at, "After so many moves (default: the end)")
      ->check(CLI::Range(0, 1'000'000));
  view->add_option("--seat", options.seat, "As this seat sees it (default: everything open)")
      ->check(CLI::Range(0, kMaxSeats - 1));
  view->add_flag("--spectator", options.spectator, "As a spectator sees it");
  view->add_option("--board", options.board_file,
                   "The board file it was played on, if it is not built in");
  view->add_flag("--json", options.json, "One JSON object");
  add_language(*view, options.lang);
  view->callback([&run] { run = [] { return show(options); }; });
}

void add_arena(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(
      "arena", "Tournaments of bots; or `arena merge FOLDER…` puts shards together");
  static ArenaOptions options;
  add_game_options(*command, options.game);
  command->add_option("inputs", options.inputs, "Folders to merge");
  command->add_option("--games", options.games, "How many a lineup")
      ->check(CLI::Range(1l, 100'000'000l));
  command->add_option("--seed", options.seed, "The same seed gives the same deals");
  command->add_option("--threads", options.threads, "The results do not depend on it")
      ->check(CLI::Range(1, 256));
  command->add_option("--out", options.out, "A folder for blocks.txt, arena.json, arena.html");
  command->add_flag("--resume", options.resume, "Goes on with what the folder holds");
  command->add_flag("--records", options.records, "Writes every game to the folder");
  command->add_option("--sprt", options.sprt, "elo0,elo1: stop when the pair is told apart");
  command->add_option("--shard", options.shard, "i/n: only this part of the deals");
  command->add_flag("--json", options.json, "One JSON object");
  command->callback([&run] { run = [] { return arena(options); }; });
}

void add_hint(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("hint", "What a bot would do in a record, and why");
  static HintOptions options;
  command->add_option("file", options.file, "A record")->required();
  command->add_option("--at", options.at, "After so many moves (default: the end)")
      ->check(CLI::Range(0, 1'000'000));
  command->add_option("--seat", options.seat, "For this seat")->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("--bot", options.bot, "Who is asked: hard, expert:ms=200, …");
  command->add_option("--board", options.board_file,
                      "The board file it was played on, if it is not built in");
  command->add_flag("--json", options.json, "One JSON object");
  add_language(*command, options.lang);
  command->callback([&run] { run = [] { return hint(options); }; });
}

void add_play(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("play", "Plays in the terminal");
  static PlayOptions options;
  add_game_options(*command, options.game, kRivals);
  command->add_option("--seat", options.seat, "Where you sit")->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("--name", options.name, "Your name");
  auto* seed = command->add_option("--seed", options.seed, "Repeatable luck");
  command->add_option("--record", options.record, "Write the record to this file at the end");
  add_language(*command, options.lang);
  command->callback([&run, seed] {
    options.seeded = seed->count() > 0;
    run = [] { return play(options); };
  });
}

void add_tools(CLI::App& app, Run& run) {
  auto* talk =
      app.add_subcommand("engine", "JSON lines on standard input and output: protocol/messages.md");
  static std::string boards;
  talk->add_option("--boards", boards, "A folder with more boards");
  talk->callback([&run] { run = [] { return engine(boards); }; });

  auto* measure =
      app.add_subcommand("bench", "Fixed seeds, fixed bots: one signature number, and speed");
  static bool json = false, quick = false;
  measure->add_flag("--json", json, "One JSON object");
  measure->add_flag("--signature", quick, "Only the signature, no timing");
  measure->callback([&run] { run = [] { return bench(json, quick); }; });

  auto* board = app.add_subcommand("board", "Board files")->require_subcommand(1);
  auto* check =
      board->add_subcommand("check", "Checks a board file and says what is wrong and where");
  static std::string file;
  check->add_option("file", file, "A board file")->required();
  check->callback([&run] { run = [] { return check_board(file); }; });
}

void add_serve(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("serve", "The server");
  static ServeOptions options;
  static std::string data = "var", web, boards;
  command->add_option("--port", options.port, "Where to listen; 0 takes a free port");
  command->add_option("--listen", options.listen, "Address to listen on");
  command->add_option("--public-url", options.public_url,
                      "What people type, when there is a proxy in front");
  command->add_option("--data", data, "Folder of the store");
  command->add_option("--web", web, "Folder of the built page");
  command->add_option("--boards", boards,
                      "A folder with more boards (default: boards/ in the data folder)");
  command
      ->add_option("--keep-finished", options.keep_finished,
                   "Days that finished games are kept; 0 keeps them for ever")
      ->check(CLI::Range(0, 36'500));
  command
      ->add_option("--keep-guests", options.keep_guests,
                   "Days that guests are kept who stay away and have no game here; 0: for ever")
      ->check(CLI::Range(0, 36'500));
  command->add_option("--bot-delay-ms", options.bot_delay_ms, "The pace of bots")
      ->check(CLI::Range(0, 60'000));
  command->add_option("--bot-threads", options.bot_threads, "Threads that think for bots")
      ->check(CLI::Range(1, 64));
  command->add_option("--max-tables", options.max_tables, "Tables awake at once");
  command->add_option("--max-connections", options.max_connections, "Connections at once");
  command->add_option("--max-per-address", options.max_per_address,
                      "Connections at once from one address other than this machine; 0: no limit");
  command
      ->add_option("--max-waiting", options.max_waiting_mib,
                   "MiB held for slow readers, all together; who holds most is dropped first")
      ->check(CLI::Range(1, 1 << 20));
  command->add_option("--allow-host", options.allowed_hosts,
                      "A name of this server whose pages may play here; may be given again");
  command
      ->add_option("--trust-proxy", options.trusted_proxies,
                   "Addresses or networks of proxies that say who their visitors are")
      ->delimiter(',');
  command->add_option("--rate", options.messages_per_second,
                      "Messages a second of one connection; 0 sets no limit");
  command->add_option(
      "--table-rate", options.tables_per_minute,
      "New tables a minute by one guest, six times as many by one address; 0 sets no limit");
  command->add_option("--reading-rate", options.readings_per_second,
                      "Finished games read by HTTP a second, in all; 0 sets no limit");
  command->callback([&run] {
    options.data_dir = data;
    options.web_dir = web;
    options.boards_dir =
        boards.empty() ? std::filesystem::path(data) / "boards" : std::filesystem::path(boards);
    run = [] { return serve(options); };
  });
}

void add_backup(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("backup", "A consistent copy of the store, also of a running server");
  static std::string copy, data = "var";
  command->add_option("file", copy, "Where to; it must not be there yet")->required();
  command->add_option("--data", data, "Folder of the store");
  command->callback([&run] { run = [] { return back_up(copy, data); }; });
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

// The words after the commands that are known: what CLI11 calls "not expected".
std::string explain(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
  const CLI::App* at = &app;
  if (argc > 1 && argv[1][0] != '-') {
    const auto names = command_names(app);
    if (std::find(names.begin(), names.end(), argv[1]) == names.end())
      return fmt::format("there is no command \"{}\"{}", argv[1], did_you_mean(argv[1], names));
    at = app.get_subcommand(argv[1]);
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    for (int i = 2; i < argc; ++i) {
      const std::string word = argv[i];
      if (!word.starts_with("--")) continue;
      std::vector<std::string> options;
      for (const CLI::Option* option : at->get_options()) options.push_back(option->get_name());
      const std::string name = word.substr(0, word.find('='));
      if (std::find(options.begin(), options.end(), name) == options.end())
        return fmt::format("there is no option {}{}", name, did_you_mean(name, options));
    }
  }
  return fmt::format("{}; see roundhouse {} --help", error.what(),
                     at == &app ? "" : at->get_name());
}

int run_program(int argc, char** argv) {
  CLI::App app("Roundhouse: rail board games to play and to study. An unofficial implementation.",
               "roundhouse");
  app.require_subcommand(1);
  app.set_version_flag("--version", "roundhouse " + version_text(), "Version and commit");
  Run run;
  add_games(app, run);
  add_simulate(app, run);
  add_records(app, run);
  add_arena(app, run);
  add_hint(app, run);
  add_play(app, run);
  add_tools(app, run);
  add_serve(app, run);
  add_backup(app, run);
  add_operator_commands(app, run);
  try {
    app.parse(argc, argv);
    return run();
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "roundhouse: {}\n", explain(app, error, argc, argv));
  } catch (const UsageError& error) {
    fmt::print(stderr, "roundhouse: {}\n", error.text);
  }
  return kWrongUsage;
}

}  // namespace

}  // namespace roundhouse::cli

int main(int argc, char** argv) { return roundhouse::cli::run_program(argc, argv); }
