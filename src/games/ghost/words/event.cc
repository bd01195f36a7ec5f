// What happened, from one seat's eyes. It tells no more than that seat may see.
#include "games/ghost/words/words.h"
#include "phrases/ghost.h"
#include "phrases/shared.h"

namespace roundhouse::ghost {

namespace {

namespace story = phrases::ghost::story;
namespace shared = phrases::shared;

}  // namespace

// Cards drawn one after the other are told in one breath.
std::string Words::tell_drawn(std::span<const Event> drawn, Seat viewer) const {
  if (drawn[0].seat != viewer)
    return say(story::draws, {{"name", seat(index(drawn[0].seat))}, {"n", drawn.size()}});
  u8 by_kind[routes::kKinds] = {};
  for (const Event& e : drawn) ++by_kind[e.card];
  return say(story::you_draw, {{"cards", with_and(cards(by_kind), lang())}});
}

std::string Words::tell_own(const Event& e) const {
  switch (e.kind) {
    case EventKind::first: return say(shared::story::you_begin);
    case EventKind::hand: {
      u8 by_kind[routes::kKinds] = {};
      for (int i = 0; i < e.n; ++i) ++by_kind[e.list[i]];
      return say(shared::story::you_are_dealt, {{"cards", with_and(cards(by_kind), lang())}});
    }
    case EventKind::dealt: return say(story::your_tickets, {{"tickets", tickets({e.list, e.n})}});
    case EventKind::claimed:
      return say(story::you_claim, {{"link", track(e.track)},
                                    {"cards", payment({e.track, e.colour, e.locomotives})},
                                    {"left", e.trains}});
    case EventKind::bonus: return say(story::your_bonus, {{"link", bonus(e.bonus)}});
    case EventKind::completed:
      return say(story::you_complete,
                 {{"ticket", ticket(e.ticket)}, {"done", of_win(e.completed)}});
    case EventKind::exchanged:
      return say(story::you_exchange, {{"tickets", tickets({e.list, e.n})}});
    case EventKind::drew_ticket: return say(story::your_new_ticket, {{"ticket", ticket(e.ticket)}});
    case EventKind::trick_or_treat:
      return say(story::your_trick_or_treat, {{"link", regions()}, {"done", of_win(e.completed)}});
    case EventKind::pass: return say(story::you_pass);
    case EventKind::turn: return say(shared::story::your_turn) + ".";
    default: return {};
  }
}

std::string Words::tell_other(const Event& e) const {
  const Value who{"name", seat(index(e.seat))};
  switch (e.kind) {
    case EventKind::first: return say(shared::story::begins, {who});
    case EventKind::hand: return say(story::dealt, {who, {"n", e.n}});
    case EventKind::dealt: return say(story::gets, {who, {"n", e.n}});
    case EventKind::claimed:
      return say(story::claims, {who,
                                 {"link", track(e.track)},
                                 {"cards", payment({e.track, e.colour, e.locomotives})},
                                 {"left", e.trains}});
    case EventKind::bonus: return say(story::bonus, {who, {"link", bonus(e.bonus)}});
    case EventKind::completed:
      return say(story::completes,
                 {who, {"ticket", ticket(e.ticket)}, {"done", of_win(e.completed)}});
    case EventKind::exchanged: return say(story::exchanges, {who, {"n", e.n}});
    case EventKind::drew_ticket: return say(story::draws_ticket, {who});
    case EventKind::trick_or_treat:
      return say(story::trick_or_treat, {who, {"link", regions()}, {"done", of_win(e.completed)}});
    case EventKind::pass: return say(story::passes, {who});
    case EventKind::turn: return say(story::next, {who});
    default: return {};
  }
}

std::string Words::tell_table(const Event& e) const {
  switch (e.kind) {
    case EventKind::rebuilt: return say(shared::story::rebuilt, {{"n", e.cards}});
    case EventKind::tickets_rebuilt: return say(story::tickets_rebuilt, {{"n", e.tickets}});
    case EventKind::over:
      return say(e.reason == EndReason::tickets  ? story::over_tickets
                 : e.reason == EndReason::wagons ? story::over_wagons
                                                 : story::over_stall);
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
