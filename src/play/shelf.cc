#include "play/shelf.h"

#include "text/json_in.h"

namespace roundhouse {

namespace {

constexpr std::string_view kEditions[] = {"ttr-classic", "ttr-new"};

std::string format_of(std::string_view json) {
  codec::Problem problem;
  const auto value = codec::parse_json(json, problem);
  if (!value || !value->is_object()) return {};
  const auto* format = value->as_object().if_contains("format");
  return format != nullptr && format->is_string() ? std::string(format->as_string()) : "";
}

template <class Wide, class Narrow>
Or<Wide> widen(Or<Narrow> made) {
  if (auto* why = std::get_if<std::string>(&made)) return std::move(*why);
  return Wide(std::get<Narrow>(std::move(made)));
}

int seats_of(const GameSetup& setup) { return static_cast<int>(setup.seats.size()); }
codec::Options options_of(const GameSetup& setup) {
  return {setup.options.begin(), setup.options.end()};
}

// Which version of a family's rules the setup asks for, from 1 to the newest; 0 if there is no
// such.
int version_of(const GameSetup& setup, const std::string& family, int newest) {
  if (setup.rules.empty()) return newest;
  for (int version = newest; version > 0; --version)
    if (setup.rules == family + "/" + std::to_string(version)) return version;
  return 0;
}
std::string unknown_version(const GameSetup& setup) {
  return "unknown rules version \"" + setup.rules + "\"";
}

// The edition under the version that the setup asks for.
template <class Edition>
Or<Edition> edition_for(const GameSetup& setup, Edition edition, const std::string& family) {
  const int version = version_of(setup, family, edition.rules.version);
  if (version == 0) return unknown_version(setup);
  edition.rules.version = static_cast<u8>(version);
  return edition;
}

}  // namespace

Or<AnyBoards> load_boards(std::string_view json, std::string_view file) {
  const std::string format = format_of(json);
  if (format == "roundhouse-ghost-board") return widen<AnyBoards>(GhostBoards::load(json, file));
  if (format == "roundhouse-signal-board") return widen<AnyBoards>(SignalBoards::load(json, file));
  return widen<AnyBoards>(TtrBoards::load(json, file));  // says what is wrong with anything else
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

bool TtrBoards::has_hash(std::string_view hash) const {
  for (const auto& [id, map] : by_game)
    if (map->hash == hash) return true;
  return false;
}

bool TtrBoards::serves(std::string_view game) const {
  for (const auto& [id, map] : by_game)
    if (id == game) return true;
  return false;
}

Or<AnyKit> TtrBoards::kit(const GameSetup& setup) const {
  for (const auto& [id, map] : by_game) {
    if (id != setup.game) continue;
    const auto edition = edition_for(setup, *codec::builtin_edition(id), "ttr");
    if (const auto* why = std::get_if<std::string>(&edition)) return *why;
    return widen<AnyKit>(codec::TtrKit::make(std::get<codec::Edition>(edition), map,
                                             seats_of(setup), options_of(setup)));
  }
  return "board " + this->id() + " has no tickets for " + setup.game;
}

Or<GhostBoards> GhostBoards::load(std::string_view json, std::string_view file) {
  auto loaded = codec::load_ghost_map(json, file);
  if (const auto* bad = std::get_if<codec::DataError>(&loaded)) return bad->text();
  return GhostBoards{
      std::make_shared<const codec::GhostMap>(std::get<codec::GhostMap>(std::move(loaded)))};
}

bool GhostBoards::serves(std::string_view game) const {
  return game == codec::builtin_ghost_edition().id;
}

Or<AnyKit> GhostBoards::kit(const GameSetup& setup) const {
  const auto edition = edition_for(setup, codec::builtin_ghost_edition(), "ghost");
  if (const auto* why = std::get_if<std::string>(&edition)) return *why;
  return widen<AnyKit>(codec::GhostKit::make(std::get<codec::GhostEdition>(edition), map,
                                             seats_of(setup), options_of(setup)));
}

Or<SignalBoards> SignalBoards::load(std::string_view json, std::string_view file) {
  auto loaded = codec::load_signal_board(json, file);
  if (const auto* bad = std::get_if<codec::DataError>(&loaded)) return bad->text();
  return SignalBoards{
      std::make_shared<const codec::SignalBoard>(std::get<codec::SignalBoard>(std::move(loaded)))};
}

Or<AnyKit> SignalBoards::kit(const GameSetup& setup) const {
  if (version_of(setup, "signal", 1) == 0) return unknown_version(setup);
  return widen<AnyKit>(
      codec::SignalKit::make(setup.game, board, seats_of(setup), options_of(setup)));
}

}  // namespace roundhouse
