#include "games/ttr/text/digests.h"

#include "games/routes/text/map_fields.h"
#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr {

namespace {

class Fields : public MapFields {
 public:
  using MapFields::MapFields;

  void card(u8 kind) { byte(kind == kLocomotive ? board().colours : kind); }
  void offer(const Private& own) {
    const int n = offered(own);
    byte(n);
    for (int i = 0; i < n; ++i) byte(own.offer[i]);
  }
  void turn(const Public& open) {
    byte(static_cast<int>(open.phase));
    byte(open.seats);
    byte(index(open.first));
    byte(index(open.turn));
    byte(open.last_turns);
    byte(open.passes);
  }
  void trains_and_points(const Public& open, int seat) {
    byte(open.trains[seat]);
    const u16 points = static_cast<u16>(open.points[seat]);
    byte(points & 255);
    byte(points >> 8);
  }
  // Nothing when no reset waits: the digests of games that knew of none stay what they are.
  void withheld(const Public& open) {
    if (open.withheld != 0) byte(open.withheld);
  }
  void row(const Public& open, int slots) {
    for (int i = 0; i < slots; ++i) card(open.row[i]);
  }
};

}  // namespace

u64 state_digest(const Map& map, const State& s) {
  const Public& open = s.open;
  Fields f(map.board);
  f.turn(open);
  for (int i = 0; i < open.seats; ++i) {
    const Private& own = s.own[i];
    f.trains_and_points(open, i);
    f.cards(own.hand);
    f.cards(open.known[i]);
    f.tickets(own.held);
    f.offer(own);
    f.byte(open.waiting.has(seat_at(i)));
    f.byte(own.keeps);
  }
  f.owners(open.claimed);
  f.row(open, kMaxRow);
  f.cards(s.hidden.deck);
  f.cards(open.discards);
  f.byte(open.shuffles);
  f.byte(open.left);
  f.tickets(s.hidden.fresh);
  f.byte(open.under);
  for (int i = 0; i < open.under; ++i) {
    f.byte(s.hidden.under[i]);
    f.byte(open.under_by[i]);
  }
  f.withheld(open);
  return f.value();
}

u64 view_digest(const Map& map, const View& v) {
  const Public& open = v.open;
  Fields f(map.board);
  f.turn(open);
  for (int i = 0; i < open.seats; ++i) {
    f.trains_and_points(open, i);
    f.byte(open.cards[i]);
    f.cards(open.known[i]);
    f.byte(open.tickets[i]);
    f.byte(open.offered[i]);
    f.byte(open.waiting.has(seat_at(i)));
  }
  f.owners(open.claimed);
  f.row(open, kMaxRow);
  f.byte(open.deck);
  f.cards(open.discards);
  f.byte(open.shuffles);
  f.byte(open.fresh);
  f.byte(open.under);
  for (int i = 0; i < open.under; ++i) {
    f.byte(v.under[i]);
    f.byte(open.under_by[i]);
  }
  f.byte(index(v.seat));
  if (v.seat != kNobody) {
    f.cards(v.own.hand);
    f.tickets(v.own.held);
    f.offer(v.own);
    f.byte(v.own.keeps);
  }
  f.withheld(open);
  return f.value();
}

}  // namespace roundhouse::ttr
