// The texts the server sends (protocol/messages.md), put together from members that the table
// layer has already written as JSON.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/request.h"
#include "server/wire.h"

namespace roundhouse::server {

// {"t":"<type>","id":"<id>",<members>}: without id when there is none, `members` may be empty.
Text message(std::string_view type, const RequestId& id, std::string_view members);

Text error_message(const RequestId& id, std::string_view code, std::string_view text,
                   std::string_view at = {});
Text reject_message(const RequestId& id, const Refusal& refusal, std::optional<int> prompt);
Text record_message(const RequestId& id, std::span<const std::string> lines);

struct Invite {
  int seat = 0;
  std::string token;
};
// `invites`: tokens of the other people's seats, for whoever made the table to hand on.
Text welcome_message(const RequestId& id, std::string_view table, std::optional<int> seat,
                     std::string_view token, std::span<const Invite> invites = {});

}  // namespace roundhouse::server
