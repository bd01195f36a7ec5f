#include "games/ghost/text/codec.h"

#include "games/routes/rules/deck.h"
#include "games/routes/text/claim_text.h"
#include "games/routes/text/outcomes_in.h"
#include "games/routes/text/refusal.h"
#include "text/json_out.h"

namespace roundhouse::ghost {

namespace {

std::string misfit(const Edition& edition, const Map& map, int seats) {
  const Ruleset& r = edition.rules;
  if (seats < r.least_players || seats > r.most_players)
    return edition.id + " is for " + std::to_string(r.least_players) + " to " +
           std::to_string(r.most_players) + " players, not " + std::to_string(seats);
  if (routes::total(map.board.deck) < seats * r.hand)
    return "board " + map.id + " has too few cards for " + std::to_string(seats) + " players";
  if (map.board.tickets < seats * r.tickets)
    return "board " + map.id + " has too few tickets for " + std::to_string(seats) + " players";
  return {};
}

}  // namespace

Codec::Codec(const Edition& edition, std::shared_ptr<const Map> map, int seats, Seat first)
    : edition_(edition),
      map_(std::move(map)),
      seats_(seats),
      rules_(map_->board, map_->haunts, edition.rules, first) {}

Expected<Codec> Codec::make(const Edition& edition, std::shared_ptr<const Map> map, int seats,
                            const Options& options) {
  if (std::string why = misfit(edition, *map, seats); !why.empty()) return why;
  const auto first = first_seat(options, seats);
  if (!first) return first.error();
  return Codec(edition, std::move(map), seats, *first);
}

Parsed<Codec::Move> Codec::parse(std::string_view text) const {
  Scanner words(text);
  const std::string_view verb = words.next();
  const bool alone = words.done() && !text.ends_with(' ');
  if (verb == "draw" && alone) return Move::draw();
  if (verb == "exchange" && alone) return Move::exchange();
  if (verb == "pass" && alone) return Move::pass();
  if (verb != "claim") return words.expected("draw, claim, exchange or pass");
  const auto read = parse_claim(*map_, words);
  if (!read) return read.error();
  const auto& claim = *read;
  return Move::claim(claim.track, claim.colour, claim.locomotives);
}

void Codec::write_numbers(std::string& out) const {
  const Ruleset& r = rules_.set();
  const JsonObject numbers(out);
  text::put_numbers(out, {{"wagons", r.wagons},
                          {"hand", r.hand},
                          {"tickets", r.tickets},
                          {"draw", r.draw},
                          {"win", r.win},
                          {"stall_rounds", r.stall_rounds}});
}

void Codec::write(std::string& out, const Move& move) const {
  switch (move.kind) {
    case MoveKind::draw: out += "draw"; return;
    case MoveKind::exchange: out += "exchange"; return;
    case MoveKind::pass: out += "pass"; return;
    case MoveKind::claim:
      out += "claim ";
      write_claim(out, *map_, move.as_claim());
      return;
  }
}

Refusal Codec::refusal(const Reject& reject) const { return refusal_of(*map_, refusals(), reject); }

Expected<Outcomes, DataError> Codec::read_outcomes(std::string_view events_json) const {
  OutcomesIn luck(*map_);
  return luck.read(events_json, [&](std::string_view e, const JsonIn& event) {
    if (e == "drew") luck.card(event.member("card"));
    if (e == "dealt") luck.tickets(event.member("tickets"));
    if (e == "drew-ticket") luck.ticket(event.member("ticket"));
  });
}

}  // namespace roundhouse::ghost
