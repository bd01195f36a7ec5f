#include "games/ttr/text/position_json.h"

#include "core/sort.h"
#include "games/routes/text/map_json_in.h"
#include "games/ttr/text/view_json.h"
#include "text/json_out.h"
#include "text/position_in.h"

namespace roundhouse::ttr {

namespace {

// ---- writing

void put_player(std::string& out, const Map& map, const State& s, int i) {
  const Private& own = s.own[i];
  const JsonObject object(out);
  put_member(out, "trains", s.open.trains[i]);
  put_member(out, "points", s.open.points[i]);
  put_key(out, "hand");
  write_counts(out, map, own.hand);
  put_key(out, "known");
  write_counts(out, map, s.open.known[i]);
  put_ids(out, "tickets", map.tickets, own.held);
  put_key(out, "offer");
  put_array(out, static_cast<std::size_t>(offered(own)),
            [&](std::size_t k) { put_id(out, map.tickets[own.offer[k]]); });
  put_flag(out, "chosen", s.open.waiting.has(seat_at(i)));
  put_member(out, "keeps", own.keeps);
  put_ids(out, "tracks", map.tracks, s.open.claimed[i]);
}

// ---- reading

class PositionReader {
 public:
  PositionReader(const JsonIn& in, const Map& map, const Rules& rules)
      : in_(in), map_(map), rules_(rules) {}

  State read() {
    const std::size_t seats = in_.member("players").size();
    if (seats < 2 || seats > kMaxSeats) {
      in_.member("players").fail("expected 2 to 5 players");
      return {};
    }
    s_.open.seats = static_cast<u8>(seats);
    s_.open.under_by.clear();
    for (u8& t : s_.hidden.under) t = kNone;
    for (u8& card : s_.open.row) card = kNone;
    for (Private& own : s_.own)
      for (u8& t : own.offer) t = kNone;
    turn();
    cards();
    tickets();
    for (int i = 0; i < s_.open.seats; ++i) player(i);
    rules_.open_tracks(s_.open);
    return s_;
  }

 private:
  u8 number(std::string_view name, int most) {
    return static_cast<u8>(in_.member(name).integer(0, most));
  }
  u8 number_or_none(std::string_view name, int most) {
    const JsonIn at = in_.member(name);
    return at.is_null() ? kNone : static_cast<u8>(at.integer(0, most));
  }

  void turn() {
    const JsonIn phase = in_.member("phase");
    int found = -1;
    for (int p = 0; p <= static_cast<int>(Phase::over); ++p)
      if (phase_name(static_cast<Phase>(p)) == phase.text()) found = p;
    if (found < 0) phase.fail("expected opening, turn, second-card, keep-tickets or over");
    s_.open.phase = static_cast<Phase>(std::max(found, 0));
    const int last = s_.open.seats - 1;
    s_.open.first = seat_at(number("first", last));
    s_.open.turn = static_cast<Seat>(number_or_none("turn", last));
    s_.open.last_turns = number_or_none("last_round", kMaxSeats);
    s_.open.passes = number("passes", kMaxSeats);
  }

  void cards() {
    const JsonIn row = in_.member("row");
    if (row.size() != kMaxRow) row.fail("expected 5 places");
    for (std::size_t i = 0; i < std::min<std::size_t>(row.size(), kMaxRow); ++i) {
      const JsonIn at = row.item(i);
      if (at.is_null()) continue;
      if (const auto kind = map_.find_kind(at.text()))
        s_.open.row[i] = static_cast<u8>(*kind);
      else
        at.fail("there is no such kind of card");
    }
    read_counts(in_.member("deck"), map_, s_.hidden.deck);
    read_counts(in_.member("discards"), map_, s_.open.discards);
    s_.open.deck = static_cast<u8>(total(s_.hidden.deck));
    s_.open.withheld = in_.has("withheld") && in_.member("withheld").boolean();
    s_.open.shuffles = number("shuffles", 254);
    s_.open.left = number("left", 254);
  }

