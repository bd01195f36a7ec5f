// The door of a module (src/wasm/door.h) for this machine: texts with a zero byte after each on
// standard input, lines on standard output.
#include <iostream>
#include <string>

#include "wasm/door.h"

namespace roundhouse::wasm {

void say(std::string_view text) { std::cout << text << '\n' << std::flush; }

}  // namespace roundhouse::wasm

int main() {
  for (std::string text; std::getline(std::cin, text, '\0');) roundhouse::wasm::hear(text);
}
