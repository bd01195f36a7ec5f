// Any text may come where a move is expected: it is read or refused, and what is read writes back
// to what it means. Tried on every game.
#include <cstdlib>
#include <string>

#include "codecs.h"

using namespace roundhouse;

namespace {

template <class Codec>
void try_on(const Codec& codec, std::string_view text) {
  const auto parsed = codec.parse(text);
  if (!parsed) {
    if (parsed.error().at > text.size() || parsed.error().expected.empty()) std::abort();
    return;
  }
  const auto& move = *parsed;
  std::string written;
  codec.write(written, move);
  const auto again = codec.parse(written);
  if (!again.has_value() || !(*again == move)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const AnyCodec& any : fuzz::codecs())
    std::visit([&](const auto& codec) { try_on(codec, text); }, any);
  return 0;
}
