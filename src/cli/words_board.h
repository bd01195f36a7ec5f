// The words for one table: names of its cities, colours, tickets and seats in one language, fit to
// print.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/words.h"
#include "cli/words_text.h"
#include "codec/ttr_kit.h"
#include "table/game.h"

namespace roundhouse::cli {

class BoardWords {
 public:
  // The kit must outlive the words.
  BoardWords(const codec::TtrKit& kit, const std::vector<SeatInfo>& seats, Lang lang, Paint paint);

  Lang lang() const { return lang_; }
  const codec::TtrKit& kit() const { return *kit_; }
  const codec::Map& map() const { return kit_->map(); }
  const ttr::Board& board() const { return kit_->rules().board(); }

  std::string text(Say what) const { return std::string(say(what, lang_)); }
  std::string text(Say what, std::initializer_list<std::string> parts) const {
    return say(what, lang_, parts);
  }
  std::string count(int n, Noun noun) const { return count_of(n, noun, lang_); }
  std::string heading(std::string_view title) const { return paint_(title, "1"); }

  std::string edition() const;
  std::string board_name() const { return in_language(map().name); }
  const std::string& seat(int i) const { return seats_[static_cast<std::size_t>(i)]; }
  std::string city(int c) const;
  std::string kind(int k) const;           // "red", "locomotive"
  std::string card(int k) const;           // in a sentence: "a red card"; Polish as kind()
  std::string colour(int of_track) const;  // as kind(), or grey
  // "red ×3", one entry a kind that is there.
  std::vector<std::string> cards(std::span<const u8> by_kind) const;
  std::string payment(int length, int colour, int locomotives) const;  // "red ×2, locomotive ×1"
  std::string payment(const ttr::Move& claim) const;
  std::string track(int t) const;           // "Duluth – Helena"
  std::string ticket(int t) const;          // "Boston – Miami 12"
  std::string seats_of(SeatSet set) const;  // "Ann, Bob"

 private:
  std::string in_language(const codec::Words& words) const;
  std::string pair(int a, int b) const { return city(a) + " – " + city(b); }
  const codec::City& kind_entry(int k) const;

  const codec::TtrKit* kit_;
  std::vector<std::string> seats_;
  Lang lang_;
  Paint paint_;
};

std::string joined(const std::vector<std::string>& items, std::string_view separator = ", ");

}  // namespace roundhouse::cli
