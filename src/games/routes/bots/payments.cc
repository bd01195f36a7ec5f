#include "games/routes/bots/payments.h"

#include "games/routes/bots/paths.h"

namespace roundhouse::routes::bots {

TrackSet cheapest_way(const Board& board, const TrackSet& own, const TrackSet& claimable,
                      const Ticket& ticket) {
  TrackSet way;
  Paths(board, own, claimable).cheapest(ticket.a, ticket.b, way);
  return way;
}

Spared::Spared(const Board& board, const Cards& hand, const TrackSet& needed)
    : board_(board), hand_(hand), needed_(needed) {
  for (const int t : needed)
    if (board.track[t].colour != kGrey) need_[board.track[t].colour] += board.track[t].length;
}

int Spared::taken(const Claim& claim) const {
  if (claim.colour == kLocomotive) return 0;
  const int paid = board_.track[claim.track].length - claim.locomotives;
  const int left = hand_[claim.colour] - paid;
  return std::clamp(need_[claim.colour] - own_need(claim) - left, 0, paid);
}

// What the route itself was to cost in that colour, should it be among the needed ones.
int Spared::own_need(const Claim& claim) const {
  const u8 lanes[] = {claim.track, board_.track[claim.track].twin};
  for (const u8 t : lanes)
    if (t != kNone && needed_.has(t) && board_.track[t].colour == claim.colour)
      return board_.track[t].length;
  return 0;
}

}  // namespace roundhouse::routes::bots
