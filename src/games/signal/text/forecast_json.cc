// What a move would come to, as JSON: docs/games/switch-and-signal.md, "Movement explained".
#include <algorithm>

#include "games/signal/rules/explain.h"
#include "games/signal/text/pieces.h"
#include "games/signal/text/view_json.h"

namespace roundhouse::signal {

namespace {

void put_end(std::string& out, const NamedBoard& words, const Forecast& end) {
  const JsonObject object(out);
  put_name_or_null(out, "line", words.lines, end.line);
  put_key(out, "path");
  put_array(out, end.n, [&](std::size_t i) { put_id(out, words.spaces[end.path[i]]); });
  put_name_or_null(out, "at", words.spaces, end.at);
  put_name(out, "why", cause_name(end.cause));
  if (end.with != kNone) put_name(out, "with", words.trains[end.with]);
  put_member(out, "left", end.left);
  put_member(out, "lost", end.lost);
  put_name_or_null(out, "delivers", words.goods, end.delivers);
}

}  // namespace

void write_roll(std::string& out, const NamedBoard& words, const Rules& rules, const Public& open,
                int train, int points) {
  const auto& die = words.board.deck.die[colour_of(train)];
  const JsonObject roll(out);
  put_member(out, "points", points);
  put_member(out, "of", kFaces);
  put_member(out, "faces", std::count(std::begin(die), std::end(die), points));
  put_key(out, "ends");
  out += '[';
  explain(rules, open, train, points, [&](const Forecast& end) {
    if (out.back() != '[') out += ',';
    put_end(out, words, end);
  });
  out += ']';
}

}  // namespace roundhouse::signal
