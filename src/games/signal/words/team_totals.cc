#include "games/signal/words/team_totals.h"

#include <algorithm>
#include <cmath>

#include "text/json_out.h"

namespace roundhouse::signal {

namespace {

constexpr std::string_view kLossNames[kLosses] = {"signal", "switch",    "train",
                                                  "start",  "collision", "deployment"};

Loss loss_of(Cause cause) {
  switch (cause) {
    case Cause::junction: return Loss::junction;
    case Cause::train: return Loss::train;
    case Cause::start: return Loss::start;
    case Cause::collision: return Loss::collision;
    default: return Loss::signal;  // the others cost nothing
  }
}

double a_game(long sum, long games) {
  return static_cast<double>(sum) / static_cast<double>(std::max(1l, games));
}

}  // namespace

void TeamTotals::add(const TeamTotals& other) {
  games += other.games;
  wins += other.wins;
  goods += other.goods;
  turns += other.turns;
  for (int i = 0; i < kLosses; ++i) lost[i] += other.lost[i];
}

// Tokens go right after what costs them.
void TeamTotals::watch(std::span<const Event> events) {
  Loss cause = Loss::signal;
  for (const Event& event : events) switch (event.kind) {
      case EventKind::stopped: cause = loss_of(event.cause); break;
      case EventKind::collided: cause = Loss::collision; break;
      case EventKind::occupied:
      case EventKind::no_train: cause = Loss::deployment; break;
      case EventKind::time: lost[static_cast<int>(cause)] += event.lost; break;
      default: break;
    }
}

void TeamTotals::finish(const Result& result) {
  ++games;
  wins += result.won;
  goods += result.delivered;
  turns += result.turns;
}

TeamTotals::Share TeamTotals::win_rate() const {
  constexpr double z = 1.96;
  const double n = static_cast<double>(std::max(1l, games)), p = a_game(wins, games);
  const double middle = p + z * z / (2 * n), scale = 1 + z * z / n;
  const double width = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {p, (middle - width) / scale, (middle + width) / scale};
}

double TeamTotals::lost_a_game() const {
  long sum = 0;
  for (const long n : lost) sum += n;
  return a_game(sum, games);
}

std::string as_text(const TeamTotals& t) {
  const auto [mean, low, high] = t.win_rate();
  std::string out;
  const auto say = [&](std::string_view words, double number, int digits) {
    out += words;
    text::put_fixed(out, number, digits);
  };
  say("the team won ", 100 * mean, 1);
  say(" % [", 100 * low, 1);
  say(", ", 100 * high, 1);
  say("], delivered ", a_game(t.goods, t.games), 2);
  say(" goods in ", a_game(t.turns, t.games), 1);
  say(" turns and lost ", t.lost_a_game(), 1);
  out += " time tokens a game:";
  for (int i = 0; i < kLosses; ++i) {
    out += i == 0 ? " " : ", ";
    say(std::string(kLossNames[i]) + " ", a_game(t.lost[i], t.games), 2);
  }
  return out + "\n";
}

namespace {

void put_win(std::string& out, const TeamTotals& t) {
  const auto [mean, low, high] = t.win_rate();
  text::put_key(out, "win");
  const text::JsonObject win(out);
  text::put_decimal(out, "mean", mean, 4);
  text::put_decimal(out, "low", low, 4);
  text::put_decimal(out, "high", high, 4);
}

void put_lost(std::string& out, const TeamTotals& t) {
  text::put_key(out, "lost");
  const text::JsonObject lost(out);
  for (int i = 0; i < kLosses; ++i)
    text::put_decimal(out, kLossNames[i], a_game(t.lost[i], t.games), 3);
}

}  // namespace

std::string as_json(const TeamTotals& t) {
  std::string out = "{";
  text::put_member(out, "games", t.games);
  text::put_member(out, "wins", t.wins);
  put_win(out, t);
  text::put_decimal(out, "goods", a_game(t.goods, t.games), 3);
  text::put_decimal(out, "turns", a_game(t.turns, t.games), 3);
  put_lost(out, t);
  return out += '}';
}

}  // namespace roundhouse::signal
