// The words for one table of Ticket to Ride.
#pragma once

#include <string>
#include <vector>

#include "games/routes/words/map_words.h"
#include "games/ttr/text/codec.h"

namespace roundhouse::ttr {

class Words : public MapWords {
 public:
  // The codec must outlive the words.
  Words(const Codec& codec, const std::vector<SeatInfo>& seats, Lang lang, Paint paint)
      : MapWords(codec.map(), seats, lang, paint), codec_(&codec) {}

  const Codec& codec() const { return *codec_; }

  using MapWords::heading;
  std::string heading() const { return edition() + " · " + board_name(); }
  std::string greeting(const std::string& others) const;
  std::string describe(const View& view) const;        // position.cc
  std::string describe_all(const State& state) const;  // what only an open table shows
  std::string result(const State& state, Seat viewer) const;

  std::string edition() const;
  using MapWords::payment;
  std::string payment(const Move& claim) const;
  std::string ticket(int t) const;  // "Boston – Miami 12"

 private:
  const Codec* codec_;
};

}  // namespace roundhouse::ttr
