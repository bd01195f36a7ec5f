// A board file of Ghost Train in memory, ready to be played on.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/ghost/text/codec.h"
#include "text/game_info.h"

namespace roundhouse::ghost {

struct Boards {
  std::shared_ptr<const Map> map;

  static Expected<Boards> load(std::string_view json, std::string_view file);
  const std::string& id() const { return map->id; }
  bool has_hash(std::string_view hash) const { return map->hash == hash; }
  bool serves(std::string_view game) const { return game == builtin_edition().id; }
  Expected<Codec> codec(const GameSetup& setup) const;
};

const std::vector<GameInfo>& game_infos();

}  // namespace roundhouse::ghost
