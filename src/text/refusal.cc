#include "text/refusal.h"

#include "text/json_out.h"

namespace roundhouse {

namespace {

void put_value(std::string& out, const RefusalParam& param) {
  if (const auto* number = std::get_if<int>(&param.value))
    text::put_number(out, *number);
  else if (const auto* name = std::get_if<std::string>(&param.value))
    text::put_string(out, *name);
  else
    out += "null";
}

}  // namespace

Refusal refusal_of(const text::Unreadable& bad) {
  Refusal refusal{bad.code, ""};
  if (!bad.name.empty()) refusal.params.push_back({"name", bad.name});
  refusal.params.push_back({"at", static_cast<int>(bad.at)});
  refusal.params.push_back({"expected", bad.expected});
  return refusal;
}

void write_refusal(std::string& out, const Refusal& refusal) {
  text::put_name(out, "code", refusal.code);
  text::put_name(out, "rule", refusal.rule);
  text::put_key(out, "params");
  const text::JsonObject params(out);
  for (const RefusalParam& param : refusal.params) {
    text::put_key(out, param.name);
    put_value(out, param);
  }
}

}  // namespace roundhouse
