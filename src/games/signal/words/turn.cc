// The moment before a decision: clock, card, trains, and what is asked. And the end.
#include "games/signal/words/words.h"
#include "text/words/number.h"

namespace roundhouse::signal {

namespace {

using text::number;

}  // namespace

std::string Words::headline(const Public& open) const {
  const std::string who = open.turn == kNobody ? "" : " · " + seat(index(open.turn));
  return wrapped(
      heading(say("Turn {0}{1}", "Tura {0}{1}", {number(open.turns), who})) +
      say(" · clock {0}/{1} · delivered {2}/{3} · schedule cards left {4}",
          " · zegar {0}/{1} · dostarczono {2}/{3} · zostało kart rozkładu {4}",
          {number(open.clock), number(rules().set().time), number(rules().delivered(open)),
           number(rules().set().goods), number(open.schedule)}));
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
    symbol += deploys ? say("deploy", "wstaw") + (from_start ? " " + colour(i) : "")
                      : colour(card.move[i - card.deploy]);
    if (now && !deploys && open.colour != kNone && card.move[i - card.deploy] == kAny)
      symbol += ": " + colour(open.colour);
    symbols.push_back(symbol);
  }
  const std::string line = wrapped(from_start ? say("Start card: ", "Karta startowa: ")
                                              : say("Schedule card: ", "Karta rozkładu: "),
                                   symbols, "  ");
  return open.pending == 0
             ? line
             : line + list(say("Still to move", "Jeszcze do ruchu"), trains(open.pending));
}

std::string Words::on_board(const Public& open, u32 wanted) const {
  std::vector<std::vector<std::string>> rows;
  for (int t = 0; t < kTrains; ++t) {
    if (!has(wanted, t) || open.train[t].at == kNone) continue;
    const u8 load = open.train[t].goods;
    rows.push_back({train(t), stands(open, t), load == kNone ? "" : goods(load)});
  }
  return table(rows, "lll");
}

std::string Words::hand(const Public& open, int seat_number) const {
  return list(seat(seat_number) + " (" + number(total(open.hand[seat_number])) + ")",
              cards(open.hand[seat_number]));
}

std::string Words::question(const View& view) const {
  const Public& open = view.open;
  switch (open.phase) {
    case Phase::placing:
      return say("Place switches and signals as you like; changes left: {0}.",
                 "Ustawcie zwrotnice i semafory według uznania; zostało zmian: {0}.",
                 {number(kMostChanges - open.changes)});
    case Phase::extra:
      return say("Where does the extra green marker go?",
                 "Gdzie kładziecie dodatkowy zielony znacznik?");
    case Phase::reveal: return say("Is this card carried out?", "Wykonać tę kartę?");
    case Phase::deploy:
      return open.card == kStartCard ? say("The next train comes in.", "Wjeżdża następny pociąg.")
                                     : say("Which colour is deployed?", "Który kolor wjeżdża?");
    case Phase::colour: return say("Which colour moves?", "Który kolor rusza?");
    case Phase::train:
      return open.by_card != 0
                 ? say("Which train does the card move?", "Który pociąg rusza za kartę?")
                 : say("Which train is next?", "Który pociąg teraz?");
    case Phase::rolled: {
      const int from = city_of_mover(board(), open);
      const std::string rolled = say("{0} has {1} to move.", "{0} ma do ruchu {1}.",
                                     {train(open.mover), count(open.points, Noun::point)});
      if (from < 0) return rolled;
      return rolled + " " +
             say("Which way out of {0}?", "Którędy? Stoi w mieście: {0}.", {city(from)});
    }
    case Phase::city:
      return say("{0} has entered {1} with {2} left.", "{0}, miasto {1}, punkty do ruchu: {2}.",
                 {train(open.mover), city(city_of_mover(board(), open)),
                  lang() == Lang::en ? count(open.points, Noun::point) : number(open.points)});
    case Phase::action:
      return say("Play cards, load goods, or end the step.",
                 "Zagraj karty, załaduj towar albo zakończ krok.");
    case Phase::signal:
      return say("Which green marker goes to which red signal?",
                 "Który zielony znacznik idzie na który czerwony semafor?");
    case Phase::switch_:
      return say("Which junction is set, and how?", "Którą zwrotnicę przestawiasz i jak?");
    case Phase::draw: return say("How many cards do you draw?", "Ile kart dobierasz?");
    case Phase::over: break;
  }
  return say("The game is over.", "Partia jest skończona.");
}

std::string Words::situation(const View& view) const {
  const Public& open = view.open;
  const std::string asks = heading(question(view)) + "\n";
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
  return heading(result.won != 0 ? say("The team has won!", "Drużyna wygrała!")
                                 : say("The team has lost.", "Drużyna przegrała.")) +
         "\n" + wrapped(why_over(result.reason)) +
         wrapped(say("Delivered: {0} of {1}. Turns: {2}. On the clock: {3}.",
                     "Dostarczono: {0} z {1}. Tury: {2}. Na zegarze: {3}.",
                     {number(result.delivered), number(result.needed), number(result.turns),
                      count(result.clock, Noun::token)}));
}

}  // namespace roundhouse::signal
