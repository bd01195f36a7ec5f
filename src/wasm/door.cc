#include "wasm/door.h"

#include <cstddef>
#include <string>

namespace {

std::string room;  // for the text that comes in

}  // namespace

extern "C" {

[[clang::import_module("roundhouse"), clang::import_name("say")]] void roundhouse_say(
    const char* text, std::size_t size);

// Where the page is to write a text of so many bytes, before it calls `hear`.
[[clang::export_name("room")]] char* roundhouse_room(std::size_t size) {
  room.resize(size);
  return room.data();
}

[[clang::export_name("hear")]] void roundhouse_hear() { roundhouse::wasm::hear(room); }
}

namespace roundhouse::wasm {

std::string_view heard() { return room; }

void say(std::string_view text) { roundhouse_say(text.data(), text.size()); }

}  // namespace roundhouse::wasm
