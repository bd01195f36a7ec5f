// Moves as people say them, with what they lead to where that is certain.
#include "games/signal/words/words.h"

namespace roundhouse::signal {

std::string Words::name(const View& view, const Move& move) const {
  const Public& open = view.open;
  switch (move.kind) {
    case MoveKind::ready: return say("ready: the game begins", "gotowe: zaczynamy grę");
    case MoveKind::set:
      return say("set {0}: {1}", "ustaw {0}: {1}",
                 {junction(move.junction()),
                  arms(move.first_line(), move.second_line(), move.junction())});
    case MoveKind::signal:
      return say("marker: {0} → {1}", "znacznik: {0} → {1}",
                 {signal_at(move.from()), signal_at(move.to())});
    case MoveKind::extra:
      return say("put the marker on {0}", "połóż znacznik: {0}", {signal_at(move.signal())});
    case MoveKind::go:
      if (open.phase == Phase::reveal) return say("carry the card out", "wykonaj kartę");
      return say(
          "go: {0}", "jedź: {0}",
          {ending_by(open, open.mover, way_ahead(board(), open.train[open.mover]), open.points)});
    case MoveKind::deploy:
      if (move.place() == kNone)
        return say("deploy a {0} train", "wstaw pociąg: {0}", {colour(move.colour())});
      return say("{0}: a {1} train to {2}", "{0}: pociąg {1} na miejsce {2}",
                 {helper(Helper::shunter), colour(move.colour()), start(move.place())});
    case MoveKind::colour:
      return say("the {0} trains move", "ruszają pociągi w kolorze: {0}", {colour(move.colour())});
    case MoveKind::train: {
      const u8 load = open.train[move.train()].goods;
      return say("roll for {0} ({1})", "rzuć za pociąg {0} ({1})",
                 {train(move.train()),
                  stands(open, move.train()) + (load == kNone ? "" : ", " + goods(load))});
    }
    case MoveKind::use: {
      const Helper which = move.helper();
      if (move.held() == kNone) return helper(which) + ": " + about(which);
      return say("{0}: {1} stands still this turn", "{0}: {1} stoi przez tę turę",
                 {helper(which), train(move.held())});
    }
    case MoveKind::leave: {
      const int from = city_of_mover(board(), open);
      return say(
          open.phase == Phase::city ? "run on towards {0}: {1}" : "leave towards {0}: {1}",
          open.phase == Phase::city ? "dalej, kierunek {0}: {1}" : "wyjazd, kierunek {0}: {1}",
          {towards(move.line(), from),
           ending_by(open, open.mover, board().from_city[from][move.line()], open.points)});
    }
    case MoveKind::stop:
      return say("stop in {0}", "zatrzymaj się tu: {0}", {city(city_of_mover(board(), open))});
    case MoveKind::play:
      return action(move.action()) +
             (move.second_card() == kNone
                  ? say(" (card: {0})", " (karta: {0})", {kind(move.card())})
                  : say(" (cards: {0})", " (karty: {0})",
                        {pair_of_cards(move.card(), move.second_card())}));
    case MoveKind::load:
      return group(view, move, 0) + say(" (card: {0})", " (karta: {0})", {kind(move.card())});
    case MoveKind::end: return say("end the action step", "zakończ krok akcji");
    case MoveKind::draw: return say("draw {0}", "dobierz: {0}", {count(move.count(), Noun::card)});
  }
  return {};
}

std::string Words::group(const View& view, const Move& move, int) const {
  switch (move.kind) {
    case MoveKind::set:
      return say("set {0}, now {1}", "ustaw {0}, teraz {1}",
                 {junction(move.junction()),
                  setting(move.junction(), view.open.setting[move.junction()])});
    case MoveKind::signal: return say("marker of {0}", "znacznik: {0}", {signal_at(move.from())});
    case MoveKind::deploy:
      if (move.place() == kNone) return {};
      return say("{0}: choose a place for a {1} train", "{0}: wybierz miejsce, pociąg {1}",
                 {helper(Helper::shunter), colour(move.colour())});
    case MoveKind::play: return action(move.action());
    case MoveKind::load: {
      const int at = view.open.train[move.train()].at;
      return say("load {0} onto {1}", "załaduj {0}, pociąg {1}",
                 {goods(board().city[board().city_at(at)].goods), train(move.train())});
    }
    default: return {};
  }
}

}  // namespace roundhouse::signal
