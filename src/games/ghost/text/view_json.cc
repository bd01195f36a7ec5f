// Views and results of Ghost Train as JSON: docs/games/ghost-train.md, "What a seat sees".
#include "games/ghost/text/codec.h"
#include "games/routes/text/map_json.h"

namespace roundhouse::ghost {

namespace {

void put_player(std::string& out, const Map& map, const Public& open, int i) {
  const JsonObject object(out);
  put_member(out, "trains", open.trains[i]);
  put_member(out, "cards", open.cards[i]);
  put_member(out, "tickets", open.tickets[i]);
  put_ids(out, "completed", map.tickets, open.completed[i]);
  put_flag(out, "special", open.special.has(seat_at(i)));
  put_member(out, "done", done(open, i));
  put_bonuses(out, map, open.bonuses[i]);
  put_member(out, "exchanged", open.exchanged[i]);
  put_ids(out, "tracks", map.tracks, open.claimed[i]);
}

void put_own(std::string& out, const Map& map, const View& v) {
  const JsonObject object(out);
  put_member(out, "seat", index(v.seat));
  put_key(out, "hand");
  write_counts(out, map, v.own.hand);
  put_held(out, map, v.own);
  put_ids(out, "exchanged", map.tickets, v.own.discarded);
}

}  // namespace

std::string_view phase_name(Phase phase) { return phase == Phase::over ? "over" : "turn"; }

void put_bonuses(std::string& out, const Map& map, u8 bits) {
  put_key(out, "bonuses");
  out += '[';
  for (std::size_t i = 0; i < map.bonuses.size(); ++i) {
    if ((bits >> i & 1) == 0) continue;
    if (out.back() != '[') out += ',';
    put_id(out, map.bonuses[i]);
  }
  out += ']';
}

void put_held(std::string& out, const Map& map, const Private& own) {
  put_key(out, "tickets");
  put_array(out, kMaxHeld, [&](std::size_t i) {
    own.held[i] == kNone ? void(out += "null") : put_id(out, map.tickets[own.held[i]]);
  });
}

void Codec::write(std::string& out, const View& v) const {
  const Public& open = v.open;
  const JsonObject object(out);
  put_name(out, "phase", phase_name(open.phase));
  put_member(out, "first", index(open.first));
  put_optional(out, "turn", static_cast<u8>(open.turn));
  put_member(out, "idle", open.idle);
  put_seats(out, "to_act", rules_.to_act(v));
  put_member(out, "deck", open.deck);
  put_key(out, "discards");
  write_counts(out, *map_, open.discards);
  put_member(out, "shuffles", open.shuffles);
  put_member(out, "ticket_deck", open.ticket_deck);
  put_member(out, "ticket_shuffles", open.ticket_shuffles);
  put_key(out, "players");
  put_array(out, open.seats,
            [&](std::size_t i) { put_player(out, *map_, open, static_cast<int>(i)); });
  put_key(out, "own");
  if (v.seat == kNobody)
    out += "null";
  else
    put_own(out, *map_, v);
}

void Codec::write(std::string& out, const Result& result) const {
  put_name(out, "reason", reason_name(result.reason));
  put_key(out, "seats");
  put_array(out, result.seats, [&](std::size_t i) {
    const SeatResult& r = result.seat[i];
    const JsonObject object(out);
    put_member(out, "tickets", r.tickets);
    put_member(out, "special", r.special);
    put_member(out, "completed", r.completed);
    put_member(out, "trains", r.trains);
    put_member(out, "rank", r.rank);
  });
  put_seats(out, "winners", result.winners);
}

}  // namespace roundhouse::ghost
