// The server's log, on standard error. Never a token, a secret, a hand or a move in it.
#pragma once

#include <string_view>

namespace roundhouse::server {

void log_error(std::string_view text);

}  // namespace roundhouse::server
