// The documented digests of positions and views: docs/games/ghost-train.md lists the fields.
#include "games/ghost/text/codec.h"
#include "games/routes/text/map_fields.h"

namespace roundhouse::ghost {

namespace {

class Fields : public MapFields {
 public:
  explicit Fields(const Map& map) : MapFields(map.board), bonuses_(map.haunts.bonuses) {}

  void turn(const Public& open) {
    byte(static_cast<int>(open.phase));
    byte(open.seats);
    byte(index(open.first));
    byte(index(open.turn));
    byte(open.idle);
  }
  void held(const Private& own) {
    for (u8 ticket : own.held) byte(ticket);
  }
  // Completed tickets, the special one, the bonuses.
  void earned(const Public& open, int seat) {
    tickets(open.completed[seat]);
    byte(open.special.has(seat_at(seat)));
    for (int i = 0; i < bonuses_; ++i) byte(open.bonuses[seat] >> i & 1);
  }

 private:
  int bonuses_;
};

}  // namespace

u64 Codec::digest(const State& s) const {
  const Public& open = s.open;
  Fields f(*map_);
  f.turn(open);
  for (int i = 0; i < open.seats; ++i) {
    f.byte(open.trains[i]);
    f.cards(s.own[i].hand);
    f.held(s.own[i]);
    f.earned(open, i);
    f.tickets(s.own[i].discarded);
  }
  f.owners(open.claimed);
  f.cards(s.hidden.deck);
  f.cards(open.discards);
  f.byte(open.shuffles);
  f.byte(open.left);
  f.tickets(s.hidden.tickets);
  f.byte(open.ticket_shuffles);
  f.byte(open.ticket_left);
  return f.value();
}

u64 Codec::digest(const View& v) const {
  const Public& open = v.open;
  Fields f(*map_);
  f.turn(open);
  for (int i = 0; i < open.seats; ++i) {
    f.byte(open.trains[i]);
    f.byte(open.cards[i]);
    f.byte(open.tickets[i]);
    f.earned(open, i);
    f.byte(open.exchanged[i]);
  }
  f.owners(open.claimed);
  f.byte(open.deck);
  f.cards(open.discards);
  f.byte(open.shuffles);
  f.byte(open.ticket_deck);
  f.byte(open.ticket_shuffles);
  f.byte(index(v.seat));
  if (v.seat == kNobody) return f.value();
  f.cards(v.own.hand);
  f.held(v.own);
  f.tickets(v.own.discarded);
  return f.value();
}

}  // namespace roundhouse::ghost
