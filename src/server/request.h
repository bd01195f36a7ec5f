// What a client may ask of the server (protocol/messages.md), read from one JSON text.
// Not here: whether it makes sense at this table. A text that is not a request comes back as a
// value that names what is wrong and where.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/game.h"

namespace roundhouse::server {

struct AskGames {};
struct AskBoard {
  std::string board;
};
struct AskNew {
  GameSetup setup;
};
struct AskJoin {
  std::string table;
  std::optional<std::string> token;  // none: a spectator
};
struct AskMove {
  std::string move;
  int prompt = 0;
};
struct AskCheck {
  std::string move;
};
struct AskView {};
struct AskRecord {};
struct AskPing {};
using Ask = std::variant<AskGames, AskBoard, AskNew, AskJoin, AskMove, AskCheck, AskView, AskRecord,
                         AskPing>;

using RequestId = std::optional<std::string>;  // the client's own name for the request

struct Request {
  RequestId id;
  Ask ask;
};

struct BadRequest {
  RequestId id;
  std::string code;
  std::string text;
  std::string at;  // JSON pointer, or empty
};

inline constexpr std::size_t kMaxRequest = 64 * 1024;

std::variant<Request, BadRequest> parse_request(std::string_view text);

}  // namespace roundhouse::server
