// What is kept of the tables of one device, as texts: jobs of the store on their way out, tables on
// their way back. Where they lie is the business of whoever runs the tables (host.h).
#pragma once

#include <string>
#include <string_view>

#include "core/expected.h"
#include "server/store/store.h"

namespace roundhouse::server {

// A JSON array of changes, all or none. Chat and guests are not kept: nobody is elsewhere.
std::string changes_text(const WriteJob& job);

// {"head":…,"lines":[{"line","answered"?}…]}, as the changes brought it about; or what is wrong.
Expected<StoredTable> read_kept_table(std::string_view text);

}  // namespace roundhouse::server
