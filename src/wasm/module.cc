// The module for a browser. It is the engine, as `roundhouse engine` hears and says it, text by
// text; or, called by another name, the tables of this device (server/local/host.h).
#include "play/engine.h"
#include "server/local/host.h"
#include "wasm/door.h"

namespace roundhouse::wasm {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all;
  return all;
}

}  // namespace

void hear(std::string_view text) {
  static Engine engine(catalogue(), [](const std::string& message) { say(message); });
  engine.hear(text);
}

}  // namespace roundhouse::wasm

extern "C" [[clang::export_name("attend")]] void roundhouse_attend() {
  using namespace roundhouse;
  static server::Host host(wasm::catalogue(), [](std::string_view said) { wasm::say(said); });
  host.hear(wasm::heard());
}