  void tickets() {
    read_tickets(in_.member("fresh"), map_, s_.hidden.fresh);
    s_.open.fresh = static_cast<u8>(s_.hidden.fresh.count());
    const JsonIn under = in_.member("under");
    if (under.size() > kMaxTickets) return under.fail("expected at most 80 tickets");
    s_.open.under = static_cast<u8>(under.size());
    for (std::size_t i = 0; i < under.size(); ++i) {
      s_.hidden.under[i] = read_ticket(under.item(i).member("ticket"), map_);
      s_.open.under_by.set(static_cast<int>(i), static_cast<u8>(under.item(i).member("by").integer(
                                                    0, s_.open.seats - 1)));
    }
  }

  void player(int i) {
    const JsonIn in = in_.member("players").item(static_cast<std::size_t>(i));
    Private& own = s_.own[i];
    s_.open.trains[i] = static_cast<u8>(in.member("trains").integer(0, 64));
    s_.open.points[i] = static_cast<i16>(in.member("points").integer(0, 9999));
    read_counts(in.member("hand"), map_, own.hand);
    read_counts(in.member("known"), map_, s_.open.known[i]);
    s_.open.cards[i] = static_cast<u8>(total(own.hand));
    read_tickets(in.member("tickets"), map_, own.held);
    s_.open.tickets[i] = static_cast<u8>(own.held.count());
    offer(in, i);
    read_tracks(in.member("tracks"), map_, s_.open.claimed[i]);
  }

  void offer(const JsonIn& in, int i) {
    Private& own = s_.own[i];
    const JsonIn offer = in.member("offer");
    if (offer.size() > kMaxOffer) return offer.fail("expected at most 4 tickets");
    for (std::size_t k = 0; k < offer.size(); ++k) own.offer[k] = read_ticket(offer.item(k), map_);
    s_.open.offered[i] = static_cast<u8>(offer.size());
    const bool chosen = in.member("chosen").boolean();
    if (chosen) s_.open.waiting.add(seat_at(i));
    own.keeps = static_cast<u8>(in.member("keeps").integer(0, kMaxOffer));
    // Whoever has not chosen may give the offer in any order.
    sort_short(own.offer, own.offer + (chosen ? own.keeps : offer.size()));
  }

  const JsonIn& in_;
  const Map& map_;
  const Rules& rules_;
  State s_{};
};

}  // namespace

void write_position(std::string& out, std::string_view game, const Map& map, const State& s) {
  const Public& open = s.open;
  const JsonObject position(out);
  put_name(out, "format", "roundhouse-position");
  put_member(out, "version", 1);
  put_name(out, "game", game);
  put_name(out, "board", map.id);
  put_name(out, "phase", phase_name(open.phase));
  put_member(out, "first", index(open.first));
  put_optional(out, "turn", static_cast<u8>(open.turn));
  put_optional(out, "last_round", open.last_turns);
  put_member(out, "passes", open.passes);
  put_key(out, "row");
  put_array(out, kMaxRow, [&](std::size_t i) {
    open.row[i] == kNone ? void(out += "null") : put_id(out, map.kind(open.row[i]));
  });
  if (open.withheld != 0) put_flag(out, "withheld", true);
  put_key(out, "deck");
  write_counts(out, map, s.hidden.deck);
  put_key(out, "discards");
  write_counts(out, map, open.discards);
  put_member(out, "shuffles", open.shuffles);
  put_member(out, "left", open.left);
  put_ids(out, "fresh", map.tickets, s.hidden.fresh);
  put_key(out, "under");
  put_array(out, open.under, [&](std::size_t i) {
    const JsonObject object(out);
    put_name(out, "ticket", map.tickets[s.hidden.under[i]]);
    put_member(out, "by", open.under_by[static_cast<int>(i)]);
  });
  put_key(out, "players");
  put_array(out, open.seats, [&](std::size_t i) { put_player(out, map, s, static_cast<int>(i)); });
}

Expected<State, DataError> read_position(std::string_view json, std::string_view game,
                                         const Map& map, const Rules& rules) {
  return read_position_of(json, game, map.id, rules,
                          [&](const JsonIn& in) { return PositionReader(in, map, rules).read(); });
}

}  // namespace roundhouse::ttr
