// The texts about guests and tables (protocol/messages.md, "Tables"), and what follows from a
// table's head. Nothing secret goes in: no token, no hash, no secret of the luck.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/table_head.h"
#include "table/game.h"

namespace roundhouse::server {

GameSetup setup_of(const TableHead& head);
std::vector<std::string> nonces_of(const TableHead& head);

std::string_view name_of(Phase phase);
std::string_view name_of(Chat chat);
Chat chat_of(std::string_view name);

struct TableNews {
  const TableHead& head;
  const std::string& commitment;
  const std::set<int>& own;
  std::set<int> here = {};
  int watching = 0;
  std::map<int, double> left = {};  // seconds, by seat
  std::map<int, int> proxies = {};
};

// Members without braces.
std::string table_text(const TableNews& news);
std::string said_text(const Said& said);
std::string rematch_text(std::string_view table);
std::string summaries_text(std::span<const TableSummary> tables);  // a JSON array

}  // namespace roundhouse::server
