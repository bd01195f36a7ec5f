// What a game must offer so that bots, tables, records and the conformance suite can work with it.
// A rules object is a small value: a pointer to an immutable board plus the numbers of an edition.
#pragma once

#include <concepts>

#include "core/chance.h"
#include "core/types.h"

namespace roundhouse {

template <class R>
concept Rules = Plain<typename R::State> && Plain<typename R::Move> && Plain<typename R::View> &&
                sizeof(typename R::State) <= 512 && sizeof(typename R::Move) <= 8 &&
                requires(const R& r, const typename R::State& state, typename R::State& changed,
                         const typename R::Move& move, const typename R::Event& event,
                         const typename R::View& view, typename R::MoveList& moves,
                         typename R::Events& events, Seat seat, Chance& chance, int seats) {
                  { r.deal(seats, chance, events) } -> std::same_as<typename R::State>;
                  { r.to_act(state) } -> std::same_as<SeatSet>;           // empty: the game is over
                  { r.legal(state, seat, moves) } -> std::same_as<void>;  // in a fixed order
                  {
                    r.check(state, seat, move)
                  } -> std::same_as<typename R::Reject>;  // changes nothing
                  {
                    r.apply(changed, seat, move, chance, events)
                  } -> std::same_as<void>;  // after check()
                  {
                    r.sample(state, seat, chance)
                  } -> std::same_as<typename R::Move>;  // a random legal move
                  {
                    r.view(state, seat)
                  } -> std::same_as<typename R::View>;  // all this seat may know
                  {
                    r.guess(view, chance)
                  } -> std::same_as<typename R::State>;  // a state that fits the view
                  { r.seen_by(event, seat) } -> std::same_as<typename R::Event>;
                  { r.result(state) } -> std::same_as<typename R::Result>;
                  // What a player may do depends on the view alone; bots use these.
                  { r.legal(view, moves) } -> std::same_as<void>;
                  { r.sample(view, chance) } -> std::same_as<typename R::Move>;
                };

}  // namespace roundhouse
