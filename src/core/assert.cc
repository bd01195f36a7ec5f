#include "core/assert.h"

#include <cstdio>
#include <cstdlib>

namespace roundhouse {

void assertion_failed(const char* what, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: this must never happen: %s\n", file, line, what);
  std::abort();
}

}  // namespace roundhouse
