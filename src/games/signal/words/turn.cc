// The moment before a decision: clock, card, trains, and what is asked. And the end.
#include "games/signal/words/words.h"
#include "phrases/shared.h"
#include "phrases/signal.h"
#include "text/words/number.h"

namespace roundhouse::signal {

namespace {

namespace position = phrases::signal::position;
namespace questions = phrases::signal::questions;
namespace symbols_of = phrases::signal::place;

using text::number;

}  // namespace

std::string Words::headline(const Public& open) const {
  const std::string turn =
      open.turn == kNobody
          ? say(position::turn, {{"n", open.turns}})
          : say(position::turn_of, {{"n", open.turns}, {"name", seat(index(open.turn))}});
  return wrapped(say(position::figures, {{"turn", heading(turn)},
                                         {"clock", open.clock},
                                         {"time", rules().set().time},
                                         {"delivered", rules().delivered(open)},
                                         {"goods", rules().set().goods},
                                         {"cards", open.schedule}}));
}

// ✓ done, ▸ now, · later.
std::string Words::checklist(const Public& open) const {
  if (open.card == kNone) return {};
  const bool from_start = open.card == kStartCard;
  const ScheduleCard& card = card_of(board(), open.card);
  std::vector<std::string> symbols;
  for (int i = 0; i < card.deploy + card.moves; ++i) {
    const bool deploys = i < card.deploy, now = i == open.symbol;
    std::string symbol = (i < open.symbol ? "✓ " : now ? "▸ " : "· ");
    symbol += !deploys     ? colour(card.move[i - card.deploy])
              : from_start ? say(symbols_of::deploy_colour, {{"colour", colour(i)}})
                           : say(symbols_of::deploy);
    if (now && !deploys && open.colour != kNone && card.move[i - card.deploy] == kAny)
      symbol += ": " + colour(open.colour);
    symbols.push_back(symbol);
  }
  const std::string line =
      wrapped(say(from_start ? position::start_card : position::schedule_card), symbols, "  ");
  return open.pending == 0 ? line : line + list(say(position::still_to_move), trains(open.pending));
}

std::string Words::on_board(const Public& open, u32 wanted) const {
  std::vector<std::vector<std::string>> rows;
  for (int t = 0; t < kTrains; ++t) {
    if (!has(wanted, t) || open.train[t].at == kNone) continue;
    const u8 load = open.train[t].goods;
    // Its colour alone: with the longest names of places the line is full.
    rows.push_back({train(t), stands(open, t), load == kNone ? "" : goods_colour(load)});
  }
  return table(rows, "lll");
}

std::string Words::hand(const Public& open, int seat_number) const {
  return list(seat(seat_number) + " (" + number(total(open.hand[seat_number])) + ")",
              cards(open.hand[seat_number]));
}

std::string Words::question(const View& view) const {
  const Public& open = view.open;
  const auto mover = [&] { return Value("train", train(open.mover)); };
  switch (open.phase) {
    case Phase::placing: return say(questions::placing, {{"n", kMostChanges - open.changes}});
    case Phase::extra: return say(questions::extra);
    case Phase::reveal: return say(questions::reveal);
    case Phase::deploy:
      return say(open.card == kStartCard ? questions::deploy_given : questions::deploy);
    case Phase::colour: return say(questions::colour);
    case Phase::train: return say(open.by_card != 0 ? questions::by_card : questions::train);
    case Phase::rolled: {
      const int from = city_of_mover(board(), open);
      if (from < 0) return say(questions::rolled, {mover(), {"n", open.points}});
      return say(questions::rolled_in_city, {mover(), {"n", open.points}, {"city", city(from)}});
    }
    case Phase::city:
      return say(questions::city,
                 {mover(), {"city", city(city_of_mover(board(), open))}, {"n", open.points}});
    case Phase::action: return say(questions::action);
    case Phase::signal: return say(questions::signal);
    case Phase::switch_: return say(questions::switch_);
    case Phase::draw: return say(questions::draw);
    case Phase::over: break;
  }
  return say(phrases::shared::position::over);
}

std::string Words::situation(const View& view) const {
  const Public& open = view.open;
  const std::string asks = wrapped(heading(question(view)));
  switch (open.phase) {
    case Phase::rolled:
    case Phase::city:
    case Phase::signal:
    case Phase::switch_: return asks;
    case Phase::colour:
    case Phase::train:
      return headline(open) + checklist(open) + on_board(open, trains_on_board(open)) + asks;
    case Phase::action:
      return headline(open) + on_board(open, trains_on_board(open)) + hand(open, index(view.seat)) +
             asks;
    case Phase::draw: return headline(open) + hand(open, index(view.seat)) + asks;
    default: return headline(open) + checklist(open) + asks;
  }
}

std::string Words::result(const State& state, Seat) const {
  const Result result = rules().result(state);
  return heading(say(result.won != 0 ? position::won : position::lost)) + "\n" +
         wrapped(why_over(result.reason)) +
         wrapped(say(position::summary, {{"n", result.delivered},
                                         {"all", result.needed},
                                         {"turns", result.turns},
                                         {"clock", result.clock}}));
}

}  // namespace roundhouse::signal
