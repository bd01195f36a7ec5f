#include "play/hint.h"

#include <fmt/format.h>

#include "games/routes/words/reason_names.h"

namespace roundhouse {

namespace {

using bots::Reason;
using bots::Why;
using codec::Words;

// The same sentence twice, each with the names of its language.
template <class... Args>
Words both(fmt::format_string<const Args&...> en, fmt::format_string<const Args&...> pl,
           const Args&... args) {
  return {fmt::format(en, args...), fmt::format(pl, args...)};
}

Words ticket_words(const codec::Map& map, const ttr::TicketSet& set) {
  Words all;
  for (const int k : set) {
    const ttr::Ticket& ticket = map.board.ticket[k];
    const Words name = between(map, ticket.a, ticket.b);
    const std::string points = fmt::format(" ({})", ticket.points);
    all.en += (all.en.empty() ? "" : ", ") + name.en + points;
    all.pl += (all.pl.empty() ? "" : ", ") + name.pl + points;
  }
  return all;
}

Words points_words(int n) {
  return {fmt::format("{} point{}", n, n == 1 ? "" : "s"), fmt::format("{} pkt", n)};
}

// `points` are those of all tickets kept, so with all of them planned they are the same.
Words keep_words(const codec::Map& map, const Reason& r) {
  int planned = 0;
  for (const int k : r.tickets) planned += map.board.ticket[k].points;
  const Words points = points_words(r.points), tickets = ticket_words(map, r.tickets);
  if (planned == r.points)
    return {fmt::format("these tickets bring {}; the plan with them takes trains: {}", points.en,
                        r.trains),
            fmt::format("te bilety dają {}; plan z nimi wymaga wagonów: {}", points.pl, r.trains)};
  if (r.tickets.empty())
    return {fmt::format("{} depend on these tickets, and the plan joins none of them", points.en),
            fmt::format("od tych biletów zależy {}, a plan nie łączy żadnego z nich", points.pl)};
  return {
      fmt::format("of these tickets the plan joins {}, and takes trains: {}", tickets.en, r.trains),
      fmt::format("z tych biletów plan łączy: {}; wagonów: {}", tickets.pl, r.trains)};
}

Words claim_words(const codec::Map& map, const Reason& r) {
  const Words track = track_words(map, r.track), tickets = ticket_words(map, r.tickets),
              points = points_words(r.points);
  switch (r.why) {
    case Why::finish:
      return {fmt::format("{} completes {}", track.en, tickets.en),
              fmt::format("{} – zrealizowane bilety: {}", track.pl, tickets.pl)};
    case Why::cheapest:
      return {fmt::format("{} lies on the cheapest way, by trains, for {}", track.en, tickets.en),
              fmt::format("{} leży na najtańszej drodze, licząc wagony: {}", track.pl, tickets.pl)};
    case Why::planned:
      return {fmt::format("the plan needs {} for {}; trains in all: {}", track.en, tickets.en,
                          r.trains),
              fmt::format("plan prowadzi przez {}, bilety: {}; wagonów razem: {}", track.pl,
                          tickets.pl, r.trains)};
    case Why::last:
      return {fmt::format("this is your last turn, and {} brings {}", track.en, points.en),
              fmt::format("to twoja ostatnia tura, a {} daje {}", track.pl, points.pl)};
    case Why::points:
      return {fmt::format("{} brings {}, and the plan leaves trains enough for it", track.en,
                          points.en),
              fmt::format("{} daje {}, a plan zostawia na to dość wagonów", track.pl, points.pl)};
    default:
      return {fmt::format("{} brings {}", track.en, points.en),
              fmt::format("{} daje {}", track.pl, points.pl)};
  }
}

Words take_words(const codec::Map& map, const Reason& r) {
  if (r.why == Why::several)
    return both("cards of this colour that the planned routes still need: {}",
                "kart tego koloru brakuje jeszcze na połączenia z planu: {}", r.missing);
  if (r.why == Why::held)
    return both("cards of this colour in hand with it: {}",
                "kart tego koloru na ręce razem z tą: {}", r.missing);
  const Words track = track_words(map, r.track);
  if (r.why == Why::thrift)
    return {fmt::format("cards still needed to pay {} in this colour without a locomotive: {}",
                        track.en, r.missing),
            fmt::format("{}: kart tego koloru, by zapłacić bez lokomotywy, brakuje jeszcze {}",
                        track.pl, r.missing)};
  return {
      fmt::format("cards still needed to pay {} in this colour: {}", track.en, r.missing),
      fmt::format("{}: kart, by zapłacić w tym kolorze, brakuje jeszcze {}", track.pl, r.missing)};
}

Words wild_words(const codec::Map& map, const Reason& r) {
  if (r.why == Why::engine)
    return {"a locomotive stands for any colour", "lokomotywa zastępuje każdy kolor"};
  const Words tickets = ticket_words(map, r.tickets);
  return {fmt::format("a locomotive stands for any of the cards still needed for {}: {}",
                      tickets.en, r.missing),
          fmt::format("lokomotywa zastąpi dowolną z brakujących kart; bilety: {}; brakuje kart: {}",
                      tickets.pl, r.missing)};
}

Words more_words(const Words& tickets) {
  if (tickets.en.empty())
    return {"no ticket is open; more cards are for routes by their points",
            "żaden bilet nie czeka na realizację; kolejne karty są na połączenia za punkty"};
  return {fmt::format("given up by the plan: {}; more cards are for routes by their points",
                      tickets.en),
          fmt::format("plan rezygnuje z biletów: {}; kolejne karty są na połączenia za punkty",
                      tickets.pl)};
}

Words deck_words(const codec::Map& map, const Reason& r) {
  const Words tickets = ticket_words(map, r.tickets);
  switch (r.why) {
    case Why::more: return more_words(tickets);
    case Why::ready:
      return {fmt::format("every route planned for {} can be paid already", tickets.en),
              fmt::format("na wszystkie połączenia z planu kart już wystarczy; bilety: {}",
                          tickets.pl)};
    case Why::blind:
      return {fmt::format("of the cards not seen, {}, so many would help: {}; cards still needed "
                          "for {}: {}",
                          r.unseen, r.useful, tickets.en, r.missing),
              fmt::format("kart niewidzianych jest {}, pomogłoby z nich {}; bilety: {}; brakuje "
                          "kart: {}",
                          r.unseen, r.useful, tickets.pl, r.missing)};
    default:
      return {fmt::format("no open card is needed; cards still needed for {}: {}", tickets.en,
                          r.missing),
              fmt::format("żadna odkryta karta nie jest potrzebna; bilety: {}; brakuje kart: {}",
                          tickets.pl, r.missing)};
  }
}

}  // namespace

Words words_for(const codec::TtrKit& kit, const Reason& r) {
  switch (r.why) {
    case Why::keep: return keep_words(kit.map(), r);
    case Why::finish:
    case Why::cheapest:
    case Why::planned:
    case Why::last:
    case Why::points:
    case Why::worth: return claim_words(kit.map(), r);
    case Why::colour:
    case Why::thrift:
    case Why::several:
    case Why::held: return take_words(kit.map(), r);
    case Why::wild:
    case Why::engine: return wild_words(kit.map(), r);
    case Why::deck:
    case Why::blind:
    case Why::ready:
    case Why::more: return deck_words(kit.map(), r);
    case Why::tickets:
      return both("the planned routes leave trains for more tickets: {}",
                  "plan zostawia wagony na nowe bilety: {}", r.trains);
    case Why::forced: break;
  }
  return kForced;
}

Reason reason_for(const codec::TtrKit& kit, const ttr::View& view, const ttr::Move& move,
                  std::string_view bot) {
  const bool medium = bot == bots::name_of(bots::Bot::medium);
  return bots::explain(kit.rules(), view, move, medium ? bots::kMediumStyle : bots::kHardStyle);
}

}  // namespace roundhouse
