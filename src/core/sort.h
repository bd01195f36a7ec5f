// Puts a short list in order. Equal ones keep theirs, so every standard library gives the same
// list; and it is a tenth of std::sort's code, of which each kind of element would bring its own
// into the module for the browser. Not for long lists: the time grows with the square of the
// length, although slowly.
#pragma once

#include <algorithm>
#include <functional>
#include <utility>

namespace roundhouse {

template <class At, class Before = std::less<>>
void sort_short(At begin, At end, Before before = {}) {
  if (begin == end) return;
  for (At next = begin + 1; next != end; ++next) {
    if (!before(*next, *(next - 1))) continue;
    auto moved = std::move(*next);
    const At place = std::upper_bound(begin, next, moved, before);
    std::move_backward(place, next, next + 1);
    *place = std::move(moved);
  }
}

}  // namespace roundhouse
