// Moves as people say them, with what they lead to where that is certain.
#include "games/signal/words/words.h"

namespace roundhouse::signal {

std::string Words::name(const View& view, const Move& move) const {
  const Public& open = view.open;
  switch (move.kind) {
    case MoveKind::ready: return say("ready: the game begins", "gotowe: zaczynamy grę");
    case MoveKind::set:
      return say("set {0}: {1}", "ustaw {0}: {1}",
                 {junction(move.a), arms(move.b, move.c, move.a)});
    case MoveKind::signal:
      return say("marker: {0} → {1}", "znacznik: {0} → {1}",
                 {signal_at(move.a), signal_at(move.b)});
    case MoveKind::extra:
      return say("put the marker on {0}", "połóż znacznik: {0}", {signal_at(move.a)});
    case MoveKind::go:
      if (open.phase == Phase::reveal) return say("carry the card out", "wykonaj kartę");
      return say(
          "go: {0}", "jedź: {0}",
          {ending_by(open, open.mover, way_ahead(board(), open.train[open.mover]), open.points)});
    case MoveKind::deploy:
      if (move.b == kNone) return say("deploy a {0} train", "wstaw pociąg: {0}", {colour(move.a)});
      return say("{0}: a {1} train to {2}", "{0}: pociąg {1} na miejsce {2}",
                 {helper(Helper::shunter), colour(move.a), start(move.b)});
    case MoveKind::colour:
      return say("the {0} trains move", "ruszają pociągi w kolorze: {0}", {colour(move.a)});
    case MoveKind::train: {
      const u8 load = open.train[move.a].goods;
      return say("roll for {0} ({1})", "rzuć za pociąg {0} ({1})",
                 {train(move.a), stands(open, move.a) + (load == kNone ? "" : ", " + goods(load))});
    }
    case MoveKind::use: {
      const Helper which = static_cast<Helper>(move.a);
      if (move.b == kNone) return helper(which) + ": " + about(which);
      return say("{0}: {1} stands still this turn", "{0}: {1} stoi przez tę turę",
                 {helper(which), train(move.b)});
    }
    case MoveKind::leave: {
      const int from = city_of_mover(board(), open);
      return say(
          open.phase == Phase::city ? "run on towards {0}: {1}" : "leave towards {0}: {1}",
          open.phase == Phase::city ? "dalej, kierunek {0}: {1}" : "wyjazd, kierunek {0}: {1}",
          {towards(move.a, from),
           ending_by(open, open.mover, board().from_city[from][move.a], open.points)});
    }
    case MoveKind::stop:
      return say("stop in {0}", "zatrzymaj się tu: {0}", {city(city_of_mover(board(), open))});
    case MoveKind::play:
      return action(move.a) +
             (move.c == kNone
                  ? say(" (card: {0})", " (karta: {0})", {kind(move.b)})
                  : say(" (cards: {0})", " (karty: {0})", {pair_of_cards(move.b, move.c)}));
    case MoveKind::load:
      return group(view, move, 0) + say(" (card: {0})", " (karta: {0})", {kind(move.b)});
    case MoveKind::end: return say("end the action step", "zakończ krok akcji");
    case MoveKind::draw: return say("draw {0}", "dobierz: {0}", {count(move.a, Noun::card)});
  }
  return {};
}

std::string Words::group(const View& view, const Move& move, int) const {
  switch (move.kind) {
    case MoveKind::set:
      return say("set {0}, now {1}", "ustaw {0}, teraz {1}",
                 {junction(move.a), setting(move.a, view.open.setting[move.a])});
    case MoveKind::signal: return say("marker of {0}", "znacznik: {0}", {signal_at(move.a)});
    case MoveKind::deploy:
      if (move.b == kNone) return {};
      return say("{0}: choose a place for a {1} train", "{0}: wybierz miejsce, pociąg {1}",
                 {helper(Helper::shunter), colour(move.a)});
    case MoveKind::play: return action(move.a);
    case MoveKind::load: {
      const int at = view.open.train[move.a].at;
      return say("load {0} onto {1}", "załaduj {0}, pociąg {1}",
                 {goods(board().city[board().city_at(at)].goods), train(move.a)});
    }
    default: return {};
  }
}

}  // namespace roundhouse::signal
