// A match as the lines of its record: docs/record.md. Told whole, or as one seat saw it.
#pragma once

#include <optional>
#include <vector>

#include "play/match.h"
#include "text/record_out.h"

namespace roundhouse {

template <class Codec>
std::vector<text::RecordLine> record_of(const Match<Codec>& match,
                                        std::optional<Seat> viewer = {}) {
  using text::LineKind;
  std::vector<text::RecordLine> lines;
  const auto add = [&](LineKind kind, auto write) {
    const std::string previous = lines.empty() ? "" : lines.back().digest;
    lines.push_back(text::line_of(match.codec(), kind, previous, write, viewer));
  };
  const auto& deal = match.steps()[0];
  add(LineKind::header, [&](auto& out) { out.header(match.setup(), match.luck().told()); });
  if (match.from_position())
    add(LineKind::position, [&](auto& out) { out.position(deal.after); });
  else
    add(LineKind::deal, [&](auto& out) { out.deal(deal.events, deal.after); });
  int n = 0;
  for (const auto& entry : match.entries()) {
    if (entry.note) {
      add(LineKind::note, [&](auto& out) { out.note(*entry.note); });
      continue;
    }
    const auto& step = match.steps()[entry.step];
    ++n;
    add(LineKind::move,
        [&](auto& out) { out.move(n, step.seat, step.move, step.events, step.after); });
  }
  if (match.over())
    add(LineKind::result,
        [&](auto& out) { out.result(match.rules().result(match.state()), match.luck().opened()); });
  return lines;
}

}  // namespace roundhouse
