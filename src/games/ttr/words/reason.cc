#include "games/ttr/words/reason.h"

#include <fmt/format.h>

#include "games/routes/words/reason_names.h"

namespace roundhouse::ttr {

namespace {

// The same sentence twice, each with the names of its language.
template <class... Args>
Bilingual both(fmt::format_string<const Args&...> en, fmt::format_string<const Args&...> pl,
               const Args&... args) {
  return {fmt::format(en, args...), fmt::format(pl, args...)};
}

Bilingual ticket_words(const Map& map, const TicketSet& set) {
  Bilingual all;
  for (const int k : set) {
    const Ticket& ticket = map.board.ticket[k];
    const Bilingual name = between(map, ticket.a, ticket.b);
    const std::string points = fmt::format(" ({})", ticket.points);
    all.en += (all.en.empty() ? "" : ", ") + name.en + points;
    all.pl += (all.pl.empty() ? "" : ", ") + name.pl + points;
  }
  return all;
}

Bilingual points_words(int n) {
  return {fmt::format("{} point{}", n, n == 1 ? "" : "s"), fmt::format("{} pkt", n)};
}

// `points` are those of all tickets kept, so with all of them planned they are the same.
Bilingual keep_words(const Map& map, const bots::Reason& r) {
  int planned = 0;
  for (const int k : r.tickets) planned += map.board.ticket[k].points;
  const Bilingual points = points_words(r.points), tickets = ticket_words(map, r.tickets);
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

Bilingual claim_words(const Map& map, const bots::Reason& r) {
  const Bilingual track = track_words(map, r.track), tickets = ticket_words(map, r.tickets),
                  points = points_words(r.points);
  switch (r.why) {
    case bots::Why::finish:
      return {fmt::format("{} completes {}", track.en, tickets.en),
              fmt::format("{} – zrealizowane bilety: {}", track.pl, tickets.pl)};
    case bots::Why::cheapest:
      return {fmt::format("{} lies on the cheapest way, by trains, for {}", track.en, tickets.en),
              fmt::format("{} leży na najtańszej drodze, licząc wagony: {}", track.pl, tickets.pl)};
    case bots::Why::planned:
      return {fmt::format("the plan needs {} for {}; trains in all: {}", track.en, tickets.en,
                          r.trains),
              fmt::format("plan prowadzi przez {}, bilety: {}; wagonów razem: {}", track.pl,
                          tickets.pl, r.trains)};
    case bots::Why::last:
      return {fmt::format("this is your last turn, and {} brings {}", track.en, points.en),
              fmt::format("to twoja ostatnia tura, a {} daje {}", track.pl, points.pl)};
    case bots::Why::points:
      return {fmt::format("{} brings {}, and the plan leaves trains enough for it", track.en,
                          points.en),
              fmt::format("{} daje {}, a plan zostawia na to dość wagonów", track.pl, points.pl)};
    default:
      return {fmt::format("{} brings {}", track.en, points.en),
              fmt::format("{} daje {}", track.pl, points.pl)};
  }
}

Bilingual take_words(const Map& map, const bots::Reason& r) {
  if (r.why == bots::Why::several)
    return both("cards of this colour that the planned routes still need: {}",
                "kart tego koloru brakuje jeszcze na połączenia z planu: {}", r.missing);
  if (r.why == bots::Why::held)
    return both("cards of this colour in hand with it: {}",
                "kart tego koloru na ręce razem z tą: {}", r.missing);
  const Bilingual track = track_words(map, r.track);
  // A route beside the plan is wished for its points.
  const bool beside = !r.plan.has(r.track);
  const std::string en = beside ? "; the plan does without this route, it is for its points" : "";
  const std::string pl = beside ? "; plan obywa się bez tego połączenia, jest ono dla punktów" : "";
  if (r.why == bots::Why::thrift)
    return {fmt::format("cards still needed to pay {} in this colour without a locomotive: {}{}",
                        track.en, r.missing, en),
            fmt::format("{}: kart tego koloru, by zapłacić bez lokomotywy, brakuje jeszcze {}{}",
                        track.pl, r.missing, pl)};
  return {fmt::format("cards still needed to pay {} in this colour: {}{}", track.en, r.missing, en),
          fmt::format("{}: kart, by zapłacić w tym kolorze, brakuje jeszcze {}{}", track.pl,
                      r.missing, pl)};
}

Bilingual wild_words(const Map& map, const bots::Reason& r) {
  if (r.why == bots::Why::engine)
    return {"a locomotive stands for any colour", "lokomotywa zastępuje każdy kolor"};
  const Bilingual tickets = ticket_words(map, r.tickets);
  return {fmt::format("a locomotive stands for any of the cards still needed for {}: {}",
                      tickets.en, r.missing),
          fmt::format("lokomotywa zastąpi dowolną z brakujących kart; bilety: {}; brakuje kart: {}",
                      tickets.pl, r.missing)};
}

Bilingual more_words(const Bilingual& tickets) {
  if (tickets.en.empty())
    return {"no ticket is open; more cards are for routes by their points",
            "żaden bilet nie czeka na realizację; kolejne karty są na połączenia za punkty"};
  return {fmt::format("given up by the plan: {}; more cards are for routes by their points",
                      tickets.en),
          fmt::format("plan rezygnuje z biletów: {}; kolejne karty są na połączenia za punkty",
                      tickets.pl)};
}

Bilingual deck_words(const Map& map, const bots::Reason& r) {
  const Bilingual tickets = ticket_words(map, r.tickets);
  switch (r.why) {
    case bots::Why::more: return more_words(tickets);
    case bots::Why::ready:
      return {fmt::format("every route planned for {} can be paid already", tickets.en),
              fmt::format("na wszystkie połączenia z planu kart już wystarczy; bilety: {}",
                          tickets.pl)};
    case bots::Why::blind:
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

Bilingual words_for(const Codec& codec, const bots::Reason& r) {
  switch (r.why) {
    case bots::Why::keep: return keep_words(codec.map(), r);
    case bots::Why::finish:
    case bots::Why::cheapest:
    case bots::Why::planned:
    case bots::Why::last:
    case bots::Why::points:
    case bots::Why::worth: return claim_words(codec.map(), r);
    case bots::Why::colour:
    case bots::Why::thrift:
    case bots::Why::several:
    case bots::Why::held: return take_words(codec.map(), r);
    case bots::Why::wild:
    case bots::Why::engine: return wild_words(codec.map(), r);
    case bots::Why::deck:
    case bots::Why::blind:
    case bots::Why::ready:
    case bots::Why::more: return deck_words(codec.map(), r);
    case bots::Why::tickets:
      return both("the planned routes leave trains for more tickets: {}",
                  "plan zostawia wagony na nowe bilety: {}", r.trains);
    case bots::Why::forced: break;
  }
  return kForced;
}

namespace {

const bots::Style& style_of(std::string_view bot) {
  return bot == "medium" ? bots::kMediumStyle : bots::kHardStyle;
}

}  // namespace

bots::Reason reason_for(const Codec& codec, const View& view, const Move& move,
                        std::string_view bot) {
  return bots::explain(codec.rules(), view, move, style_of(bot));
}

std::vector<std::string> plan_ids(const Codec& codec, const View& view, const Move& move,
                                  std::string_view bot) {
  std::vector<std::string> ids;
  for (const int t : bots::plan_behind(codec.rules(), view, move, style_of(bot)))
    ids.push_back(codec.map().tracks[static_cast<std::size_t>(t)]);
  return ids;
}

}  // namespace roundhouse::ttr
