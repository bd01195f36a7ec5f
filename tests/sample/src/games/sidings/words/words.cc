#include "games/sidings/words/words.h"

namespace roundhouse::sidings {

namespace {

std::string weight(int wagon) { return std::to_string(wagon + 1); }

}  // namespace

std::string Words::greeting(const std::string& others) const {
  return say("You play against {0}. Couple your wagons, never a heavier one behind a lighter one.",
             "Grasz przeciwko: {0}. Doczepiaj wagony, nigdy cięższego za lżejszym.", {others});
}

std::string Words::name(const View&, const Move& move) const {
  switch (move.kind) {
    case MoveKind::draw: return say("draw a wagon", "dobierz wagon");
    case MoveKind::couple: return say("couple {0}", "doczep: {0}", {weight(move.wagon)});
    case MoveKind::pass: return say("pass", "pas");
  }
  return {};
}

std::string Words::explain(const Reject& r) const {
  const auto why = [&] {
    switch (r.why) {
      case Why::game_over: return text(Say::no_game_over);
      case Why::not_your_turn: return text(Say::no_turn_of, {seat(r.a)});
      case Why::not_held:
        return say("you hold no wagon of weight {0}", "nie masz wagonu o wadze {0}", {weight(r.a)});
      case Why::too_heavy:
        return say("{0} is heavier than the last wagon of your train, {1}",
                   "{0} jest cięższy od ostatniego wagonu twojego pociągu ({1})",
                   {weight(r.a), weight(r.b)});
      case Why::deck_empty:
        return say("no wagon is left to draw", "nie ma już wagonów do dobrania");
      default:
        return say("while there are wagons to draw nobody passes",
                   "póki są wagony, nikt nie pasuje");
    }
  };
  return ruled(why(), rule_in(refusals(), r));
}

std::string Words::tell(const Event& e, bool own) const {
  const std::string who = e.seat == kNobody ? "" : seat(index(e.seat));
  switch (e.kind) {
    case EventKind::first: return own ? text(Say::you_begin) : text(Say::begins, {who});
    case EventKind::hand:
      return own ? say("Your wagons: {0}.", "Twoje wagony: {0}.", {wagons(e.wagons)}) : "";
    case EventKind::drew:
      return own ? say("You draw {0}.", "Dobierasz: {0}.", {weight(e.wagon)})
                 : say("{0} draws a wagon.", "{0} dobiera wagon.", {who});
    case EventKind::coupled:
      return say("{0} couples {1}.", "{0} doczepia: {1}.", {who, weight(e.wagon)});
    case EventKind::pass: return say("{0} passes.", "{0} pasuje.", {who});
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
  return each.empty() ? text(Say::none) : joined(each, " ");
}

std::string Words::situation(const View& view) const { return describe(view); }

std::string Words::describe(const View& view) const {
  std::string out =
      say("Wagons to draw: {0}", "Wagony do dobrania: {0}", {std::to_string(view.open.deck)}) +
      "\n";
  for (int i = 0; i < view.open.seats; ++i)
    out += say("{0}: train {1}; holds {2}", "{0}: pociąg {1}; na ręce {2}",
               {seat(i), wagons(view.open.train[i]), std::to_string(view.open.cards[i])}) +
           "\n";
  if (view.seat == kNobody) return out;
  return out + say("You hold: {0}", "Masz: {0}", {wagons(view.own.hand)}) + "\n";
}

std::string Words::describe_all(const State& state) const {
  std::string out;
  for (int i = 0; i < state.open.seats; ++i)
    out += seat(i) + ": " + wagons(state.own[i].hand) + "\n";
  return out;
}

std::string Words::result(const State& state, Seat viewer) const {
  const Result result = codec_->rules().result(state);
  std::string out = TableWords::heading(text(Say::final_scoring)) + "\n";
  for (int i = 0; i < result.seats; ++i)
    out += seat(i) + ": " + std::to_string(result.seat[i].train) + " - " +
           std::to_string(result.seat[i].left) + " = " + std::to_string(result.seat[i].score) +
           "\n";
  if (result.winners == SeatSet::only(viewer)) return out + text(Say::you_win) + "\n";
  const Say won = result.winners.count() > 1 ? Say::share_victory : Say::wins;
  return out + text(won, {seats_of(result.winners)}) + "\n";
}

Bilingual reason(const Move& move) {
  switch (move.kind) {
    case MoveKind::couple:
      return {"it is the heaviest wagon that fits", "to najcięższy wagon, który pasuje"};
    case MoveKind::draw:
      return {"a heavier wagon may still come", "może jeszcze przyjść cięższy wagon"};
    case MoveKind::pass: break;
  }
  return {"nothing else is possible", "nic innego nie jest możliwe"};
}

}  // namespace roundhouse::sidings
