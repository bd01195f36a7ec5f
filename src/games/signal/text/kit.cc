#include "games/signal/text/kit.h"

#include <algorithm>

#include "games/signal/text/digest.h"
#include "games/signal/text/event_json.h"
#include "games/signal/text/move_text.h"
#include "games/signal/text/options.h"
#include "games/signal/text/reject_json.h"
#include "games/signal/text/view_json.h"
#include "games/signal/text/pieces.h"

namespace roundhouse::codec {

std::variant<SignalKit, std::string> SignalKit::make(std::string_view game,
                                                     std::shared_ptr<const SignalBoard> board,
                                                     int seats, const Options& options) {
  if (game != board->game())
    return "board " + board->id + " is for " + std::string(board->game()) + ", not for " +
           std::string(game);
  if (seats < signal::kLeastPlayers || seats > signal::kMostPlayers)
    return std::string(game) + " is for 2 to 4 players, not " + std::to_string(seats);
  const auto set = read_signal_options(*board, seats, options);
  if (const auto* why = std::get_if<std::string>(&set)) return *why;
  return SignalKit(std::move(board), seats, std::get<signal::Ruleset>(set));
}

Parsed<signal::Move> SignalKit::parse(std::string_view text) const {
  return parse_move(*words_, text);
}
void SignalKit::write(std::string& out, const Move& move) const { write_move(out, *words_, move); }
void SignalKit::write(std::string& out, const Event& event, EventFor) const {
  write_event(out, *words_, event);
}
void SignalKit::write(std::string& out, const View& view) const {
  write_view(out, *words_, rules_, view);
}
void SignalKit::write(std::string& out, const Reject& reject) const {
  write_reject(out, *words_, reject);
}
void SignalKit::write(std::string& out, const Result& result) const { write_result(out, result); }
void SignalKit::write_position(std::string& out, const State& state) const {
  codec::write_position(out, game(), *words_, rules_, state);
}
std::variant<signal::State, DataError> SignalKit::read_position(std::string_view json) const {
  auto read = codec::read_position(json, game(), *words_, rules_);
  if (const auto* state = std::get_if<State>(&read);
      state != nullptr && state->open.seats != seats_)
    return DataError{"position", "/hands", "expected " + std::to_string(seats_) + " hands"};
  return read;
}
u64 SignalKit::digest(const State& state) const { return position_digest(*words_, state.open); }
u64 SignalKit::digest(const View& view) const { return position_digest(*words_, view.open); }

bool SignalKit::is_undoable(const Move& move) {
  using signal::MoveKind;
  return move.kind == MoveKind::play || move.kind == MoveKind::signal ||
         move.kind == MoveKind::set || move.kind == MoveKind::load;
}

std::variant<Outcomes, DataError> SignalKit::read_outcomes(std::string_view events_json) const {
  return codec::read_outcomes(*words_, events_json);
}

signal::Reject SignalKit::explain(const State& state, std::string_view name,
                                  std::optional<int> points, std::string& out) const {
  const auto train = find_id(words_->trains, name);
  if (!train || (points && (*points < 1 || *points > signal::kMaxPoints)))
    return {signal::Why::unknown_name};
  if (state.open.train[*train].at == kNone)
    return {signal::Why::not_on_board, static_cast<u8>(*train)};
  out += "\"train\":";
  put_id(out, name);
  out += ",\"rolls\":[";
  const auto& die = words_->board.deck.die[signal::colour_of(*train)];
  for (int n = points.value_or(1); n <= points.value_or(signal::kMaxPoints); ++n) {
    if (!points && std::find(std::begin(die), std::end(die), n) == std::end(die)) continue;
    if (out.back() != '[') out += ',';
    write_roll(out, *words_, rules_, state.open, *train, n);
  }
  out += ']';
  return {};
}

}  // namespace roundhouse::codec
