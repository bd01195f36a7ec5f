// The messages of protocol/messages.md for one game at a time, without tables and guests: driven by
// whoever is at the other end, who may speak for every seat. Not here: where requests come from and
// answers go (cli/commands/engine.h: pipes; wasm/module.cc: a browser).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "play/catalogue.h"
#include "play/request.h"

namespace roundhouse {

class Engine {
 public:
  using Say = std::function<void(const std::string& message)>;
  Engine(const Catalogue& catalogue, Say say) : catalogue_(catalogue), say_(std::move(say)) {}

  void hear(std::string_view text);  // one request; each of its answers is said

 private:
  void answer(const AskGames& ask);
  void answer(const AskBoard& ask);
  void answer(const AskNew& ask);
  void answer(const AskLoad& ask);
  void answer(const AskJoin& ask);
  void answer(const AskPing& ask);
  void answer(const AskMove& ask);
  void answer(const AskCheck& ask);
  void answer(const AskExplain& ask);
  void answer(const AskHint& ask);
  void answer(const AskView& ask);
  void answer(const AskRecord& ask);
  void answer(const AskPosition& ask);
  template <class ForServer>
  void answer(const ForServer& ask);

  void say(const std::string& message) { say_(message); }
  void error(std::string_view code, std::string_view text, std::string_view at = {});
  bool has_game();
  bool has_seat(const Who& who);
  void start(Expected<std::unique_ptr<Game>> made, std::string_view code);
  bool play(int seat, std::string_view move, const RequestId& id);
  void play_bots();

  const Catalogue& catalogue_;
  Say say_;
  RequestId id_;
  std::unique_ptr<Game> game_;
  std::optional<int> own_seat_;
};

}  // namespace roundhouse
