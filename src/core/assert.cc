#include "core/assert.h"

#include <cstdio>
#include <cstdlib>

namespace roundhouse {
namespace {

AssertionHandler handler = nullptr;  // the one thing that is not passed in: a bug can be anywhere

}  // namespace

void on_failed_assertion(AssertionHandler throwing) { handler = throwing; }

void assertion_failed(const char* what, const char* file, int line) {
  if (handler) handler(what, file, line);
  std::fprintf(stderr, "%s:%d: this must never happen: %s\n", file, line, what);
  std::abort();
}

}  // namespace roundhouse
