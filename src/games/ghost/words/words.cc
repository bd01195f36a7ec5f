#include "games/ghost/words/words.h"

#include <algorithm>

namespace roundhouse::ghost {

using routes::Reject;
using routes::Why;

std::string Words::heading() const {
  return in_language(builtin_edition().name) + " · " + board_name();
}

std::string Words::greeting(const std::string& others) const {
  return say(
      "You play against {0}. The first to complete {1} wins. Board and tickets are our "
      "own: "
      "the published ones are different. Type a number to play, help to see the rest.",
      "Grasz przeciwko: {0}. Kto pierwszy ukończy {1}, wygrywa. Plansza i bilety "
      "są nasze: wydane wyglądają inaczej. Wpisz numer, aby zagrać; „pomoc” pokaże resztę.",
      {others, count(rules().set().win, Noun::ticket)});
}

std::string Words::tickets(std::span<const u8> list) const {
  std::vector<std::string> items;
  for (const u8 t : list)
    if (t != kNone) items.push_back(ticket(t));
  return joined(items);
}

std::string Words::bonus(int b) const {
  return pair(rules().haunts().bonus[b].a, rules().haunts().bonus[b].b);
}

std::string Words::regions() const {
  const Map& map = codec_->map();
  return in_language(map.regions[map.from].name) + " – " + in_language(map.regions[map.to].name);
}

std::string Words::of_win(int completed) const {
  return say("{0} of {1}", "{0} z {1}",
             {std::to_string(completed), std::to_string(rules().set().win)});
}

std::string Words::name(const View& view, const Move& move) const {
  switch (move.kind) {
    case MoveKind::draw: {
      const int there = view.open.deck + routes::total(view.open.discards);
      const int drawn = std::min<int>(rules().set().draw, there);
      return say("draw {0}", "dobierz: {0}", {count(drawn, Noun::card)});
    }
    case MoveKind::claim:
      return say("claim {0} with {1}", "zajmij: {0}, zapłata: {1}",
                 {track(move.track), payment(move.as_claim())});
    case MoveKind::exchange:
      return say("exchange your tickets: {0}", "wymień bilety: {0}", {tickets(view.own.held)});
    case MoveKind::pass: return say("pass", "pas");
  }
  return {};
}

// Routes on the way of a ticket held stand alone; the others are offered together.
std::string Words::group(const View& view, const Move& move, int level) const {
  if (move.kind != MoveKind::claim) return {};
  const auto on_the_way = [&](u8 t) {
    return t != kNone && way_of(view.open, view.seat, t).tracks.has(move.track);
  };
  if (level == 0 && !std::ranges::any_of(view.own.held, on_the_way))
    return say("claim a route that is on no ticket's way", "zajmij trasę poza drogą biletów");
  return say("claim {0}", "zajmij: {0}", {route(move.track)});
}

std::string Words::refusal(const Reject& r) const {
  switch (r.why) {
    case Why::game_over: return text(Say::no_game_over);
    case Why::not_your_turn:
      return r.a < codec_->seats() ? text(Say::no_turn_of, {seat(r.a)}) : text(Say::no_turn);
    case Why::no_draw: return say("There is no card to draw", "Nie ma kart do dobrania");
    case Why::unknown_track: return text(Say::no_unknown_track);
    case Why::taken: return text(Say::no_taken, {track(r.a), seat(r.b)});
    case Why::own_twin: return text(Say::no_own_twin, {track(r.a)});
    case Why::trains:
      return text(Say::no_trains, {count(r.a, Noun::wagon), count(r.b, Noun::wagon)});
    case Why::count: return text(Say::no_count, {count(r.a, Noun::card), std::to_string(r.b)});
    case Why::colour: return text(Say::no_colour, {kind(r.a), kind(r.b)});
    case Why::short_cards:
      return text(Say::no_short_cards, {kind(r.a), std::to_string(r.b),
                                        std::string(noun(r.b, Noun::card_missing, lang()))});
    case Why::short_locomotives:
      return text(Say::no_short_locomotives,
                  {std::to_string(r.b), std::string(noun(r.b, Noun::locomotive_missing, lang()))});
    case Why::no_tickets:
      return say("There is nothing to exchange: you hold no ticket, or none is left to draw",
                 "Nie ma czego wymienić: nie masz biletu albo nie ma już biletów do dobrania");
    case Why::can_act: return text(Say::no_can_act);
    default: return text(Say::no_turn);  // the rest belongs to Ticket to Ride
  }
}

std::string Words::explain(const Reject& reject) const {
  return ruled(refusal(reject), rule_of(reject));
}

std::string Words::help() const {
  return say("  routes [PLACE]   lists free routes and what you are short of\n",
             "  trasy [MIEJSCE]  pokazuje wolne trasy i czego ci brakuje\n");
}

}  // namespace roundhouse::ghost
