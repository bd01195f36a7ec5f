// The types of a game under the names that record writing, tables and tools know: every codec has
// them.
#pragma once

namespace roundhouse::text {

template <class R>
struct CodecTypes {
  using Rules = R;
  using State = typename R::State;
  using View = typename R::View;
  using Move = typename R::Move;
  using MoveList = typename R::MoveList;
  using Event = typename R::Event;
  using Events = typename R::Events;
  using Reject = typename R::Reject;
  using Result = typename R::Result;
};

}  // namespace roundhouse::text
