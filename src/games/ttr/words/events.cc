#include "games/ttr/words/events.h"

#include "phrases/shared.h"
#include "phrases/ttr.h"
#include "text/words/number.h"

namespace roundhouse::ttr {

namespace {

namespace story = phrases::ttr::story;
namespace shared = phrases::shared;

using text::number;

std::string card_list(const Words& w, const Event& e) {
  u8 by_kind[kKinds] = {};
  for (int i = 0; i < e.n; ++i) ++by_kind[e.list[i]];
  return with_and(w.cards(by_kind), w.lang());
}

std::string kept_by_all(const Words& w, const Event& e) {
  std::vector<std::string> items;
  for (int i = 0; i < e.n; ++i) items.push_back(w.seat(i) + " " + number(e.list[i]));
  return joined(items);
}

std::string kept_tickets(const Words& w, const Event& e) {
  std::vector<std::string> items;
  for (int i = 0; i < e.kept; ++i) items.push_back(w.ticket(e.list[i]));
  return joined(items);
}

std::string payment(const Words& w, const Event& e) {
  return w.payment(w.board().track[e.track].length, e.colour, e.locomotives);
}

// What this seat did itself.
std::string tell_own(const Words& w, const Event& e) {
  switch (e.kind) {
    case EventKind::first: return w.say(shared::story::you_begin);
    case EventKind::hand: return w.say(shared::story::you_are_dealt, {{"cards", card_list(w, e)}});
    case EventKind::offer: return w.say(story::you_look, {{"n", e.n}});
    case EventKind::chose: return w.say(story::you_chose);
    case EventKind::drew: return w.say(story::you_drew, {{"card", w.a_card(e.card)}});
    case EventKind::took:
      return w.say(story::you_took, {{"card", w.a_card(e.card)}, {"slot", e.slot + 1}});
    case EventKind::claimed:
      return w.say(story::you_claim, {{"link", w.track(e.track)},
                                      {"cards", payment(w, e)},
                                      {"points", e.points},
                                      {"left", e.trains}});
    case EventKind::kept: return w.say(story::you_keep, {{"tickets", kept_tickets(w, e)}});
    case EventKind::pass: return w.say(story::you_pass);
    case EventKind::last_round: return w.say(story::your_last_round);
    default: return {};
  }
}

std::string tell_other(const Words& w, const Event& e) {
  const text::Value who{"name", w.seat(index(e.seat))};
  switch (e.kind) {
    case EventKind::first: return w.say(shared::story::begins, {who});
    case EventKind::offer: return w.say(story::looks, {who, {"n", e.n}});
    case EventKind::chose: return w.say(story::chose, {who});
    case EventKind::drew: return w.say(story::drew, {who});
    case EventKind::took:
      return w.say(story::took, {who, {"card", w.a_card(e.card)}, {"slot", e.slot + 1}});
    case EventKind::claimed:
      return w.say(story::claims, {who,
                                   {"link", w.track(e.track)},
                                   {"cards", payment(w, e)},
                                   {"points", e.points},
                                   {"left", e.trains}});
    case EventKind::kept:
      return w.say(story::keeps, {who, {"kept", e.kept}, {"back", e.n - e.kept}});
    case EventKind::pass: return w.say(story::passes, {who});
    case EventKind::last_round: return w.say(story::last_round, {who});
    default: return {};
  }
}

std::string tell_table(const Words& w, const Event& e) {
  switch (e.kind) {
    case EventKind::sweep: return w.say(story::swept);
    case EventKind::rebuilt: return w.say(story::rebuilt, {{"n", e.cards}});
    case EventKind::settled: return w.say(story::settled, {{"list", kept_by_all(w, e)}});
    default: return {};
  }
}

// Cards laid one after the other are told in one breath.
std::string tell_laid(const Words& w, std::span<const Event> laid) {
  if (laid.size() == 1)
    return w.say(story::slot_filled, {{"slot", laid[0].slot + 1}, {"card", w.card(laid[0].card)}});
  std::vector<std::string> items;
  for (const Event& e : laid) items.push_back(number(e.slot + 1) + " " + w.card(e.card));
  return w.say(story::row_filled, {{"cards", joined(items)}});
}

std::string tell_one(const Words& w, const Event& seen, Seat viewer) {
  // The final count is a table; whose turn it is stands before the prompt.
  if (seen.kind == EventKind::ticket || seen.kind == EventKind::longest) return {};
  if (seen.seat == kNobody) return tell_table(w, seen);
  return seen.seat == viewer ? tell_own(w, seen) : tell_other(w, seen);
}

}  // namespace

std::string tell(const Words& words, std::span<const Event> events, Seat viewer) {
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < events.size();) {
    std::size_t end = i;
    while (end < events.size() && events[end].kind == EventKind::row) ++end;
    std::string sentence;
    if (end > i) {
      sentence = tell_laid(words, events.subspan(i, end - i));
      i = end;
    } else {
      sentence = tell_one(words, words.codec().rules().seen_by(events[i], viewer), viewer);
      ++i;
    }
    if (!sentence.empty()) sentences.push_back(std::move(sentence));
  }
  return joined(sentences, " ");
}

}  // namespace roundhouse::ttr
