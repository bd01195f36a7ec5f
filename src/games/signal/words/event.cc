// What happened, as short sentences. Nothing is hidden here but the order of decks (S18).
#include "games/signal/words/words.h"
#include "text/words/number.h"

namespace roundhouse::signal {

namespace {

using text::number;

// On the start card an occupied place is followed by another try.
bool tries(EventKind kind) {
  return kind == EventKind::dice || kind == EventKind::token || kind == EventKind::tokens;
}

}  // namespace

std::string Words::points_left(int n) const {
  if (lang() == Lang::pl) return "zostało punktów: " + number(n);
  return count(n, Noun::point) + " left";
}

std::string Words::why_over(Outcome outcome) const {
  switch (outcome) {
    case Outcome::delivered:
      return say("The last goods needed are delivered: the team wins (S50)!",
                 "Ostatni potrzebny towar dostarczony: drużyna wygrywa (S50)!");
    case Outcome::time:
      return say("The clock is empty and no schedule card is left: the team loses (S41).",
                 "Zegar jest pusty, a kart rozkładu już nie ma: drużyna przegrywa (S41).");
    case Outcome::schedule:
      return say("The schedule has run out and goods are missing: the team loses (S51).",
                 "Rozkład się skończył, a towarów brakuje: drużyna przegrywa (S51).");
    case Outcome::none: break;
  }
  return {};
}

std::string Words::tell_deal(const Event& e, Seat viewer) const {
  const bool own = e.seat != kNobody && e.seat == viewer;
  const std::string who = e.seat == kNobody ? "" : seat(index(e.seat));
  switch (e.kind) {
    case EventKind::first: return own ? text(Say::you_begin) : text(Say::begins, {who});
    case EventKind::numbers: {
      std::vector<std::string> items;
      for (int i = 0; i < e.n; ++i) items.push_back(number(e.list[i]) + " " + start(i));
      return say("The numbers of the start places (S63): {0}.", "Numery miejsc startu (S63): {0}.",
                 {joined(items)});
    }
    case EventKind::hand:
      return own ? say("Your hand: {0}.", "Twoja ręka: {0}.", {card_list({e.list, e.n})})
                 : say("{0} is dealt {1}.", "{0} dostaje karty: {1}.",
                       {who, card_list({e.list, e.n})});
    case EventKind::turn:
      return own ? text(Say::your_turn) + "." : say("Turn of {0}.", "Tura: {0}.", {who});
    case EventKind::drew:
      return own ? say("You draw {0}.", "Dobierasz: {0}.", {card_list({e.list, e.n})})
                 : say("{0} draws {1}.", "{0} dobiera: {1}.", {who, card_list({e.list, e.n})});
    case EventKind::rebuilt:
      return say("The played cards become the deck: {0}.", "Zagrane karty tworzą nową talię: {0}.",
                 {count(e.count, Noun::card)});
    case EventKind::ready: return say("The placement is done.", "Ustawianie zakończone.");
    case EventKind::marker:
      return say("The extra marker: {0}.", "Dodatkowy znacznik: {0}.", {signal_at(e.signal)});
    default: return {};
  }
}

std::string Words::tell_schedule(const Event& e) const {
  switch (e.kind) {
    case EventKind::revealed:
      if (e.card == kStartCard)
        return say("The start card: a train of each colour is deployed.",
                   "Karta startowa: wjeżdża po jednym pociągu każdego koloru.");
      if (e.source == Source::bottom)
        return say("The card from under the deck comes back: {0}.", "Wraca karta spod talii: {0}.",
                   {schedule_card(e.card)});
      return say("Schedule card: {0}.", "Karta rozkładu: {0}.", {schedule_card(e.card)});
    case EventKind::under:
      return say("The card goes under the deck: {0}.", "Karta idzie pod talię: {0}.",
                 {schedule_card(e.card)});
    case EventKind::named: return say("Colour: {0}.", "Kolor: {0}.", {colour(e.colour)});
    case EventKind::dice:
      return say("The dice show {0} and {1}: {2}.", "Kości: {0} i {1}, miejsce: {2}.",
                 {number(e.dice[0]), number(e.dice[1]), start(e.place)});
    case EventKind::token:
      return say("The token turned over: {0}.", "Odkryty żeton miejsca: {0}.", {start(e.place)});
    case EventKind::tokens:
      return say("The place tokens are shuffled into a new stack: {0}.",
                 "Potasowane żetony miejsc tworzą nowy stos: {0}.", {count(e.count, Noun::token)});
    case EventKind::deployed:
      return say("{0} is deployed at {1}.", "{0} staje na miejscu startu: {1}.",
                 {train(e.train), start(e.place)});
    case EventKind::occupied:
      return say("{1} is occupied: the {0} train stays in the depot.",
                 "{1}: miejsce zajęte, pociąg {0} zostaje w zajezdni.",
                 {colour(e.colour), start(e.place)});
    case EventKind::no_train:
      return say("The depot has no train of a colour that may be deployed now (S22, S23).",
                 "W zajezdni nie ma pociągu w kolorze, który można teraz rozstawić (S22, S23).");
    case EventKind::carried_out:
      return e.card == kStartCard ? say("The start card is done.", "Karta startowa wykonana.")
                                  : say("The schedule card is done.", "Karta rozkładu wykonana.");
    case EventKind::helper: {
      if (e.train == kNone)
        return say("{0}: {1}.", "{0}: {1}.", {helper(e.helper), about(e.helper)});
      return say("{0}: {1} stands still this turn.", "{0}: {1} stoi przez tę turę.",
                 {helper(e.helper), train(e.train)});
    }
    default: return {};
  }
}

std::string Words::why_stopped(const Event& e) const {
  const std::string left = points_left(e.left);
  switch (e.cause) {
    case Cause::points: return say("its points are used up", "punkty się skończyły");
    case Cause::signal:
      return say("a red signal stops it: {1}, {0}", "zatrzymuje go czerwony semafor: {1}, {0}",
                 {left, signal_at(e.at)});
    case Cause::junction:
      return say("the switch {1} is closed to it, {0}", "zwrotnica {1} jest zamknięta, {0}",
                 {left, junction(e.at)});
    case Cause::train:
      return say("{1} is occupied, {0}", "dalej zajęte ({1}), {0}", {left, space(e.at)});
    case Cause::city: return say("the city ends its move", "miasto kończy ruch");
    case Cause::start: return say("that is a start place (S36)", "to miejsce startu (S36)");
    case Cause::collision: break;
  }
  return {};
}

std::string Words::tell_movement(const Event& e) const {
  switch (e.kind) {
    case EventKind::rolled:
      return say("{0} rolls {1}.", "{0}, rzut: {1}.", {train(e.train), number(e.points)});
    case EventKind::moved:
      return say("{0} runs to {1}.", "{0} jedzie do: {1}.",
                 {train(e.train), space(e.list[e.n - 1])});
    case EventKind::stopped: return train(e.train) + ": " + why_stopped(e) + ".";
    case EventKind::collided:
      return say("{0} collides head-on with {1}, {2} (S35)!",
                 "{0} i {1} zderzają się czołowo, {2} (S35)!",
                 {train(e.train), train(e.with), points_left(e.left)});
    case EventKind::unloaded:
      return say("{0} delivers {1} at {2}!", "{0} dostarcza {1}, port: {2}!",
                 {train(e.train), goods(e.goods), city(e.city)});
    case EventKind::returned:
      return say("The {0} go back to {1}.", "Wraca {0}, miasto: {1}.",
                 {goods(e.goods), city(e.city)});
    case EventKind::depot:
      return say("{0} goes to the depot.", "{0} wraca do zajezdni.", {train(e.train)});
    case EventKind::time:
      return say("Lost: {0}; {1} on the clock.", "Strata: {0}; na zegarze: {1}.",
                 {count(e.lost, Noun::token), number(e.clock)});
    case EventKind::refilled: {
      const std::string lost = e.card == kNone
                                   ? say("a schedule card is removed", "przepada karta rozkładu")
                                   : say("a schedule card is removed ({0})",
                                         "przepada karta rozkładu ({0})", {schedule_card(e.card)});
      return say("The clock is empty: {0}, {1} left; it is filled to {2} again (S40).",
                 "Zegar pusty: {0}, zostaje ich: {1}; zegar znów pokazuje {2} (S40).",
                 {lost, number(e.count), number(e.clock)});
    }
    case EventKind::over: return why_over(e.outcome);
    default: return {};
  }
}

std::string Words::tell_action(const Event& e, Seat viewer) const {
  switch (e.kind) {
    case EventKind::switched:
      return say("{0} now joins {1}.", "{0} łączy teraz: {1}.",
                 {junction(e.junction), arms(e.lines[0], e.lines[1], e.junction)});
    case EventKind::signalled:
      return say("Red now: {0}. Green now: {1}.", "Teraz czerwony: {0}. Teraz zielony: {1}.",
                 {signal_at(e.from), signal_at(e.to)});
    case EventKind::played: {
      const std::string played = pair_of_cards(e.list[0], e.n > 1 ? e.list[1] : kNone);
      return e.seat == viewer
                 ? say("You play {0} ({1}).", "Zagrywasz: {0} ({1}).", {played, deed(e.action)})
                 : say("{2} plays {0} ({1}).", "{2} zagrywa: {0} ({1}).",
                       {played, deed(e.action), seat(index(e.seat))});
    }
    case EventKind::loaded:
      return say("{0} loads {1} (card: {2}).", "{0} zabiera {1} (karta: {2}).",
                 {train(e.train), goods(e.goods), kind(e.card)});
    default: return {};
  }
}

std::string Words::tell_one(const Event& e, Seat viewer) const {
  for (const std::string& told :
       {tell_deal(e, viewer), tell_schedule(e), tell_movement(e), tell_action(e, viewer)})
    if (!told.empty()) return told;
  return {};
}

std::string Words::tell(std::span<const Event> events, Seat viewer) const {
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& e = events[i];
    // A run and what ended it are one sentence.
    if (i > 0 && e.kind == EventKind::stopped && events[i - 1].kind == EventKind::moved) {
      sentences.back().pop_back();
      sentences.back() += "; " + why_stopped(e) + ".";
    } else if (e.kind == EventKind::occupied && i + 1 < events.size() &&
               tries(events[i + 1].kind)) {
      sentences.push_back(
          say("{1} is occupied: once more for the {0} train, no time is lost (S21).",
              "{1}: miejsce zajęte, pociąg {0} losuje jeszcze raz, bez straty czasu (S21).",
              {colour(e.colour), start(e.place)}));
    } else {
      sentences.push_back(tell_one(e, viewer));
    }
  }
  return joined(sentences, " ");
}

}  // namespace roundhouse::signal
