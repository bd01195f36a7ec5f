// The assertion, our one macro: a broken precondition is a bug, said in a sentence.
// Never reachable from outside input; that is refused with a Reject before it gets here.
// It is on in every build, the server's too: there a handler ends one table instead of the program
// (docs/adr/0013-a-fault-ends-one-table.md).
#pragma once

namespace roundhouse {
[[noreturn, gnu::cold]] void assertion_failed(const char* what, const char* file, int line);

// Called instead of ending the program; it must not return, so it throws. The engine throws nothing
// itself but is built so that it unwinds.
using AssertionHandler = void (*)(const char* what, const char* file, int line);
void on_failed_assertion(AssertionHandler handler);  // once, before there are threads

// Whether apply() asks check() again. Off in the release build: playouts apply what legal() or
// sample() gave them, and a table asks check() itself before every move.
inline constexpr bool kCheckEveryMove = RH_CHECK_EVERY_MOVE;
}  // namespace roundhouse

#define RH_ASSERT(condition, what) \
  ((condition) ? void(0) : ::roundhouse::assertion_failed(what, __FILE__, __LINE__))
