#include "games/ttr/words/events.h"

#include "text/words/number.h"

namespace roundhouse::ttr {

namespace {

using text::number;

std::string card_list(const Words& w, const Event& e) {
  u8 by_kind[kKinds] = {};
  for (int i = 0; i < e.n; ++i) ++by_kind[e.list[i]];
  return joined(w.cards(by_kind));
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
    case EventKind::first: return w.text(Say::you_begin);
    case EventKind::hand: return w.text(Say::you_are_dealt, {card_list(w, e)});
    case EventKind::offer: return w.text(Say::you_look_at, {w.count(e.n, Noun::ticket)});
    case EventKind::chose: return w.text(Say::you_chose);
    case EventKind::drew: return w.text(Say::you_drew, {w.card(e.card)});
    case EventKind::took: return w.text(Say::you_took, {w.card(e.card), number(e.slot + 1)});
    case EventKind::claimed:
      return w.text(Say::you_claim,
                    {w.track(e.track), payment(w, e), w.count(e.points, Noun::point),
                     w.count(e.trains, Noun::train)});
    case EventKind::kept: return w.text(Say::you_keep, {kept_tickets(w, e)});
    case EventKind::pass: return w.text(Say::you_pass);
    case EventKind::last_round: return w.text(Say::your_last_round);
    default: return {};
  }
}

std::string tell_other(const Words& w, const Event& e) {
  const std::string& who = w.seat(index(e.seat));
  switch (e.kind) {
    case EventKind::first: return w.text(Say::begins, {who});
    case EventKind::offer: return w.text(Say::looks_at, {who, w.count(e.n, Noun::ticket)});
    case EventKind::chose: return w.text(Say::chose, {who});
    case EventKind::drew: return w.text(Say::drew, {who});
    case EventKind::took: return w.text(Say::took, {who, w.card(e.card), number(e.slot + 1)});
    case EventKind::claimed:
      return w.text(Say::claims, {who, w.track(e.track), payment(w, e),
                                  w.count(e.points, Noun::point), w.count(e.trains, Noun::train)});
    case EventKind::kept:
      return w.text(Say::keeps, {who, w.count(e.kept, Noun::ticket), number(e.n - e.kept)});
    case EventKind::pass: return w.text(Say::passes, {who});
    case EventKind::last_round: return w.text(Say::last_round_by, {who});
    default: return {};
  }
}

std::string tell_table(const Words& w, const Event& e) {
  switch (e.kind) {
    case EventKind::sweep: return w.text(Say::swept);
    case EventKind::rebuilt: return w.text(Say::rebuilt, {w.count(e.cards, Noun::card)});
    case EventKind::settled: return w.text(Say::settled, {kept_by_all(w, e)});
    default: return {};
  }
}

// Cards laid one after the other are told in one breath.
std::string tell_laid(const Words& w, std::span<const Event> laid) {
  if (laid.size() == 1)
    return w.text(Say::slot_filled, {number(laid[0].slot + 1), w.kind(laid[0].card)});
  std::vector<std::string> items;
  for (const Event& e : laid) items.push_back(number(e.slot + 1) + " " + w.kind(e.card));
  return w.text(Say::row_filled, {joined(items)});
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
