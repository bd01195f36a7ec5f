// The reasons of Ghost Train in words.
#include "games/ghost/words/reason.h"

#include "games/routes/words/hint_names.h"
#include "games/routes/words/kind_words.h"
#include "phrases/ghost.h"
#include "phrases/routes.h"
#include "text/words/words_text.h"

namespace roundhouse::ghost {

namespace {

namespace hints = phrases::ghost::hints;

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
  Value goals() const;
  Value count() const { return {"count", r_.goals.size()}; }  // of these goals
  Value cards() const;

  const Map& map_;
  const bots::Reason& r_;
  Lang lang_;
};

Value Teller::goals() const {
  std::vector<std::string> all;
  for (const int goal : r_.goals)
    all.push_back(goal == bots::Way::kTrickOrTreat
                      ? say(hints::trick_or_treat)
                      : between(map_, map_.board.ticket[goal].a, map_.board.ticket[goal].b, lang_));
  return {"goals", joined(all)};
}

// Of the route's colour, or of any.
Value Teller::cards() const {
  namespace shorts = phrases::routes::short_;
  if (r_.colour < 0) return {"cards", say(shorts::any, {{"n", r_.missing}})};
  return {"cards", kind_words(map_, shorts::kAll, r_.colour, r_.missing, lang_)};
}

std::string Teller::sentence() const {
  switch (r_.why) {
    case bots::Why::finish: return say(hints::finish, {link(), count(), goals()});
    case bots::Why::cheapest: return say(hints::cheapest, {link(), count(), goals()});
    case bots::Why::planned: return say(hints::planned, {link(), count(), goals()});
    case bots::Why::payable: return say(hints::payable, {link()});
    case bots::Why::cards: return say(hints::cards, {cards(), link(), count(), goals()});
    case bots::Why::ready: return say(hints::ready, {link(), count(), goals()});
    case bots::Why::more: return say(hints::more);
    case bots::Why::beyond: return say(hints::beyond, {{"n", r_.wagons}});
    case bots::Why::far:
      return say(hints::far, {count(), goals(), {"routes", r_.routes}, {"n", r_.missing}});
    case bots::Why::forced: break;
  }
  return say(phrases::routes::hints::forced);
}

}  // namespace

Translated words_for(const Codec& codec, const bots::Reason& r) {
  return in_every_language([&](Lang lang) { return Teller(codec.map(), r, lang).sentence(); });
}

bots::Reason reason_for(const Codec& codec, const View& view, const Move& move, std::string_view) {
  return bots::explain(codec.rules(), view, move);
}

}  // namespace roundhouse::ghost
