#include "cli/commands/operator.h"

#include "cli/commands/ban.h"
#include "cli/commands/tables.h"

namespace roundhouse::cli {

namespace {

constexpr const char* kData = "Folder of the store";
constexpr const char* kJson = "One JSON value";
constexpr const char* kTable = "The table's id, or as much of its beginning as tells it apart";

void add_list(CLI::App& tables, Run& run, const TablesOptions& where) {
  auto* command = tables.add_subcommand("list", "One line for each table, the last touched first");
  static ListOptions which;
  command->add_option("--game", which.game, "Only this game");
  command->add_option("--phase", which.phase, "open, playing or over")
      ->check(CLI::IsMember({"open", "playing", "over"}));
  command->add_option("--older", which.older, "Only those untouched for so many days")
      ->check(CLI::Range(0, 36'500));
  command->callback([&] { run = [&] { return list_tables(where, which); }; });
}

void add_export(CLI::App& tables, Run& run, const TablesOptions& where) {
  auto* command = tables.add_subcommand("export", "Writes the record of a game to a file");
  static std::string id, file;
  static bool secret = false;
  command->add_option("id", id, kTable)->required();
  command->add_option("file", file, "Where to; it must not be there yet")->required();
  command->add_flag("--secret", secret, "Also of a game that is not over: it tells hidden cards");
  command->callback([&] { run = [&] { return export_table(where, id, file, secret); }; });
}

void add_delete(CLI::App& tables, Run& run, const TablesOptions& where) {
  auto* command = tables.add_subcommand("delete", "Deletes tables, also of a running server");
  static std::vector<std::string> ids;
  static bool yes = false;
  command->add_option("ids", ids, kTable)->required();
  command->add_flag("--yes", yes, "Does not ask");
  command->callback([&] { run = [&] { return delete_tables(where, ids, yes); }; });
}

void add_tables(CLI::App& app, Run& run) {
  auto* tables = app.add_subcommand("tables", "The tables of a server, also while it runs");
  tables->require_subcommand(1)->fallthrough();
  static TablesOptions where;
  static std::string data = "var", boards, id, checked;
  tables->add_option("--data", data, kData);
  tables->add_option("--boards", boards,
                     "A folder with more boards (default: boards/ in the data folder)");
  tables->add_flag("--json", where.json, kJson);
  tables->callback([] {
    where.data = data;
    where.boards = boards;
  });
  add_list(*tables, run, where);
  auto* show = tables->add_subcommand("show", "Who sits where; no secret, no hidden card");
  show->add_option("id", id, kTable)->required();
  show->callback([&run] { run = [] { return show_table(where, id); }; });
  auto* check = tables->add_subcommand(
      "check", "Reads every row and replays every record; exit code 1 if any is damaged");
  check->add_option("id", checked, "Only this table");
  check->callback([&run] { run = [] { return check_tables(where, checked); }; });
  add_export(*tables, run, where);
  add_delete(*tables, run, where);
}

void add_ban(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("ban", "Who may not come to this server, also while it runs");
  static BanOptions options;
  static std::string data = "var";
  command->add_option("--guest", options.guest,
                      "The beginning of a guest's id, as `tables show` tells it");
  command->add_option("--address", options.address, "An address; of IPv6 its whole /64");
  command->add_flag("--lift", options.lift, "Lets them in again");
  command->add_flag("--list", options.list, "Everyone who is banned");
  command->add_option("--data", data, kData);
  command->add_flag("--json", options.json, kJson);
  command->callback([&run] {
    options.data = data;
    run = [] { return ban(options); };
  });
}

}  // namespace

void add_operator_commands(CLI::App& app, Run& run) {
  add_tables(app, run);
  add_ban(app, run);
}

}  // namespace roundhouse::cli
