// The fields of a position on a map as the bytes of its digest. Kinds are numbered as in the board
// file: the colours it has, then the locomotive.
#pragma once

#include "core/digest.h"
#include "games/routes/rules/board.h"

namespace roundhouse::routes {

class MapFields {
 public:
  explicit MapFields(const Board& board) : board_(board) {}

  void byte(int b) { digest_.byte(static_cast<u8>(b)); }
  void cards(const u8 (&counts)[kKinds]) {
    for (int k = 0; k < board_.colours; ++k) byte(counts[k]);
    byte(counts[kLocomotive]);
  }
  void tickets(const TicketSet& set) {
    byte(set.count());
    for (int t : set) byte(t);
  }
  // Of each track, by what each seat has claimed.
  void owners(const TrackSet (&claimed)[kMaxSeats]) {
    u8 owner[kMaxTracks];
    for (int t = 0; t < board_.tracks; ++t) owner[t] = kNone;
    for (int i = 0; i < kMaxSeats; ++i)
      for (int t : claimed[i]) owner[t] = static_cast<u8>(i);
    for (int t = 0; t < board_.tracks; ++t) byte(owner[t]);
  }
  const Board& board() const { return board_; }
  u64 value() const { return digest_.value(); }

 private:
  const Board& board_;
  Digest digest_;
};

}  // namespace roundhouse::routes
