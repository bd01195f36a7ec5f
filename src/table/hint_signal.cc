// The reasons behind moves of Switch & Signal, in words.
#include <fmt/format.h>

#include "bots/signal_reason.h"
#include "table/hint.h"

namespace roundhouse {

namespace {

using bots::SignalReason;
using bots::SignalWhy;
using codec::Words;
using signal::MoveKind;

const Words& name_at(const std::vector<Words>& names, int i) {
  return names[static_cast<std::size_t>(i)];
}

Words place_words(const codec::SignalKit& kit, int place) {
  const codec::SignalNames& names = kit.words().names;
  const signal::Board& board = kit.words().board;
  if (place < signal::kStarts) return name_at(names.starts, place);
  if (place < board.first_junction()) return name_at(names.cities, place - signal::kStarts);
  return name_at(names.junctions, place - board.first_junction());
}

// "Black 2"
Words train_words(const codec::SignalKit& kit, int train) {
  const Words& colour = name_at(kit.words().names.colours, signal::colour_of(train));
  const int number = train % signal::kTrainsEach + 1;
  return {fmt::format("{} {}", colour.en, number), fmt::format("{} {}", colour.pl, number)};
}

Words signal_words(const codec::SignalKit& kit, int signal) {
  const signal::Board& board = kit.words().board;
  const signal::Line& line = board.line[board.signal_line[signal]];
  const Words a = place_words(kit, line.a), b = place_words(kit, line.b);
  if (const u8 city = board.signal_city[signal]; city != kNone) {
    const Words& there = name_at(kit.words().names.cities, city);
    const Words& other = line.a == signal::kStarts + city ? b : a;
    return {fmt::format("the signal of {} towards {}", there.en, other.en),
            fmt::format("semafor {} w stronę {}", there.pl, other.pl)};
  }
  return {fmt::format("the signal between {} and {}", a.en, b.en),
          fmt::format("semafor {} – {}", a.pl, b.pl)};
}

Words risk_words(int lost) {
  if (lost == 0) return {"no token at risk", "bez ryzyka straty czasu"};
  return {fmt::format("up to {} token{} at risk", lost, lost == 1 ? "" : "s"),
          fmt::format("możliwa strata żetonów: {}", lost)};
}

// "2 in 3 to reach Lyon, no token at risk"
Words prospect_words(const codec::SignalKit& kit, const SignalReason& r) {
  const Words risk = risk_words(r.lost);
  if (r.city == kNone) return risk;
  const Words& city = name_at(kit.words().names.cities, r.city);
  if (r.faces == 0)
    return {fmt::format("on its way to {}, {}", city.en, risk.en),
            fmt::format("w drodze do celu ({}), {}", city.pl, risk.pl)};
  if (r.faces == signal::kFaces)
    return {fmt::format("sure to reach {}, {}", city.en, risk.en),
            fmt::format("na pewno dojedzie do celu ({}), {}", city.pl, risk.pl)};
  const int by = r.faces % 3 == 0 ? 3 : r.faces % 2 == 0 ? 2 : 1;
  return {
      fmt::format("{} in {} to reach {}, {}", r.faces / by, signal::kFaces / by, city.en, risk.en),
      fmt::format("szansa {} na {}, że dojedzie do celu ({}), {}", r.faces / by,
                  signal::kFaces / by, city.pl, risk.pl)};
}

Words clear_words(const codec::SignalKit& kit, const SignalReason& r) {
  const Words train = train_words(kit, r.train), then = prospect_words(kit, r);
  if (r.what.kind == MoveKind::set) {
    const Words& junction = name_at(kit.words().names.junctions, r.what.a);
    return {fmt::format("set {} for {}: {}", junction.en, train.en, then.en),
            fmt::format("{} – przestawić dla pociągu {}: {}", junction.pl, train.pl, then.pl)};
  }
  const Words where = signal_words(kit, r.what.b);
  return {fmt::format("{} green for {}: {}", where.en, train.en, then.en),
          fmt::format("{} – zielony dla pociągu {}: {}", where.pl, train.pl, then.pl)};
}

Words load_words(const codec::SignalKit& kit, const signal::View& view, const SignalReason& r) {
  const signal::Board& board = kit.words().board;
  const int city = board.city_at(view.open.train[r.train].at);
  const Words &goods = name_at(kit.words().names.goods, board.city[city].goods),
              &port = name_at(kit.words().names.cities, r.city);
  const Words train = train_words(kit, r.train);
  return {fmt::format("{} takes the goods {} to {}", train.en, goods.en, port.en),
          fmt::format("{} zabiera towar: {}, cel: {}", train.pl, goods.pl, port.pl)};
}

Words end_words(int tenths) {
  if (tenths == 0)
    return {"no card in hand helps enough, and the next schedule card costs no token",
            "żadna karta na ręce nie pomoże dość, a następna karta rozkładu nie zabierze żetonu"};
  return {
      fmt::format("no card in hand helps enough; the next schedule card costs about {}.{} tokens",
                  tenths / 10, tenths % 10),
      fmt::format("żadna karta na ręce nie pomoże dość; następna karta rozkładu kosztuje średnio "
                  "{},{} żetonu",
                  tenths / 10, tenths % 10)};
}

// What the kind of move says by itself.
Words plain_words(MoveKind kind) {
  switch (kind) {
    case MoveKind::ready:
      return {"the given placement is good enough to begin with",
              "na początek wystarczy to ustawienie"};
    case MoveKind::set:
      return {"of all switches this one helps the trains on their way most",
              "ta zwrotnica najbardziej pomoże pociągom w drodze"};
    case MoveKind::signal:
      return {"a green signal helps the trains most there",
              "zielony semafor najbardziej pomoże pociągom właśnie tam"};
    case MoveKind::extra:
      return {"one more green signal is free", "dodatkowy zielony semafor nic nie kosztuje"};
    case MoveKind::go: return {"it is time to go on", "pora ruszać dalej"};
    case MoveKind::deploy:
      return {"a train of this colour has the least way to go on the average",
              "pociąg tego koloru będzie miał średnio najmniej drogi"};
    case MoveKind::colour:
      return {"the trains of this colour gain most by a roll",
              "pociągi tego koloru najwięcej zyskają na rzucie"};
    case MoveKind::train:
      return {"this train gains most by moving now", "ten pociąg najwięcej zyska, jadąc teraz"};
    case MoveKind::use:
      return {"without the helper time would be lost", "bez pomocnika stracilibyśmy czas"};
    case MoveKind::leave:
      return {"this line brings the train nearest to where it is needed",
              "ta linia prowadzi pociąg najbliżej celu"};
    case MoveKind::stop:
      return {"going on would bring the train no nearer to where it is needed",
              "dalsza jazda nie przybliży pociągu do celu"};
    case MoveKind::play:
      return {"this card helps the trains more than any other in hand",
              "ta karta pomoże pociągom bardziej niż inne na ręce"};
    case MoveKind::load:
      return {"the train stands where the goods are", "pociąg stoi przy towarze"};
    case MoveKind::end:
      return {"no card in hand helps enough: it is better to keep them",
              "żadna karta na ręce nie pomoże dość: lepiej je zachować"};
    case MoveKind::draw:
      return {"more cards mean more choice next time",
              "więcej kart to większy wybór następnym razem"};
  }
  return {};
}

}  // namespace

Words reason_for(const codec::SignalKit& kit, const signal::View& view, const signal::Move& move) {
  const SignalReason r = bots::explain(kit.rules(), view, move);
  switch (r.why) {
    case SignalWhy::clear: return clear_words(kit, r);
    case SignalWhy::run: {
      const Words train = train_words(kit, r.train), then = prospect_words(kit, r);
      return {train.en + ": " + then.en, train.pl + ": " + then.pl};
    }
    case SignalWhy::load: return load_words(kit, view, r);
    case SignalWhy::end: return end_words(r.tenths);
    case SignalWhy::other: break;
  }
  return plain_words(r.what.kind);
}

}  // namespace roundhouse
