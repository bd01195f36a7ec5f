// The hints of Switch & Signal: each roll they speak of is rolled in the game itself, each choice
// after it tried.
#include "games/signal/rules/change.h"
#include "games/signal/words/colour_words.h"
#include "hints/hints.h"
#include "phrases/signal.h"

namespace roundhouse::hints {
namespace {

using signal::Codec;
using signal::bots::Reason;
using signal::bots::Why;
using Words = text::Translated;
using namespace signal;

constexpr const char* kNames[] = {"clear",  "ahead",  "idle", "run",  "arrive",
                                  "halt",   "home",   "load", "end",  "deploy",
                                  "colour", "reroll", "hold", "draw", "other"};

// How one move of a train may end.
struct End {
  int city = -1;  // entered last and stopped in
  int lost = 0;
  bool home = false;  // sent to the depot without goods brought to a port
  Train train;

  friend bool operator==(const End& a, const End& b) {
    return a.city == b.city && a.lost == b.lost && a.home == b.home && a.train.at == b.train.at &&
           a.train.facing == b.train.facing && a.train.goods == b.train.goods;
  }
};

constexpr int kPlenty = 200;  // tokens, so that the clock is never refilled

class Runs {
 public:
  Runs(const signal::Rules& rules, Public open) : rules_(rules), open_(open) {
    open_.clock = kPlenty;
  }

  // Every end of the train's move with this face of its die.
  std::vector<End> with_face(int train, int face) const {
    State state{open_};
    Public& open = state.open;
    open.phase = Phase::train;
    open.by_card = 1;
    open.pending = 0;
    open.mover = open.came_by = open.held = kNone;
    struct Die {
      u32 face;
    } die{static_cast<u32>(face)};
    Chance chance = Chance::hooked(
        [](void* self, const Question&) { return static_cast<Die*>(self)->face; }, &die);
    Events events;
    rules_.apply(state, open.turn, Move::pick_train(train), chance, events);
    std::vector<End> ends;
    go_on(state, train, entered(events, -1), ends);
    return ends;
  }

  // Every end after this decision of the train that is on the move.
  std::vector<End> after(const Move& decision) const {
    State state{open_};
    std::vector<End> ends;
    const int train = open_.mover;
    const int here = rules_.board().is_city(open_.train[train].at)
                         ? rules_.board().city_at(open_.train[train].at)
                         : -1;
    step(state, train, open_.phase == Phase::city ? here : -1, decision, ends);
    return ends;
  }

 private:
  // The city that the last space entered belongs to; `before` when none was entered.
  int entered(const Events& events, int before) const {
    for (const Event& event : events.all())
      if (event.kind == EventKind::moved) {
        const u8 last = event.list[event.n - 1];
        before = rules_.board().is_city(last) ? rules_.board().city_at(last) : -1;
      }
    return before;
  }

  void step(State state, int train, int at, const Move& decision, std::vector<End>& ends) const {
    Chance chance = Chance::seeded(1);
    Events events;
    rules_.apply(state, state.open.turn, decision, chance, events);
    go_on(state, train, entered(events, at), ends);
  }

  // Has the train stopped, note it; else try every line, and stopping.
  void go_on(const State& state, int train, int at, std::vector<End>& ends) const {
    const bool moving = state.open.mover == train &&
                        (state.open.phase == Phase::rolled || state.open.phase == Phase::city);
    if (!moving) {
      const Train& now = state.open.train[train];
      ends.push_back({at, kPlenty - state.open.clock, now.at == kNone && at < 0, now});
      return;
    }
    MoveList legal;
    rules_.legal(state, state.open.turn, legal);
    for (const Move& next : legal)
      if (next.kind == MoveKind::go || next.kind == MoveKind::leave || next.kind == MoveKind::stop)
        step(state, train, at, next, ends);
  }

  const signal::Rules& rules_;
  Public open_;
};

struct Told {
  const signal::Codec& codec;
  const State& state;
  const Move& move;
  const Reason& r;
  const Words& words;

