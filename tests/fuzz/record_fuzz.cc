// Any text may come as a record: verify names a line, or the record is right to the last byte.
#include <cstdlib>
#include <sstream>
#include <string>

#include "play/verify.h"

using namespace roundhouse;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const Catalogue catalogue;
  std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
  const Verdict verdict = verify_records(in, catalogue);
  if (verdict.bad_line != 0 && verdict.problem.empty()) std::abort();
  return 0;
}
