#include "cli/commands/operator.h"

#include "cli/commands/ban.h"
#include "cli/commands/tables.h"

namespace roundhouse::cli {

namespace {

namespace help = phrases::program::help;

void add_list(CLI::App& tables, Run& run, const TablesOptions& where, const Speech& say) {
  auto* command = tables.add_subcommand("list", say(help::tables_list));
  static ListOptions which;
  command->add_option("--game", which.game, say(help::list_game));
  command->add_option("--phase", which.phase, say(help::list_phase))
      ->check(CLI::IsMember({"open", "playing", "over"}));
  command->add_option("--older", which.older, say(help::list_older))->check(CLI::Range(0, 36'500));
  command->callback([&] { run = [&] { return list_tables(where, which); }; });
}

void add_export(CLI::App& tables, Run& run, const TablesOptions& where, const Speech& say) {
  auto* command = tables.add_subcommand("export", say(help::tables_export));
  static std::string id, file;
  static bool secret = false;
  command->add_option("id", id, say(help::table_id))->required();
  command->add_option("file", file, say(help::new_file))->required();
  command->add_flag("--secret", secret, say(help::export_secret));
  command->callback([&] { run = [&] { return export_table(where, id, file, secret); }; });
}

void add_delete(CLI::App& tables, Run& run, const TablesOptions& where, const Speech& say) {
  auto* command = tables.add_subcommand("delete", say(help::tables_delete));
  static std::vector<std::string> ids;
  static bool yes = false;
  command->add_option("ids", ids, say(help::table_id))->required();
  command->add_flag("--yes", yes, say(help::delete_yes));
  command->callback([&] { run = [&] { return delete_tables(where, ids, yes); }; });
}

void add_tables(CLI::App& app, Run& run, const Speech& say) {
  auto* tables = app.add_subcommand("tables", say(help::tables));
  tables->require_subcommand(1)->fallthrough();
  static TablesOptions where;
  static std::string data = "var", boards, id, checked;
  tables->add_option("--data", data, say(help::data));
  tables->add_option("--boards", boards, say(help::data_boards));
  tables->add_flag("--json", where.json, say(help::json_value));
  tables->callback([] {
    where.data = data;
    where.boards = boards;
  });
  add_list(*tables, run, where, say);
  auto* show = tables->add_subcommand("show", say(help::tables_show));
  show->add_option("id", id, say(help::table_id))->required();
  show->callback([&run] { run = [] { return show_table(where, id); }; });
  auto* check = tables->add_subcommand("check", say(help::tables_check));
  check->add_option("id", checked, say(help::check_id));
  check->callback([&run] { run = [] { return check_tables(where, checked); }; });
  add_export(*tables, run, where, say);
  add_delete(*tables, run, where, say);
}

void add_ban(CLI::App& app, Run& run, const Speech& say) {
  auto* command = app.add_subcommand("ban", say(help::ban));
  static BanOptions options;
  static std::string data = "var";
  command->add_option("--guest", options.guest, say(help::ban_guest));
  command->add_option("--address", options.address, say(help::ban_address));
  command->add_flag("--lift", options.lift, say(help::ban_lift));
  command->add_flag("--list", options.list, say(help::ban_list));
  command->add_option("--data", data, say(help::data));
  command->add_flag("--json", options.json, say(help::json_value));
  command->callback([&run] {
    options.data = data;
    run = [] { return ban(options); };
  });
}

}  // namespace

void add_operator_commands(CLI::App& app, Run& run, const Speech& say) {
  add_tables(app, run, say);
  add_ban(app, run, say);
}

}  // namespace roundhouse::cli
