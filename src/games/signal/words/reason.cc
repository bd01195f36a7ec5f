// The reasons behind moves of Switch & Signal, in words.
#include <fmt/format.h>

#include "games/signal/words/reason.h"

#include "core/bot.h"

namespace roundhouse::signal {

namespace {

const Bilingual& name_at(const std::vector<Bilingual>& names, int i) {
  return names[static_cast<std::size_t>(i)];
}

Bilingual place_words(const Codec& codec, int place) {
  const Names& names = codec.words().names;
  const Board& board = codec.words().board;
  if (place < kStarts) return name_at(names.starts, place);
  if (place < board.first_junction()) return name_at(names.cities, place - kStarts);
  return name_at(names.junctions, place - board.first_junction());
}

// "Black 2"
Bilingual train_words(const Codec& codec, int train) {
  const Bilingual& colour = name_at(codec.words().names.colours, colour_of(train));
  const int number = train % kTrainsEach + 1;
  return {fmt::format("{} {}", colour.en, number), fmt::format("{} {}", colour.pl, number)};
}

Bilingual signal_words(const Codec& codec, int signal) {
  const Board& board = codec.words().board;
  const Line& line = board.line[board.signal_line[signal]];
  const Bilingual a = place_words(codec, line.a), b = place_words(codec, line.b);
  if (const u8 city = board.signal_city[signal]; city != kNone) {
    const Bilingual& there = name_at(codec.words().names.cities, city);
    const Bilingual& other = line.a == kStarts + city ? b : a;
    return {fmt::format("the signal of {} towards {}", there.en, other.en),
            fmt::format("semafor {} w stronę {}", there.pl, other.pl)};
  }
  return {fmt::format("the signal between {} and {}", a.en, b.en),
          fmt::format("semafor {} – {}", a.pl, b.pl)};
}

Bilingual risk_words(int lost) {
  if (lost == 0) return {"no token at risk", "bez ryzyka straty czasu"};
  return {fmt::format("up to {} token{} at risk", lost, lost == 1 ? "" : "s"),
          fmt::format("możliwa strata żetonów: {}", lost)};
}

Bilingual loss_words(int lost) {
  if (lost == 0) return {"no token lost", "bez straty czasu"};
  return {fmt::format("{} token{} lost", lost, lost == 1 ? "" : "s"),
          fmt::format("strata żetonów: {}", lost)};
}

// "2 in 3 to reach Lyon, no token at risk"
Bilingual prospect_words(const Codec& codec, const bots::Reason& r) {
  const Bilingual risk = risk_words(r.lost);
  if (r.city == kNone) return risk;
  const Bilingual& city = name_at(codec.words().names.cities, r.city);
  if (r.faces == 0)
    return {fmt::format("on its way to {}, {}", city.en, risk.en),
            fmt::format("w drodze do celu ({}), {}", city.pl, risk.pl)};
  if (r.faces == kFaces)
    return {fmt::format("sure to reach {}, {}", city.en, risk.en),
            fmt::format("na pewno dojedzie do celu ({}), {}", city.pl, risk.pl)};
  const int by = r.faces % 3 == 0 ? 3 : r.faces % 2 == 0 ? 2 : 1;
  return {fmt::format("{} in {} to reach {}, {}", r.faces / by, kFaces / by, city.en, risk.en),
          fmt::format("szansa {} na {}, że dojedzie do celu ({}), {}", r.faces / by, kFaces / by,
                      city.pl, risk.pl)};
}

// "Mâcon set so", "the signal of Lyon towards Mâcon green"
Bilingual change_words(const Codec& codec, const Move& what) {
  if (what.kind == MoveKind::set) {
    const Bilingual& junction = name_at(codec.words().names.junctions, what.junction());
    return {fmt::format("{} set so", junction.en),
            fmt::format("{} – po przestawieniu", junction.pl)};
  }
  const Bilingual where = signal_words(codec, what.to());
  return {where.en + " green", where.pl + " – zielony"};
}

Bilingual clear_words(const Codec& codec, const bots::Reason& r) {
  const Bilingual with = change_words(codec, r.what);
  if (r.why == bots::Why::idle)
    return {with.en + ": the next roll of no train is changed by it",
            with.pl + ": najbliższy rzut żadnego pociągu się nie zmienia"};
  const Bilingual train = train_words(codec, r.train);
  if (r.why == bots::Why::ahead) {
    const Bilingual& city = name_at(codec.words().names.cities, r.city);
    return {fmt::format("{}: further on, on the way of {} to {}", with.en, train.en, city.en),
            fmt::format("{}: dalej na drodze; {}, cel: {}", with.pl, train.pl, city.pl)};
  }
  const Bilingual then = prospect_words(codec, r);
  return {fmt::format("{}: {}, {}", with.en, train.en, then.en),
          fmt::format("{}: {}, {}", with.pl, train.pl, then.pl)};
}

// A train with its points: where it gets to.
Bilingual drive_words(const Codec& codec, const bots::Reason& r) {
  const Bilingual train = train_words(codec, r.train), loss = loss_words(r.lost);
  if (r.why == bots::Why::arrive) {
    const Bilingual& city = name_at(codec.words().names.cities, r.city);
    return {fmt::format("{} gets to {}, {}", train.en, city.en, loss.en),
            fmt::format("{} dojedzie: {}, {}", train.pl, city.pl, loss.pl)};
  }
  if (r.why == bots::Why::home)
    return {fmt::format("{} has to go to the depot, {}", train.en, loss.en),
            fmt::format("{} wraca do zajezdni, {}", train.pl, loss.pl)};
  return {fmt::format("{} gets to no city, {}", train.en, loss.en),
          fmt::format("{} nie dojedzie do miasta, {}", train.pl, loss.pl)};
}

Bilingual load_words(const Codec& codec, const bots::Reason& r) {
  const Bilingual& goods = name_at(codec.words().names.goods, r.goods);
  const Bilingual train = train_words(codec, r.train);
  if (r.city == kNone)
    return {fmt::format("{} takes the goods {}", train.en, goods.en),
            fmt::format("{} zabiera towar: {}", train.pl, goods.pl)};
  const Bilingual& port = name_at(codec.words().names.cities, r.city);
  return {fmt::format("{} takes the goods {} to {}", train.en, goods.en, port.en),
          fmt::format("{} zabiera towar: {}, cel: {}", train.pl, goods.pl, port.pl)};
}

Bilingual end_words(const bots::Reason& r) {
  if (r.cards == 0)
    return {"no schedule card is left to come", "żadna karta rozkładu jazdy już nie nadejdzie"};
  return {fmt::format("the cards are kept; schedule cards that may come next: {}, with a token at "
                      "risk as the trains stand: {}",
                      r.cards, r.risky),
          fmt::format("karty zostają na ręce; kart rozkładu jazdy, które mogą nadejść: {}, z "
                      "ryzykiem straty czasu przy tym ustawieniu: {}",
                      r.cards, r.risky)};
}

Bilingual colour_words(const Codec& codec, const bots::Reason& r) {
  const Bilingual& colour = name_at(codec.words().names.colours, r.colour);
  if (r.why == bots::Why::deploy)
    return {fmt::format("{}: trains in the depot: {}", colour.en, r.cards),
            fmt::format("{}: pociągów w zajezdni: {}", colour.pl, r.cards)};
  return {fmt::format("{}: trains on the board: {}, with a token at risk: {}", colour.en, r.cards,
                      r.risky),
          fmt::format("{}: pociągów na planszy: {}, z ryzykiem straty czasu: {}", colour.pl,
                      r.cards, r.risky)};
}

// What the kind of move says by itself.
Bilingual plain_words(const Move& what) {
  switch (what.kind) {
    case MoveKind::ready:
      return {"the game can begin with this placement", "z tym ustawieniem można zaczynać"};
    case MoveKind::extra:
      return {"one more green signal is free", "dodatkowy zielony semafor nic nie kosztuje"};
    case MoveKind::use:
      if (what.helper() == Helper::crossing_keeper)
        return {"another schedule card comes instead of this one",
                "zamiast tej przyjdzie inna karta rozkładu jazdy"};
      return {"for the rest of this turn trains may run through cities",
              "do końca tej tury pociągi mogą przejeżdżać przez miasta"};
    default: return {"it is time to go on", "pora ruszać dalej"};
  }
}

Bilingual helper_words(const Codec& codec, const bots::Reason& r) {
  const Bilingual train = train_words(codec, r.train);
  if (r.why == bots::Why::hold) {
    const Bilingual then = prospect_words(codec, r);
    return {fmt::format("{} does not roll; it would have been: {}", train.en, then.en),
            fmt::format("{} nie rzuca; byłoby: {}", train.pl, then.pl)};
  }
  const Bilingual loss = loss_words(r.lost);
  return {fmt::format("{} rolls again; with this roll at best: {}", train.en, loss.en),
          fmt::format("{} rzuca ponownie; z tym rzutem w najlepszym razie: {}", train.pl, loss.pl)};
}

}  // namespace

Bilingual words_for(const Codec& codec, const bots::Reason& r) {
  switch (r.why) {
    case bots::Why::clear:
    case bots::Why::ahead:
    case bots::Why::idle: return clear_words(codec, r);
    case bots::Why::run: {
      const Bilingual train = train_words(codec, r.train), then = prospect_words(codec, r);
      return {train.en + ": " + then.en, train.pl + ": " + then.pl};
    }
    case bots::Why::arrive:
    case bots::Why::halt:
    case bots::Why::home: return drive_words(codec, r);
    case bots::Why::load: return load_words(codec, r);
    case bots::Why::end: return end_words(r);
    case bots::Why::deploy:
    case bots::Why::colour: return colour_words(codec, r);
    case bots::Why::reroll:
    case bots::Why::hold: return helper_words(codec, r);
    case bots::Why::draw:
      return {fmt::format("cards in hand then: {}", r.cards),
              fmt::format("kart na ręce będzie wtedy: {}", r.cards)};
    case bots::Why::other: break;
  }
  return plain_words(r.what);
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
