// What a client may ask (protocol/messages.md), read from one JSON text; engine and server share
// it. Not here: whether it makes sense at this table, and who may say "seat". A text that is not a
// request comes back as a value that names what is wrong and where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/game.h"

namespace roundhouse {

// The member "seat": the engine believes it, the server does not look at it.
struct Who {
  bool said = false;
  std::optional<int> seat;  // none: a spectator
};

struct AskGames {};
struct AskBoard {
  std::string board;
};
struct AskNew {
  GameSetup setup;
  std::optional<std::uint64_t> seed;  // engine only
};
struct AskJoin {
  std::string table;
  std::optional<std::string> token;  // none: a spectator
};
struct AskMove {
  std::string move;
  int prompt = 0;
  Who who;
};
struct AskCheck {
  std::string move;
  Who who;
};
struct AskExplain {
  std::string train;
  std::optional<int> points;  // none: the whole die
};
struct AskView {
  Who who;
};
struct AskRecord {
  Who who;
};
struct AskLoad {  // engine only
  GameSetup setup;
  std::string position;  // JSON
  std::optional<std::uint64_t> seed;
};
struct AskPosition {};  // engine only
struct AskPing {};
using Ask = std::variant<AskGames, AskBoard, AskNew, AskJoin, AskMove, AskCheck, AskExplain,
                         AskView, AskRecord, AskLoad, AskPosition, AskPing>;

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

}  // namespace roundhouse
