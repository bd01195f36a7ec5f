#include "text/phrase.h"

#include <algorithm>
#include <cstdlib>

#include "core/assert.h"

namespace roundhouse::text {

namespace {

const Value& value_of(std::string_view name, Values values) {
  const auto* found = std::ranges::find(values, name, &Value::name);
  RH_ASSERT(found != values.end(), "a place of a text has no value");
  return *found;
}

// The form at this place of "|one|few|many".
std::string_view form_at(std::string_view forms, int place) {
  while (place-- > 0) forms.remove_prefix(std::min(forms.find('|', 1), forms.size()));
  return forms.substr(1, std::min(forms.find('|', 1), forms.size()) - 1);
}

// What comes in the place of "{n}" or "{n|one|few|many}", given without its braces.
std::string_view in_place_of(std::string_view place, Lang lang, Values values) {
  const std::size_t bar = std::min(place.find('|'), place.size());
  const Value& value = value_of(place.substr(0, bar), values);
  if (bar == place.size()) return value.text();
  RH_ASSERT(value.is_number(), "only a number chooses a form");
  return form_at(place.substr(bar), row_of(lang).plural(std::abs(value.number())));
}

}  // namespace

const Phrase& phrase_for(std::span<const NamedPhrase> section, std::string_view id) {
  auto found = std::ranges::find(section, id, &NamedPhrase::id);
  if (found == section.end()) found = std::ranges::find(section, "other", &NamedPhrase::id);
  RH_ASSERT(found != section.end(), "a section has no phrase of this name");
  return *found->phrase;
}

std::string filled(const Phrase& phrase, Lang lang, Values values) {
  std::string out;
  std::string_view rest = phrase[lang];
  for (std::size_t at; (at = rest.find('{')) != rest.npos;) {
    const std::size_t end = rest.find('}', at);
    out += rest.substr(0, at);
    out += in_place_of(rest.substr(at + 1, end - at - 1), lang, values);
    rest.remove_prefix(end + 1);
  }
  return out += rest;
}

}  // namespace roundhouse::text
