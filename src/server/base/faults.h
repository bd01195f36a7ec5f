// What a bug does that is met while a table is played: it ends one table, not the program
// (docs/adr/0013-a-fault-ends-one-table.md).
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace roundhouse::server {

// Runs the work and tells what escaped it, if anything did. In a browser nothing does: there a
// fault ends the module, and the page starts another one from what is stored.
std::optional<std::string> fault_in(const std::function<void()>& work);

// The server's: a failed assertion is an exception, from now on and in the whole program.
void throw_failed_assertions();

}  // namespace roundhouse::server
