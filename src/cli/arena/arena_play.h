// One deal of the arena, played by every rotation of a lineup. Luck is asked for by name, so the
// deck and the tickets lie in the same order whoever plays. Templates over a codec.
#pragma once

#include <array>
#include <chrono>

#include "cli/arena/arena_block.h"
#include "core/bot.h"
#include "core/named_luck.h"
#include "core/tally.h"
#include "play/deadline.h"
#include "play/play_out.h"
#include "text/record_out.h"

namespace roundhouse::cli {

template <class Codec>
class DealPlayer {
 public:
  DealPlayer(const Codec& codec, const Tournament& tournament, const text::Options& options)
      : codec_(codec), tournament_(tournament), options_(options) {
    for (const std::string& bot : tournament.bots)
      players_.push_back(*find_player(Codec::Family::bots(), bot));
  }

  Block play(int number, const std::vector<int>& lineup, long deal, std::string* records) const {
    Block block{.lineup = number, .deal = deal, .players = tournament_.players};
    for (int r = 0; r < tournament_.players; ++r) play_game(lineup, deal, r, block, records);
    return block;
  }

 private:
  // Player p of the lineup sits at (p + rotation) mod players.
  int player_at(int seat, int rotation) const {
    return (seat - rotation + tournament_.players) % tournament_.players;
  }
  const std::string& name(int bot) const { return tournament_.bots[static_cast<std::size_t>(bot)]; }

  // What each player of the lineup does in one game.
  class Observer {
   public:
    Observer(const DealPlayer& deal, int rotation, std::array<Showing, kMaxSeats>& showings)
        : deal_(deal), rotation_(rotation), showings_(showings) {}

    void deciding(const typename Codec::State& state, Seat seat) {
      Showing& s = at(index(seat));
      ++s.decisions;
      s.turns += Codec::Family::begins_turn(state, seat != before_);
      before_ = seat;
    }
    void ended(const auto&, const typename Codec::Result& result, int decisions) {
      const Tally end = Codec::Family::tally(result, decisions);
      for (int i = 0; i < end.seats; ++i) {
        Showing& s = at(i);
        const Sources from = Codec::Family::sources(result, i);
        s.routes = from.routes;
        s.tickets = from.tickets;
        s.failed = from.failed;
        s.bonus = from.bonus;
        s.done = from.done;
        s.score = end.score[i];
        s.share = end.winners.has(seat_at(i)) ? kWhole / end.winners.count() : 0;
        s.micros /= 1000;
      }
    }

   private:
    Showing& at(int seat) {
      return showings_[static_cast<std::size_t>(deal_.player_at(seat, rotation_))];
    }
    const DealPlayer& deal_;
    int rotation_;
    std::array<Showing, kMaxSeats>& showings_;
    Seat before_ = kNobody;
  };

  void play_game(const std::vector<int>& lineup, long deal, int rotation, Block& block,
                 std::string* text) const {
    using Clock = std::chrono::steady_clock;
    NamedLuck luck(stream_seed(tournament_.seed, static_cast<u64>(deal)));
    Chance chance = luck.chance();
    auto& showings = block.game[static_cast<std::size_t>(rotation)];
    const auto choose = [&](const typename Codec::State& state, Seat seat, int n) {
      const auto p = static_cast<std::size_t>(player_at(index(seat), rotation));
      const auto& player = players_[static_cast<std::size_t>(lineup[p])];
      const auto view = codec_.rules().view(state, seat);
      // Each decision has luck of its own: what others do before does not change it.
      Chance own = Chance::seeded(stream_seed(luck.seed(), 1000u * static_cast<u64>(n) + p + 1));
      const Deadline deadline(player.budget);
      const auto start = Clock::now();
      const auto move = player.choose(codec_.rules(), view, own, deadline.stop());
      showings[p].micros +=
          std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count();
      return move;
    };
    Observer observer(*this, rotation, showings);
    if (text == nullptr) {
      auto events = Codec::Events::off();
      return play_out(codec_, chance, events, choose, observer);
    }
    typename Codec::Events events;
    text::RecordOut<Codec> record(codec_, *text);
    record.header(setup(lineup, rotation), text::bare_luck("taped"));
    Recorder recorder(record);
    play_out(codec_, chance, events, choose, recorder, observer);
  }

  GameSetup setup(const std::vector<int>& lineup, int rotation) const {
    GameSetup setup{.game = {}, .seats = {}, .options = options_, .board = {}};
    for (int seat = 0; seat < tournament_.players; ++seat) {
      const std::string& bot = name(lineup[static_cast<std::size_t>(player_at(seat, rotation))]);
      setup.seats.push_back({bot, bot});
    }
    return setup;
  }

  const Codec& codec_;
  const Tournament& tournament_;
  text::Options options_;
  std::vector<Player<typename Codec::Rules>> players_;
};

}  // namespace roundhouse::cli
