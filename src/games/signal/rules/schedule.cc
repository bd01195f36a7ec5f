// The schedule card, from top to bottom: S12, S20 to S25, S48, S63, S64.
#include "games/signal/rules/rules.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

constexpr int kNoTrainCost = 2;  // S22

u8 lowest_in_depot(const Public& open, int colour) {
  for (int t = colour * kTrainsEach; t < (colour + 1) * kTrainsEach; ++t)
    if (open.train[t].at == kNone) return static_cast<u8>(t);
  return kNone;
}

}  // namespace

void Rules::begin_turn(State& s, Seat seat, Chance& chance, Events& events) const {
  s.open.turn = seat;
  ++s.open.turns;
  s.open.dispatcher = 0;
  s.open.held = kNone;
  events.push({.kind = EventKind::turn, .seat = seat});
  reveal(s, chance, events);
}

void Rules::reveal(State& s, Chance& chance, Events& events) const {
  Public& open = s.open;
  Source source = Source::deck;
  if (open.turns == 1) {  // S12: the start card lies on top
    source = Source::start;
    open.card = kStartCard;
  } else if (open.schedule == 1 && open.bottom != kNone) {
    source = Source::bottom;
    open.card = open.bottom;
    open.bottom = kNone;
  } else {
    const int seen = board_->deck.cards - count(open.unseen);
    const int card =
        draw_of(open.unseen, {Purpose::schedule_card, 0, static_cast<u16>(seen), 0}, chance);
    open.unseen &= ~static_cast<u32>(bit(card));
    open.card = static_cast<u8>(card);
  }
  if (source != Source::start) --open.schedule;
  events.push({.kind = EventKind::revealed, .card = open.card, .source = source});
  if (may_keep_crossing(open))
    open.phase = Phase::reveal;
  else
    carry_out(s, events);
}

// On from the symbol reached until something is asked, the card is done or the game over.
void Rules::carry_out(State& s, Events& events) const {
  while (!stop_at_symbol(s, events)) ++s.open.symbol;
}

// Does the card wait at this symbol (or end)? False: the symbol is done with.
bool Rules::stop_at_symbol(State& s, Events& events) const {
  Public& open = s.open;
  const ScheduleCard& card = card_of(*board_, open.card);
  if (open.symbol < card.deploy) {
    if (deployable(open) != 0) {
      open.phase = Phase::deploy;
      return true;
    }
    events.push({.kind = EventKind::no_train});  // S22, S23
    return !lose_time(s, kNoTrainCost, events);
  }
  const int move = open.symbol - card.deploy;
  if (move >= card.moves) {
    end_card(s, events);
    return true;
  }
  if (card.move[move] != kAny) return begin_moves(s, card.move[move]);
  open.phase = Phase::colour;  // S25
  return true;
}

// S24: every train of the colour on the board, but one held (S47). False: there is none.
bool Rules::begin_moves(State& s, int colour) const {
  Public& open = s.open;
  u32 trains = trains_on_board(open) & trains_of(colour);
  if (open.held != kNone) trains &= ~(1u << open.held);
  if (trains == 0) return false;
  open.colour = static_cast<u8>(colour);
  open.pending = static_cast<u16>(trains);
  open.phase = Phase::train;
  return true;
}

void Rules::end_symbol(State& s, Events& events) const {
  s.open.colour = kNone;
  s.open.pending = 0;
  s.open.begun = 0;
  ++s.open.symbol;
  carry_out(s, events);
}

void Rules::end_card(State& s, Events& events) const {
  Public& open = s.open;
  events.push({.kind = EventKind::carried_out, .card = open.card});
  if (open.card != kStartCard) {
    open.used |= static_cast<u32>(bit(open.card));
  } else if (set_.places == Places::stack) {  // S64
    open.stack = (1u << kStarts) - 1;
    open.turned = 0;
    ++open.stack_shuffles;
    events.push({.kind = EventKind::tokens, .count = kStarts});
  }
  open.card = kNone;
  open.symbol = open.deployed = open.named = 0;
  open.phase = Phase::action;
}

// The colours that may be named for this deployment, a bit each: S21 to S23.
u32 Rules::deployable(const Public& open) const {
  if (open.card == kStartCard) return 1u << open.symbol;
  u32 colours = 0;
  for (int c = 0; c < kColours; ++c)
    colours |= static_cast<u32>(lowest_in_depot(open, c) != kNone) << c;
  return colours & ~static_cast<u32>(open.deployed);
}

// For positions put up by hand: the colours to be named are in the depot.
bool Rules::can_deploy(const Public& open) const {
  const u32 colours = deployable(open);
  return colours != 0 && lowest_in_depot(open, std::countr_zero(colours)) != kNone;
}

