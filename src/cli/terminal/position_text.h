// A position as text a person can read, from one seat's view, a spectator's, or with everything
// open.
#pragma once

#include <string>
#include <string_view>

#include "games/ttr/words/words_board.h"
#include "play/catalogue.h"

namespace roundhouse::cli {

struct Viewer {
  enum class Kind { seat, spectator, everything };
  Kind kind;
  int number;
  static Viewer at(int seat) { return {Kind::seat, seat}; }
  static Viewer spectator() { return {Kind::spectator, -1}; }
  static Viewer everything() { return {Kind::everything, -1}; }
};

std::string describe(const Game& game, const Catalogue& catalogue, Viewer viewer,
                     std::string_view lang);

// The parts it is made of, for those who hold a view or a state themselves.
std::string describe_view(const BoardWords& words, const ttr::View& view);
std::string describe_row(const BoardWords& words, const ttr::Public& open);
std::string describe_hand(const BoardWords& words, const ttr::Private& own);
// Hand, tickets held (with what is done) and tickets offered, by number.
std::string describe_own(const BoardWords& words, const ttr::Private& own,
                         const ttr::TrackSet& tracks);
std::string describe_offer(const BoardWords& words, const ttr::Private& own);
// The final count by source, with the ranking and every ticket. The game must be over.
std::string describe_result(const BoardWords& words, const ttr::State& state, Seat viewer);

}  // namespace roundhouse::cli
