// A text in every language, with places for names and numbers: "{name} draws {n} {n|card|cards}."
// The texts are in data/words; tools/embed_words.py makes them constants (phrases/*.h). The page
// fills in its texts by the same rules (web/settings/words/text.ts).
#pragma once

#include <array>
#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "text/language.h"

namespace roundhouse::text {

struct Phrase {
  std::array<std::string_view, kLanguageCount> text;
  constexpr std::string_view operator[](Lang lang) const { return text[index_of(lang)]; }
};

// One of a section that is chosen by an id, such as that of a colour.
struct NamedPhrase {
  std::string_view id;
  const Phrase* phrase;
};
// That of this id, or the one called "other".
const Phrase& phrase_for(std::span<const NamedPhrase> section, std::string_view id);

// What stands in a place: a text, or a number, which also chooses forms.
class Value {
 public:
  Value(std::string_view name, std::string text) : name_(name), text_(std::move(text)) {}
  Value(std::string_view name, std::integral auto n)
      : name_(name), text_(std::to_string(n)), number_(static_cast<int>(n)), is_number_(true) {}

  std::string_view name() const { return name_; }
  const std::string& text() const { return text_; }
  int number() const { return number_; }
  bool is_number() const { return is_number_; }

 private:
  std::string_view name_;
  std::string text_;
  int number_ = 0;
  bool is_number_ = false;
};
using Values = std::initializer_list<Value>;

// Every place must have its value; what is filled in is not filled in again.
std::string filled(const Phrase& phrase, Lang lang, Values values = {});

}  // namespace roundhouse::text
