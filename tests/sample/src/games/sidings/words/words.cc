#include "games/sidings/words/words.h"

#include "phrases/shared.h"
#include "phrases/sidings.h"

namespace roundhouse::sidings {

namespace {

namespace says = phrases::sidings;
namespace shared = phrases::shared;

std::string weight(int wagon) { return std::to_string(wagon + 1); }

}  // namespace

std::string Words::greeting(const std::string& others) const {
  return say(says::talk::greeting, {{"names", others}});
}

std::string Words::name(const View&, const Move& move) const {
  switch (move.kind) {
    case MoveKind::draw: return say(says::moves::draw);
    case MoveKind::couple: return say(says::moves::couple, {{"wagon", weight(move.wagon)}});
    case MoveKind::pass: return say(says::moves::pass);
  }
  return {};
}

std::string Words::explain(const Reject& r) const {
  const auto why = [&] {
    switch (r.why) {
      case Why::game_over: return say(shared::refusals::game_over);
      case Why::not_your_turn: return say(shared::refusals::turn_of, {{"name", seat(r.a)}});
      case Why::not_held: return say(says::refusals::not_held, {{"wagon", weight(r.a)}});
      case Why::too_heavy:
        return say(says::refusals::too_heavy, {{"wagon", weight(r.a)}, {"last", weight(r.b)}});
      case Why::deck_empty: return say(says::refusals::deck_empty);
      default: return say(says::refusals::can_draw);
    }
  };
  return ruled(why(), rule_in(refusals(), r));
}

std::string Words::tell(const Event& e, bool own) const {
  const Value who{"name", e.seat == kNobody ? "" : seat(index(e.seat))};
  switch (e.kind) {
    case EventKind::first:
      return own ? say(shared::story::you_begin) : say(shared::story::begins, {who});
    case EventKind::hand:
      return own ? say(says::story::your_wagons, {{"wagons", wagons(e.wagons)}}) : "";
    case EventKind::drew:
      return own ? say(says::story::you_draw, {{"wagon", weight(e.wagon)}})
                 : say(says::story::draws, {who});
    case EventKind::coupled: return say(says::story::couples, {who, {"wagon", weight(e.wagon)}});
    case EventKind::pass: return say(says::story::passes, {who});
    default: return {};
  }
}

std::string Words::tell(std::span<const Event> events, Seat viewer) const {
  std::vector<std::string> sentences;
  for (const Event& e : events) {
    std::string told = tell(codec_->rules().seen_by(e, viewer), e.seat == viewer);
    if (!told.empty()) sentences.push_back(std::move(told));
  }
  return joined(sentences, " ");
}

std::string Words::wagons(const Wagons& all) const {
  std::vector<std::string> each;
  for (int k = kWeights - 1; k >= 0; --k)
    for (int n = 0; n < all[k]; ++n) each.push_back(weight(k));
  return each.empty() ? say(shared::position::none) : joined(each, " ");
}

std::string Words::situation(const View& view) const { return describe(view); }

std::string Words::describe(const View& view) const {
  std::string out = say(says::position::to_draw, {{"n", view.open.deck}}) + "\n";
  for (int i = 0; i < view.open.seats; ++i)
    out +=
        say(says::position::train,
            {{"name", seat(i)}, {"train", wagons(view.open.train[i])}, {"n", view.open.cards[i]}}) +
        "\n";
  if (view.seat == kNobody) return out;
  return out + say(says::position::own, {{"wagons", wagons(view.own.hand)}}) + "\n";
}

std::string Words::describe_all(const State& state) const {
  std::string out;
  for (int i = 0; i < state.open.seats; ++i)
    out += seat(i) + ": " + wagons(state.own[i].hand) + "\n";
  return out;
}

std::string Words::result(const State& state, Seat viewer) const {
  const Result result = codec_->rules().result(state);
  std::string out = TableWords::heading(say(shared::position::final_scoring)) + "\n";
  for (int i = 0; i < result.seats; ++i)
    out += seat(i) + ": " + std::to_string(result.seat[i].train) + " - " +
           std::to_string(result.seat[i].left) + " = " + std::to_string(result.seat[i].score) +
           "\n";
  if (result.winners == SeatSet::only(viewer)) return out + say(shared::position::you_win) + "\n";
  const std::string winners = seats_of(result.winners);
  return out +
         (result.winners.count() > 1 ? say(shared::position::share_victory, {{"names", winners}})
                                     : say(shared::position::wins, {{"name", winners}})) +
         "\n";
}

Translated reason(const Move& move) {
  switch (move.kind) {
    case MoveKind::couple: return translated(says::hints::couple);
    case MoveKind::draw: return translated(says::hints::draw);
    case MoveKind::pass: break;
  }
  return translated(says::hints::pass);
}

}  // namespace roundhouse::sidings
