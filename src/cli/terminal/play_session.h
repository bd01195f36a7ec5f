// One game played in the terminal: a match, and bots at the seats that have one. No words and no
// input here.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/bot.h"
#include "play/deadline.h"
#include "play/match_record.h"

namespace roundhouse::cli {

template <class Codec>
class PlaySession {
 public:
  using State = typename Codec::State;
  using View = typename Codec::View;
  using Move = typename Codec::Move;
  using Event = typename Codec::Event;

  explicit PlaySession(Match<Codec> match)
      : match_(std::move(match)), bot_luck_(Chance::seeded(match_.luck().bot_seed())) {}

  const Codec& codec() const { return match_.codec(); }
  const typename Codec::Rules& rules() const { return match_.rules(); }
  const GameSetup& setup() const { return match_.setup(); }
  const State& state() const { return match_.state(); }
  View view(Seat seat) const { return match_.view(seat); }
  bool over() const { return match_.over(); }

  // A bot that is to act. Opening choices are simultaneous, so bots never wait for a person.
  std::optional<Seat> bot_to_act() const { return to_act(true); }
  std::optional<Seat> person_to_act() const { return to_act(false); }

  void play(Seat seat, const Move& move) {  // a legal one
    match_.prepare(seat, move);
    match_.commit();
  }
  void play_bot(Seat seat) {
    const auto player = *find_player(Codec::Family::bots(), bot_at(index(seat)));
    const Deadline deadline(player.budget);
    play(seat, player.choose(rules(), view(seat), bot_luck_, deadline.stop()));
  }

  bool can_undo(Seat seat) const { return match_.can_undo(seat); }
  void undo(Seat seat) {
    match_.prepare_undo(seat);
    match_.commit();
  }

  // Of the last move, or the deal.
  std::span<const Event> events() const { return match_.steps().back().events; }

  std::string record() const {  // so far; with its result when the game is over
    std::string text;
    for (const text::RecordLine& line : record_of(match_)) text += line.text + "\n";
    return text;
  }
  std::string commitment() const { return match_.luck().commitment_hex(); }  // "": not sealed

 private:
  const std::string& bot_at(int seat) const {
    return setup().seats[static_cast<std::size_t>(seat)].bot;
  }
  std::optional<Seat> to_act(bool bot) const {
    const SeatSet acting = match_.to_act();
    for (int i = 0; i < codec().seats(); ++i)
      if (acting.has(seat_at(i)) && bot_at(i).empty() != bot) return seat_at(i);
    return std::nullopt;
  }

  Match<Codec> match_;
  Chance bot_luck_;
};

}  // namespace roundhouse::cli
