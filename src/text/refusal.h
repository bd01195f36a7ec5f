// Why something is not done, as values: a code, the rule it rests on, and the figures. Whoever
// answers writes it as text (protocol/messages.md, "Refusals"); clients word it themselves.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/parsed.h"

namespace roundhouse {

struct RefusalParam {
  std::string_view name;                                 // a literal of the table of refusals
  std::variant<std::monostate, int, std::string> value;  // nothing: null
};

struct Refusal {
  std::string code;
  std::string rule;  // the line of the game's ledger, "" where no rule is meant
  std::vector<RefusalParam> params = {};
};

Refusal refusal_of(const text::Unreadable& bad);
// The members "code", "rule" and "params", without braces.
void write_refusal(std::string& out, const Refusal& refusal);

}  // namespace roundhouse
