#include "games/ttr/words/words_board.h"

namespace roundhouse::cli {

std::string BoardWords::edition() const {
  const codec::Edition* edition = codec::builtin_edition(kit_->game());
  return edition == nullptr ? std::string(kit_->game()) : in_language(edition->name);
}

std::string BoardWords::payment(const ttr::Move& claim) const {
  return payment(board().track[claim.what].length, claim.colour, claim.locomotives);
}

std::string BoardWords::ticket(int t) const {
  const ttr::Ticket& ticket = board().ticket[t];
  return pair(ticket.a, ticket.b) + " " + std::to_string(ticket.points);
}

}  // namespace roundhouse::cli
