#include "games/ttr/words/words.h"

#include "phrases/ttr.h"

namespace roundhouse::ttr {

std::string Words::edition() const {
  const Edition* edition = builtin_edition(codec_->game());
  return edition == nullptr ? std::string(codec_->game()) : in_language(edition->name);
}

std::string Words::greeting(const std::string& others) const {
  return say(phrases::ttr::talk::welcome, {{"names", others}});
}

std::string Words::payment(const Move& claim) const {
  return payment(board().track[claim.track()].length, claim.colour, claim.locomotives);
}

std::string Words::ticket(int t) const {
  const Ticket& ticket = board().ticket[t];
  return pair(ticket.a, ticket.b) + " " + std::to_string(ticket.points);
}

}  // namespace roundhouse::ttr
