// Moves as people say them, with what they lead to where that is certain.
#include "games/signal/words/words.h"
#include "phrases/signal.h"

namespace roundhouse::signal {

namespace {

namespace moves = phrases::signal::moves;

}  // namespace

std::string Words::name(const View& view, const Move& move) const {
  const Public& open = view.open;
  switch (move.kind) {
    case MoveKind::ready: return say(moves::ready);
    case MoveKind::set:
      return say(moves::set,
                 {{"junction", junction(move.junction())},
                  {"arms", arms(move.first_line(), move.second_line(), move.junction())}});
    case MoveKind::signal:
      return say(moves::signal, {{"from", signal_at(move.from())}, {"to", signal_at(move.to())}});
    case MoveKind::extra: return say(moves::extra, {{"signal", signal_at(move.signal())}});
    case MoveKind::go:
      if (open.phase == Phase::reveal) return say(moves::carry_out);
      return say(moves::go,
                 {{"end", ending_by(open, open.mover, way_ahead(board(), open.train[open.mover]),
                                    open.points)}});
    case MoveKind::deploy:
      if (move.place() == kNone) return say(moves::deploy, {{"train", a_train(move.colour())}});
      return say(moves::deploy_at, {{"helper", helper(Helper::shunter)},
                                    {"train", a_train(move.colour())},
                                    {"place", start(move.place())}});
    case MoveKind::colour: return say(moves::colour, {{"trains", all_trains(move.colour())}});
    case MoveKind::train: {
      const Value train_{"train", train(move.train())}, place{"place", stands(open, move.train())};
      const u8 load = open.train[move.train()].goods;
      return load == kNone ? say(moves::train, {train_, place})
                           : say(moves::train_loaded, {train_, place, {"goods", goods(load)}});
    }
    case MoveKind::use: {
      const Helper which = move.helper();
      if (move.held() == kNone)
        return say(moves::use, {{"helper", helper(which)}, {"what", about(which)}});
      return say(moves::hold, {{"helper", helper(which)}, {"train", train(move.held())}});
    }
    case MoveKind::leave: {
      const int from = city_of_mover(board(), open);
      return say(open.phase == Phase::city ? moves::run_on : moves::leave,
                 {{"place", towards(move.line(), from)},
                  {"end", ending_by(open, open.mover, board().from_city[from][move.line()],
                                    open.points)}});
    }
    case MoveKind::stop: return say(moves::stop, {{"city", city(city_of_mover(board(), open))}});
    case MoveKind::play:
      return say(move.second_card() == kNone ? moves::play : moves::play_two,
                 {{"action", action(move.action())},
                  {"cards", pair_of_cards(move.card(), move.second_card())}});
    case MoveKind::load:
      return say(moves::load, {{"goods", goods_at(open, move.train())},
                               {"train", train(move.train())},
                               {"cards", kind(move.card())}});
    case MoveKind::end: return say(moves::end);
    case MoveKind::draw: return say(moves::draw, {{"n", move.count()}});
  }
  return {};
}

std::string Words::group(const View& view, const Move& move, int) const {
  switch (move.kind) {
    case MoveKind::set:
      return say(moves::set_group,
                 {{"junction", junction(move.junction())},
                  {"arms", setting(move.junction(), view.open.setting[move.junction()])}});
    case MoveKind::signal: return say(moves::signal_group, {{"signal", signal_at(move.from())}});
    case MoveKind::deploy:
      if (move.place() == kNone) return {};
      return say(moves::deploy_group,
                 {{"helper", helper(Helper::shunter)}, {"train", a_train(move.colour())}});
    case MoveKind::play: return action(move.action());
    case MoveKind::load:
      return say(moves::load_group,
                 {{"goods", goods_at(view.open, move.train())}, {"train", train(move.train())}});
    default: return {};
  }
}

// What a train could load where it stands.
std::string Words::goods_at(const Public& open, int t) const {
  return goods(board().city[board().city_at(open.train[t].at)].goods);
}

}  // namespace roundhouse::signal
