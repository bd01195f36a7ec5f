#include "cli/commands/tables.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <sstream>

#include "cli/commands/store_access.h"
#include "cli/commands/whole_file.h"
#include "play/catalogue.h"
#include "play/verify.h"
#include "server/rooms/table_check.h"
#include "server/system/board_folder.h"
#include "text/json_out.h"

namespace roundhouse::cli {

using namespace server;
using text::put_text;

namespace {

constexpr std::array<std::string_view, 3> kPhases{"open", "playing", "over"};
constexpr std::size_t kShortGuest = 12;  // digits: enough to ban one, too few to be one

std::string_view name_of(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }

Catalogue catalogue_of(const TablesOptions& where) {
  Catalogue catalogue;
  const auto folder = where.boards.empty() ? where.data / "boards" : where.boards;
  for (const std::string& problem : add_board_folder(catalogue, folder)) fail(problem);
  return catalogue;
}

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
  std::string out;
  for (const std::string& text : texts) {
    if (!out.empty()) out += between;
    out += text.empty() ? "–" : legible(text);
  }
  return out;
}

// ---- list

bool is_asked_for(const ListedTable& table, const ListOptions& which) {
  const TableSummary& summary = table.summary;
  if (!table.damage.empty()) return which.game.empty() && which.phase.empty() && which.older == 0;
  if (!which.game.empty() && summary.game != which.game) return false;
  if (!which.phase.empty() && name_of(summary.phase) != which.phase) return false;
  return which.older == 0 ||
         summary.touched < std::time(nullptr) - std::int64_t{which.older} * 86'400;
}

void put_json(std::string& out, const ListedTable& table) {
  const text::JsonObject object(out);
  put_text(out, "id", legible(table.summary.id));
  if (!table.damage.empty()) return put_text(out, "damaged", table.damage);
  put_text(out, "game", table.summary.game);
  put_text(out, "phase", name_of(table.summary.phase));
  text::put_member(out, "touched", table.summary.touched);
  text::put_member(out, "lines", table.lines);
  text::put_strings(out, "seats", table.summary.names);
}

std::string line_of(const ListedTable& table) {
  const TableSummary& summary = table.summary;
  if (!table.damage.empty())
    return fmt::format("{}  damaged: {}", legible(summary.id), table.damage);
  return fmt::format("{}  {:<7}  {:<17}  {}  {:>5} lines  {}", summary.id, name_of(summary.phase),
                     summary.game, utc(summary.touched), table.lines, joined(summary.names, ", "));
}

// ---- show

std::string line_of(const SeatHead& seat, int n) {
  std::string out = fmt::format("seat {}: {}", n, seat.name.empty() ? "–" : legible(seat.name));
  if (!seat.bot.empty()) out += ", bot " + seat.bot;
  if (!seat.stand_in.empty()) out += ", played by bot " + seat.stand_in;
  if (!seat.is_taken()) out += ", free";
  if (!seat.guest.empty()) out += ", guest " + seat.guest.substr(0, kShortGuest);
  if (seat.muted) out += ", muted";
  if (seat.program) out += ", a program";
  return out;
}

void put_json(std::string& out, const SeatHead& seat) {
  const text::JsonObject object(out);
  put_text(out, "name", seat.name);
  if (!seat.bot.empty()) put_text(out, "bot", seat.bot);
  if (!seat.stand_in.empty()) put_text(out, "stand_in", seat.stand_in);
  if (!seat.guest.empty()) put_text(out, "guest", seat.guest.substr(0, kShortGuest));
  text::put_flag(out, "free", !seat.is_taken());
}

void put_json(std::string& out, const StoredTable& table) {
  const TableHead& head = table.head;
  const text::JsonObject object(out);
  put_text(out, "id", head.id);
  put_text(out, "game", head.game);
  put_text(out, "board", head.board);
  put_text(out, "phase", name_of(head.phase));
  text::put_flag(out, "public", head.is_public);
  text::put_member(out, "host", head.host);
  text::put_member(out, "clock", head.clock);
  put_text(out, "next", head.next);
  text::put_member(out, "lines", static_cast<long long>(table.lines.size()));
  text::put_member(out, "said", static_cast<long long>(table.said.size()));
  text::put_key(out, "seats");
  text::put_array(out, head.seats.size(), [&](std::size_t i) { put_json(out, head.seats[i]); });
}

void print_json(const StoredTable& table) {
  std::string out;
  put_json(out, table);
  fmt::print("{}\n", out);
}

void print_text(const StoredTable& table) {
  const TableHead& head = table.head;
  fmt::print("table {}\n{}{}, {}, {}{}\n", head.id, head.game,
             head.board.empty() ? "" : " on " + head.board, name_of(head.phase),
             head.is_public ? "public" : "private",
             head.same_deal ? ", on a deal seen before" : "");
  for (const auto& [name, value] : head.options) fmt::print("option {}={}\n", name, value);
  if (head.clock > 0) fmt::print("clock: {} s\n", head.clock);
  fmt::print("record: {} lines; chat kept: {} lines\n", table.lines.size(), table.said.size());
  if (!head.next.empty()) fmt::print("rematch at {}\n", head.next);
  for (std::size_t i = 0; i < head.seats.size(); ++i)
    fmt::print("{}{}\n", line_of(head.seats[i], static_cast<int>(i)),
               static_cast<int>(i) == head.host ? ", host" : "");
}

// ---- check

// Where it is damaged; "": nowhere.
std::string damage_of(const Catalogue& catalogue, const Loaded& loaded) {
  if (const auto* error = std::get_if<server::StoreError>(&loaded)) return error->text;
  if (const auto* damaged = std::get_if<Damaged>(&loaded)) return damaged->where;
  const auto* table = std::get_if<StoredTable>(&loaded);
  if (!table) return "";  // deleted meanwhile
  const auto woken = wake_game(catalogue, *table);
  if (!woken.damage.empty() || !woken.game) return woken.damage;
  std::stringstream record;
  for (const std::string& line : woken.game->record_lines()) record << line << '\n';
  const Verdict verdict = verify_records(record, catalogue);
  return verdict.bad_line == 0 ? "" : fmt::format("lines: line {}", verdict.bad_line);
}

struct Found {
  std::string id, where;
};

void put_findings(std::string& out, std::size_t checked, const std::vector<Found>& damaged,
                  const std::vector<std::string>& problems) {
  const text::JsonObject object(out);
  text::put_member(out, "checked", static_cast<long long>(checked));
  text::put_key(out, "damaged");
  text::put_array(out, damaged.size(), [&](std::size_t i) {
    const text::JsonObject found(out);
    put_text(out, "id", damaged[i].id);
    put_text(out, "where", damaged[i].where);
  });
  text::put_strings(out, "file", problems);
}

int report(const TablesOptions& where, std::size_t checked, const std::vector<Found>& damaged,
           const std::vector<std::string>& problems) {
  if (where.json) {
    std::string out;
    put_findings(out, checked, damaged, problems);
    fmt::print("{}\n", out);
  } else {
    for (const std::string& problem : problems) fmt::print("the file: {}\n", problem);
    for (const Found& found : damaged) fmt::print("{}  damaged: {}\n", found.id, found.where);
    fmt::print("{} {} checked, {} damaged\n", checked, checked == 1 ? "table" : "tables",
               damaged.size());
  }
  return damaged.empty() && problems.empty() ? kFine : kFailed;
}

// ---- export

bool write_file(const std::string& file, const std::vector<std::string>& lines) {
  if (std::filesystem::exists(file)) return fail(file + " is already there"), false;
  WholeFile out(file, WholeFile::Readers::owner);
  for (const std::string& line : lines) out.write(line + '\n');
  return out.finish() || (fail("cannot write " + file), false);
}

int write_record(const std::string& file, const StoredTable& table, bool secret) {
  const bool over = table.head.phase == Phase::over;
  if (table.lines.empty()) return fail("the game has not begun: there is no record");
  if (!over && !secret)
    return fail(
        "the game is not over: its record tells what is hidden from the players. With --secret it "
        "is written all the same; keep it to yourself");
  if (!write_file(file, table.lines)) return kFailed;
  fmt::print("Wrote {} lines to {}{}\n", table.lines.size(), file,
             over ? "" : " (a game that is not over: it tells hidden cards)");
  return kFine;
}

}  // namespace

