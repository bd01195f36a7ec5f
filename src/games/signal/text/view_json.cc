#include "games/signal/text/view_json.h"

#include "games/signal/text/pieces.h"

namespace roundhouse::signal {

namespace {

// {"signal":2,"train":1}, zeros left out
template <class Name>
void put_counts(std::string& out, const u8* counts, int n, Name name) {
  out += '{';
  for (int i = 0; i < n; ++i) {
    if (counts[i] == 0) continue;
    if (out.back() != '{') out += ',';
    put_id(out, name(i));
    out += ':';
    put_number(out, counts[i]);
  }
  out += '}';
}
void put_kinds(std::string& out, const u8 (&cards)[kKinds]) {
  put_counts(out, cards, kKinds, kind_name);
}
// {"name":value,…} for each of the names
template <class F>
void put_each(std::string& out, std::string_view key, const Ids& ids, F value) {
  put_key(out, key);
  out += '{';
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (i != 0) out += ',';
    put_id(out, ids[i]);
    out += ':';
    value(static_cast<int>(i));
  }
  out += '}';
}

class PositionOut {
 public:
  PositionOut(std::string& out, const NamedBoard& words, const Public& open)
      : out_(out), words_(words), board_(words.board), open_(open) {}

  // From "turns" on.
  void rest() {
    put_member(out_, "turns", open_.turns);
    put_member(out_, "changes", open_.changes);
    put_key(out_, "outcome");
    if (open_.outcome == Outcome::none)
      out_ += "null";
    else
      put_id(out_, outcome_name(open_.outcome));
    put_member(out_, "clock", open_.clock);
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
  }

 private:
  void cards() {
    put_key(out_, "hands");
    put_array(out_, open_.seats, [&](std::size_t i) { put_kinds(out_, open_.hand[i]); });
    put_key(out_, "deck");
    put_kinds(out_, open_.deck);
    put_key(out_, "discards");
    put_kinds(out_, open_.discards);
    put_member(out_, "shuffles", open_.shuffles);
    put_member(out_, "left", open_.left);
  }

  void schedule() {
    put_key(out_, "schedule");
    const JsonObject object(out_);
    put_member(out_, "left", open_.schedule);
    put_name_or_null(out_, "bottom", words_.cards, open_.bottom);
    put_set(out_, "unseen", words_.cards, open_.unseen);
    put_set(out_, "used", words_.cards, open_.used);
    put_key(out_, "card");
    if (open_.card == kNone)
      out_ += "null";
    else
      put_id(out_, card_name(words_, open_.card));
    put_flag(out_, "from_start", open_.card == kStartCard);
  }

  void symbol() {
    put_member(out_, "symbol", open_.symbol);
    put_set(out_, "deployed_colours", words_.colours, open_.deployed);
    put_set(out_, "named_colours", words_.colours, open_.named);
    put_name_or_null(out_, "colour", words_.colours, open_.colour);
    put_set(out_, "pending", words_.trains, open_.pending);
    put_flag(out_, "begun", open_.begun != 0);
  }

  void mover() {
    put_key(out_, "mover");
    if (open_.mover == kNone && open_.by_card == 0) {
      out_ += "null";
      return;
    }
    const JsonObject object(out_);
    put_key(out_, "train");
    if (open_.mover == kNone)
      out_ += "null";
    else
      put_id(out_, words_.trains[open_.mover]);
    put_member(out_, "points", open_.points);
    put_name_or_null(out_, "came_by", words_.lines, open_.came_by);
    put_flag(out_, "by_card", open_.by_card != 0);
  }

  void helpers() {
    Ids ids;
    for (Helper helper : board_.helper) ids.emplace_back(helper_name(helper));
    put_key(out_, "helpers");
    const JsonObject object(out_);
    put_set(out_, "unused", ids, open_.unused);
    put_flag(out_, "dispatcher", open_.dispatcher != 0);
    put_name_or_null(out_, "held", words_.trains, open_.held);
  }

