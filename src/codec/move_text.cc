#include "codec/move_text.h"

#include <algorithm>

#include "codec/text_out.h"

namespace roundhouse::codec {

namespace {

using ttr::Move;
using ttr::MoveKind;

void write_tickets(std::string& out, const Map& map, const u8* from, const u8* to) {
  for (const u8* t = from; t != to; ++t) {
    if (t != from) out += ',';
    out += map.tickets[*t];
  }
}

// The words of a text with their places.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}
  std::size_t at() const { return at_; }
  bool done() const { return at_ >= text_.size(); }
  std::string_view next() {
    const std::size_t end = std::min(text_.find(' ', at_), text_.size());
    const std::string_view word = text_.substr(at_, end - at_);
    start_ = at_;
    at_ = std::min(end + 1, text_.size());
    return word;
  }
  Unreadable expected(std::string what) const { return {start_, std::move(what)}; }
  Unreadable unknown(std::string code, std::string_view name) const {
    return {start_, "a known name", std::move(code), std::string(name)};
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0, start_ = 0;
};

std::optional<int> small_number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size() || n < 0 || n > 99 ||
      (text.size() > 1 && text[0] == '0'))
    return std::nullopt;
  return n;
}

Parsed<Move> parse_take(Scanner words) {
  const auto slot = small_number(words.next());
  if (!slot || *slot < 1 || *slot > ttr::kMaxRow || !words.done())
    return words.expected("a slot from 1 to 5");
  return Move::take(*slot - 1);
}

struct Part {
  int kind = 0, cards = 0;
};

Parsed<Part> parse_part(const Map& map, Scanner& words) {
  const std::string_view word = words.next();
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return words.expected("cards as kind:number, e.g. red:3");
  const auto kind = map.find_kind(word.substr(0, colon));
  if (!kind) return words.unknown("unknown-card", word.substr(0, colon));
  const auto cards = small_number(word.substr(colon + 1));
  if (!cards || *cards == 0) return words.expected("a number of cards from 1 to 99");
  return Part{*kind, *cards};
}

// The number of cards must fit the track: a move says what is paid, and only a whole payment is a
// move.
Parsed<Move> parse_claim(const Map& map, Scanner words) {
  const std::string_view name = words.next();
  const auto track = map.find_track(name);
  if (!track) return words.unknown("unknown-track", name);
  int colour = ttr::kLocomotive, coloured = 0, locomotives = 0;
  while (!words.done()) {
    const auto part = parse_part(map, words);
    if (const auto* bad = std::get_if<Unreadable>(&part)) return *bad;
    const auto [kind, cards] = std::get<Part>(part);
    int& slot = kind == ttr::kLocomotive ? locomotives : coloured;
    if (slot != 0) return words.expected("one colour, and locomotives");
    slot = cards;
    if (kind != ttr::kLocomotive) colour = kind;
  }
  const int length = map.board.track[*track].length;
  if (coloured + locomotives != length) {
    return Unreadable{
        words.at(),
        std::to_string(length) + " cards, not " + std::to_string(coloured + locomotives), "count"};
  }
  return Move::claim(*track, colour, locomotives);
}

Parsed<Move> parse_keep(const Map& map, Scanner words) {
  Move move{.kind = MoveKind::keep};
  int n = 0;
  const auto read_list = [&](std::string_view list) -> std::optional<Unreadable> {
    while (true) {
      const std::size_t comma = std::min(list.find(','), list.size());
      const auto ticket = map.find_ticket(list.substr(0, comma));
      if (!ticket) return words.unknown("unknown-ticket", list.substr(0, comma));
      if (n == ttr::kMaxOffer) return words.expected("at most 4 tickets");
      move.tickets[n++] = static_cast<u8>(*ticket);
      if (comma == list.size()) return std::nullopt;
      list.remove_prefix(comma + 1);
    }
  };
  if (words.done()) return words.expected("the tickets to keep");
  if (auto bad = read_list(words.next())) return *bad;
  move.what = static_cast<u8>(n);
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
      put_number(out, move.what + 1);
      return;
    case MoveKind::claim: {
      out += "claim ";
      out += map.tracks[move.what];
      const int coloured = map.board.track[move.what].length - move.locomotives;
      const auto part = [&](int kind, int cards) {
        if (cards == 0) return;
        out += ' ';
        out += map.kind(kind);
        out += ':';
        put_number(out, cards);
      };
      part(move.colour, coloured);
      part(ttr::kLocomotive, move.locomotives);
      return;
    }
    case MoveKind::tickets: out += "tickets"; return;
    case MoveKind::keep: {
      const u8* end = std::find(move.tickets, move.tickets + ttr::kMaxOffer, kNone);
      out += "keep ";
      write_tickets(out, map, move.tickets, move.tickets + move.what);
      if (move.tickets + move.what == end) return;
      out += " under ";
      write_tickets(out, map, move.tickets + move.what, end);
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
  if (verb == "claim") return parse_claim(map, words);
  if (verb == "keep") return parse_keep(map, words);
  return words.expected("draw, take, claim, tickets, keep or pass");
}

}  // namespace roundhouse::codec
