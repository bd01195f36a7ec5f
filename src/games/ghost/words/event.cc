// What happened, from one seat's eyes. It tells no more than that seat may see.
#include "games/ghost/words/words.h"
#include "text/words/number.h"

namespace roundhouse::ghost {

namespace {

using text::number;

}  // namespace

// Cards drawn one after the other are told in one breath.
std::string Words::tell_drawn(std::span<const Event> drawn, Seat viewer) const {
  const int cards_drawn = static_cast<int>(drawn.size());
  if (drawn[0].seat != viewer)
    return say("{0} draws {1}.", "{0} dobiera karty: {1}.",
               {seat(index(drawn[0].seat)),
                lang() == Lang::en ? count(cards_drawn, Noun::card) : number(cards_drawn)});
  u8 by_kind[routes::kKinds] = {};
  for (const Event& e : drawn) ++by_kind[e.card];
  return say("You draw {0}.", "Dobierasz: {0}.", {joined(cards(by_kind))});
}

std::string Words::tell_own(const Event& e) const {
  const std::string done = of_win(e.completed);
  switch (e.kind) {
    case EventKind::first: return text(Say::you_begin);
    case EventKind::hand: {
      u8 by_kind[routes::kKinds] = {};
      for (int i = 0; i < e.n; ++i) ++by_kind[e.list[i]];
      return text(Say::you_are_dealt, {joined(cards(by_kind))});
    }
    case EventKind::dealt:
      return say("Your tickets: {0}.", "Twoje bilety: {0}.", {tickets({e.list, e.n})});
    case EventKind::claimed:
      return say("You claim {0} with {1}; {2} left.", "Zajmujesz: {0}, zapłata: {1}, zostaje: {2}.",
                 {track(e.track), payment({e.track, e.colour, e.locomotives}),
                  count(e.trains, Noun::wagon)});
    case EventKind::bonus:
      return say("You join {0}: a town-hall bonus (G16).", "Łączysz: {0}. To premia ratusza (G16).",
                 {bonus(e.bonus)});
    case EventKind::completed:
      return say("You complete {0} ({1}).", "Ukończony bilet: {0} ({1}).",
                 {ticket(e.ticket), done});
    case EventKind::exchanged:
      return say("You exchange {0}.", "Wymieniasz bilety: {0}.", {tickets({e.list, e.n})});
    case EventKind::drew_ticket:
      return say("Your new ticket: {0}.", "Twój nowy bilet: {0}.", {ticket(e.ticket)});
    case EventKind::trick_or_treat:
      return say("You join {0}. Trick or treat: {1} (G15)!",
                 "Łączysz: {0}. Cukierek albo psikus, masz {1} (G15)!", {regions(), done});
    case EventKind::pass:
      return say("You pass: nothing else is possible (G19).",
                 "Pasujesz: nic innego nie jest możliwe (G19).");
    case EventKind::turn: return text(Say::your_turn) + ".";
    default: return {};
  }
}

std::string Words::tell_other(const Event& e) const {
  const std::string& who = seat(index(e.seat));
  const std::string done = of_win(e.completed);
  switch (e.kind) {
    case EventKind::first: return text(Say::begins, {who});
    case EventKind::hand:
      return say("{0} is dealt {1}.", "{0} dostaje {1}.", {who, count(e.n, Noun::card)});
    case EventKind::dealt:
      return say("{0} gets {1}.", "{0} dostaje {1}.", {who, count(e.n, Noun::ticket)});
    case EventKind::claimed:
      return say("{0} claims {1} with {2}; {3} left.",
                 "{0} zajmuje: {1}, zapłata: {2}, zostaje: {3}.",
                 {who, track(e.track), payment({e.track, e.colour, e.locomotives}),
                  count(e.trains, Noun::wagon)});
    case EventKind::bonus:
      return say("{0} joins {1}: a town-hall bonus (G16).",
                 "{0} łączy: {1}. To premia ratusza (G16).", {who, bonus(e.bonus)});
    case EventKind::completed:
      return say("{0} completes {1} ({2}).", "{0}, ukończony bilet: {1} ({2}).",
                 {who, ticket(e.ticket), done});
    case EventKind::exchanged:
      return say("{0} exchanges {1}.", "{0} wymienia {1}.", {who, count(e.n, Noun::ticket)});
    case EventKind::drew_ticket: return say("{0} draws a ticket.", "{0} dobiera bilet.", {who});
    case EventKind::trick_or_treat:
      return say("{0} joins {1}. Trick or treat: {2} (G15)!",
                 "{0} łączy: {1}. Cukierek albo psikus, ma {2} (G15)!", {who, regions(), done});
    case EventKind::pass:
      return say("{0} passes: nothing else is possible (G19).",
                 "{0} pasuje: nic innego nie jest możliwe (G19).", {who});
    case EventKind::turn: return say("{0} is next.", "Następny ruch: {0}.", {who});
    default: return {};
  }
}

std::string Words::tell_table(const Event& e) const {
  switch (e.kind) {
    case EventKind::rebuilt: return text(Say::rebuilt, {count(e.cards, Noun::card)});
    case EventKind::tickets_rebuilt:
      return say("The exchanged tickets become the ticket deck: {0}.",
                 "Wymienione bilety tworzą nową talię: {0}.", {count(e.tickets, Noun::ticket)});
    case EventKind::over:
      switch (e.reason) {
        case EndReason::tickets:
          return say("The game is over: the last ticket needed is completed (G20).",
                     "Koniec partii: ostatni potrzebny bilet ukończony (G20).");
        case EndReason::wagons:
          return say("The game is over: somebody has laid the last wagon (G21).",
                     "Koniec partii: ktoś położył ostatni wagon (G21).");
        default:
          return say("The game is over: nothing but exchanges and passes was left (G22).",
                     "Koniec partii: zostały same wymiany i pasy (G22).");
      }
    default: return {};
  }
}

std::string Words::tell(std::span<const Event> events, Seat viewer) const {
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < events.size();) {
    std::size_t end = i;
    while (end < events.size() && events[end].kind == EventKind::drew &&
           events[end].seat == events[i].seat)
      ++end;
    if (end > i) {
      sentences.push_back(tell_drawn(events.subspan(i, end - i), viewer));
      i = end;
      continue;
    }
    const Event seen = rules().seen_by(events[i++], viewer);
    sentences.push_back(seen.seat == kNobody  ? tell_table(seen)
                        : seen.seat == viewer ? tell_own(seen)
                                              : tell_other(seen));
  }
  return joined(sentences, " ");
}

}  // namespace roundhouse::ghost
