// The door of a module: texts come in by hear(), which whoever stands behind the door defines, and
// go out by say(). Only here does a program touch the page that runs it.
#pragma once

#include <string_view>

namespace roundhouse::wasm {

void hear(std::string_view text);  // one text of the page
std::string_view heard();          // the same, for whoever is called by another name
void say(std::string_view text);   // one to the page, at once

}  // namespace roundhouse::wasm
