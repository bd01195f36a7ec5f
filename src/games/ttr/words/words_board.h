// The words for one table of Ticket to Ride.
#pragma once

#include <string>
#include <vector>

#include "games/routes/words/map_words.h"
#include "games/ttr/text/kit.h"

namespace roundhouse::cli {

class BoardWords : public MapWords {
 public:
  // The kit must outlive the words.
  BoardWords(const codec::TtrKit& kit, const std::vector<SeatInfo>& seats, Lang lang, Paint paint)
      : MapWords(kit.map(), seats, lang, paint), kit_(&kit) {}

  const codec::TtrKit& kit() const { return *kit_; }

  std::string edition() const;
  using MapWords::payment;
  std::string payment(const ttr::Move& claim) const;
  std::string ticket(int t) const;  // "Boston – Miami 12"

 private:
  const codec::TtrKit* kit_;
};

}  // namespace roundhouse::cli
