#include "cli/words_board.h"

#include <utility>

namespace roundhouse::cli {

namespace {

// Terminal colours for the kinds that have a usual colour; others stay plain.
std::string_view paint_of(std::string_view id) {
  constexpr std::pair<std::string_view, std::string_view> kCodes[] = {
      {"purple", "35"}, {"blue", "94"},  {"orange", "38;5;208"},
      {"white", "97"},  {"green", "32"}, {"yellow", "93"},
      {"black", "90"},  {"red", "91"},   {"locomotive", "1;36"}};
  for (const auto& [name, code] : kCodes)
    if (name == id) return code;
  return {};
}

std::string times(const std::string& name, int n) { return name + " ×" + std::to_string(n); }

}  // namespace

BoardWords::BoardWords(const codec::TtrKit& kit, const std::vector<SeatInfo>& seats, Lang lang,
                       Paint paint)
    : kit_(&kit), lang_(lang), paint_(paint) {
  for (const SeatInfo& seat : seats) seats_.push_back(printable(seat.name));
}

std::string BoardWords::in_language(const codec::Words& words) const {
  return printable(lang_ == Lang::pl ? words.pl : words.en, 40);
}

std::string BoardWords::edition() const {
  const codec::Edition* edition = codec::builtin_edition(kit_->game());
  return edition == nullptr ? std::string(kit_->game()) : in_language(edition->name);
}

std::string BoardWords::city(int c) const {
  return in_language(map().cities[static_cast<std::size_t>(c)].name);
}

const codec::City& BoardWords::kind_entry(int k) const {
  const auto& kinds = map().colours;
  return k == ttr::kLocomotive ? kinds.back() : kinds[static_cast<std::size_t>(k)];
}

std::string BoardWords::kind(int k) const {
  const codec::City& entry = kind_entry(k);
  return paint_(lower_first(in_language(entry.name)), paint_of(entry.id));
}

std::string BoardWords::card(int k) const {
  if (lang_ == Lang::pl) return kind(k);
  if (k == ttr::kLocomotive) return "a " + kind(k);
  const std::string plain = fold(kind_entry(k).name.en);
  const bool vowel =
      !plain.empty() && std::string_view("aeiou").find(plain[0]) != std::string_view::npos;
  return (vowel ? "an " : "a ") + kind(k) + " card";
}

std::string BoardWords::colour(int of_track) const {
  return of_track == ttr::kGrey ? text(Say::grey) : kind(of_track);
}

std::vector<std::string> BoardWords::cards(std::span<const u8> by_kind) const {
  std::vector<std::string> items;
  for (std::size_t k = 0; k < by_kind.size(); ++k)
    if (by_kind[k] > 0) items.push_back(times(kind(static_cast<int>(k)), by_kind[k]));
  return items;
}

std::string BoardWords::payment(int length, int colour, int locomotives) const {
  std::vector<std::string> parts;
  if (length > locomotives) parts.push_back(times(kind(colour), length - locomotives));
  if (locomotives > 0) parts.push_back(times(kind(ttr::kLocomotive), locomotives));
  return joined(parts);
}

std::string BoardWords::payment(const ttr::Move& claim) const {
  return payment(board().track[claim.what].length, claim.colour, claim.locomotives);
}

std::string BoardWords::track(int t) const { return pair(board().track[t].a, board().track[t].b); }

std::string BoardWords::ticket(int t) const {
  const ttr::Ticket& ticket = board().ticket[t];
  return pair(ticket.a, ticket.b) + " " + std::to_string(ticket.points);
}

std::string BoardWords::seats_of(SeatSet set) const {
  std::vector<std::string> names;
  for (int i = 0; i < kit_->seats(); ++i)
    if (set.has(seat_at(i))) names.push_back(seat(i));
  return joined(names);
}

std::string joined(const std::vector<std::string>& items, std::string_view separator) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i != 0) out += separator;
    out += items[i];
  }
  return out;
}

}  // namespace roundhouse::cli
