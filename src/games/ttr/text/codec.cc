#include "games/ttr/text/codec.h"

#include "games/routes/text/outcomes_in.h"
#include "games/routes/text/refusal.h"
#include "games/ttr/text/digests.h"
#include "games/ttr/text/move_text.h"
#include "games/ttr/text/position_json.h"
#include "games/ttr/text/view_json.h"
#include "text/json_out.h"

namespace roundhouse::ttr {

namespace {

std::string misfit(const Edition& edition, const Map& map, int seats) {
  const Ruleset& r = edition.rules;
  if (seats < r.least_players || seats > r.most_players)
    return edition.id + " is for " + std::to_string(r.least_players) + " to " +
           std::to_string(r.most_players) + " players, not " + std::to_string(seats);
  if (total(map.board.deck) < seats * r.hand + r.row)
    return "board " + map.id + " has too few train cards for " + std::to_string(seats) + " players";
  if (map.board.tickets < seats * r.opening_deal)
    return "board " + map.id + " has too few tickets for " + std::to_string(seats) + " players";
  return {};
}

}  // namespace

Codec::Codec(const Edition& edition, std::shared_ptr<const Map> map, int seats, Seat first)
    : edition_(edition),
      map_(std::move(map)),
      seats_(seats),
      rules_(map_->board, edition.rules, first) {}

Expected<Codec> Codec::make(const Edition& edition, std::shared_ptr<const Map> map, int seats,
                            const Options& options) {
  if (std::string why = misfit(edition, *map, seats); !why.empty()) return why;
  const auto first = first_seat(options, seats);
  if (!first) return first.error();
  return Codec(edition, std::move(map), seats, *first);
}

void Codec::write_numbers(std::string& out) const {
  const Ruleset& r = edition_.rules;
  const JsonObject numbers(out);
  text::put_numbers(out, {{"trains", r.trains},
                          {"end_trains", r.end_trains},
                          {"row", r.row},
                          {"row_locomotives", r.row_locomotives},
                          {"hand", r.hand},
                          {"tickets", map_->board.tickets},
                          {"opening_deal", r.opening_deal},
                          {"opening_keep", r.opening_keep},
                          {"offer", r.offer},
                          {"offer_keep", r.offer_keep},
                          {"doubles_from", r.doubles_from},
                          {"longest_bonus", r.longest_bonus}});
  text::put_key(out, "ticket_set");
  text::put_string(out, edition_.ticket_set);
}

Parsed<Move> Codec::parse(std::string_view text) const { return parse_move(*map_, text); }
void Codec::write(std::string& out, const Move& move) const { write_move(out, *map_, move); }
void Codec::write(std::string& out, const Event& event, EventFor reader) const {
  write_event(out, *map_, event, reader);
}
void Codec::write(std::string& out, const View& view) const {
  write_view(out, *map_, rules_, view);
}
Refusal Codec::refusal(const Reject& reject) const { return refusal_of(*map_, refusals(), reject); }
void Codec::write(std::string& out, const Result& result) const { write_result(out, result); }
void Codec::write_position(std::string& out, const State& state) const {
  ttr::write_position(out, edition_.id, *map_, state);
}
Expected<State, DataError> Codec::read_position(std::string_view json) const {
  auto read = ttr::read_position(json, edition_.id, *map_, rules_);
  if (read && read->open.seats != seats_)
    return DataError{"position", "/players", "expected " + std::to_string(seats_) + " players"};
  return read;
}
u64 Codec::digest(const State& state) const { return state_digest(*map_, state); }
u64 Codec::digest(const View& view) const { return view_digest(*map_, view); }

Expected<Outcomes, DataError> Codec::read_outcomes(std::string_view events_json) const {
  OutcomesIn luck(*map_);
  return luck.read(events_json, [&](std::string_view e, const JsonIn& event) {
    if (e == "row" || e == "drew") luck.card(event.member("card"));
    if (e == "offer") luck.tickets(event.member("tickets"));
  });
}

}  // namespace roundhouse::ttr
