#include "games/ttr/text/move_text.h"

#include <algorithm>

#include "games/routes/text/claim_text.h"
#include "text/json_out.h"

namespace roundhouse::ttr {

namespace {

void write_tickets(std::string& out, const Map& map, const u8* from, const u8* to) {
  for (const u8* t = from; t != to; ++t) {
    if (t != from) out += ',';
    out += map.tickets[*t];
  }
}

Parsed<Move> parse_take(Scanner words) {
  const auto slot = small_number(words.next());
  if (!slot || *slot < 1 || *slot > kMaxRow || !words.done())
    return words.expected("a slot from 1 to 5");
  return Move::take(*slot - 1);
}

Parsed<Move> parse_keep(const Map& map, Scanner words) {
  Move move = Move::keep(0);
  int n = 0;
  const auto read_list = [&](std::string_view list) -> std::optional<Unreadable> {
    while (true) {
      const std::size_t comma = std::min(list.find(','), list.size());
      const auto ticket = map.find_ticket(list.substr(0, comma));
      if (!ticket) return words.unknown("unknown-ticket", list.substr(0, comma));
      if (n == kMaxOffer) return words.expected("at most 4 tickets");
      move.tickets[n++] = static_cast<u8>(*ticket);
      if (comma == list.size()) return std::nullopt;
      list.remove_prefix(comma + 1);
    }
  };
  if (words.done()) return words.expected("the tickets to keep");
  if (auto bad = read_list(words.next())) return *bad;
  move.set_kept(n);
  for (int i = 1; i < n; ++i)  // insertion: there are at most four
    for (int k = i; k > 0 && move.tickets[k] < move.tickets[k - 1]; --k)
      std::swap(move.tickets[k], move.tickets[k - 1]);
  if (words.done()) return move;
  if (words.next() != "under" || words.done()) return words.expected("under and the other tickets");
  if (auto bad = read_list(words.next())) return *bad;
  if (!words.done()) return words.expected("nothing more");
  return move;
}

}  // namespace

void write_move(std::string& out, const Map& map, const Move& move) {
  switch (move.kind) {
    case MoveKind::draw: out += "draw"; return;
    case MoveKind::take:
      out += "take ";
      put_number(out, move.slot() + 1);
      return;
    case MoveKind::claim:
      out += "claim ";
      write_claim(out, map, move.as_claim());
      return;
    case MoveKind::tickets: out += "tickets"; return;
    case MoveKind::keep: {
      const u8* end = std::find(move.tickets, move.tickets + kMaxOffer, kNone);
      out += "keep ";
      write_tickets(out, map, move.tickets, move.tickets + move.kept());
      if (move.tickets + move.kept() == end) return;
      out += " under ";
      write_tickets(out, map, move.tickets + move.kept(), end);
      return;
    }
    case MoveKind::pass: out += "pass"; return;
  }
}

Parsed<Move> parse_move(const Map& map, std::string_view text) {
  Scanner words(text);
  const std::string_view verb = words.next();
  const bool alone = words.done() && !text.ends_with(' ');
  if (verb == "draw" && alone) return Move::draw();
  if (verb == "tickets" && alone) return Move::draw_tickets();
  if (verb == "pass" && alone) return Move::pass();
  if (verb == "take") return parse_take(words);
  if (verb == "claim") {
    const auto read = parse_claim(map, words);
    if (!read) return read.error();
    const auto& claim = *read;
    return Move::claim(claim.track, claim.colour, claim.locomotives);
  }
  if (verb == "keep") return parse_keep(map, words);
  return words.expected("draw, take, claim, tickets, keep or pass");
}

}  // namespace roundhouse::ttr
