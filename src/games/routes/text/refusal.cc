#include "games/routes/text/refusal.h"

#include "core/assert.h"

namespace roundhouse::routes {

namespace {

void add(Refusal& refusal, const Map& map, const ParamRow<Told>& row, u8 n) {
  if (row.name.empty()) return;
  RefusalParam param{row.name, {}};
  switch (row.kind) {
    case Told::number: param.value = n; break;
    case Told::slot: param.value = n + 1; break;
    case Told::seat_or_none:
      if (n != kNone) param.value = n;
      break;
    case Told::track: param.value = map.tracks[n]; break;
    case Told::card: param.value = std::string(map.kind(n)); break;
    case Told::ticket: param.value = map.tickets[n]; break;
  }
  refusal.params.push_back(std::move(param));
}

}  // namespace

Refusal refusal_of(const Map& map, std::span<const RefusalRow> rows, const Reject& reject) {
  const RefusalRow* row = find_row(rows, reject.why);
  RH_ASSERT(row != nullptr, "a refusal has no row");
  Refusal refusal{std::string(row->code), std::string(rule_in(rows, reject))};
  add(refusal, map, row->a, reject.a);
  add(refusal, map, row->b, reject.b);
  return refusal;
}

}  // namespace roundhouse::routes
