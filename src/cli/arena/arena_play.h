// One deal of the arena, played by every rotation of a lineup. Luck is asked for by name, so the
// deck and the tickets lie in the same order whoever plays. Templates over a kit.
#pragma once

#include <chrono>

#include "games/bot.h"
#include "cli/arena/arena_block.h"
#include "cli/commands/tally.h"
#include "text/record_out.h"
#include "play/deadline.h"

namespace roundhouse::cli {

// Every question has its own answer, fixed by the seed of the deal.
struct DealLuck {
  u64 seed;
  static u32 answer(void* self, const Question& q) {
    const u64 name =
        static_cast<u64>(q.purpose) << 32 | static_cast<u64>(q.shuffle) << 16 | q.index;
    return Generator(stream_seed(static_cast<DealLuck*>(self)->seed, name)).below(q.n);
  }
  Chance chance() { return Chance::hooked(answer, this); }
};

inline void add_sources(const ttr::SeatResult& result, Showing& s) {
  s.routes = result.routes;
  s.tickets = result.tickets;
  s.failed = result.failed;
  s.bonus = result.bonus;
  s.done = result.done;
}
template <class Other>
void add_sources(const Other&, Showing&) {}

template <class Kit>
class DealPlayer {
 public:
  DealPlayer(const Kit& kit, const Tournament& tournament, const codec::Options& options)
      : kit_(kit), tournament_(tournament), options_(options) {
    for (const std::string& bot : tournament.bots) players_.push_back(*bots::find_bot(bot));
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

  void play_game(const std::vector<int>& lineup, long deal, int rotation, Block& block,
                 std::string* text) const {
    using Clock = std::chrono::steady_clock;
    const auto& rules = kit_.rules();
    DealLuck luck{stream_seed(tournament_.seed, static_cast<u64>(deal))};
    Chance chance = luck.chance();
    auto events = text == nullptr ? Kit::Events::off() : typename Kit::Events();
    std::string unused;
    codec::RecordOut<Kit> record(kit_, text == nullptr ? unused : *text);
    auto state = rules.deal(kit_.seats(), chance, events);
    if (text != nullptr) {
      record.header(head(lineup, rotation));
      record.deal(events.all(), state);
    }
    auto& showings = block.game[static_cast<std::size_t>(rotation)];
    Seat before = kNobody;
    int n = 0;
    for (SeatSet acting = rules.to_act(state); !acting.empty(); acting = rules.to_act(state)) {
      const Seat seat = acting.lowest();
      const auto p = static_cast<std::size_t>(player_at(index(seat), rotation));
      const bots::Player& player = players_[static_cast<std::size_t>(lineup[p])];
      const auto view = rules.view(state, seat);
      // Each decision has luck of its own: what others do before does not change it.
      Chance own = Chance::seeded(stream_seed(luck.seed, 1000u * static_cast<u64>(n) + p + 1));
      const Deadline deadline(player.budget);
      const auto start = Clock::now();
      const auto move = bots::choose(player, rules, view, own, deadline.stop());
      Showing& s = showings[p];
      s.micros +=
          std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start).count();
      ++s.decisions;
      s.turns += begins_turn(state, seat != before);
      before = seat;
      events.clear();
      rules.apply(state, seat, move, chance, events);
      ++n;
      if (text != nullptr) record.move(n, seat, move, events.all(), state);
    }
    const auto result = rules.result(state);
    if (text != nullptr) record.result(result);
    const Tally end = tally(result, n);
    for (int i = 0; i < end.seats; ++i) {
      Showing& s = showings[static_cast<std::size_t>(player_at(i, rotation))];
      if constexpr (requires { result.seat[i]; }) add_sources(result.seat[i], s);
      s.score = end.score[i];
      s.share = end.winners.has(seat_at(i)) ? kWhole / end.winners.count() : 0;
      s.micros /= 1000;
    }
  }

  codec::RecordHead head(const std::vector<int>& lineup, int rotation) const {
    codec::RecordHead head{options_, {}, "{\"kind\":\"taped\"}"};
    for (int seat = 0; seat < tournament_.players; ++seat) {
      const std::string& bot = name(lineup[static_cast<std::size_t>(player_at(seat, rotation))]);
      head.seats.push_back({bot, bot});
    }
    return head;
  }

  const Kit& kit_;
  const Tournament& tournament_;
  codec::Options options_;
  std::vector<bots::Player> players_;
};

}  // namespace roundhouse::cli
