// The server's log: one JSON object a line on standard error. Never a token, a secret, a hand or a
// move in it, and of a table's id only the beginning: the whole of it is a key to its door.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace roundhouse::server {

using LogFields = std::initializer_list<std::pair<std::string_view, std::string_view>>;

void log_info(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

std::string short_id(std::string_view table);

}  // namespace roundhouse::server