  void trains() {
    put_key(out_, "trains");
    put_array(out_, kTrains, [&](std::size_t t) {
      const Train& train = open_.train[t];
      const JsonObject object(out_);
      put_key(out_, "at");
      if (train.at == kNone)
        out_ += "null";
      else
        put_id(out_, words_.spaces[train.at]);
      put_key(out_, "facing");
      if (train.facing == kNone) {
        out_ += "null";
      } else {
        const Line& line = board_.line[board_.section_line[train.at]];
        put_id(out_, words_.place(train.facing == 0 ? line.a : line.b));
      }
      put_name_or_null(out_, "goods", words_.goods, train.goods);
    });
  }

  void markers() {
    put_each(out_, "switches", words_.junctions, [&](int j) {
      const Arms arms = open_arms(board_.ways[j], open_.setting[j]);
      put_array(out_, 2, [&](std::size_t i) {
        put_id(out_, words_.lines[board_.arm_line[j][i == 0 ? arms.a : arms.b]]);
      });
    });
    put_set(out_, "signals", words_.signals, open_.green);
  }

  void goods() {
    const auto name = [&](int g) -> std::string_view {
      return words_.goods[static_cast<std::size_t>(g)];
    };
    put_key(out_, "goods");
    put_counts(out_, open_.goods, kGoods, name);
    Ids ports;
    for (int p = 0; p < board_.ports; ++p) ports.push_back(words_.cities[board_.port_city[p]]);
    put_each(out_, "delivered", ports,
             [&](int p) { put_counts(out_, open_.delivered[p], kGoods, name); });
  }

  void places() {
    put_each(out_, "numbers", words_.starts, [&](int i) { put_number(out_, open_.number[i]); });
    put_key(out_, "stack");
    if (count(open_.stack) + open_.turned == 0) {
      out_ += "null";
      return;
    }
    const JsonObject stack(out_);
    put_set(out_, "left", words_.starts, open_.stack);
    put_member(out_, "turned", open_.turned);
    put_member(out_, "shuffles", open_.stack_shuffles);
  }

  void rolls() {
    put_key(out_, "rolls");
    const JsonObject object(out_);
    for (int c = 0; c < kColours; ++c)
      put_member(out_, words_.colours[static_cast<std::size_t>(c)], open_.rolls[c]);
    put_member(out_, "deploy", open_.rolls[kColours]);
  }

  std::string& out_;
  const NamedBoard& words_;
  const Board& board_;
  const Public& open_;
};

void put_set_options(std::string& out, const Ruleset& set) {
  put_key(out, "options");
  const JsonObject options(out);
  put_name(out, "time", std::to_string(set.time));
  put_name(out, "goods", std::to_string(set.goods));
  put_name(out, "places", places_name(set.places));
}

void put_turn(std::string& out, const Public& open) {
  put_id(out, phase_name(open.phase));
  put_member(out, "first", index(open.first));
  put_key(out, "turn");
  if (open.turn == kNobody)
    out += "null";
  else
    put_number(out, index(open.turn));
}

}  // namespace

std::string_view places_name(Places places) {
  constexpr std::string_view kNames[] = {"fixed", "shuffled", "stack"};
  return kNames[static_cast<int>(places)];
}

void write_view(std::string& out, const NamedBoard& words, const Rules& rules, const View& view) {
  const JsonObject object(out);
  put_key(out, "phase");
  put_turn(out, view.open);
  put_seats(out, "to_act", rules.to_act(view));
  PositionOut(out, words, view.open).rest();
}

void write_position(std::string& out, std::string_view game, const NamedBoard& words,
                    const Rules& rules, const State& state) {
  const JsonObject position(out);
  put_name(out, "format", "roundhouse-position");
  put_member(out, "version", 1);
  put_name(out, "game", game);
  put_name(out, "board", words.id);
  put_set_options(out, rules.set());
  put_key(out, "phase");
  put_turn(out, state.open);
  PositionOut(out, words, state.open).rest();
}

void write_result(std::string& out, const Result& result) {
  put_name(out, "reason", outcome_name(result.reason));
  put_flag(out, "won", result.won != 0);
  put_member(out, "delivered", result.delivered);
  put_member(out, "needed", result.needed);
  put_member(out, "clock", result.clock);
  put_member(out, "turns", result.turns);
  put_seats(out, "winners", result.winners);
}

}  // namespace roundhouse::signal
