// Games between bots, one after the other, as fast as they go: the loop of `simulate` and of the
// bench. Not here: threads, files, what people are told of it.
#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "core/bot.h"
#include "core/digest.h"
#include "games/family.h"
#include "play/deadline.h"
#include "play/play_out.h"
#include "play/totals.h"
#include "text/record_out.h"
#include "text/setup.h"

namespace roundhouse {

// Counts a game's turns and what came of them.
template <class Codec>
class TurnCounter {
 public:
  using Family = typename Codec::Family;
  TurnCounter(Totals& totals, typename Family::Totals& more) : totals_(totals), more_(more) {}

  void deciding(const typename Codec::State& state, Seat seat) {
    deeds_[index(seat)].turns += Family::begins_turn(state, seat != before_);
    before_ = seat;
  }
  void moved(int, Seat, const auto&, auto events, const auto&) { more_.watch(events); }
  void ended(const typename Codec::State& state, const typename Codec::Result& result,
             int decisions) {
    more_.finish(result);
    Family::count_deeds(state, result, deeds_);
    totals_.add(Family::tally(result, decisions), deeds_, decisions);
  }

 private:
  Totals& totals_;
  typename Family::Totals& more_;
  Deeds deeds_[kMaxSeats];
  Seat before_ = kNobody;
};

// One thread's tools: bots by seat, and a record when one is wanted.
template <class Codec>
class Simulation {
 public:
  using Rules = typename Codec::Rules;
  using State = typename Codec::State;
  using Family = typename Codec::Family;

  // `losses`: counts by events what the family counts more.
  Simulation(const Codec& codec, const GameSetup& setup, std::uint64_t seed, bool losses = false)
      : codec_(codec), setup_(setup), seed_(seed), losses_(losses) {
    for (const SeatInfo& seat : setup.seats)
      bots_.push_back(*find_player(Family::bots(), seat.bot));
  }

  // A family that counts more by events wants to see them only where that was asked for.
  void play(long game, std::string* record, Totals& totals) {
    const u64 seed = stream_seed(seed_, static_cast<u64>(game));
    Chance chance = Chance::seeded(seed);
    Chance luck = Chance::seeded(stream_seed(seed, 1));
    const auto choose = [&](const State& state, Seat seat, int) {
      return chosen(state, seat, luck);
    };
    TurnCounter<Codec> counter(totals, more_);
    if (record == nullptr) {
      constexpr bool kWatches = !std::is_same_v<typename Family::Totals, NoTotals>;
      typename Codec::Events events(losses_ && kWatches);
      play_out(codec_, chance, events, choose, counter);
      return;
    }
    typename Codec::Events events;
    text::RecordOut<Codec> out(codec_, *record);
    out.header(setup_, text::seed_luck(seed));
    Recorder recorder(out);
    play_out(codec_, chance, events, choose, recorder, counter);
  }
  const typename Family::Totals& more() const { return more_; }

 private:
  // `random` needs no copy of the view: sampling reads the public part and the seat's own alone.
  typename Codec::Move chosen(const State& state, Seat seat, Chance& luck) const {
    const Rules& rules = codec_.rules();
    const Player<Rules>& player = bots_[static_cast<std::size_t>(index(seat))];
    if (player.is_random()) return rules.sample(state, seat, luck);
    const Deadline deadline(player.budget);
    return player.choose(rules, rules.view(state, seat), luck, deadline.stop());
  }

  const Codec& codec_;
  const GameSetup& setup_;
  std::uint64_t seed_;
  bool losses_;
  std::vector<Player<Rules>> bots_;
  typename Family::Totals more_ = {};
};

}  // namespace roundhouse
