// Boost.JSON from its headers, for builds where Debian's library does not fit.
#include <boost/json/src.hpp>
#include <boost/throw_exception.hpp>
#include <cstdio>
#include <cstdlib>

// Where there are no exceptions Boost asks us what to do instead. We read JSON with error codes and
// ask for a value's kind before we take it: to get here is a bug.
namespace boost {

void throw_exception(const std::exception& what) {
  std::fprintf(stderr, "this must never happen: %s\n", what.what());
  std::abort();
}

void throw_exception(const std::exception& what, const source_location&) { throw_exception(what); }

}  // namespace boost
