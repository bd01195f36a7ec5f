// The engine as a module for a browser: what `roundhouse engine` hears and says, text by text.
#include "play/engine.h"
#include "wasm/door.h"

namespace roundhouse::wasm {

void hear(std::string_view text) {
  static const Catalogue catalogue;
  static Engine engine(catalogue, [](const std::string& message) { say(message); });
  engine.hear(text);
}

}  // namespace roundhouse::wasm
