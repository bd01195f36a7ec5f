// A board file of Switch & Signal in memory, ready to be played on.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/signal/text/codec.h"
#include "games/signal/text/game_infos.h"

namespace roundhouse::signal {

struct Boards {
  std::shared_ptr<const NamedBoard> board;

  static Expected<Boards> load(std::string_view json, std::string_view file);
  const std::string& id() const { return board->id; }
  bool has_hash(std::string_view hash) const { return board->hash == hash; }
  bool serves(std::string_view game) const { return game == board->game(); }
  Expected<Codec> codec(const GameSetup& setup) const;
};

}  // namespace roundhouse::signal
