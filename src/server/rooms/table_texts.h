// The texts about guests and tables (protocol/messages.md, "Tables"), and what follows from a
// table's head. Nothing secret goes in: no token, no hash, no secret of the luck.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/game.h"
#include "server/store/table_head.h"

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
  std::string proposal = {};  // of the same deal once more, as members
};

// Members without braces.
std::string table_text(const TableNews& news);
std::string said_text(const Said& said);
std::string rematch_text(std::string_view table);
struct ProposalNews {
  int by = 0;
  bool swap = false;
  const std::set<int>& yes;
  const std::set<int>& needs;
  std::int64_t left_ms = 0;
};
std::string proposal_text(const ProposalNews& news);
std::string no_proposal_text(std::optional<int> by);
std::string summaries_text(std::span<const TableSummary> tables);  // a JSON array

}  // namespace roundhouse::server