  const signal::Rules& rules() const { return codec.rules(); }
  const Board& board() const { return rules().board(); }
  const Public& open() const { return state.open; }
};

int least_loss(const std::vector<End>& ends) {
  int least = 1000;
  for (const End& end : ends) least = std::min(least, end.lost);
  return least;
}

bool at_risk(const signal::Rules& rules, const Public& open, int train) {
  const Runs runs(rules, open);
  for (int face = 0; face < kFaces; ++face)
    if (least_loss(runs.with_face(train, face)) > 0) return true;
  return false;
}

// Is it a place where this train has something to do?
bool good_goal(const Told& told, const Train& train, int city) {
  const Board& board = told.board();
  if (train.at == board.first_city() + city) return false;
  if (train.goods != kNone)  // S34: the port of Europe takes everything
    return board.port_of[city] != kNone &&
           (board.ports == 1 || told.rules().needs(told.open(), board.port_of[city], train.goods));
  return board.city[city].goods != kNone && told.open().goods[board.city[city].goods] > 0;
}

bool prospect_is_so(const Told& told, const Public& open) {
  const Reason& r = told.r;
  if (open.train[r.train].at == kNone) return false;
  if (r.city != kNone && !good_goal(told, open.train[r.train], r.city)) return false;
  int faces = 0, lost = 0;
  for (int face = 0; face < kFaces; ++face) {
    const auto ends = Runs(told.rules(), open).with_face(r.train, face);
    std::vector<End> there;
    for (const End& end : ends)
      if (r.city != kNone && end.city == r.city) there.push_back(end);
    faces += !there.empty();
    lost = std::max(lost, least_loss(there.empty() ? ends : there));
  }
  return faces == r.faces && lost == r.lost;
}

// The spaces to a city from where a train stands, signals and junctions as one would wish: the
// fewest of all, and the fewest over the change that is spoken of.
constexpr int kDetour = 6;  // that a train may make rather than need a card

struct Ways {
  int any = 1000, over = 1000;
};

Ways ways_to(const Board& board, const Train& train, int city, const Move& what) {
  const int nodes = 2 * board.spaces;
  std::vector<int> away(static_cast<std::size_t>(2 * nodes), 1000);  // without, then with it
  const auto node = [](int space, int facing) { return 2 * space + (facing == 1); };
  away[static_cast<std::size_t>(node(train.at, train.facing))] = 0;
  bool lower = false;
  const auto arc = [&](int from, const Exit& into, bool meant) {
    for (const bool over : {false, true}) {
      const int to = node(into.space, into.facing) + (over || meant ? nodes : 0);
      const int cost = away[static_cast<std::size_t>(from + (over ? nodes : 0))] + 1;
      if (cost >= away[static_cast<std::size_t>(to)]) continue;
      away[static_cast<std::size_t>(to)] = cost;
      lower = true;
    }
  };
  const auto lead = [&](int from, const Exit& way) {
    const auto signal = [&](const Exit& at) {
      return what.kind == MoveKind::signal && at.signal == what.to();
    };
    if (way.junction == kNone) return arc(from, way, signal(way));
    for (int out = 0; out < board.ways[way.junction]; ++out) {
      if (out == way.arm) continue;
      const Exit& into = board.from_arm[way.junction][out];
      const u8 first = board.arm_line[way.junction][std::min<int>(way.arm, out)],
               second = board.arm_line[way.junction][std::max<int>(way.arm, out)];
      const bool set = what.kind == MoveKind::set && what.junction() == way.junction &&
                       what.first_line() == first && what.second_line() == second;
      arc(from, into, set || signal(way) || signal(into));
    }
  };
  do {
    lower = false;
    for (int space = 0; space < board.spaces; ++space) {
      if (!board.is_city(space)) {
        lead(node(space, 0), board.exit[space][0]);
        if (board.is_section(space)) lead(node(space, 1), board.exit[space][1]);
        continue;
      }
      const int here = board.city_at(space);
      if (board.run_through == 0 && board.city[here].port != 0) continue;  // S34
      for (int line = 0; line < board.lines; ++line)
        if ((board.city_lines[here] >> line & 1) != 0)
          lead(node(space, 0), board.from_city[here][line]);
    }
  } while (lower);
  const std::size_t goal = static_cast<std::size_t>(node(board.first_city() + city, 0));
  const int over = away[goal + static_cast<std::size_t>(nodes)];
  return {std::min(away[goal], over), over};
}

bool same_rolls(const signal::Rules& rules, const Public& a, const Public& b, int train) {
  for (int face = 0; face < kFaces; ++face)
    if (Runs(rules, a).with_face(train, face) != Runs(rules, b).with_face(train, face))
      return false;
  return true;
}

bool rolls_differ(const Told& told, const Public& then, int train) {
  return told.open().train[train].at != kNone &&
         !same_rolls(told.rules(), told.open(), then, train);
}

bool no_roll_differs(const Told& told, const Public& then) {
  for (int t = 0; t < kTrains; ++t)
    if (rolls_differ(told, then, t)) return false;
  return true;
}

// The reason to bring a marker is what it does there, not what its leaving does elsewhere.
bool clear_is_so(const Told& told) {
  Public then = told.open();
  change(then, told.board(), told.r.what);
  Public brought = then;
  if (told.r.what.kind == MoveKind::signal) brought.green |= told.open().green;
  if (told.r.why == Why::clear)
    return rolls_differ(told, no_roll_differs(told, brought) ? then : brought, told.r.train) &&
           prospect_is_so(told, then);
  if (!no_roll_differs(told, then)) return false;
  if (told.r.why == Why::idle) return true;
  const Train& train = told.open().train[told.r.train];
  const Ways ways = ways_to(told.board(), train, told.r.city, told.r.what);
  return good_goal(told, train, told.r.city) && ways.over <= ways.any + kDetour;
}

bool drive_is_so(const Told& told) {
  const auto ends = Runs(told.rules(), told.open()).after(told.move);
  return told.r.train == told.open().mover &&
         std::any_of(ends.begin(), ends.end(), [&](const End& end) {
           if (end.lost != told.r.lost) return false;
           if (told.r.why == Why::home) return end.train.at == kNone;
           if (told.r.why == Why::arrive) return end.city == told.r.city;
           return end.city < 0;
         });
}

bool load_is_so(const Told& told) {
  State next = told.state;
  Chance chance = Chance::seeded(1);
  auto events = Events::off();
  told.rules().apply(next, told.open().turn, told.r.what, chance, events);
  const Train& train = next.open.train[told.r.train];
  if (train.goods != told.r.goods || told.open().train[told.r.train].goods != kNone) return false;
  return told.r.city == kNone || good_goal(told, train, told.r.city);
}

// Can the symbols of the card be given to colours so that no train risks a token?
bool harmless(const ScheduleCard& card, int symbol, u32 named, u32 risky) {
  if (symbol == card.moves) return true;
  if (card.move[symbol] != kAny)
    return (risky >> card.move[symbol] & 1) == 0 && harmless(card, symbol + 1, named, risky);
  if (named == (1u << kColours) - 1) return harmless(card, symbol + 1, named, risky);
  for (int c = 0; c < kColours; ++c)
    if ((named >> c & 1) == 0 && (risky >> c & 1) == 0 &&
        harmless(card, symbol + 1, named | 1u << c, risky))
      return true;
  return false;
}

bool end_is_so(const Told& told) {
  Public next = told.open();
  next.dispatcher = 0;
  u32 colours = 0;
  for (int t = 0; t < kTrains; ++t)
    if (next.train[t].at != kNone && at_risk(told.rules(), next, t)) colours |= 1u << colour_of(t);
  const bool known = next.schedule == 1 && next.bottom != kNone;
  int cards = 0, risky = 0;
  for (int c = 0; c < kMaxScheduleCards && next.schedule > 0; ++c) {
    if (known ? c != next.bottom : (next.unseen >> c & 1) == 0) continue;
    ++cards;
    risky += !harmless(told.board().deck.card[c], 0, 0, colours);
  }
  return cards == told.r.cards && risky == told.r.risky;
}

bool colour_is_so(const Told& told) {
  int depot = 0, here = 0, risky = 0;
  for (int t = 0; t < kTrains; ++t) {
    if (colour_of(t) != told.r.colour) continue;
    const bool on_board = told.open().train[t].at != kNone;
    depot += !on_board;
    here += on_board;
    risky += on_board && at_risk(told.rules(), told.open(), t);
  }
  if (told.r.why == Why::deploy) return depot == told.r.cards && depot > 0;
  return here == told.r.cards && risky == told.r.risky;
}

bool reroll_is_so(const Told& told) {
  MoveList legal;
  told.rules().legal(told.state, told.open().turn, legal);
  int least = 1000;
  for (const Move& next : legal)
    if (next.kind == MoveKind::go || next.kind == MoveKind::leave)
      least = std::min(least, least_loss(Runs(told.rules(), told.open()).after(next)));
  return least == told.r.lost && told.r.train == told.open().mover;
}

bool draw_is_so(const Told& told) {
  State next = told.state;
  Chance chance = Chance::seeded(1);
  auto events = Events::off();
  const int who = index(told.open().turn);
  told.rules().apply(next, told.open().turn, told.move, chance, events);
  return next.open.hand[who][0] + next.open.hand[who][1] + next.open.hand[who][2] == told.r.cards;
}

bool is_so(const Told& told) {
  switch (told.r.why) {
    case Why::clear:
    case Why::ahead:
    case Why::idle: return clear_is_so(told);
    case Why::run:
    case Why::hold: return prospect_is_so(told, told.open());
    case Why::arrive:
    case Why::halt:
    case Why::home: return drive_is_so(told);
    case Why::load: return load_is_so(told);
    case Why::end: return end_is_so(told);
    case Why::deploy:
    case Why::colour: return colour_is_so(told);
    case Why::reroll: return reroll_is_so(told);
    case Why::draw: return draw_is_so(told);
    case Why::other: break;
  }
  return told.r.what.kind == told.move.kind;
}

// ---- the sentences

bool sentence_is_so(const Told& told) {
  const Reason& r = told.r;
  const signal::Names& names = told.codec.words().names;
  const auto at = [](const std::vector<Words>& list, int i) {
    return list[static_cast<std::size_t>(i)];
  };
  std::vector<Words> said;
  std::vector<int> numbers;
  if (r.train != kNone) {
    said.push_back(at(names.colours, colour_of(r.train)));
    numbers.push_back(r.train % kTrainsEach + 1);
  }
  if (r.city != kNone) said.push_back(at(names.cities, r.city));
  const signal::NamedBoard& board = told.codec.words();
  const auto add = [&](auto name) { said.push_back(text::in_every_language(name)); };
  if (r.colour != kNone)
    add([&](text::Lang lang) {
      return train_words(board, phrases::signal::count_trains::kAll, r.colour, r.cards, lang);
    });
  if (r.goods != kNone) add([&](text::Lang lang) { return goods_words(board, r.goods, lang); });
  if (r.why == Why::clear && r.what.kind == MoveKind::set)
    said.push_back(at(names.junctions, r.what.junction()));
  const bool chance = r.city != kNone && r.faces > 0 && r.faces < kFaces;
  if (chance) {  // in lowest terms
    int a = r.faces, b = kFaces;
    for (const int by : {2, 3})
      if (a % by == 0 && b % by == 0) a /= by, b /= by;
    numbers.insert(numbers.end(), {a, b});
  }
  if (r.lost > 0) numbers.push_back(r.lost);
  const bool counts = r.why == Why::deploy || r.why == Why::draw || r.why == Why::colour ||
                      (r.why == Why::end && r.cards > 1);
  if (counts) numbers.push_back(r.cards);
  if (counts && (r.why == Why::colour || r.why == Why::end)) numbers.push_back(r.risky);
  if (r.why == Why::end && r.cards == 1)  // told without figures
    said.push_back(text::translated(r.risky == 0 ? phrases::signal::hints::end_one_safe
                                                 : phrases::signal::hints::end_one));
  return says(told.words, numbers, said);
}

void examine(const std::string& game, Tally& tally) {
  for (const int seats : {2, 3, 4}) {
    const signal::Codec codec = kit_of<signal::Codec>(game, seats);
    for (u64 seed = 31; seed < 35; ++seed) {
      const std::string player = seed % 2 == 0 ? "medium" : "easy";
      const bool searching = seats == 2 && seed == 31;  // it takes its time
      play(codec, seed, {player}, {"medium", searching ? "expert" : "random"},
           [&](const std::string& adviser, const State& state, const View& view, const Move& move,
               const Reason& reason, const Words& words) {
             // A card is explained by what it is for, once it lies on the table.
             State asked = state;
             Move what = move;
             if (move.kind == MoveKind::play) {
               Chance unasked = Chance::seeded(1);
               auto events = Events::off();
               codec.rules().apply(asked, view.seat, move, unasked, events);
               what = reason.what;
               const Move next = hints::player<Codec>(adviser).choose(
                   codec.rules(), codec.rules().view(asked, view.seat), unasked);
               const bool planless = adviser == "random";
               tally.count(
                   "what a card is for",
                   planless ? codec.rules().check(asked, view.seat, what).ok() : what == next,
                   all_of(words));
             }
             const Told told{codec, asked, what, reason, words};
             tally.count(kNames[static_cast<int>(reason.why)], is_so(told), all_of(words));
             tally.count("the sentence", sentence_is_so(told), all_of(words));
           });
    }
  }
}

class SignalHints : public ::testing::TestWithParam<const char*> {};

TEST_P(SignalHints, say_only_what_is_so) {
  Tally tally;
  examine(GetParam(), tally);
  tally.expect_true();
  EXPECT_GT(tally.all(), 3000);
  for (const char* kind :
       {"clear", "run", "arrive", "halt", "load", "end", "deploy", "colour", "draw", "other"})
    EXPECT_GT(tally.made[kind], 0) << kind << " was never said";
}

INSTANTIATE_TEST_SUITE_P(Boards, SignalHints,
                         ::testing::Values("switch-signal-europe", "switch-signal-america"),
                         [](const auto& board) {
                           return std::string(board.param).substr(sizeof "switch-signal");
                         });

}  // namespace
}  // namespace roundhouse::hints
