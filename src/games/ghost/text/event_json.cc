// Events of Ghost Train as JSON: docs/games/ghost-train.md, "Events".
#include "games/ghost/text/codec.h"
#include "games/routes/text/map_json.h"

namespace roundhouse::ghost {

namespace {

constexpr std::string_view kEventNames[] = {
    "first",           "hand",           "dealt",     "drew",      "rebuilt",
    "claimed",         "bonus",          "completed", "exchanged", "drew-ticket",
    "tickets-rebuilt", "trick-or-treat", "pass",      "turn",      "over"};

void put_word(std::string& out, std::string_view name, std::string_view id) {
  put_key(out, name);
  put_id(out, id);
}

void put_tickets(std::string& out, const Map& map, const Event& e) {
  put_key(out, "tickets");
  put_array(out, e.n, [&](std::size_t i) { put_id(out, map.tickets[e.list[i]]); });
}

void put_claim(std::string& out, const Map& map, const Event& e) {
  put_word(out, "track", map.tracks[e.track]);
  u8 pay[routes::kKinds] = {};
  pay[routes::kLocomotive] = e.locomotives;
  if (e.colour != routes::kLocomotive)
    pay[e.colour] = static_cast<u8>(map.board.track[e.track].length - e.locomotives);
  put_key(out, "pay");
  write_counts(out, map, pay);
  put_member(out, "trains", e.trains);
}

void put_masked(std::string& out, const Event& e) {
  if (e.kind != EventKind::drew && e.kind != EventKind::drew_ticket) put_member(out, "count", e.n);
}

void put_details(std::string& out, const Map& map, const Event& e) {
  switch (e.kind) {
    case EventKind::first: put_word(out, "by", e.by_luck != 0 ? "luck" : "option"); return;
    case EventKind::hand:
      put_key(out, "cards");
      put_array(out, e.n, [&](std::size_t i) { put_id(out, map.kind(e.list[i])); });
      return;
    case EventKind::dealt:
    case EventKind::exchanged: put_tickets(out, map, e); return;
    case EventKind::drew: put_word(out, "card", map.kind(e.card)); return;
    case EventKind::drew_ticket: put_word(out, "ticket", map.tickets[e.ticket]); return;
    case EventKind::rebuilt: put_member(out, "cards", e.cards); return;
    case EventKind::tickets_rebuilt: put_member(out, "tickets", e.tickets); return;
    case EventKind::claimed: put_claim(out, map, e); return;
    case EventKind::bonus: put_word(out, "bonus", map.bonuses[e.bonus]); return;
    case EventKind::completed: put_word(out, "ticket", map.tickets[e.ticket]); [[fallthrough]];
    case EventKind::trick_or_treat: put_member(out, "completed", e.completed); return;
    case EventKind::pass:
    case EventKind::turn: return;
    case EventKind::over: put_word(out, "reason", reason_name(e.reason)); return;
  }
}

}  // namespace

std::string_view reason_name(EndReason reason) {
  constexpr std::string_view kReasons[] = {"", "tickets", "wagons", "stall"};
  return kReasons[static_cast<int>(reason)];
}

void Codec::write(std::string& out, const Event& e, EventFor) const {
  const JsonObject object(out);
  put_name(out, "e", kEventNames[static_cast<int>(e.kind)]);
  if (e.seat != kNobody) put_member(out, "seat", index(e.seat));
  if (e.masked != 0)
    put_masked(out, e);
  else
    put_details(out, *map_, e);
}

}  // namespace roundhouse::ghost
