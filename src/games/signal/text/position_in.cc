// Reading a position of Switch & Signal: what write_position writes, checked for being possible.
#include <algorithm>

#include "games/signal/text/pieces.h"
#include "games/signal/text/view_json.h"
#include "text/position_in.h"

namespace roundhouse::signal {

namespace {

class PositionIn {
 public:
  PositionIn(const JsonIn& in, const NamedBoard& words, const Rules& rules)
      : in_(in), words_(words), board_(words.board), rules_(rules) {}

  State read() {
    const std::size_t seats = in_.member("hands").size();
    if (seats < kLeastPlayers || seats > kMostPlayers) {
      in_.member("hands").fail("expected the hands of 2 to 4 players");
      return {};
    }
    open_.seats = static_cast<u8>(seats);
    options();
    turn();
    cards();
    schedule();
    symbol();
    mover();
    helpers();
    trains();
    markers();
    goods();
    places();
    rolls();
    return {open_};
  }

 private:
  static u8 number(const JsonIn& in, std::string_view name, int most = 255) {
    return static_cast<u8>(in.member(name).integer(0, most));
  }
  static u8 named(const JsonIn& in, const Ids& ids, std::string_view otherwise) {
    const auto found = find_id(ids, in.text());
    if (!found) in.fail(otherwise);
    return static_cast<u8>(found.value_or(0));
  }
  static u8 named_or_none(const JsonIn& in, const Ids& ids, std::string_view otherwise) {
    return in.is_null() ? kNone : named(in, ids, otherwise);
  }
  static u64 set_of(const JsonIn& list, const Ids& ids, std::string_view otherwise) {
    u64 set = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const u64 one = bit(named(list.item(i), ids, otherwise));
      if ((set & one) != 0) list.item(i).fail("this is there twice");
      set |= one;
    }
    return set;
  }
  static void kinds(const JsonIn& in, u8 (&into)[kKinds]) {
    in.each_member([&](std::string_view name, const JsonIn& n) {
      if (const auto kind = find_card_kind(name))
        into[*kind] = static_cast<u8>(n.integer(0, 255));
      else
        n.fail("there is no such kind of card");
    });
  }
  void goods_counts(const JsonIn& in, u8 (&into)[kGoods]) const {
    in.each_member([&](std::string_view name, const JsonIn& n) {
      if (const auto which = find_id(words_.goods, name))
        into[*which] = static_cast<u8>(n.integer(0, 255));
      else
        n.fail("there are no such goods");
    });
  }

  void options() const {
    const JsonIn options = in_.member("options");
    options.member("time").expect_text(std::to_string(rules_.set().time));
    options.member("goods").expect_text(std::to_string(rules_.set().goods));
    options.member("places").expect_text(places_name(rules_.set().places));
  }

  void turn() {
    const JsonIn phase = in_.member("phase");
    int found = kPhases - 1;
    while (found >= 0 && phase_name(static_cast<Phase>(found)) != phase.text()) --found;
    if (found < 0) phase.fail("there is no such phase");
    open_.phase = static_cast<Phase>(std::max(found, 0));
    open_.first = seat_at(number(in_, "first", open_.seats - 1));
    open_.turn =
        in_.member("turn").is_null() ? kNobody : seat_at(number(in_, "turn", open_.seats - 1));
    open_.turns = number(in_, "turns");
    open_.changes = number(in_, "changes");
    const JsonIn outcome = in_.member("outcome");
    if (!outcome.is_null()) {
      int o = 3;
      while (o > 0 && outcome_name(static_cast<Outcome>(o)) != outcome.text()) --o;
      if (o == 0) outcome.fail("expected delivered, time, schedule or null");
      open_.outcome = static_cast<Outcome>(o);
    }
    open_.clock = number(in_, "clock");
  }

  void cards() {
    for (std::size_t i = 0; i < open_.seats; ++i) kinds(in_.member("hands").item(i), open_.hand[i]);
    kinds(in_.member("deck"), open_.deck);
    kinds(in_.member("discards"), open_.discards);
    open_.shuffles = number(in_, "shuffles", 254);
    open_.left = number(in_, "left", 254);
  }

  void schedule() {
    const std::string_view otherwise = "there is no such schedule card";
    const JsonIn in = in_.member("schedule");
    open_.schedule = number(in, "left", kMaxScheduleCards);
    open_.bottom = named_or_none(in.member("bottom"), words_.cards, otherwise);
    open_.unseen = static_cast<u32>(set_of(in.member("unseen"), words_.cards, otherwise));
    open_.used = static_cast<u32>(set_of(in.member("used"), words_.cards, otherwise));
    const JsonIn card = in.member("card");
    const bool start = card.is_string() && card.text() == "start";
    open_.card = start ? kStartCard : named_or_none(card, words_.cards, otherwise);
    if (in.member("from_start").boolean() != start)
      in.member("from_start").fail("expected true with the start card and with no other");
  }