int list_tables(const TablesOptions& where, const ListOptions& which) {
  const auto store = open_operator_store(where.data);
  if (!store) return kFailed;
  auto tables = got(store->tables());
  if (!tables) return kFailed;
  std::erase_if(*tables, [&](const ListedTable& table) { return !is_asked_for(table, which); });
  if (where.json) {
    std::string out;
    text::put_array(out, tables->size(), [&](std::size_t i) { put_json(out, (*tables)[i]); });
    fmt::print("{}\n", out);
  } else {
    for (const ListedTable& table : *tables) fmt::print("{}\n", line_of(table));
  }
  return kFine;
}

int show_table(const TablesOptions& where, const std::string& id) {
  const auto store = open_operator_store(where.data);
  if (!store) return kFailed;
  const auto whole = the_one(store->tables_like(id), id, "table");
  if (!whole) return kFailed;
  const Loaded loaded = store->load(*whole);
  if (const auto* error = std::get_if<server::StoreError>(&loaded)) return fail(error->text);
  const auto* damaged = std::get_if<Damaged>(&loaded);
  const auto* table = std::get_if<StoredTable>(&loaded);
  if (damaged && damaged->rest) table = &*damaged->rest;
  if (table) (where.json ? print_json : print_text)(*table);
  if (damaged) return fail(fmt::format("{} is damaged: {}", *whole, damaged->where));
  return table ? kFine : fail("there is no table " + *whole);
}

