// A failed assertion in the server is an exception: it ends one table, not the program
// (docs/adr/0013-a-fault-ends-one-table.md).
#pragma once

namespace roundhouse::server {

void throw_failed_assertions();  // from now on, in the whole program

}  // namespace roundhouse::server
