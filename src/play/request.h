// What a client may ask (protocol/messages.md), read from one JSON text; engine and server share
// it. Not here: whether it makes sense at this table, and who may say "seat". A text that is not a
// request comes back as a value that names what is wrong and where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "play/game.h"
#include "play/name.h"

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
  bool early_nonce = false;
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
  std::optional<int> points;       // none: the whole die
  std::vector<std::string> moves;  // of a plan, that come before
};
struct AskHint {
  Who who;
};
struct AskView {
  Who who;
  int since = -1;  // engine only: the history after this version; -1: all of it
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

// Only the server knows guests and tables (protocol/messages.md, "Tables").
struct AskHello {
  std::optional<std::string> key;
  std::optional<std::string> name;
};
struct AskForget {};
struct AskTables {};
struct AskOpen {
  GameSetup setup;
  std::vector<bool> mine;  // by seat: the sender's device holds it
  bool is_public = false;
  bool starts_full = false;
  int clock = 0;
  std::optional<std::string> chat;  // none: the game's own
  bool early_nonce = false;         // one came along; it is not used
};
struct AskSit {
  std::optional<int> seat;  // none: the first free one
  std::optional<std::string> name;
  bool program = false;
  bool early_nonce = false;
};
struct AskNonce {           // what a seat adds to the luck, once the commitment was told
  std::optional<int> seat;  // none: the one shown, or the first own one
  std::string nonce;
};
struct AskStart {};
struct AskLeave {};
struct AskUnlock {
  std::optional<int> seat;  // none: nobody's view is shown
  std::optional<std::string> token;
};
struct AskHand {
  std::string bot;
};
struct AskBack {};
struct AskHost {
  std::string what;
  std::optional<int> seat;
  std::optional<std::string> bot;
};
struct AskRematch {
  bool same = false;
  bool swap = false;
  bool no = false;  // to a proposal
};
struct AskSay {
  std::string text;
  bool phrase = false;
};
struct AskPlan {
  std::vector<std::string> moves;
};
struct AskLook {                    // the colour and the mark of a seat
  std::optional<int> seat;          // none: the one shown, or the first own one
  std::optional<int> colour, mark;  // none: as it is; kNoLook (text/game_info.h): given back
};
struct AskVote {
  int seat = 0;
};
struct AskTakeBack {};  // the last move of the seat shown, and what bots did since
struct AskReplay {
  int at = 0;
  std::optional<int> seat;
};

using Ask =
    std::variant<AskGames, AskBoard, AskNew, AskJoin, AskMove, AskCheck, AskExplain, AskHint,
                 AskView, AskRecord, AskLoad, AskPosition, AskPing, AskHello, AskForget, AskTables,
                 AskOpen, AskSit, AskNonce, AskStart, AskLeave, AskUnlock, AskHand, AskBack,
                 AskHost, AskRematch, AskSay, AskPlan, AskLook, AskVote, AskTakeBack, AskReplay>;

using RequestId = std::optional<std::string>;  // the client's own name for the request

struct Request {
  RequestId id;
  Ask ask;
};

struct BadRequest {
  RequestId id;
  std::string code;
  std::string text;
  std::string at;           // JSON pointer, or empty
  std::string reason = {};  // of a bad name, of a look that is taken
};

inline constexpr std::size_t kMaxRequest = 64 * 1024;

// Names come out in normal form where the caller has one to give.
Expected<Request, BadRequest> parse_request(std::string_view text, Normalise normalise = nullptr);

}  // namespace roundhouse
