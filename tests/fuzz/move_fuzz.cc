// Any text may come where a move is expected: it is read or refused, and what is read writes back
// to what it means.
#include <cstdlib>
#include <string>

#include "codec/move_text.h"

using namespace roundhouse;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const codec::Map& map = codec::builtin_map(*codec::builtin_edition("ttr-new"));
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto parsed = codec::parse_move(map, text);
  if (const auto* bad = std::get_if<codec::Unreadable>(&parsed)) {
    if (bad->at > size || bad->expected.empty()) std::abort();
    return 0;
  }
  const ttr::Move& move = std::get<ttr::Move>(parsed);
  std::string written;
  codec::write_move(written, map, move);
  const auto again = codec::parse_move(map, written);
  if (!std::holds_alternative<ttr::Move>(again) || !(std::get<ttr::Move>(again) == move))
    std::abort();
  return 0;
}
