// The outcomes of luck in the events of a record's line. A die's outcome is told by its points: the
// tape holds the first face that shows them.
#include <algorithm>

#include "games/signal/text/event_json.h"
#include "text/json_in.h"

namespace roundhouse::signal {

namespace {

class SignalOutcomes {
 public:
  explicit SignalOutcomes(const NamedBoard& words) : words_(words) {}

  void read(const JsonIn& event) {
    const std::string_view e = event.member("e").text();
    if (e == "first" && event.member("by").text() == "luck")
      pick(event.member("seat").integer(0, kMaxSeats - 1));
    if (e == "hand" || e == "drew") kinds(event.member("cards"));
    if (e == "numbers") numbers(event.member("numbers"));
    if (e == "revealed" && event.member("from").text() == "deck")
      named(event.member("card"), words_.cards, "there is no such schedule card");
    if (e == "token") named(event.member("place"), words_.starts, "there is no such start place");
    if (e == "dice") dice(event.member("dice"));
    if (e == "rolled") rolled(event);
  }
  Outcomes take() { return std::move(outcomes_); }

 private:
  void pick(long long answer) { outcomes_.picks.push_back(static_cast<u8>(answer)); }
  void named(const JsonIn& in, const Ids& ids, std::string_view otherwise) {
    if (const auto found = find_id(ids, in.text()))
      outcomes_.tickets.push_back(static_cast<u8>(*found));
    else
      in.fail(otherwise);
  }
  void kinds(const JsonIn& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (const auto kind = find_card_kind(list.item(i).text()))
        outcomes_.cards.push_back(static_cast<u8>(*kind));
      else
        list.item(i).fail("there is no such kind of card");
    }
  }
  void numbers(const JsonIn& list) {
    for (std::size_t i = 0; i < list.size(); ++i)
      outcomes_.tickets.push_back(static_cast<u8>(list.item(i).integer(2, 12)));
  }
  void dice(const JsonIn& list) {
    const long long first = list.item(0).integer(1, kFaces);
    const long long second = list.item(1).integer(1, kFaces);
    pick((first - 1) * kFaces + second - 1);
  }
  void rolled(const JsonIn& event) {
    const auto train = find_id(words_.trains, event.member("train").text());
    if (!train) return event.member("train").fail("there is no such train");
    const auto& die = words_.board.deck.die[colour_of(*train)];
    const long long points = event.member("points").integer(1, kMaxPoints);
    const auto face = std::find(std::begin(die), std::end(die), points);
    if (face == std::end(die)) return event.member("points").fail("this die has no such face");
    pick(face - std::begin(die));
  }

  const NamedBoard& words_;
  Outcomes outcomes_;
};

}  // namespace

Expected<Outcomes, DataError> read_outcomes(const NamedBoard& words, std::string_view events_json) {
  Problem problem;
  SignalOutcomes outcomes(words);
  if (const auto value = parse_json(events_json, problem)) {
    const JsonIn events(*value, problem);
    for (std::size_t i = 0; i < events.size(); ++i) outcomes.read(events.item(i));
  }
  if (problem.found) return DataError{"events", problem.pointer, problem.what};
  return outcomes.take();
}

}  // namespace roundhouse::signal
