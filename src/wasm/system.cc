// What the tables of the server need of the system (server/base), as a browser has it.
#include "server/base/faults.h"
#include "server/base/log.h"
#include "server/base/normal_form.h"

namespace roundhouse::server {

// A fault ends the module: the page starts another one from what is stored.
std::optional<std::string> fault_in(const std::function<void()>& work) {
  work();
  return std::nullopt;
}

// Nobody reads it.
void log_info(std::string_view, LogFields) {}
void log_error(std::string_view, LogFields) {}
std::string short_id(std::string_view table) { return std::string(table); }

// The page sends its texts in that form.
std::string normal_form(std::string_view utf8) { return std::string(utf8); }

}  // namespace roundhouse::server
