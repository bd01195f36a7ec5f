// What a train's move would come to: for each roll where it ends, what stops it and what it costs.
#include <algorithm>

#include "games/signal/words/words.h"
#include "phrases/signal.h"
#include "text/words/commands.h"

namespace roundhouse::signal {

namespace {

namespace ends = phrases::signal::ends;

}  // namespace

std::optional<int> Words::find_train(const std::vector<std::string>& words) const {
  if (words.size() != 2 || words[0].empty()) return std::nullopt;
  const int number = words[1].size() == 1 ? words[1][0] - '0' : 0;
  if (number < 1 || number > kTrainsEach) return std::nullopt;
  for (int c = 0; c < kColours; ++c) {
    const auto at = static_cast<std::size_t>(c);
    const auto typed = [&](const std::string& name) { return fold(name).starts_with(words[0]); };
    if (typed(ids().colours[at]) || std::ranges::any_of(ids().names.colours[at].text, typed))
      return c * kTrainsEach + number - 1;
  }
  return std::nullopt;
}

std::string Words::ending(const Forecast& end) const {
  const bool home = end.at == kNone;
  const std::string last = home && end.n > 0 ? space(end.path[end.n - 1]) : "";
  const Value where{"place", home ? last : space(end.at)};
  std::string out;
  switch (end.cause) {
    case Cause::points: out = say(ends::points, {where}); break;
    case Cause::city: out = say(ends::city, {where}); break;
    case Cause::signal: out = say(ends::signal, {where}); break;
    case Cause::junction: out = say(ends::junction, {where}); break;
    case Cause::train: out = say(ends::train, {where}); break;
    case Cause::start: out = say(ends::start, {where}); break;
    case Cause::collision: out = say(ends::collision, {{"train", train(end.with)}}); break;
  }
  if (end.delivers != kNone)
    out = say(ends::delivers, {{"end", out}, {"goods", goods(end.delivers)}});
  if (home) out = say(ends::home, {{"end", out}});
  if (end.lost > 0) out = say(ends::lost, {{"end", out}, {"n", end.lost}});
  return out;
}

std::string Words::ending_by(const Public& open, int t, const Exit& way, int points) const {
  std::vector<std::string> found;
  const auto collect = [&](const Forecast& end) { found.push_back(ending(end)); };
  explaining::go_on(rules(), open, t, way, points, {}, collect);
  return found.size() > 1 ? say(ends::or_on, {{"end", found[0]}}) : found[0];
}

std::string Words::forecast(const Public& open, int t) const {
  std::string out = wrapped(heading(train(t)) + " (" + stands(open, t) + ")");
  const auto& die = board().deck.die[colour_of(t)];
  for (int points = 1; points <= kMaxPoints; ++points) {
    const auto faces = std::count(std::begin(die), std::end(die), points);
    if (faces == 0) continue;
    std::string label = say(ends::roll, {{"n", points}, {"faces", faces}, {"of", kFaces}});
    signal::explain(rules(), open, t, points, [&](const Forecast& end) {
      const std::string where =
          end.line == kNone ? "" : towards(end.line, board().city_at(open.train[t].at));
      const std::string told = where.empty()
                                   ? ending(end)
                                   : say(ends::towards, {{"place", where}, {"end", ending(end)}});
      out += wrapped(label, words_of(told), " ");
      label = std::string(width(label), ' ');
    });
  }
  return out;
}

std::optional<std::string> Words::answer(const View& view, const std::string& typed) const {
  std::vector<std::string> words = folded_words(typed);
  if (words.empty() || !means(phrases::signal::commands::forecast, words[0])) return std::nullopt;
  words.erase(words.begin());
  const u32 there = trains_on_board(view.open);
  if (!words.empty()) {
    const auto t = find_train(words);
    if (!t) return wrapped(say(ends::which_train, {{"trains", joined(trains(there))}}));
    if (!has(there, *t)) return wrapped(explain({Why::not_on_board, static_cast<u8>(*t)}));
    return forecast(view.open, *t);
  }
  std::string out;
  for (int t = 0; t < kTrains; ++t)
    if (has(there, t)) out += forecast(view.open, t);
  return out.empty() ? say(ends::no_train) + "\n" : out;
}

}  // namespace roundhouse::signal
