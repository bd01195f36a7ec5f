// The one macro of the house: a broken precondition is a bug, said in a sentence.
// Never reachable from outside input; that is refused with a Reject before it gets here.
#pragma once

namespace roundhouse {
[[noreturn]] void assertion_failed(const char* what, const char* file, int line);
}

#if RH_ASSERTS
#define RH_ASSERT(condition, what) \
  ((condition) ? void(0) : ::roundhouse::assertion_failed(what, __FILE__, __LINE__))
#else
#define RH_ASSERT(condition, what) ((void)sizeof(condition))
#endif
