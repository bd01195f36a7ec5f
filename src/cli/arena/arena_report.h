// The arena's results for people and programs: text, JSON, and one page with tables and plots that
// needs no network.
#pragma once

#include <string>

#include "cli/arena/arena_stats.h"

namespace roundhouse::cli {

struct Report {
  Tournament tournament;
  std::vector<Match> matches;
  std::vector<Rating> ratings;
  std::string anchor, sprt;  // what the sequential test says, or ""
};

Report make_report(const Tournament& tournament, const std::vector<Block>& blocks,
                   const std::string& sprt);
std::string as_text(const Report& report);
std::string as_json(const Report& report);
std::string as_page(const Report& report);

}  // namespace roundhouse::cli
