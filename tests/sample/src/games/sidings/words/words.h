// Sidings told in one language: what the terminal says (cli/terminal/list_talk.h lists what it
// asks).
#pragma once

#include <optional>
#include <span>
#include <string>

#include "games/sidings/text/codec.h"
#include "text/words/table_words.h"

namespace roundhouse::sidings {

class Words : public TableWords {
 public:
  // The codec must outlive the words.
  Words(const Codec& codec, const std::vector<SeatInfo>& seats, Lang lang, Paint paint)
      : TableWords(seats, lang, paint), codec_(&codec) {}

  std::string heading() const { return in_language(codec_->boards().title); }
  std::string greeting(const std::string& others) const;
  std::string name(const View& view, const Move& move) const;
  std::string group(const View&, const Move&, int) const { return {}; }  // lists are short
  std::string explain(const Reject& reject) const;
  std::string tell(std::span<const Event> events, Seat viewer) const;
  std::string situation(const View& view) const;
  std::string describe(const View& view) const;
  std::string describe_all(const State& state) const;  // what only an open table shows
  std::string result(const State& state, Seat viewer) const;
  std::optional<std::string> answer(const View&, const std::string&) const { return std::nullopt; }
  std::string help() const { return {}; }

 private:
  std::string wagons(const Wagons& wagons) const;  // "7 5 5", the heaviest first
  std::string tell(const Event& event, bool own) const;

  const Codec* codec_;
};

// Why a bot likes a move.
Translated reason(const Move& move);

}  // namespace roundhouse::sidings
