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
#include "cli/commands/speech.h"
#include "cli/commands/usage.h"
#include "cli/terminal/play.h"
#include "core/version.h"
#include "server/serve.h"
#include "text/language.h"

namespace roundhouse::cli {

namespace {

namespace errors = phrases::program::errors;
namespace help = phrases::program::help;

void add_game_options(CLI::App& command, GameOptions& options, const Speech& say,
                      const text::Phrase& bots = help::bots) {
  command.add_option("game", options.game, say(help::which_game))->required();
  command.add_option("--players", options.players, say(help::players));
  command.add_option("--bots", options.bots, say(bots));
  command.add_option("--set", options.set, say(help::set));
  command.add_option("--board", options.board_file, say(help::board_file));
}

void add_language(CLI::App& command, std::string& lang, const Speech& say) {
  const std::vector<std::string> ids = text::language_ids();
  lang = text::row_of(say.lang()).id;
  command.add_option("--lang", lang, say(help::language, {{"ids", CLI::detail::join(ids, ", ")}}))
      ->check(CLI::IsMember(ids));
}

void add_games(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("games", say(help::games));
  static bool json = false;
  static std::string boards, lang;
  command->add_flag("--json", json, say(help::json));
  command->add_option("--boards", boards, say(help::boards));
  add_language(*command, lang, say);
  command->callback(
      [&run] { run = [] { return list_games(json, boards, Speech(*text::find_lang(lang))); }; });
}

void add_simulate(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("simulate", say(help::simulate));
  static SimulateOptions options;
  options.losses = true;
  add_game_options(*command, options.game, say);
  command->add_option("--games", options.games, say(help::simulate_games))
      ->check(CLI::Range(1l, 1'000'000'000l));
  command->add_option("--seed", options.seed, say(help::seed_games));
  command->add_option("--threads", options.threads, say(help::threads))->check(CLI::Range(1, 256));
  command->add_option("--records", options.records, say(help::simulate_records));
  command->add_flag("--json", options.json, say(help::json));
  command->callback([&run] { run = [] { return simulate(options); }; });
}

void add_records(CLI::App& app, Run& run, const Speech& say) {
  auto* check = app.add_subcommand("verify", say(help::verify));
  static std::vector<std::string> files;
  static std::vector<std::string> boards;
  check->add_option("files", files, say(help::records))->required();
  check->add_option("--board", boards,
                    say(help::verify_board))
      ->allow_extra_args(false);  // the words after it are records
  check->callback([&run] { run = [] { return verify(files, boards); }; });

  auto* view = app.add_subcommand("show", say(help::show));
  static ShowOptions options;
  view->add_option("file", options.file, say(help::record))->required();
  view->add_option("--at", options.at, say(help::at))->check(CLI::Range(0, 1'000'000));
  view->add_option("--seat", options.seat, say(help::show_seat))
      ->check(CLI::Range(0, kMaxSeats - 1));
  view->add_flag("--spectator", options.spectator, say(help::spectator));
  view->add_option("--board", options.board_file, say(help::record_board));
  view->add_flag("--json", options.json, say(help::json));
  add_language(*view, options.lang, say);
  view->callback([&run] { run = [] { return show(options); }; });
}

void add_arena(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("arena", say(help::arena));
  static ArenaOptions options;
  add_game_options(*command, options.game, say);
  command->add_option("inputs", options.inputs, say(help::arena_inputs));
  command->add_option("--games", options.games, say(help::arena_games))
      ->check(CLI::Range(1l, 100'000'000l));
  command->add_option("--seed", options.seed, say(help::seed_deals));
  command->add_option("--threads", options.threads, say(help::threads))->check(CLI::Range(1, 256));
  command->add_option("--out", options.out, say(help::arena_out));
  command->add_flag("--resume", options.resume, say(help::arena_resume));
  command->add_flag("--records", options.records, say(help::arena_records));
  command->add_option("--sprt", options.sprt, say(help::arena_sprt));
  command->add_option("--shard", options.shard, say(help::arena_shard));
  command->add_flag("--json", options.json, say(help::json));
  command->callback([&run] { run = [] { return arena(options); }; });
}

void add_hint(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("hint", say(help::hint));
  static HintOptions options;
  command->add_option("file", options.file, say(help::record))->required();
  command->add_option("--at", options.at, say(help::at))->check(CLI::Range(0, 1'000'000));
  command->add_option("--seat", options.seat, say(help::hint_seat))
      ->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("--bot", options.bot, say(help::hint_bot));
  command->add_option("--board", options.board_file, say(help::record_board));
  command->add_flag("--json", options.json, say(help::json));
  add_language(*command, options.lang, say);
  command->callback([&run] { run = [] { return hint(options); }; });
}

void add_play(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("play", say(help::play));
  static PlayOptions options;
  add_game_options(*command, options.game, say, help::rivals);
  command->add_option("--seat", options.seat, say(help::play_seat))
      ->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("--name", options.name, say(help::play_name));
  auto* seed = command->add_option("--seed", options.seed, say(help::play_seed));
  command->add_option("--record", options.record, say(help::play_record));
  add_language(*command, options.lang, say);
  command->callback([&run, seed] {
    options.seeded = seed->count() > 0;
    run = [] { return play(options); };
  });
}

void add_tools(CLI::App& app, Run& run, const Speech& say) {
  auto* talk = app.add_subcommand("engine", say(help::engine));
  static std::string boards;
  talk->add_option("--boards", boards, say(help::boards));
  talk->callback([&run] { run = [] { return engine(boards); }; });

  auto* measure = app.add_subcommand("bench", say(help::bench));
  static bool json = false, quick = false;
  measure->add_flag("--json", json, say(help::json));
  measure->add_flag("--signature", quick, say(help::bench_signature));
  measure->callback([&run] { run = [] { return bench(json, quick); }; });

  auto* board = app.add_subcommand("board", say(help::board))->require_subcommand(1);
  auto* check = board->add_subcommand("check", say(help::board_check));
  static std::string file;
  check->add_option("file", file, say(help::board_check_file))->required();
  check->callback([&run] { run = [] { return check_board(file); }; });
}

void add_serve(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("serve", say(help::serve));
  static ServeOptions options;
  static std::string data = "var", web, boards;
  command->add_option("--port", options.port, say(help::serve_port));
  command->add_option("--listen", options.listen, say(help::serve_listen));
  command->add_option("--public-url", options.public_url, say(help::serve_public_url));
  command->add_option("--data", data, say(help::data));
  command->add_option("--web", web, say(help::serve_web));
  command->add_option("--boards", boards, say(help::data_boards));
  command->add_option("--keep-finished", options.keep_finished, say(help::serve_keep_finished))
      ->check(CLI::Range(0, 36'500));
  command->add_option("--keep-guests", options.keep_guests, say(help::serve_keep_guests))
      ->check(CLI::Range(0, 36'500));
  command->add_option("--bot-delay-ms", options.bot_delay_ms, say(help::serve_bot_delay))
      ->check(CLI::Range(0, 60'000));
  command->add_option("--bot-threads", options.bot_threads, say(help::serve_bot_threads))
      ->check(CLI::Range(1, 64));
  command->add_option("--max-tables", options.max_tables, say(help::serve_max_tables));
  command->add_option("--max-connections", options.max_connections,
                      say(help::serve_max_connections));
  command->add_option("--max-per-address", options.max_per_address,
                      say(help::serve_max_per_address));
  command->add_option("--max-waiting", options.max_waiting_mib, say(help::serve_max_waiting))
      ->check(CLI::Range(1, 1 << 20));
  command->add_option("--allow-host", options.allowed_hosts, say(help::serve_allow_host));
  command->add_option("--trust-proxy", options.trusted_proxies, say(help::serve_trust_proxy))
      ->delimiter(',');
  command->add_option("--rate", options.messages_per_second, say(help::serve_rate));
  command->add_option("--table-rate", options.tables_per_minute, say(help::serve_table_rate));
  command->add_option("--reading-rate", options.readings_per_second, say(help::serve_reading_rate));
  command->callback([&run] {
    options.data_dir = data;
    options.web_dir = web;
    options.boards_dir =
        boards.empty() ? std::filesystem::path(data) / "boards" : std::filesystem::path(boards);
    run = [] { return serve(options); };
  });
}

void add_backup(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("backup", say(help::backup));
  static std::string copy, data = "var";
  command->add_option("file", copy, say(help::new_file))->required();
  command->add_option("--data", data, say(help::data));
  command->callback([&run] { run = [] { return back_up(copy, data); }; });
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

// The words after the commands that are known: what CLI11 calls "not expected".
UsageError explain(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv) {
  const CLI::App* at = &app;
  if (argc > 1 && argv[1][0] != '-') {
    const auto names = command_names(app);
    if (std::find(names.begin(), names.end(), argv[1]) == names.end())
      return wrong_usage(errors::no_command, {{"typed", argv[1]}}, argv[1], names);
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
        return wrong_usage(errors::no_option, {{"typed", name}}, name, options);
    }
  }
  return wrong_usage(errors::see_help,
                     {{"what", error.what()}, {"command", at == &app ? "" : at->get_name()}});
}

// CLI11's own words in a help; each command inherits them.
void speak(CLI::App& app, const Speech& say) {
  namespace labels = phrases::program::labels;
  const std::pair<const char*, const text::Phrase*> words[] = {
      {"Usage", &labels::usage},
      {"Options", &labels::options},
      {"Subcommands", &labels::subcommands},
      {"Positionals", &labels::positionals},
      {"REQUIRED", &labels::required},
      {"OPTIONS", &labels::option_list},
      {"SUBCOMMAND", &labels::subcommand},
      {"SUBCOMMANDS", &labels::subcommand},
  };
  for (const auto& [label, phrase] : words) app.get_formatter()->label(label, say(*phrase));
  app.option_defaults()->group(say(labels::options));
  app.group(say(labels::subcommands));
  app.set_help_flag("-h,--help", say(help::this_));
}

// CLI11 puts the help of a command into a group of its own name.
void group_helps(CLI::App& app, const std::string& group) {
  app.get_help_ptr()->group(group);
  for (CLI::App* command : app.get_subcommands({})) group_helps(*command, group);
}

int run_program(int argc, char** argv) {
  const Speech say(wished_language(argc, argv));
  CLI::App app(say(help::about), "roundhouse");
  speak(app, say);
  app.require_subcommand(1);
  app.set_version_flag("--version", "roundhouse " + version_text(), say(help::version));
  Run run;
  for (const auto add : {add_games, add_simulate, add_records, add_arena, add_hint, add_play,
                         add_tools, add_serve, add_backup, add_operator_commands})
    add(app, run, say);
  group_helps(app, say(phrases::program::labels::options));
  try {
    app.parse(argc, argv);
    return run();
  } catch (const CLI::Success& told) {
    return app.exit(told);
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "roundhouse: {}\n", explain(app, error, argc, argv).text[say.lang()]);
  } catch (const UsageError& error) {
    fmt::print(stderr, "roundhouse: {}\n", error.text[say.lang()]);
  }
  return kWrongUsage;
}

}  // namespace

}  // namespace roundhouse::cli

int main(int argc, char** argv) { return roundhouse::cli::run_program(argc, argv); }
