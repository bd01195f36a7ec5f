// A full position of Ghost Train as JSON, both ways: docs/games/ghost-train.md, "Position". Reading
// says what is wrong and where.
#include <algorithm>

#include "games/ghost/text/codec.h"
#include "games/routes/rules/deck.h"
#include "games/routes/text/map_json.h"
#include "games/routes/text/map_json_in.h"
#include "text/position_in.h"

namespace roundhouse::ghost {

namespace {

// ---- writing

void put_player(std::string& out, const Map& map, const State& s, int i) {
  const Private& own = s.own[i];
  const JsonObject object(out);
  put_member(out, "trains", s.open.trains[i]);
  put_key(out, "hand");
  write_counts(out, map, own.hand);
  put_held(out, map, own);
  put_ids(out, "completed", map.tickets, s.open.completed[i]);
  put_flag(out, "special", s.open.special.has(seat_at(i)));
  put_bonuses(out, map, s.open.bonuses[i]);
  put_ids(out, "exchanged", map.tickets, own.discarded);
  put_ids(out, "tracks", map.tracks, s.open.claimed[i]);
}

// ---- reading

class GhostPositionReader {
 public:
  GhostPositionReader(const JsonIn& in, const Map& map, const Codec::Rules& rules)
      : in_(in), map_(map), rules_(rules) {}

  State read() {
    const std::size_t seats = in_.member("players").size();
    if (seats < 2 || seats > kMaxSeats) {
      in_.member("players").fail("expected 2 to 5 players");
      return {};
    }
    s_.open.seats = static_cast<u8>(seats);
    for (Private& own : s_.own) std::ranges::fill(own.held, kNone);
    turn();
    decks();
    for (int i = 0; i < s_.open.seats; ++i) player(i);
    rules_.open_tracks(s_.open);
    return s_;
  }

 private:
  u8 number(std::string_view name, int most) {
    return static_cast<u8>(in_.member(name).integer(0, most));
  }

  void turn() {
    const JsonIn phase = in_.member("phase");
    s_.open.phase = phase.text() == phase_name(Phase::over) ? Phase::over : Phase::turn;
    if (phase.text() != phase_name(s_.open.phase)) phase.fail("expected turn or over");
    const int last = s_.open.seats - 1;
    s_.open.first = seat_at(number("first", last));
    s_.open.turn = in_.member("turn").is_null() ? kNobody : seat_at(number("turn", last));
    s_.open.idle = number("idle", 254);
  }

  void decks() {
    read_counts(in_.member("deck"), map_, s_.hidden.deck);
    read_counts(in_.member("discards"), map_, s_.open.discards);
    s_.open.deck = static_cast<u8>(routes::total(s_.hidden.deck));
    s_.open.shuffles = number("shuffles", 254);
    s_.open.left = number("left", 254);
    read_tickets(in_.member("ticket_deck"), map_, s_.hidden.tickets);
    s_.open.ticket_deck = static_cast<u8>(s_.hidden.tickets.count());
    s_.open.ticket_shuffles = number("ticket_shuffles", 255);
    s_.open.ticket_left = number("ticket_left", 254);
  }

  void player(int i) {
    const JsonIn in = in_.member("players").item(static_cast<std::size_t>(i));
    Private& own = s_.own[i];
    s_.open.trains[i] = static_cast<u8>(in.member("trains").integer(0, 64));
    read_counts(in.member("hand"), map_, own.hand);
    s_.open.cards[i] = static_cast<u8>(routes::total(own.hand));
    held(in.member("tickets"), i);
    read_tickets(in.member("completed"), map_, s_.open.completed[i]);
    if (in.member("special").boolean()) s_.open.special.add(seat_at(i));
    bonuses(in.member("bonuses"), s_.open.bonuses[i]);
    read_tickets(in.member("exchanged"), map_, own.discarded);
    s_.open.exchanged[i] = static_cast<u8>(own.discarded.count());
    read_tracks(in.member("tracks"), map_, s_.open.claimed[i]);
  }

  void held(const JsonIn& in, int i) {
    if (in.size() != kMaxHeld) return in.fail("expected 2 places");
    for (std::size_t place = 0; place < kMaxHeld; ++place) {
      if (in.item(place).is_null()) continue;
      s_.own[i].held[place] = read_ticket(in.item(place), map_);
      ++s_.open.tickets[i];
    }
  }

  void bonuses(const JsonIn& in, u8& bits) {
    for (std::size_t i = 0; i < in.size(); ++i) {
      const auto found = std::ranges::find(map_.bonuses, in.item(i).text());
      if (found == map_.bonuses.end()) return in.item(i).fail("there is no such bonus");
      bits = static_cast<u8>(bits | 1u << (found - map_.bonuses.begin()));
    }
  }

  const JsonIn& in_;
  const Map& map_;
  const Codec::Rules& rules_;
  State s_{};
};

}  // namespace

void Codec::write_position(std::string& out, const State& s) const {
  const Public& open = s.open;
  const JsonObject position(out);
  put_name(out, "format", "roundhouse-position");
  put_member(out, "version", 1);
  put_name(out, "game", edition_.id);
  put_name(out, "board", map_->id);
  put_name(out, "phase", phase_name(open.phase));
  put_member(out, "first", index(open.first));
  put_optional(out, "turn", static_cast<u8>(open.turn));
  put_member(out, "idle", open.idle);
  put_key(out, "deck");
  write_counts(out, *map_, s.hidden.deck);
  put_key(out, "discards");
  write_counts(out, *map_, open.discards);
  put_member(out, "shuffles", open.shuffles);
  put_member(out, "left", open.left);
  put_ids(out, "ticket_deck", map_->tickets, s.hidden.tickets);
  put_member(out, "ticket_shuffles", open.ticket_shuffles);
  put_member(out, "ticket_left", open.ticket_left);
  put_key(out, "players");
  put_array(out, open.seats,
            [&](std::size_t i) { put_player(out, *map_, s, static_cast<int>(i)); });
}

Expected<Codec::State, DataError> Codec::read_position(std::string_view json) const {
  return read_position_of(json, edition_.id, map_->id, rules_, [&](const JsonIn& in) {
    const State state = GhostPositionReader(in, *map_, rules_).read();
    if (state.open.seats != seats_)
      in.member("players").fail("expected " + std::to_string(seats_) + " players");
    return state;
  });
}

}  // namespace roundhouse::ghost
