// What a train's move would come to: for each roll where it ends, what stops it and what it costs.
#include <algorithm>

#include "games/signal/words/words.h"

namespace roundhouse::signal {

std::optional<int> Words::find_train(const std::vector<std::string>& words) const {
  if (words.size() != 2 || words[0].empty()) return std::nullopt;
  const int number = words[1].size() == 1 ? words[1][0] - '0' : 0;
  if (number < 1 || number > kTrainsEach) return std::nullopt;
  for (int c = 0; c < kColours; ++c) {
    const text::Bilingual& name = ids().names.colours[static_cast<std::size_t>(c)];
    for (const std::string& known : {ids().colours[static_cast<std::size_t>(c)], name.en, name.pl})
      if (fold(known).starts_with(words[0])) return c * kTrainsEach + number - 1;
  }
  return std::nullopt;
}

std::string Words::ending(const Forecast& end) const {
  const bool home = end.at == kNone;
  const std::string last = home && end.n > 0 ? space(end.path[end.n - 1]) : "";
  const std::string where = home ? last : space(end.at);
  std::string out;
  switch (end.cause) {
    case Cause::points: out = say("stops at {0}", "staje: {0}", {where}); break;
    case Cause::city: out = say("reaches {0}", "dojeżdża: {0}", {where}); break;
    case Cause::signal:
      out =
          say("stops at {0} before a red signal", "staje: {0}, przed czerwonym semaforem", {where});
      break;
    case Cause::junction:
      out = say("stops at {0} before a closed switch", "staje: {0}, przed zamkniętą zwrotnicą",
                {where});
      break;
    case Cause::train:
      out = say("stops at {0}, the way ahead is taken", "staje: {0}, dalej droga zajęta", {where});
      break;
    case Cause::start:
      out = say("runs into the start place {0}", "wjeżdża na miejsce startu: {0}", {where});
      break;
    case Cause::collision:
      out = say("collides with {0}", "zderzenie: {0}", {train(end.with)});
      break;
  }
  if (end.delivers != kNone) out += say(", delivers {0}", ", dostarcza {0}", {goods(end.delivers)});
  if (home) out += say(", goes to the depot", ", wraca do zajezdni");
  if (end.lost > 0) out += ", −" + count(end.lost, Noun::token);
  return out;
}

std::string Words::ending_by(const Public& open, int t, const Exit& way, int points) const {
  std::vector<std::string> ends;
  const auto collect = [&](const Forecast& end) { ends.push_back(ending(end)); };
  explaining::go_on(rules(), open, t, way, points, {}, collect);
  return ends[0] + (ends.size() > 1 ? say(" or runs on", " albo dalej") : "");
}

std::string Words::forecast(const Public& open, int t) const {
  std::string out = wrapped(heading(train(t)) + " (" + stands(open, t) + ")");
  const auto& die = board().deck.die[colour_of(t)];
  for (int points = 1; points <= kMaxPoints; ++points) {
    const auto faces = std::count(std::begin(die), std::end(die), points);
    if (faces == 0) continue;
    std::string label =
        say("  roll {0}, {1} in {2}: ", "  rzut {0}, szansa {1} na {2}: ",
            {std::to_string(points), std::to_string(faces), std::to_string(kFaces)});
    signal::explain(rules(), open, t, points, [&](const Forecast& end) {
      const std::string by = end.line == kNone
                                 ? ""
                                 : say("towards {0}: ", "kierunek {0}: ",
                                       {towards(end.line, board().city_at(open.train[t].at))});
      out += wrapped(label, words_of(by + ending(end)), " ");
      label = std::string(width(label), ' ');
    });
  }
  return out;
}

std::optional<std::string> Words::answer(const View& view, const std::string& typed) const {
  std::vector<std::string> words = folded_words(typed);
  if (words.empty() || (words[0] != "forecast" && words[0] != "prognoza" && words[0] != "f"))
    return std::nullopt;
  words.erase(words.begin());
  const u32 there = trains_on_board(view.open);
  if (!words.empty()) {
    const auto t = find_train(words);
    if (!t)
      return wrapped(say("Which train? Name one of {0}.", "Który pociąg? Podaj jeden z: {0}.",
                         {joined(trains(there))}));
    if (!has(there, *t)) return wrapped(explain({Why::not_on_board, static_cast<u8>(*t)}));
    return forecast(view.open, *t);
  }
  std::string out;
  for (int t = 0; t < kTrains; ++t)
    if (has(there, t)) out += forecast(view.open, t);
  return out.empty() ? say("No train is on the board.", "Na planszy nie ma pociągu.") + "\n" : out;
}

}  // namespace roundhouse::signal
