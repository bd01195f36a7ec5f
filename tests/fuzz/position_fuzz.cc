// Any text may come as a position: it is refused by name, or it is possible and plays on. Tried on
// every game.
#include <cstdlib>
#include <string>

#include "kits.h"

using namespace roundhouse;

namespace {

template <class Kit>
void try_on(const Kit& kit, std::string_view text) {
  const auto read = kit.read_position(text);
  if (!read) {
    if (read.error().what.empty()) std::abort();
    return;
  }
  const auto& state = *read;
  std::string written;
  kit.write_position(written, state);
  const auto again = kit.read_position(written);
  if (!again.has_value() || kit.digest(*again) != kit.digest(state)) std::abort();
  fuzz::play_on(kit, state, 1, 50, false);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const AnyKit& any : fuzz::kits())
    std::visit([&](const auto& kit) { try_on(kit, text); }, any);
  return 0;
}
