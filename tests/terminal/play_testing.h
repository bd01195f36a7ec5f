// For the tests of the terminal: a table on the built-in board with names at its seats, and games
// played by a script.
#pragma once

#include <sstream>
#include <variant>

#include "cli/terminal/play.h"
#include "games/ttr/words/words.h"
#include "play/catalogue.h"

namespace roundhouse::cli {

inline GameSetup setup_for_tests(int seats, const std::string& game = "ttr-classic") {
  GameSetup setup{game, {}, {{"first-seat", "0"}}, ""};
  for (int i = 0; i < seats; ++i)
    setup.seats.push_back({std::string(1, static_cast<char>('A' + i)) + "nna", ""});
  return setup;
}

struct TestTable {
  explicit TestTable(int seats = 2)
      : setup(setup_for_tests(seats)), codec(std::get<ttr::Codec>(*Catalogue().codec(setup))) {
    Chance chance = Chance::seeded(1);
    auto events = ttr::Events::off();
    state = codec.rules().deal(seats, chance, events);
  }
  ttr::Words words(Lang lang = Lang::en) const { return {codec, setup.seats, lang, Paint()}; }

  // The first seat's turn with just these cards in hand; the rest of the table is not made to fit.
  ttr::View turn_with(std::initializer_list<std::pair<const char*, int>> hand) {
    state.open.phase = ttr::Phase::turn;
    state.open.turn = seat_at(0);
    for (u8& cards : state.own[0].hand) cards = 0;
    for (const auto& [kind, cards] : hand)
      state.own[0].hand[*codec.map().find_kind(kind)] = static_cast<u8>(cards);
    return codec.rules().view(state, seat_at(0));
  }
  int track(const char* id) const { return *codec.map().find_track(id); }
  std::string written(const ttr::Move& move) const {
    std::string text;
    codec.write(text, move);
    return text;
  }

  GameSetup setup;
  ttr::Codec codec;
  ttr::State state;
};

inline PlayOptions seeded_game(const std::string& game, const std::string& lang) {
  PlayOptions options;
  options.game.game = game;
  options.seeded = true;
  options.seed = 11;
  options.lang = lang;
  return options;
}

struct Played {
  int exit_code;
  std::string text;
};

inline Played run(const PlayOptions& options, std::istream& in) {
  std::ostringstream out;
  Console console{in, out};
  const int exit_code = play(options, console);
  return {exit_code, out.str()};
}

inline Played run(const PlayOptions& options, const std::string& script) {
  std::istringstream in(script);
  return run(options, in);
}

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// The widest line of a text.
inline std::size_t widest(const std::string& text) {
  std::size_t most = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    most = std::max(most, width(std::string_view(text).substr(at, end - at)));
    at = end + 1;
  }
  return most;
}

}  // namespace roundhouse::cli
