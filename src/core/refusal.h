// Why a move is refused, as one row a reason: value, code, rule, parameters. Each game has one
// table of them; texts, sentences and documents are checked against it.
#pragma once

#include <span>
#include <string_view>

#include "core/types.h"

namespace roundhouse {

// A parameter of a refusal: its name, and how its number is told (each game's own kinds).
template <class Kind>
struct ParamRow {
  std::string_view name = {};  // "": there is none
  Kind kind = {};
};

template <class Why, class Kind>
struct RefusalRowOf {
  Why why;
  std::string_view code;             // for clients: protocol/messages.md
  std::string_view rule;             // the line of the game's ledger, "" where no rule is meant
  ParamRow<Kind> a = {}, b = {};     // what Reject::a and b mean
  std::string_view other_rule = {};  // it rests on this one instead when Reject::c is not 0
};

// The figures of a refusal; what they mean is in its row.
template <class Reason>
struct RejectOf {
  using Why = Reason;
  Why why = Why::none;
  u8 a = 0, b = 0, c = 0;

  bool ok() const { return why == Why::none; }
  friend bool operator==(const RejectOf&, const RejectOf&) = default;
};

// nullptr: the game never gives this reason.
template <class Row>
constexpr const Row* find_row(std::span<const Row> rows, decltype(Row::why) why) {
  for (const Row& row : rows)
    if (row.why == why) return &row;
  return nullptr;
}

template <class Row, class Reject>
std::string_view rule_in(std::span<const Row> rows, const Reject& reject) {
  const Row* row = find_row(rows, reject.why);
  if (row == nullptr) return {};
  return reject.c != 0 && !row->other_rule.empty() ? row->other_rule : row->rule;
}

}  // namespace roundhouse