int check_tables(const TablesOptions& where, const std::string& id) {
  const auto store = open_operator_store(where.data);
  if (!store) return kFailed;
  std::vector<ListedTable> tables;
  std::vector<std::string> problems;
  if (!id.empty()) {
    const auto whole = the_one(store->tables_like(id), id, "table");
    if (!whole) return kFailed;
    tables.resize(1);
    tables[0].summary.id = *whole;
  } else {
    auto all = got(store->tables());
    auto found = got(store->problems());
    if (!all || !found) return kFailed;
    tables = *std::move(all);
    problems = *std::move(found);
  }
  const Catalogue catalogue = catalogue_of(where);
  std::vector<Found> damaged;
  for (const ListedTable& table : tables) {
    std::string at = damage_of(catalogue, store->load(table.summary.id));
    if (at.empty()) at = table.damage;  // of one that cannot even be found by its id
    if (!at.empty()) damaged.push_back({legible(table.summary.id), std::move(at)});
  }
  return report(where, tables.size(), damaged, problems);
}

int export_table(const TablesOptions& where, const std::string& id, const std::string& file,
                 bool secret) {
  const auto store = open_operator_store(where.data);
  if (!store) return kFailed;
  const auto whole = the_one(store->tables_like(id), id, "table");
  if (!whole) return kFailed;
  const Loaded loaded = store->load(*whole);
  if (const auto* table = std::get_if<StoredTable>(&loaded))
    return write_record(file, *table, secret);
  if (const auto* error = std::get_if<server::StoreError>(&loaded)) return fail(error->text);
  const auto* damaged = std::get_if<Damaged>(&loaded);
  if (!damaged) return fail("there is no table " + *whole);
  fail(fmt::format("{} is damaged: {}", *whole, damaged->where));
  if (damaged->rest) write_record(file, *damaged->rest, secret);  // what is left of it
  return kFailed;
}

}  // namespace roundhouse::cli
