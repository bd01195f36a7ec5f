#include "games/ttr/text/view_json.h"

#include "games/routes/rules/network.h"
#include "text/json_out.h"

namespace roundhouse::ttr {

namespace {

void put_row(std::string& out, const Map& map, const Public& open) {
  put_array(out, kMaxRow, [&](std::size_t i) {
    if (open.row[i] == kNone)
      out += "null";
    else
      put_id(out, map.kind(open.row[i]));
  });
}

void put_player(std::string& out, const Map& map, const Public& open, int i) {
  const JsonObject object(out);
  put_member(out, "trains", open.trains[i]);
  put_member(out, "points", open.points[i]);
  put_member(out, "cards", open.cards[i]);
  put_key(out, "known");
  write_counts(out, map, open.known[i]);
  put_member(out, "tickets", open.tickets[i]);
  put_member(out, "offer", open.offered[i]);
  put_flag(out, "chosen", open.waiting.has(seat_at(i)));
  put_ids(out, "tracks", map.tracks, open.claimed[i]);
}

void put_own(std::string& out, const Map& map, const View& v) {
  const Joined joined(map.board, v.open.claimed[index(v.seat)]);
  const JsonObject object(out);
  put_member(out, "seat", index(v.seat));
  put_key(out, "hand");
  write_counts(out, map, v.own.hand);
  put_key(out, "tickets");
  out += '[';
  for (int t : v.own.held) {
    if (out.back() != '[') out += ',';
    const JsonObject ticket(out);
    put_name(out, "id", map.tickets[static_cast<std::size_t>(t)]);
    put_flag(out, "done", joined.join(map.board.ticket[t].a, map.board.ticket[t].b));
  }
  out += ']';
  put_key(out, "offer");
  put_array(out, static_cast<std::size_t>(offered(v.own)),
            [&](std::size_t i) { put_id(out, map.tickets[v.own.offer[i]]); });
  put_flag(out, "chosen", v.open.waiting.has(v.seat));
  put_member(out, "keeps", v.own.keeps);
}

}  // namespace

std::string_view phase_name(Phase phase) {
  constexpr std::string_view kPhases[] = {"opening", "turn", "second-card", "keep-tickets", "over"};
  return kPhases[static_cast<int>(phase)];
}

void write_view(std::string& out, const Map& map, const Rules& rules, const View& v) {
  const Public& open = v.open;
  const JsonObject object(out);
  put_name(out, "phase", phase_name(open.phase));
  put_member(out, "first", index(open.first));
  put_optional(out, "turn", static_cast<u8>(open.turn));
  put_optional(out, "last_round", open.last_turns);
  put_member(out, "passes", open.passes);
  put_seats(out, "to_act", rules.to_act(v));
  put_key(out, "row");
  put_row(out, map, open);
  if (open.withheld != 0) put_flag(out, "withheld", true);
  put_member(out, "deck", open.deck);
  put_key(out, "discards");
  write_counts(out, map, open.discards);
  put_member(out, "shuffles", open.shuffles);
  put_member(out, "fresh", open.fresh);
  put_key(out, "under");
  put_array(out, open.under, [&](std::size_t i) {
    const JsonObject lying(out);
    put_member(out, "by", open.under_by[static_cast<int>(i)]);
    if (v.under[i] != kNone) {
      put_name(out, "ticket", map.tickets[v.under[i]]);
    }
  });
  put_key(out, "players");
  put_array(out, open.seats,
            [&](std::size_t i) { put_player(out, map, open, static_cast<int>(i)); });
  put_key(out, "own");
  if (v.seat == kNobody)
    out += "null";
  else
    put_own(out, map, v);
}

void write_result(std::string& out, const Result& result) {
  put_name(out, "reason", result.reason == EndReason::stall ? "stall" : "last-round");
  put_key(out, "seats");
  put_array(out, result.seats, [&](std::size_t i) {
    const SeatResult& r = result.seat[i];
    const JsonObject object(out);
    put_member(out, "routes", r.routes);
    put_member(out, "tickets", r.tickets);
    put_member(out, "failed", r.failed);
    put_member(out, "longest", r.longest);
    put_member(out, "bonus", r.bonus);
    put_member(out, "total", r.total);
    put_member(out, "done", r.done);
    put_member(out, "rank", r.rank);
  });
  put_seats(out, "winners", result.winners);
}

}  // namespace roundhouse::ttr
