// What a server answers to the key of a WebSocket's opening request (RFC 6455, 4.2.2).
#pragma once

#include <string>
#include <string_view>

namespace roundhouse::server {

// Sixteen bytes in base64.
bool is_socket_key(std::string_view key);
std::string socket_accept(std::string_view key);

std::string sha1(std::string_view text);  // twenty bytes; for the above, and no secret

}  // namespace roundhouse::server
