// `roundhouse tables …`: what the operator of a server sees and does with its tables, also while it
// runs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace roundhouse::cli {

struct TablesOptions {
  std::filesystem::path data = "var";
  std::filesystem::path boards;  // more boards; empty: boards/ in the data folder
  bool json = false;
};

struct ListOptions {
  std::string game, phase;  // "": all
  int older = 0;            // days since the last change
};

int list_tables(const TablesOptions& where, const ListOptions& which);
int show_table(const TablesOptions& where, const std::string& id);
// One, or with "" all and the file itself.
int check_tables(const TablesOptions& where, const std::string& id);
// `secret`: also a game that is not over, with the cards that are hidden from its players.
int export_table(const TablesOptions& where, const std::string& id, const std::string& file,
                 bool secret);
int delete_tables(const TablesOptions& where, const std::vector<std::string>& ids, bool yes);

}  // namespace roundhouse::cli
