// How to speak at one table: its language, its seats by name, its colours. The words of each game
// build on it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"
#include "text/setup.h"
#include "text/translated.h"
#include "text/words/words_text.h"

namespace roundhouse::text {

inline constexpr std::size_t kNameWidth = 16;  // of a seat

// In a sentence: "Ann", "Ann and Bob", "Ann, Bob and Cid".
std::string with_and(std::vector<std::string> items, Lang lang);

class TableWords {
 public:
  TableWords(const std::vector<SeatInfo>& seats, Lang lang, Paint paint);

  Lang lang() const { return lang_; }
  std::string say(const Phrase& phrase, Values values = {}) const {
    return filled(phrase, lang_, values);
  }
  std::string heading(std::string_view title) const { return paint_(title, "1"); }
  std::string paint(std::string_view text, std::string_view code) const {
    return paint_(text, code);
  }

  const std::string& seat(int i) const { return seats_[static_cast<std::size_t>(i)]; }
  std::string seats_of(SeatSet set) const;                 // "Ann and Bob"
  std::string in_language(const Translated& words) const;  // fit to print
  // "label: item, item, …" over as many lines as it needs, or "label: none".
  std::string list(const std::string& label, const std::vector<std::string>& items) const;
  // A refusal with the rule it rests on.
  std::string ruled(std::string_view sentence, std::string_view rule) const;

 private:
  std::vector<std::string> seats_;
  Lang lang_;
  Paint paint_;
};

// The terminal's colour for a thing of this colour, "" where it has none.
std::string_view paint_of(std::string_view id);
std::string times(const std::string& name, int n);  // "red ×3"

}  // namespace roundhouse::text
