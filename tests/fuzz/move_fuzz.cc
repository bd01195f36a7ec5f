// Any text may come where a move is expected: it is read or refused, and what is read writes back
// to what it means. Tried on every game.
#include <cstdlib>
#include <string>

#include "kits.h"

using namespace roundhouse;

namespace {

template <class Kit>
void try_on(const Kit& kit, std::string_view text) {
  const auto parsed = kit.parse(text);
  if (!parsed) {
    if (parsed.error().at > text.size() || parsed.error().expected.empty()) std::abort();
    return;
  }
  const auto& move = *parsed;
  std::string written;
  kit.write(written, move);
  const auto again = kit.parse(written);
  if (!again.has_value() || !(*again == move)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const AnyKit& any : fuzz::kits())
    std::visit([&](const auto& kit) { try_on(kit, text); }, any);
  return 0;
}