  void symbol() {
    const std::string_view otherwise = "there is no such colour";
    open_.symbol = number(in_, "symbol", 16);
    open_.deployed =
        static_cast<u8>(set_of(in_.member("deployed_colours"), words_.colours, otherwise));
    open_.named = static_cast<u8>(set_of(in_.member("named_colours"), words_.colours, otherwise));
    open_.colour = named_or_none(in_.member("colour"), words_.colours, otherwise);
    open_.pending =
        static_cast<u16>(set_of(in_.member("pending"), words_.trains, "there is no such train"));
    open_.begun = in_.member("begun").boolean();
  }

  void mover() {
    open_.mover = open_.came_by = kNone;
    const JsonIn in = in_.member("mover");
    if (in.is_null()) return;
    open_.mover = named_or_none(in.member("train"), words_.trains, "there is no such train");
    open_.points = number(in, "points");
    open_.came_by = named_or_none(in.member("came_by"), words_.lines, "there is no such line");
    open_.by_card = in.member("by_card").boolean();
    if (open_.mover == kNone && open_.by_card == 0)
      in.fail("expected null where nothing moves and no card was played");
  }

  void helpers() {
    const JsonIn in = in_.member("helpers");
    Ids ids;
    for (Helper helper : board_.helper) ids.emplace_back(helper_name(helper));
    open_.unused =
        static_cast<u8>(set_of(in.member("unused"), ids, "this board has no such helper"));
    open_.dispatcher = in.member("dispatcher").boolean();
    open_.held = named_or_none(in.member("held"), words_.trains, "there is no such train");
  }

  void trains() {
    const JsonIn list = in_.member("trains");
    if (list.size() != kTrains) return list.fail("expected 9 trains");
    for (std::size_t t = 0; t < kTrains; ++t) {
      const JsonIn in = list.item(t);
      Train& train = open_.train[t];
      train.at = named_or_none(in.member("at"), words_.spaces, "there is no such space");
      train.facing = facing(in.member("facing"), train.at);
      train.goods = named_or_none(in.member("goods"), words_.goods, "there are no such goods");
    }
  }
  u8 facing(const JsonIn& in, u8 at) const {
    if (in.is_null()) return kNone;
    if (at == kNone || !board_.is_section(at)) {
      in.fail("only a train on a section faces somewhere");
      return kNone;
    }
    const Line& line = board_.line[board_.section_line[at]];
    const std::string_view name = in.text();
    if (name == words_.place(line.a)) return 0;
    if (name != words_.place(line.b)) in.fail("expected one of the ends of the line");
    return 1;
  }

  void markers() {
    const JsonIn switches = in_.member("switches");
    for (std::size_t j = 0; j < board_.junctions; ++j) {
      const JsonIn arms = switches.member(words_.junctions[j]);
      if (arms.size() != 2) return arms.fail("expected the two open arms");
      const int ways = board_.ways[j];
      int arm[2];
      for (std::size_t i = 0; i < 2; ++i) {
        const u8 line = named(arms.item(i), words_.lines, "there is no such line");
        arm[i] = 0;
        while (arm[i] < ways && board_.arm_line[j][arm[i]] != line) ++arm[i];
        if (arm[i] == ways) arms.item(i).fail("this line does not meet the junction");
      }
      const int setting = setting_of(ways, arm[0], arm[1]);
      if (setting < 0) return arms.fail("expected two different arms in their order");
      open_.setting[j] = static_cast<u8>(setting);
    }
    open_.green = set_of(in_.member("signals"), words_.signals, "there is no such signal space");
  }

  void goods() {
    goods_counts(in_.member("goods"), open_.goods);
    const JsonIn delivered = in_.member("delivered");
    for (int p = 0; p < board_.ports; ++p)
      goods_counts(delivered.member(words_.cities[board_.port_city[p]]), open_.delivered[p]);
  }

  void places() {
    const JsonIn numbers = in_.member("numbers");
    for (std::size_t i = 0; i < words_.starts.size(); ++i)
      open_.number[i] = number(numbers, words_.starts[i], 12);
    const JsonIn stack = in_.member("stack");
    if (stack.is_null()) return;
    open_.stack = static_cast<u16>(
        set_of(stack.member("left"), words_.starts, "there is no such start place"));
    open_.turned = number(stack, "turned");
    open_.stack_shuffles = number(stack, "shuffles", 254);
  }

  void rolls() {
    const JsonIn rolls = in_.member("rolls");
    for (std::size_t c = 0; c < words_.colours.size(); ++c)
      open_.rolls[c] = static_cast<u16>(rolls.member(words_.colours[c]).integer(0, 65000));
    open_.rolls[kColours] = static_cast<u16>(rolls.member("deploy").integer(0, 65000));
  }

  const JsonIn& in_;
  const NamedBoard& words_;
  const Board& board_;
  const Rules& rules_;
  Public open_{};
};

}  // namespace

Expected<State, DataError> read_position(std::string_view json, std::string_view game,
                                         const NamedBoard& words, const Rules& rules) {
  return read_position_of(json, game, words.id, rules,
                          [&](const JsonIn& in) { return PositionIn(in, words, rules).read(); });
}

}  // namespace roundhouse::signal
