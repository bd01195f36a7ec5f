#include "codec/ttr_kit.h"

#include <charconv>

#include "codec/digests.h"
#include "codec/json_in.h"
#include "codec/move_text.h"
#include "codec/position_json.h"
#include "codec/reject_json.h"
#include "codec/view_json.h"

namespace roundhouse::codec {

namespace {

std::variant<Seat, std::string> first_seat(const Options& options, int seats) {
  for (const auto& [name, value] : options)
    if (name != "first-seat")
      return "there is no option \"" + name + "\"; did you mean first-seat?";
  const auto found = options.find("first-seat");
  if (found == options.end() || found->second == "random") return kNobody;
  int seat = -1;
  const std::string& text = found->second;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (error != std::errc{} || end != text.data() + text.size() || seat < 0 || seat >= seats)
    return "first-seat must be random or a seat from 0 to " + std::to_string(seats - 1) +
           ", not \"" + text + "\"";
  return seat_at(seat);
}

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
  write_reject(out, *map_, reject);
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
  Problem problem;
  Outcomes outcomes;
  const auto value = parse_json(events_json, problem);
  const auto card = [&](const JsonIn& in) {
    if (const auto kind = map_->find_kind(in.text()))
      outcomes.cards.push_back(static_cast<u8>(*kind));
    else
      in.fail("there is no such kind of card");
  };
  const auto ticket = [&](const JsonIn& in) {
    if (const auto t = map_->find_ticket(in.text()))
      outcomes.tickets.push_back(static_cast<u8>(*t));
    else
      in.fail("there is no such ticket");
  };
  if (value) {
    const JsonIn events(*value, problem);
    for (std::size_t i = 0; i < events.size(); ++i) {
      const JsonIn event = events.item(i);
      const std::string_view e = event.member("e").text();
      if (e == "row" || e == "drew") card(event.member("card"));
      if (e == "first" && event.member("by").text() == "luck")
        outcomes.picks.push_back(static_cast<u8>(event.member("seat").integer(0, kMaxSeats - 1)));
      if (e == "hand")
        for (std::size_t k = 0; k < event.member("cards").size(); ++k)
          card(event.member("cards").item(k));
      if (e == "offer")
        for (std::size_t k = 0; k < event.member("tickets").size(); ++k)
          ticket(event.member("tickets").item(k));
    }
  }
  if (problem.found) return DataError{"events", problem.pointer, problem.what};
  return outcomes;
}

}  // namespace roundhouse::codec
