#include "games/ttr/text/kit.h"

#include "games/ttr/text/digests.h"
#include "games/ttr/text/move_text.h"
#include "games/routes/text/outcomes_in.h"
#include "games/ttr/text/position_json.h"
#include "games/routes/text/reject_json.h"
#include "games/ttr/text/view_json.h"

namespace roundhouse::codec {

namespace {

std::string misfit(const Edition& edition, const Map& map, int seats) {
  const ttr::Ruleset& r = edition.rules;
  if (seats < r.least_players || seats > r.most_players)
    return edition.id + " is for " + std::to_string(r.least_players) + " to " +
           std::to_string(r.most_players) + " players, not " + std::to_string(seats);
  if (ttr::total(map.board.deck) < seats * r.hand + r.row)
    return "board " + map.id + " has too few train cards for " + std::to_string(seats) + " players";
  if (map.board.tickets < seats * r.opening_deal)
    return "board " + map.id + " has too few tickets for " + std::to_string(seats) + " players";
  return {};
}

}  // namespace

TtrKit::TtrKit(const Edition& edition, std::shared_ptr<const Map> map, int seats, Seat first)
    : edition_(edition),
      map_(std::move(map)),
      seats_(seats),
      rules_(map_->board, edition.rules, first) {}

std::variant<TtrKit, std::string> TtrKit::make(const Edition& edition,
                                               std::shared_ptr<const Map> map, int seats,
                                               const Options& options) {
  if (std::string why = misfit(edition, *map, seats); !why.empty()) return why;
  const auto first = first_seat(options, seats);
  if (const auto* why = std::get_if<std::string>(&first)) return *why;
  return TtrKit(edition, std::move(map), seats, std::get<Seat>(first));
}

Parsed<ttr::Move> TtrKit::parse(std::string_view text) const { return parse_move(*map_, text); }
void TtrKit::write(std::string& out, const Move& move) const { write_move(out, *map_, move); }
void TtrKit::write(std::string& out, const Event& event, EventFor reader) const {
  write_event(out, *map_, event, reader);
}
void TtrKit::write(std::string& out, const View& view) const {
  write_view(out, *map_, rules_, view);
}
void TtrKit::write(std::string& out, const Reject& reject) const {
  write_reject(out, *map_, reject, ttr::rule_of(reject));
}
void TtrKit::write(std::string& out, const Result& result) const { write_result(out, result); }
void TtrKit::write_position(std::string& out, const State& state) const {
  codec::write_position(out, edition_.id, *map_, state);
}
std::variant<ttr::State, DataError> TtrKit::read_position(std::string_view json) const {
  auto read = codec::read_position(json, edition_.id, *map_, rules_);
  if (const auto* state = std::get_if<State>(&read);
      state != nullptr && state->open.seats != seats_)
    return DataError{"position", "/players", "expected " + std::to_string(seats_) + " players"};
  return read;
}
u64 TtrKit::digest(const State& state) const { return state_digest(*map_, state); }
u64 TtrKit::digest(const View& view) const { return view_digest(*map_, view); }

std::variant<Outcomes, DataError> TtrKit::read_outcomes(std::string_view events_json) const {
  OutcomesIn luck(*map_);
  return luck.read(events_json, [&](std::string_view e, const JsonIn& event) {
    if (e == "row" || e == "drew") luck.card(event.member("card"));
    if (e == "offer") luck.tickets(event.member("tickets"));
  });
}

}  // namespace roundhouse::codec
