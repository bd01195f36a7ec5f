// What a table is besides the game on it: its seats and who holds them, its host, its manners.
// A plain value, stored whole. Not here: the game (play/game.h) and who is connected (room.h).
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "text/game_info.h"

namespace roundhouse::server {

enum class Phase : std::uint8_t { open, playing, over };  // numbers are stored
enum class Chat : std::uint8_t { free, phrases, none };   // numbers are stored

struct SeatHead {
  std::string token_hash = {};  // of the token that opens it; "" when nobody holds one
  std::string guest = {};       // whose it is, if that guest has a key
  std::string name = {};
  std::string bot = {};       // a seat made for a bot
  std::string stand_in = {};  // a bot that plays on for the person
  std::string nonce = {};     // what the seat adds to the luck
  bool muted = false;
  bool program = false;  // the holder said that it is a program
  int colour = kNoLook;  // chosen, like no other seat of the table
  int mark = kNoLook;

  bool is_taken() const { return !bot.empty() || !token_hash.empty(); }
  const std::string& player() const { return stand_in.empty() ? bot : stand_in; }  // "": a person

  bool operator==(const SeatHead&) const = default;
};

struct TableHead {
  std::string id = {};
  std::string game = {};
  std::string board = {};
  std::map<std::string, std::string, std::less<>> options = {};
  std::string assist = {};  // what it helps its players with (text/game_info.h)
  std::string secret = {};  // of the sealed luck, hex; never sent before the game is over
  std::vector<SeatHead> seats = {};
  Phase phase = Phase::playing;
  bool is_public = false;
  bool locked = false;
  bool paused = false;
  bool starts_full = false;  // begins by itself when the last seat is taken
  int host = -1;             // the seat whose holder is the host
  int clock = 0;             // seconds for a decision; 0: none
  Chat chat = Chat::free;
  std::string next = {};              // the table of the rematch
  bool same_deal = false;             // the cards were seen before, in the game it is a rematch of
  std::set<std::string> kicked = {};  // who stays out (room_seats.cc)

  bool operator==(const TableHead&) const = default;
};

struct Said {
  int n = 0;
  int seat = 0;
  std::string name = {};
  std::string text = {};
  bool phrase = false;  // `text` is the name of a ready phrase

  bool operator==(const Said&) const = default;
};

struct TableSummary {
  std::string id;
  std::string game;
  std::string board;
  Phase phase = Phase::open;
  std::int64_t touched = 0;        // seconds since 1970
  std::vector<std::string> names;  // by seat; "" for a free one
  std::vector<int> own;            // the seats of the guest who asked
  int free = 0;
};

}  // namespace roundhouse::server
