// A board file of Ticket to Ride in memory, ready to be played on: one map with a set of tickets
// for each edition it serves.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/ttr/text/codec.h"
#include "text/game_info.h"

namespace roundhouse::ttr {

struct Boards {
  std::vector<std::pair<std::string, std::shared_ptr<const Map>>> by_game;

  static Expected<Boards> load(std::string_view json, std::string_view file);
  const std::string& id() const { return by_game.front().second->id; }
  bool has_hash(std::string_view hash) const;
  bool serves(std::string_view game) const;
  Expected<Codec> codec(const GameSetup& setup) const;
};

const std::vector<GameInfo>& game_infos();

}  // namespace roundhouse::ttr
