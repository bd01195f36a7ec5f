// Checks a text of records: every digest, move, outcome and result; then, where the luck is known,
// that the deal came from it.
#pragma once

#include <istream>
#include <string>

#include "table/catalogue.h"

namespace roundhouse {

struct Verdict {
  int games = 0;
  long lines = 0;
  int luck_checked = 0;  // games whose seed or opened secret gives the same outcomes
  int seat_records = 0;  // only their chain of digests can be checked
  int unfinished = 0;
  long bad_line = 0;  // 0: all is well
  std::string problem;
};

Verdict verify_records(std::istream& in, const Catalogue& catalogue);

}  // namespace roundhouse
