#include "games/ttr/text/event_json.h"

#include "games/ttr/text/view_json.h"
#include "text/json_out.h"

namespace roundhouse::ttr {

namespace {

constexpr std::string_view kEventNames[] = {
    "first", "hand",    "row",  "sweep", "rebuilt", "offer",      "chose", "settled", "drew",
    "took",  "claimed", "kept", "pass",  "turn",    "last-round", "over",  "ticket",  "longest"};

void put_kind(std::string& out, const Map& map, std::string_view name, u8 kind) {
  put_key(out, name);
  put_id(out, map.kind(kind));
}

void put_tickets(std::string& out, const Map& map, std::string_view name, const u8* from,
                 const u8* to) {
  put_key(out, name);
  put_array(out, static_cast<std::size_t>(to - from),
            [&](std::size_t i) { put_id(out, map.tickets[from[i]]); });
}

void put_claim(std::string& out, const Map& map, const Event& e) {
  put_name(out, "track", map.tracks[e.track]);
  u8 pay[kKinds] = {};
  pay[kLocomotive] = e.locomotives;
  if (e.colour != kLocomotive)
    pay[e.colour] = static_cast<u8>(map.board.track[e.track].length - e.locomotives);
  put_key(out, "pay");
  write_counts(out, map, pay);
  put_member(out, "points", e.points);
  put_member(out, "trains", e.trains);
}

void put_sweep(std::string& out, const Map& map, const Event& e) {
  u8 counts[kKinds] = {};
  for (int i = 0; i < e.n; ++i) ++counts[e.list[i]];
  put_key(out, "cards");
  write_counts(out, map, counts);
}

void put_path(std::string& out, const Map& map, const Event& e) {
  put_key(out, "tracks");
  out += '[';
  for (int t : e.tracks()) {
    if (out.back() != '[') out += ',';
    put_id(out, map.tracks[static_cast<std::size_t>(t)]);
  }
  out += ']';
}

void put_masked(std::string& out, const Event& e) {
  if (e.kind == EventKind::hand || e.kind == EventKind::offer) put_member(out, "count", e.n);
  if (e.kind == EventKind::kept) {
    put_member(out, "count", e.kept);
    put_member(out, "returned", e.n - e.kept);
  }
}

void put_details(std::string& out, const Map& map, const Event& e) {
  switch (e.kind) {
    case EventKind::first:
      put_key(out, "by");
      out += e.by_luck != 0 ? "\"luck\"" : "\"option\"";
      return;
    case EventKind::hand:
      put_key(out, "cards");
      put_array(out, e.n, [&](std::size_t i) { put_id(out, map.kind(e.list[i])); });
      return;
    case EventKind::row:
    case EventKind::took:
      put_member(out, "slot", e.slot + 1);
      put_kind(out, map, "card", e.card);
      return;
    case EventKind::sweep: put_sweep(out, map, e); return;
    case EventKind::rebuilt: put_member(out, "cards", e.cards); return;
    case EventKind::offer: put_tickets(out, map, "tickets", e.list, e.list + e.n); return;
    case EventKind::chose:
    case EventKind::kept:
      put_tickets(out, map, "kept", e.list, e.list + e.kept);
      put_tickets(out, map, "under", e.list + e.kept, e.list + e.n);
      return;
    case EventKind::settled:
      put_key(out, "kept");
      put_array(out, e.n, [&](std::size_t i) { put_number(out, e.list[i]); });
      return;
    case EventKind::drew: put_kind(out, map, "card", e.card); return;
    case EventKind::claimed: put_claim(out, map, e); return;
    case EventKind::pass:
    case EventKind::turn: return;
    case EventKind::last_round: put_member(out, "turns", e.turns); return;
    case EventKind::over:
      put_key(out, "reason");
      out += e.reason == EndReason::stall ? "\"stall\"" : "\"last-round\"";
      return;
    case EventKind::ticket:
      put_name(out, "ticket", map.tickets[e.ticket]);
      put_flag(out, "done", e.done != 0);
      put_member(out, "points", e.done != 0 ? e.points : -e.points);
      return;
    case EventKind::longest:
      put_member(out, "length", e.length);
      put_member(out, "points", e.points);
      return;
  }
}

}  // namespace

void write_event(std::string& out, const Map& map, const Event& e, EventFor reader) {
  const JsonObject object(out);
  put_name(out, "e", kEventNames[static_cast<int>(e.kind)]);
  if (e.seat != kNobody) put_member(out, "seat", index(e.seat));
  if (e.masked != 0)
    put_masked(out, e);
  else
    put_details(out, map, e);
  if (e.kind == EventKind::longest && reader == EventFor::message) put_path(out, map, e);
}

}  // namespace roundhouse::ttr
