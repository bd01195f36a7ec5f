// The games and boards there are: built-in ones and those that were added. Makes matches, and games
// for the seam.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/expected.h"
#include "games/games.h"
#include "play/game.h"
#include "play/match.h"
#include "play/roster.h"

namespace roundhouse {

// What is wrong with a record, and where.
struct BadRecord {
  int line = 0;              // from 1; 0: no line of its own
  std::string pointer = {};  // into that line, "" for the whole
  std::string what;

  std::string text() const {
    if (line == 0) return what;
    return "line " + std::to_string(line) + (pointer.empty() ? "" : " at " + pointer) + ": " + what;
  }
};

template <class... Codec>
std::variant<Match<Codec>...> match_variant(const std::variant<Codec...>&);
using AnyMatch = decltype(match_variant(std::declval<AnyCodec>()));

class Catalogue {
 public:
  Catalogue();

  // A board file, with its layout if there is one. Says what is wrong with it, or nothing.
  std::optional<std::string> add_board(std::string_view json, std::string_view file,
                                       std::string_view layout = {});
  const std::string& newest_board() const { return boards_.back().id; }

  Expected<AnyMatch> new_match(const GameSetup& setup, const Luck& luck) const;
  Expected<std::unique_ptr<Game>> new_game(const GameSetup& setup, const Luck& luck) const;
  Expected<std::unique_ptr<Game>> from_position(GameSetup setup, std::string_view position,
                                                std::uint64_t seed) const;
  // Goes on with a stored game. `secret` is the hex of its sealed luck ("" for seeded luck).
  // `nonces`: what the seats added to it. With a `bad` to say it in, a record that is wrong from
  // some line on gives the game up to there.
  Expected<std::unique_ptr<Game>, BadRecord> resume(std::span<const std::string> lines,
                                                    std::string_view secret,
                                                    std::vector<std::string> nonces = {},
                                                    std::optional<BadRecord>* bad = nullptr) const;
  // A game that begins with these two lines and takes its luck from the lines it will follow.
  Expected<std::unique_ptr<Game>, BadRecord> taped(std::string_view header,
                                                   std::string_view second) const;

  Expected<AnyCodec> codec(const GameSetup& setup) const;
  // What to call the board that a record names: its id, or id@hash for an earlier version of it.
  std::string address_of(std::string_view id, std::string_view hash) const;
  bool has_game(std::string_view id) const { return find_game_info(id) != nullptr; }
  std::vector<std::string> game_ids() const;

  std::string games_members() const;                                         // "games":…,"assist":…
  std::optional<std::string> board_members(std::string_view address) const;  // "board":…,"layout":…

 private:
  struct BoardEntry {
    std::string id, json, layout;
    AnyBoards boards;
    bool current;  // false: an earlier version, for games that were played on it
    bool has_hash(std::string_view hash) const;
    bool serves(std::string_view game) const;
  };
  void put_family(std::string& out, const GameInfo& offer) const;
  // By id, or by id@hash.
  const BoardEntry* find_board(std::string_view address) const;
  std::optional<std::string> shelve(std::string_view json, std::string_view file,
                                    std::string_view layout, bool current);

  std::vector<BoardEntry> boards_;
};

// A board file of whichever family its "format" names.
Expected<AnyBoards> load_boards(std::string_view json, std::string_view file);
BoardReport report_on(const AnyBoards& boards);

}  // namespace roundhouse
