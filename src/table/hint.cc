#include "table/hint.h"

#include <fmt/format.h>

#include "bots/ttr_reason.h"
#include "table/hint_words.h"

namespace roundhouse {

namespace {

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

Words claim_words(const codec::Map& map, const bots::Reason& r) {
  const Words track = track_words(map, r.track), tickets = ticket_words(map, r.tickets);
  switch (r.why) {
    case bots::Why::finish:
      return {fmt::format("{} completes {}", track.en, tickets.en),
              fmt::format("{} kończy {}", track.pl, tickets.pl)};
    case bots::Why::ticket:
      return {fmt::format("{} lies on the cheapest way for {}", track.en, tickets.en),
              fmt::format("{} leży na najtańszej drodze dla {}", track.pl, tickets.pl)};
    case bots::Why::last:
      return {fmt::format("this is the last turn and {} brings {} points", track.en, r.points),
              fmt::format("to ostatnia tura, a {} daje {} pkt", track.pl, r.points)};
    case bots::Why::colour:
      return {fmt::format("cards of this colour still needed for {}: {}", track.en, r.missing),
              fmt::format("kart tego koloru brakuje jeszcze na {}: {}", track.pl, r.missing)};
    default:
      return {
          fmt::format("{} is worth {} points and no ticket needs these trains", track.en, r.points),
          fmt::format("{} daje {} pkt, a żaden bilet nie potrzebuje tych wagonów", track.pl,
                      r.points)};
  }
}

}  // namespace

Words reason_for(const codec::TtrKit& kit, const ttr::View& view, const ttr::Move& move) {
  const bots::Reason r = bots::explain(kit.rules(), view, move);
  using bots::Why;
  switch (r.why) {
    case Why::keep:
      return both("together these tickets bring {} points and need {} trains",
                  "razem te bilety dają {} pkt i wymagają wagonów: {}", r.points, r.trains);
    case Why::wild:
      return {"a locomotive stands for any colour you still need",
              "lokomotywa zastąpi każdy kolor, którego jeszcze brakuje"};
    case Why::deck:
      return both("the deck may give more than the row; cards still needed: {}",
                  "talia może dać więcej niż odkryte karty; brakuje kart: {}", r.missing);
    case Why::tickets:
      return both("there is time for more tickets, and trains to spare: {}",
                  "starczy czasu na nowe bilety, a wolnych wagonów jest {}", r.trains);
    case Why::forced: return {"nothing else is possible", "nic innego nie jest możliwe"};
    default: return claim_words(kit.map(), r);
  }
}

}  // namespace roundhouse
