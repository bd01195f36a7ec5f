// A board file in memory, ready to be played on: which games it serves, and the kit for one of
// them. Each family of games has its own kind; the catalogue keeps them side by side.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/ghost/text/kit.h"
#include "games/signal/text/kit.h"
#include "games/ttr/text/kit.h"
#include "play/game.h"

namespace roundhouse {

// A value, or a clear sentence that says why not.
template <class T>
using Or = std::variant<T, std::string>;

// Rules and words of any game there is; std::visit turns it into code for that one.
using AnyKit = std::variant<codec::TtrKit, codec::GhostKit, codec::SignalKit>;

// Ticket to Ride: one map with a set of tickets for each edition it serves.
struct TtrBoards {
  std::vector<std::pair<std::string, std::shared_ptr<const codec::Map>>> by_game;

  static Or<TtrBoards> load(std::string_view json, std::string_view file);
  const std::string& id() const { return by_game.front().second->id; }
  const codec::Words& name() const { return by_game.front().second->name; }
  bool has_hash(std::string_view hash) const;
  bool serves(std::string_view game) const;
  Or<AnyKit> kit(const GameSetup& setup) const;
};

struct GhostBoards {
  std::shared_ptr<const codec::GhostMap> map;

  static Or<GhostBoards> load(std::string_view json, std::string_view file);
  const std::string& id() const { return map->id; }
  const codec::Words& name() const { return map->name; }
  bool has_hash(std::string_view hash) const { return map->hash == hash; }
  bool serves(std::string_view game) const;
  Or<AnyKit> kit(const GameSetup& setup) const;
};

struct SignalBoards {
  std::shared_ptr<const codec::SignalBoard> board;

  static Or<SignalBoards> load(std::string_view json, std::string_view file);
  const std::string& id() const { return board->id; }
  const codec::Words& name() const { return board->name; }
  bool has_hash(std::string_view hash) const { return board->hash == hash; }
  bool serves(std::string_view game) const { return game == board->game(); }
  Or<AnyKit> kit(const GameSetup& setup) const;
};

using AnyBoards = std::variant<TtrBoards, GhostBoards, SignalBoards>;

// The family is told by the file's "format".
Or<AnyBoards> load_boards(std::string_view json, std::string_view file);

}  // namespace roundhouse
