// Any text may come from a client: it is a request, or the refusal says what is wrong.
#include <cstdlib>
#include <string>

#include "play/catalogue.h"
#include "play/reply.h"

using namespace roundhouse;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const Catalogue catalogue;
  const auto parsed = parse_request({reinterpret_cast<const char*>(data), size});
  if (!parsed) {
    if (parsed.error().code.empty() || parsed.error().text.empty()) std::abort();
    if (error_message(parsed.error()).find('\n') != std::string::npos) std::abort();
    return 0;
  }
  const auto& request = *parsed;
  if (const auto* ask = std::get_if<AskNew>(&request.ask)) {
    const auto game = catalogue.new_game(ask->setup, {Luck::Kind::seed, 1});
    if (game && (*game)->snapshot_members(0).empty()) std::abort();
  }
  if (const auto* ask = std::get_if<AskLoad>(&request.ask))
    (void)catalogue.from_position(ask->setup, ask->position, 1);
  return 0;
}
