// Any text may come as a position: it is refused by name, or it is possible and plays on. Tried on
// every game.
#include <cstdlib>
#include <string>

#include "codecs.h"

using namespace roundhouse;

namespace {

template <class Codec>
void try_on(const Codec& codec, std::string_view text) {
  const auto read = codec.read_position(text);
  if (!read) {
    if (read.error().what.empty()) std::abort();
    return;
  }
  const auto& state = *read;
  std::string written;
  codec.write_position(written, state);
  const auto again = codec.read_position(written);
  if (!again.has_value() || codec.digest(*again) != codec.digest(state)) std::abort();
  fuzz::play_on(codec, state, 1, 50, false);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const AnyCodec& any : fuzz::codecs())
    std::visit([&](const auto& codec) { try_on(codec, text); }, any);
  return 0;
}
