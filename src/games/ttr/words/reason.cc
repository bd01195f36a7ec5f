#include "games/ttr/words/reason.h"

#include "games/routes/words/hint_names.h"
#include "phrases/routes.h"
#include "phrases/ttr.h"
#include "text/words/words_text.h"

namespace roundhouse::ttr {

namespace {

namespace hints = phrases::ttr::hints;

// A reason in one language.
class Teller {
 public:
  Teller(const Map& map, const bots::Reason& reason, Lang lang)
      : map_(map), r_(reason), lang_(lang) {}

  std::string sentence() const;

 private:
  std::string say(const Phrase& phrase, Values values = {}) const {
    return filled(phrase, lang_, values);
  }
  Value link() const { return {"link", track_between(map_, r_.track, lang_)}; }
  Value points() const { return {"points", r_.points}; }
  Value trains() const { return {"trains", r_.trains}; }
  Value missing() const { return {"n", r_.missing}; }
  Value tickets() const;
  Value count() const { return {"count", r_.tickets.count()}; }  // of these tickets
  std::string keep() const;
  std::string take(const Phrase& planned, const Phrase& beside) const;

  const Map& map_;
  const bots::Reason& r_;
  Lang lang_;
};

Value Teller::tickets() const {
  std::vector<std::string> all;
  for (const int k : r_.tickets) {
    const Ticket& ticket = map_.board.ticket[k];
    all.push_back(between(map_, ticket.a, ticket.b, lang_) + " (" + std::to_string(ticket.points) +
                  ")");
  }
  return {"tickets", joined(all)};
}

// `points` are those of all tickets kept, so with all of them planned they are the same.
std::string Teller::keep() const {
  int planned = 0;
  for (const int k : r_.tickets) planned += map_.board.ticket[k].points;
  if (planned == r_.points) return say(hints::keep_all, {points(), trains()});
  if (r_.tickets.empty()) return say(hints::keep_none, {points()});
  return say(hints::keep_some, {tickets(), trains()});
}

// A route beside the plan is wished for its points.
std::string Teller::take(const Phrase& planned, const Phrase& beside) const {
  return say(r_.plan.has(r_.track) ? planned : beside, {link(), missing()});
}

std::string Teller::sentence() const {
  switch (r_.why) {
    case bots::Why::keep: return keep();
    case bots::Why::finish: return say(hints::finish, {link(), count(), tickets()});
    case bots::Why::cheapest: return say(hints::cheapest, {link(), count(), tickets()});
    case bots::Why::planned: return say(hints::planned, {link(), count(), tickets(), trains()});
    case bots::Why::last: return say(hints::last, {link(), points()});
    case bots::Why::points: return say(hints::points, {link(), points()});
    case bots::Why::worth: return say(hints::worth, {link(), points()});
    case bots::Why::colour: return take(hints::colour, hints::colour_beside);
    case bots::Why::thrift: return take(hints::thrift, hints::thrift_beside);
    case bots::Why::several: return say(hints::several, {missing()});
    case bots::Why::held: return say(hints::held, {missing()});
    case bots::Why::wild: return say(hints::wild, {missing(), count(), tickets()});
    case bots::Why::engine: return say(hints::engine);
    case bots::Why::deck: return say(hints::deck, {missing(), count(), tickets()});
    case bots::Why::blind:
      return say(hints::blind,
                 {{"unseen", r_.unseen}, {"useful", r_.useful}, missing(), count(), tickets()});
    case bots::Why::ready: return say(hints::ready, {count(), tickets()});
    case bots::Why::more:
      return r_.tickets.empty() ? say(hints::more_free) : say(hints::more, {count(), tickets()});
    case bots::Why::tickets: return say(hints::tickets, {{"n", r_.trains}});
    case bots::Why::forced: break;
  }
  return say(phrases::routes::hints::forced);
}

}  // namespace

Translated words_for(const Codec& codec, const bots::Reason& r) {
  return in_every_language([&](Lang lang) { return Teller(codec.map(), r, lang).sentence(); });
}

namespace {

const bots::Style& style_of(std::string_view bot) {
  return bot == "medium" ? bots::kMediumStyle : bots::kHardStyle;
}

}  // namespace

bots::Reason reason_for(const Codec& codec, const View& view, const Move& move,
                        std::string_view bot) {
  return bots::explain(codec.rules(), view, move, style_of(bot));
}

std::vector<std::string> plan_ids(const Codec& codec, const View& view, const Move& move,
                                  std::string_view bot) {
  std::vector<std::string> ids;
  for (const int t : bots::plan_behind(codec.rules(), view, move, style_of(bot)))
    ids.push_back(codec.map().tracks[static_cast<std::size_t>(t)]);
  return ids;
}

}  // namespace roundhouse::ttr
