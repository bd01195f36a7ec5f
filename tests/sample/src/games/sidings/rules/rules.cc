#include "games/sidings/rules/rules.h"

namespace roundhouse::sidings {

namespace {

constexpr RefusalRow kRefusals[] = {
    {Why::game_over, "game-over", "W7"},
    {Why::not_your_turn, "not-your-turn", "W2", {"turn", Told::seat}},
    {Why::not_held, "not-held", "W4", {"wagon", Told::weight}},
    {Why::too_heavy, "too-heavy", "W4", {"wagon", Told::weight}, {"last", Told::weight}},
    {Why::deck_empty, "deck-empty", "W5"},
    {Why::can_draw, "can-draw", "W6"}};

// W7: somebody holds nothing any more, or all have passed.
bool is_over(const Public& open) {
  for (int i = 0; i < open.seats; ++i)
    if (open.cards[i] == 0) return true;
  return open.passes == open.seats;
}

}  // namespace

std::span<const RefusalRow> refusals() { return kRefusals; }

int last_wagon(const Wagons& train) {
  int last = 0;
  while (last < kWeights && train[last] == 0) ++last;
  return last;
}

// Luck is asked for by name: the k-th wagon of the deck, whoever draws it.
int Rules::draw(State& s, Chance& chance) const {
  const int before = kWeights * yard_.copies - s.open.deck;
  const Question next{Purpose::train_card, 0, static_cast<u16>(before), s.open.deck};
  const int wagon = chance.card(next, s.deck);
  --s.deck[wagon];
  --s.open.deck;
  return wagon;
}

State Rules::deal(int seats, Chance& chance, Events& events) const {
  RH_ASSERT(seats >= kLeastSeats && seats <= kMostSeats, "too few or too many seats");
  State s{};
  s.open.seats = static_cast<u8>(seats);
  s.open.deck = static_cast<u8>(kWeights * yard_.copies);
  for (u8& n : s.deck) n = yard_.copies;
  const bool lucky = first_ == kNobody;  // W2
  const Question who{Purpose::first_seat, 0, 0, s.open.seats};
  s.open.first = lucky ? seat_at(static_cast<int>(chance.below(who))) : first_;
  events.push({.kind = EventKind::first, .seat = s.open.first, .by_luck = lucky});
  for (int i = 0; i < seats; ++i) {  // W1
    Event hand{.kind = EventKind::hand, .seat = seat_at(i), .count = yard_.hand};
    for (int n = 0; n < yard_.hand; ++n) ++hand.wagons[draw(s, chance)];
    for (int k = 0; k < kWeights; ++k) s.own[i].hand[k] = hand.wagons[k];
    s.open.cards[i] = yard_.hand;
    events.push(hand);
  }
  s.open.turn = s.open.first;
  events.push({.kind = EventKind::turn, .seat = s.open.turn});
  return s;
}

Reject Rules::check(const View& v, const Move& move) const {
  if (v.open.turn == kNobody) return {Why::game_over};
  if (v.seat != v.open.turn) return {Why::not_your_turn, static_cast<u8>(v.open.turn)};
  if (move.kind == MoveKind::draw) return {v.open.deck == 0 ? Why::deck_empty : Why::none};  // W5
  if (move.kind == MoveKind::pass) return {v.open.deck == 0 ? Why::none : Why::can_draw};    // W6
  if (move.wagon >= kWeights || v.own.hand[move.wagon] == 0) return {Why::not_held, move.wagon};
  const int last = last_wagon(v.open.train[index(v.seat)]);  // W4
  return move.wagon <= last ? Reject{} : Reject{Why::too_heavy, move.wagon, static_cast<u8>(last)};
}

void Rules::legal(const View& v, MoveList& out) const {
  out.clear();
  const auto add = [&](const Move& move) {
    if (check(v, move).ok()) out.push(move);
  };
  for (int k = kWeights - 1; k >= 0; --k) add({MoveKind::couple, static_cast<u8>(k)});
  add({MoveKind::draw});
  add({MoveKind::pass});
}

Move Rules::sample(const View& v, Chance& chance) const {
  MoveList moves;
  legal(v, moves);
  return moves[chance.below(static_cast<u32>(moves.size()))];
}

void Rules::apply(State& s, Seat seat, const Move& move, Chance& chance, Events& events) const {
  RH_ASSERT(!kCheckEveryMove || check(s, seat, move).ok(), "an illegal move is applied");
  Public& open = s.open;
  const int who = index(seat);
  if (move.kind == MoveKind::draw) {
    const u8 wagon = static_cast<u8>(draw(s, chance));
    ++s.own[who].hand[wagon];
    ++open.cards[who];
    events.push({.kind = EventKind::drew, .seat = seat, .wagon = wagon});
  } else if (move.kind == MoveKind::couple) {
    --s.own[who].hand[move.wagon];
    --open.cards[who];
    ++open.train[who][move.wagon];
    events.push({.kind = EventKind::coupled, .seat = seat, .wagon = move.wagon});
  } else {
    events.push({.kind = EventKind::pass, .seat = seat});
  }
  open.passes = move.kind == MoveKind::pass ? static_cast<u8>(open.passes + 1) : u8{0};
  open.turn = is_over(open) ? kNobody : seat_at((who + 1) % open.seats);  // W2: to the left
  const bool over = open.turn == kNobody;
  events.push({.kind = over ? EventKind::over : EventKind::turn, .seat = open.turn});
}

// W8: wagons of the train less those still held.
Result Rules::result(const State& s) const {
  Result r{.over = s.open.turn == kNobody, .seats = s.open.seats, .winners = {}};
  for (int i = 0; i < r.seats; ++i) {
    const int train = total(s.open.train[i]), left = s.open.cards[i];
    r.seat[i] = {train, left, train - left, 1};
  }
  for (int i = 0; i < r.seats; ++i) {
    for (int j = 0; j < r.seats; ++j) r.seat[i].rank += r.seat[j].score > r.seat[i].score;
    if (r.seat[i].rank == 1) r.winners.add(seat_at(i));
  }
  return r;
}

// ---- what a seat may know (W3): the one door through which positions and events leave the engine

View Rules::view(const State& s, Seat seat) const {
  View v{.open = s.open, .own = {}, .seat = seat};
  if (seat != kNobody) v.own = s.own[index(seat)];
  return v;
}

Event Rules::seen_by(const Event& event, Seat seat) const {
  const bool secret = event.kind == EventKind::hand || event.kind == EventKind::drew;
  if (!secret || event.seat == seat) return event;
  return {.kind = event.kind, .seat = event.seat, .count = event.count, .masked = 1};
}

// Every way to deal what this seat has not seen is as likely as any other.
State Rules::guess(const View& v, Chance& chance) const {
  State s{.open = v.open, .own = {}, .deck = {}};
  for (int k = 0; k < kWeights; ++k) {
    s.deck[k] = static_cast<u8>(yard_.copies - v.own.hand[k]);
    for (const Wagons& train : v.open.train) s.deck[k] = static_cast<u8>(s.deck[k] - train[k]);
  }
  for (int i = 0; i < v.open.seats; ++i) {
    if (seat_at(i) == v.seat) s.own[i] = v.own;
    for (int n = seat_at(i) == v.seat ? 0 : v.open.cards[i]; n > 0; --n) {
      const int wagon = chance.card({Purpose::bot, 0, 0, static_cast<u32>(total(s.deck))}, s.deck);
      --s.deck[wagon];
      ++s.own[i].hand[wagon];
    }
  }
  return s;
}

const char* Rules::position_error(const State& s) const {
  const Public& open = s.open;
  if (open.seats < kLeastSeats || open.seats > kMostSeats)
    return "too few or too many players (W1)";
  if (index(open.first) >= open.seats) return "the first seat does not exist";
  if (open.turn != kNobody && index(open.turn) >= open.seats)
    return "the seat to act does not exist";
  for (int k = 0; k < kWeights; ++k) {
    int wagons = s.deck[k];
    for (int i = 0; i < kMaxSeats; ++i) wagons += s.own[i].hand[k] + open.train[i][k];
    if (wagons != yard_.copies) return "the wagons do not add up to those of the yard (W1)";
  }
  if (open.deck != total(s.deck)) return "the deck has not the size all see";
  for (int i = 0; i < kMaxSeats; ++i)
    if (open.cards[i] != total(s.own[i].hand) || (i >= open.seats && total(open.train[i]) > 0))
      return "a hand has not the size all see";
  if (open.passes > open.seats || (open.passes > 0 && open.deck > 0))
    return "somebody has passed too often or too early (W6)";
  if (is_over(open) != (open.turn == kNobody))
    return "the game is over or not against its rule (W7)";
  return nullptr;
}

}  // namespace roundhouse::sidings
