#include "games/signal/text/codec.h"

#include <algorithm>

#include "games/signal/text/digest.h"
#include "games/signal/text/event_json.h"
#include "games/signal/text/move_text.h"
#include "games/signal/text/options.h"
#include "games/signal/text/pieces.h"
#include "games/signal/text/refusal.h"
#include "games/signal/text/view_json.h"
#include "text/json_out.h"

namespace roundhouse::signal {

Expected<Codec> Codec::make(std::string_view game, std::shared_ptr<const NamedBoard> board,
                            int seats, const Options& options) {
  if (game != board->game())
    return "board " + board->id + " is for " + std::string(board->game()) + ", not for " +
           std::string(game);
  if (seats < kLeastPlayers || seats > kMostPlayers)
    return std::string(game) + " is for 2 to 4 players, not " + std::to_string(seats);
  const auto set = read_options(*board, seats, options);
  if (!set) return set.error();
  return Codec(std::move(board), seats, *set);
}

void Codec::write_numbers(std::string& out) const {
  const Ruleset& r = rules_.set();
  const JsonObject numbers(out);
  text::put_numbers(out, {{"goods", r.goods}, {"time", r.time}, {"removed", r.removed}});
}

Parsed<Move> Codec::parse(std::string_view text) const { return parse_move(*words_, text); }
void Codec::write(std::string& out, const Move& move) const { write_move(out, *words_, move); }
void Codec::write(std::string& out, const Event& event, EventFor) const {
  write_event(out, *words_, event);
}
void Codec::write(std::string& out, const View& view) const {
  write_view(out, *words_, rules_, view);
}
void Codec::write_run(std::string& out, const View& view, const MoveList& legal) const {
  signal::write_run(out, *words_, rules_, view, legal);
}
Refusal Codec::refusal(const Reject& reject) const { return refusal_of(*words_, reject); }
void Codec::write(std::string& out, const Result& result) const { write_result(out, result); }
void Codec::write_position(std::string& out, const State& state) const {
  signal::write_position(out, game(), *words_, rules_, state);
}
Expected<State, DataError> Codec::read_position(std::string_view json) const {
  auto read = signal::read_position(json, game(), *words_, rules_);
  if (read && read->open.seats != seats_)
    return DataError{"position", "/hands", "expected " + std::to_string(seats_) + " hands"};
  return read;
}
u64 Codec::digest(const State& state) const { return position_digest(*words_, state.open); }
u64 Codec::digest(const View& view) const { return position_digest(*words_, view.open); }

bool Codec::is_undoable(const Move& move) {
  return move.kind == MoveKind::play || move.kind == MoveKind::signal ||
         move.kind == MoveKind::set || move.kind == MoveKind::load;
}

Expected<Outcomes, DataError> Codec::read_outcomes(std::string_view events_json) const {
  return signal::read_outcomes(*words_, events_json);
}

Reject Codec::explain(const State& state, std::string_view name, std::optional<int> points,
                      std::string& out) const {
  const auto train = find_id(words_->trains, name);
  if (!train || (points && (*points < 1 || *points > kMaxPoints))) return {Why::unknown_name};
  if (state.open.train[*train].at == kNone) return {Why::not_on_board, static_cast<u8>(*train)};
  put_name(out, "train", name);
  put_key(out, "rolls");
  out += '[';
  const auto& die = words_->board.deck.die[colour_of(*train)];
  for (int n = points.value_or(1); n <= points.value_or(kMaxPoints); ++n) {
    if (!points && std::find(std::begin(die), std::end(die), n) == std::end(die)) continue;
    if (out.back() != '[') out += ',';
    write_roll(out, *words_, rules_, state.open, *train, n);
  }
  out += ']';
  return {};
}

}  // namespace roundhouse::signal
