#include "play/totals.h"

namespace roundhouse {

void Totals::add(const Tally& tally, const Deeds* by_seat, int length) {
  ++games;
  decisions += length;
  stalls += tally.stalled;
  shared += tally.winners.count() > 1;
  for (int i = 0; i < tally.seats; ++i) {
    points[i] += tally.score[i];
    wins[i] += tally.winners.has(seat_at(i));
    turns[i] += by_seat[i].turns;
    routes[i] += by_seat[i].routes;
    tickets[i] += by_seat[i].tickets;
    tickets_done[i] += by_seat[i].tickets_done;
  }
  signature += tally.digest.value();  // a sum does not care about order
}

void Totals::add(const Totals& o) {
  games += o.games;
  decisions += o.decisions;
  stalls += o.stalls;
  shared += o.shared;
  signature += o.signature;
  for (int i = 0; i < kMaxSeats; ++i) {
    points[i] += o.points[i];
    wins[i] += o.wins[i];
    turns[i] += o.turns[i];
    routes[i] += o.routes[i];
    tickets[i] += o.tickets[i];
    tickets_done[i] += o.tickets_done[i];
  }
}

}  // namespace roundhouse
