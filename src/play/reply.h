// The texts that answer requests (protocol/messages.md), put together from members that a Game has
// already written.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "play/request.h"

namespace roundhouse {

inline constexpr int kProtocol = 1;  // of the messages

// {"t":"<type>","id":"<id>",<members>}: without id when there is none; `members` may be empty.
std::string message(std::string_view type, const RequestId& id, std::string_view members = {});
std::string error_message(const RequestId& id, std::string_view code, std::string_view text,
                          std::string_view at = {});
std::string error_message(const BadRequest& bad);
std::string reject_message(const RequestId& id, const Refusal& refusal, std::optional<int> prompt);
// A move that answers a prompt which is not the seat's present one.
std::string stale_message(const RequestId& id, std::optional<int> prompt);
// Where the moves of a train would end; a refusal, or an error where this game has no such thing.
std::string forecast_message(const RequestId& id, const Game& game, const AskExplain& ask,
                             std::optional<int> seat);
std::string hint_message(const RequestId& id, int prompt, const Hint& hint);
std::string record_message(const RequestId& id, std::span<const std::string> lines);

// The token of another person's seat, for the maker of the table to hand on.
struct Invite {
  int seat = 0;
  std::string token;
};

struct Welcome {
  std::string_view table;
  std::optional<int> seat = {};
  std::string_view token = {};
  bool nonce_unused = false;  // the request brought one too early
  std::span<const Invite> invites = {};
};
std::string welcome_message(const RequestId& id, const Welcome& welcome);

}  // namespace roundhouse
