#include "games/routes/text/claim_text.h"

#include "text/json_out.h"

namespace roundhouse::routes {

namespace {

constexpr int kMostCards = 99;

struct Part {
  int kind = 0, cards = 0;
};

Parsed<Part> parse_part(const Map& map, Scanner& words) {
  const std::string_view word = words.next();
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return words.expected("cards as kind:number, e.g. red:3");
  const auto kind = map.find_kind(word.substr(0, colon));
  if (!kind) return words.unknown("unknown-card", word.substr(0, colon));
  const auto cards = small_number(word.substr(colon + 1));  // at most kMostCards
  if (!cards || *cards == 0) return words.expected("a number of cards from 1 to 99");
  return Part{*kind, *cards};
}

}  // namespace

Parsed<Claim> parse_claim(const Map& map, Scanner words) {
  const std::string_view name = words.next();
  const auto track = map.find_track(name);
  if (!track) return words.unknown("unknown-track", name);
  int colour = kLocomotive, coloured = 0, locomotives = 0;
  while (!words.done()) {
    const auto part = parse_part(map, words);
    if (!part) return part.error();
    const auto [kind, cards] = *part;
    int& slot = kind == kLocomotive ? locomotives : coloured;
    if (slot != 0) return words.expected("one colour, and locomotives");
    slot = cards;
    if (kind != kLocomotive) colour = kind;
  }
  const int paid = coloured + locomotives;
  if (paid > kMostCards) return words.expected("at most 99 cards");
  if (paid != map.board.track[*track].length) return Claim::miscounted(*track, paid);
  return Claim{static_cast<u8>(*track), static_cast<u8>(colour), static_cast<u8>(locomotives)};
}

void write_claim(std::string& out, const Map& map, const Claim& claim) {
  out += map.tracks[claim.track];
  const auto part = [&](int kind, int cards) {
    if (cards == 0) return;
    out += ' ';
    out += map.kind(kind);
    out += ':';
    put_number(out, cards);
  };
  if (!claim.is_miscounted())
    part(claim.colour, map.board.track[claim.track].length - claim.locomotives);
  part(kLocomotive, claim.locomotives);
}

}  // namespace roundhouse::routes
