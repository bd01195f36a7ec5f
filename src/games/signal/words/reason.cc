// The reasons behind moves of Switch & Signal, in words.
#include "games/signal/words/reason.h"

#include "core/bot.h"
#include "games/signal/words/colour_words.h"
#include "phrases/signal.h"

namespace roundhouse::signal {

namespace {

namespace hints = phrases::signal::hints;

// A reason in one language.
class Teller {
 public:
  Teller(const NamedBoard& board, const bots::Reason& reason, Lang lang)
      : named_(board), r_(reason), lang_(lang) {}

  std::string sentence() const;

 private:
  const Board& board() const { return named_.board; }
  std::string say(const Phrase& phrase, Values values = {}) const {
    return filled(phrase, lang_, values);
  }
  const std::string& name(const std::vector<Translated>& names, int i) const {
    return names[static_cast<std::size_t>(i)][lang_];
  }

  std::string place(int p) const;
  Value train() const;  // "Black 2"
  Value city() const { return {"city", name(named_.names.cities, r_.city)}; }
  Value junction() const { return {"junction", name(named_.names.junctions, r_.what.junction())}; }
  Value signal() const;
  Value goods() const { return {"goods", goods_words(named_, r_.goods, lang_)}; }
  Value trains() const {
    return {"trains",
            train_words(named_, phrases::signal::count_trains::kAll, r_.colour, r_.cards, lang_)};
  }
  Value risk() const;
  Value loss() const;

  std::string prospect() const;
  std::string clear() const;
  std::string plain() const;

  const NamedBoard& named_;
  const bots::Reason& r_;
  Lang lang_;
};

std::string Teller::place(int p) const {
  if (p < kStarts) return name(named_.names.starts, p);
  if (p < board().first_junction()) return name(named_.names.cities, p - kStarts);
  return name(named_.names.junctions, p - board().first_junction());
}

Value Teller::train() const {
  return {"train", name(named_.names.colours, colour_of(r_.train)) + " " +
                       std::to_string(r_.train % kTrainsEach + 1)};
}

Value Teller::signal() const {
  const int at = r_.what.to();
  const Line& line = board().line[board().signal_line[at]];
  const std::string a = place(line.a), b = place(line.b);
  const u8 city = board().signal_city[at];
  if (city == kNone) return {"signal", say(hints::line_signal, {{"a", a}, {"b", b}})};
  return {"signal", say(hints::city_signal, {{"city", name(named_.names.cities, city)},
                                             {"to", line.a == kStarts + city ? b : a}})};
}

Value Teller::risk() const {
  return {"risk", r_.lost == 0 ? say(hints::risk_none) : say(hints::risk, {{"n", r_.lost}})};
}

Value Teller::loss() const {
  return {"loss", r_.lost == 0 ? say(hints::loss_none) : say(hints::loss, {{"n", r_.lost}})};
}

// "Black 2 has 2 chances in 3 of reaching Lyon, with no time tokens at risk"
std::string Teller::prospect() const {
  if (r_.city == kNone) return say(hints::moves, {train(), risk()});
  if (r_.faces == 0) return say(hints::on_its_way, {train(), city(), risk()});
  if (r_.faces == kFaces) return say(hints::sure, {train(), city(), risk()});
  const int by = r_.faces % 3 == 0 ? 3 : r_.faces % 2 == 0 ? 2 : 1;
  return say(hints::chance, {train(), {"a", r_.faces / by}, {"b", kFaces / by}, city(), risk()});
}

// What a junction or a signal that is changed leads to.
std::string Teller::clear() const {
  const bool set = r_.what.kind == MoveKind::set;
  const Value what = set ? junction() : signal();
  if (r_.why == bots::Why::idle) return say(set ? hints::switch_idle : hints::signal_idle, {what});
  if (r_.why == bots::Why::ahead)
    return say(set ? hints::switch_ahead : hints::signal_ahead, {what, train(), city()});
  return say(set ? hints::switch_clears : hints::signal_clears, {what, {"then", prospect()}});
}

// What the kind of move says by itself.
std::string Teller::plain() const {
  switch (r_.what.kind) {
    case MoveKind::ready: return say(hints::ready);
    case MoveKind::extra: return say(hints::extra);
    case MoveKind::use:
      return say(r_.what.helper() == Helper::crossing_keeper ? hints::crossing_keeper
                                                             : hints::dispatcher);
    default: return say(hints::go_on);
  }
}

std::string Teller::sentence() const {
  switch (r_.why) {
    case bots::Why::clear:
    case bots::Why::ahead:
    case bots::Why::idle: return clear();
    case bots::Why::run: return prospect();
    case bots::Why::arrive: return say(hints::arrives, {train(), city(), loss()});
    case bots::Why::home: return say(hints::goes_home, {train(), loss()});
    case bots::Why::halt: return say(hints::halts, {train(), loss()});
    case bots::Why::load:
      return r_.city == kNone ? say(hints::loads, {train(), goods()})
                              : say(hints::loads_for, {train(), goods(), city()});
    case bots::Why::end:
      if (r_.cards == 0) return say(hints::end_last);
      if (r_.cards == 1) return say(r_.risky == 0 ? hints::end_one_safe : hints::end_one);
      return say(hints::end, {{"n", r_.cards}, {"risky", r_.risky}});
    case bots::Why::deploy: return say(hints::deploy, {{"n", r_.cards}, trains()});
    case bots::Why::colour:
      return say(hints::colour, {{"n", r_.cards}, trains(), {"risky", r_.risky}});
    case bots::Why::reroll: return say(hints::reroll, {train(), loss()});
    case bots::Why::hold: return say(hints::hold, {{"then", prospect()}});
    case bots::Why::draw: return say(hints::draw, {{"n", r_.cards}});
    case bots::Why::other: break;
  }
  return plain();
}

}  // namespace

Translated words_for(const Codec& codec, const bots::Reason& r) {
  return in_every_language([&](Lang lang) { return Teller(codec.words(), r, lang).sentence(); });
}

bots::Reason reason_for(const Codec& codec, const View& view, const Move& move,
                        std::string_view bot) {
  const std::string_view name = split_bot(bot).name;
  const auto planner = name == "medium"   ? bots::Planner::medium
                       : name == "expert" ? bots::Planner::expert
                                          : bots::Planner::none;
  return bots::explain(codec.rules(), view, move, planner);
}

}  // namespace roundhouse::signal
