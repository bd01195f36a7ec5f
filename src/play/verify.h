// Checks a text of records: every digest, move, note, outcome and result; then, where the luck is
// known, that the deal came from it. A seat's record cannot be replayed: its digests are checked,
// and that its lines are such as may stand there.
#pragma once

#include <istream>
#include <string>

#include "play/catalogue.h"

namespace roundhouse {

struct Verdict {
  int games = 0;
  long lines = 0;
  int luck_checked = 0;  // games whose seed or opened secret gives the same outcomes
  int seat_records = 0;  // only their digests and the form and order of their lines can be checked
  int unfinished = 0;
  long bad_line = 0;  // 0: all is well
  std::string problem;
};

Verdict verify_records(std::istream& in, const Catalogue& catalogue);

}  // namespace roundhouse
