// The games and boards there are: built-in ones and maps dropped into a folder. Makes games for the
// seam.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "play/game.h"
#include "play/offers.h"
#include "play/shelf.h"

namespace roundhouse {

class Catalogue {
 public:
  Catalogue();

  // A board file, with its layout if there is one. Says what is wrong with it, or nothing.
  std::optional<std::string> add_board(std::string_view json, std::string_view file,
                                       std::string_view layout = {});
  // Every *.json in the folder that is not a layout. Returns what was wrong with the files left
  // out.
  std::vector<std::string> add_folder(const std::filesystem::path& folder);

  const std::string& newest_board() const { return boards_.back().id; }

  Or<std::unique_ptr<Game>> new_game(const GameSetup& setup, const Luck& luck) const;
  Or<std::unique_ptr<Game>> from_position(GameSetup setup, std::string_view position,
                                          std::uint64_t seed) const;
  // Goes on with a stored game. `secret` is the hex of its sealed luck ("" for seeded luck).
  // `nonces`: what the seats added to it. With a `flaw` to say it in, a record that is wrong from
  // some line on gives the game up to there.
  Or<std::unique_ptr<Game>> resume(std::span<const std::string> lines, std::string_view secret,
                                   std::vector<std::string> nonces = {},
                                   std::string* flaw = nullptr) const;
  // A game that begins with these two lines and takes its luck from the lines it will follow.
  Or<std::unique_ptr<Game>> taped(std::string_view header, std::string_view second) const;

  Or<AnyKit> kit(const GameSetup& setup) const;
  // What to call the board that a record names: its id, or id@hash for an earlier version of it.
  std::string address_of(std::string_view id, std::string_view hash) const;
  bool has_game(std::string_view id) const { return find_offer(id) != nullptr; }
  std::vector<std::string> game_ids() const;

  std::string games_members() const;                                         // "games":…,"assist":…
  std::optional<std::string> board_members(std::string_view address) const;  // "board":…,"layout":…

 private:
  struct Shelf {
    std::string id, json, layout;
    AnyBoards boards;
    bool current;  // false: an earlier version, for games that were played on it
    bool has_hash(std::string_view hash) const;
  };
  // By id, or by id@hash.
  const Shelf* find_board(std::string_view address) const;
  std::optional<std::string> shelve(std::string_view json, std::string_view file,
                                    std::string_view layout, bool current);

  std::vector<Shelf> boards_;
};

}  // namespace roundhouse