Reject Rules::check_deploy(const Public& open, const Move& move) const {
  const u8 colour = move.colour(), place = move.place();
  if (colour >= kColours || (place >= kStarts && place != kNone)) return {Why::unknown_name};
  if (!has(deployable(open), colour)) {
    if (open.card == kStartCard) return {Why::given_colour, colour};
    if (has(open.deployed, colour)) return {Why::same_colour, colour, 0, 1};
    return {Why::depot, colour};
  }
  if (place == kNone) return {};
  if (const Reject no = check_helper(open, Helper::shunter); !no.ok()) return no;
  if (train_on(open, place) != kNone) return {Why::place_taken, place};  // S48
  return {};
}

void Rules::apply_deploy(State& s, const Move& move, Chance& chance, Events& events) const {
  Public& open = s.open;
  const u8 colour = move.colour();
  const bool by_shunter = move.place() != kNone;
  if (by_shunter) use_up(s, Helper::shunter, kNone, events);
  if (open.card != kStartCard) events.push({.kind = EventKind::named, .colour = colour});
  open.deployed = static_cast<u8>(open.deployed | 1u << colour);
  if (by_shunter) {
    put_on_start(s, colour, move.place(), events);
  } else if (!deploy_by_luck(s, colour, chance, events) && !lose_time(s, kNoTrainCost, events)) {
    return;
  }
  ++open.symbol;
  carry_out(s, events);
}

// S22; on the start card an occupied place is only a reason to try again (S21). False: the train
// stays in the depot.
bool Rules::deploy_by_luck(State& s, int colour, Chance& chance, Events& events) const {
  Public& open = s.open;
  // So many rolls in a row no dice need; a tape that says so is broken.
  constexpr int kMostTries = 60;
  for (int tries = 0; tries < kMostTries; ++tries) {
    const int place = set_.places == Places::stack ? turn_token(s, chance, events)
                                                   : roll_place(s, chance, events);
    if (train_on(open, place) == kNone) {
      put_on_start(s, colour, place, events);
      return true;
    }
    events.push({.kind = EventKind::occupied,
                 .colour = static_cast<u8>(colour),
                 .place = static_cast<u8>(place)});
    if (open.card != kStartCard) return false;
  }
  chance.mark_broken();
  int free = 0;
  while (train_on(open, free) != kNone) ++free;
  put_on_start(s, colour, free, events);
  return true;
}

// S10: two dice, added; the numbers lie as printed or as shuffled (S63).
int Rules::roll_place(State& s, Chance& chance, Events& events) const {
  const u16 rolls = s.open.rolls[kColours]++;
  const int answer =
      static_cast<int>(chance.below({Purpose::deployment, 0, rolls, kFaces * kFaces}));
  const int first = answer / kFaces + 1, second = answer % kFaces + 1;
  int place = 0;
  while (s.open.number[place] != first + second) ++place;
  events.push({.kind = EventKind::dice,
               .place = static_cast<u8>(place),
               .dice = {static_cast<u8>(first), static_cast<u8>(second)}});
  return place;
}

// S64
int Rules::turn_token(State& s, Chance& chance, Events& events) const {
  Public& open = s.open;
  if (open.stack == 0) {
    open.stack = (1u << kStarts) - 1;
    open.turned = 0;
    ++open.stack_shuffles;
    events.push({.kind = EventKind::tokens, .count = kStarts});
  }
  const int place =
      draw_of(open.stack, {Purpose::start_token, open.stack_shuffles, open.turned, 0}, chance);
  open.stack = static_cast<u16>(open.stack & ~bit(place));
  ++open.turned;
  events.push({.kind = EventKind::token, .place = static_cast<u8>(place)});
  return place;
}

void Rules::put_on_start(State& s, int colour, int place, Events& events) const {
  const u8 train = lowest_in_depot(s.open, colour);
  s.open.train[train] = {static_cast<u8>(place), kNone, kNone};
  events.push({.kind = EventKind::deployed, .train = train, .place = static_cast<u8>(place)});
}

Reject Rules::check_colour(const Public& open, const Move& move) const {
  if (move.colour() >= kColours) return {Why::unknown_name};
  if (has(open.named, move.colour())) return {Why::same_colour, move.colour()};  // S25
  return {};
}

void Rules::apply_colour(State& s, const Move& move, Events& events) const {
  s.open.named = static_cast<u8>(s.open.named | 1u << move.colour());
  events.push({.kind = EventKind::named, .colour = move.colour()});
  if (!begin_moves(s, move.colour())) end_symbol(s, events);
}

}  // namespace roundhouse::signal
