#include "games/signal/text/refusal.h"

#include "core/assert.h"
#include "games/signal/text/pieces.h"

namespace roundhouse::signal {

namespace {

std::string name_of(const NamedBoard& words, Told kind, u8 n) {
  switch (kind) {
    case Told::phase: return std::string(phase_name(static_cast<Phase>(n)));
    case Told::junction: return words.junctions[n];
    case Told::line: return words.lines[n];
    case Told::signal: return words.signals[n];
    case Told::city: return words.cities[n];
    case Told::helper: return std::string(helper_name(static_cast<Helper>(n)));
    case Told::colour: return words.colours[n];
    case Told::start: return words.starts[n];
    case Told::train: return words.trains[n];
    case Told::card: return std::string(kind_name(n));
    case Told::number: break;
  }
  return {};
}

void add(Refusal& refusal, const NamedBoard& words, const ParamRow<Told>& row, u8 n) {
  if (row.name.empty()) return;
  if (row.kind == Told::number)
    refusal.params.push_back({row.name, int{n}});
  else
    refusal.params.push_back({row.name, name_of(words, row.kind, n)});
}

}  // namespace

Refusal refusal_of(const NamedBoard& words, const Reject& reject) {
  const RefusalRow* row = find_row(refusals(), reject.why);
  RH_ASSERT(row != nullptr, "a refusal has no row");
  Refusal refusal{std::string(row->code), std::string(rule_of(reject))};
  add(refusal, words, row->a, reject.a);
  add(refusal, words, row->b, reject.b);
  return refusal;
}

}  // namespace roundhouse::signal
