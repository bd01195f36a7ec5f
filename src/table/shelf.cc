#include "table/shelf.h"

namespace roundhouse {

namespace {

constexpr std::string_view kEditions[] = {"ttr-classic", "ttr-new"};

template <class Boards>
Or<AnyBoards> widen(Or<Boards> loaded) {
  if (auto* why = std::get_if<std::string>(&loaded)) return std::move(*why);
  return AnyBoards(std::get<Boards>(std::move(loaded)));
}

}  // namespace

Or<AnyBoards> load_boards(std::string_view json, std::string_view file) {
  return widen(TtrBoards::load(json, file));
}

// Tickets for one edition are enough.
Or<TtrBoards> TtrBoards::load(std::string_view json, std::string_view file) {
  TtrBoards boards;
  std::string problem;
  for (const std::string_view game : kEditions) {
    auto loaded = codec::load_map(json, file, codec::builtin_edition(game)->ticket_set);
    if (const auto* bad = std::get_if<codec::DataError>(&loaded))
      problem = bad->text();
    else
      boards.by_game.emplace_back(
          game, std::make_shared<const codec::Map>(std::get<codec::Map>(std::move(loaded))));
  }
  if (boards.by_game.empty()) return problem;
  return boards;
}

bool TtrBoards::serves(std::string_view game) const {
  for (const auto& [id, map] : by_game)
    if (id == game) return true;
  return false;
}

Or<AnyKit> TtrBoards::kit(const GameSetup& setup) const {
  for (const auto& [id, map] : by_game)
    if (id == setup.game) {
      auto made = codec::TtrKit::make(*codec::builtin_edition(id), map,
                                      static_cast<int>(setup.seats.size()),
                                      {setup.options.begin(), setup.options.end()});
      if (auto* why = std::get_if<std::string>(&made)) return std::move(*why);
      return AnyKit(std::get<codec::TtrKit>(std::move(made)));
    }
  return "board " + this->id() + " has no tickets for " + setup.game;
}

}  // namespace roundhouse
