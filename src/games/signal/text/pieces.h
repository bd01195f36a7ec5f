// The small pieces of which events, views, positions and forecasts of Switch & Signal are written.
#pragma once

#include <string>
#include <string_view>

#include "games/signal/rules/event.h"
#include "games/signal/rules/sets.h"
#include "games/signal/rules/state.h"
#include "games/signal/text/board.h"
#include "text/json_out.h"

namespace roundhouse::signal {

// The name of a number, or null for kNone.
inline void put_name_or_null(std::string& out, std::string_view key, const Ids& ids, u8 number) {
  put_key(out, key);
  if (number == kNone)
    out += "null";
  else
    put_id(out, ids[number]);
}
// ["a","b"]
inline void put_set(std::string& out, std::string_view key, const Ids& ids, u64 set) {
  put_key(out, key);
  put_array(out, static_cast<std::size_t>(count(set)), [&](std::size_t i) {
    put_id(out, ids[static_cast<std::size_t>(nth(set, static_cast<int>(i)))]);
  });
}
// The name of a schedule card, the start card too.
inline std::string_view card_name(const NamedBoard& words, u8 card) {
  return card == kStartCard ? std::string_view("start") : words.cards[card];
}
std::string_view cause_name(Cause cause);
std::string_view outcome_name(Outcome outcome);
std::string_view phase_name(Phase phase);

}  // namespace roundhouse::signal
