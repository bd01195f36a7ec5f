// A game told in the notation of its records.
#pragma once

#include <string>

#include "cli/words.h"

namespace roundhouse::cli {

template <class Kit>
class PlainWords {
 public:
  explicit PlainWords(const Kit& kit) : kit_(kit) {}
  std::string heading() const { return std::string(kit_.game()); }
  template <class Events>
  std::string tell(const Events& events, Seat viewer) const {
    std::string out;
    for (const auto& event : events) {
      kit_.write(out, kit_.rules().seen_by(event, viewer), codec::EventFor::message);
      out += ' ';
    }
    return out;
  }
  std::string situation(const typename Kit::View&) const { return {}; }
  std::string describe(const typename Kit::View& view) const { return text(view) + "\n"; }
  std::string name(const typename Kit::Move& move) const { return text(move); }
  std::string explain(const typename Kit::Reject& reject) const { return text(reject); }
  std::string result(const typename Kit::State& state, Seat) const {
    return text(kit_.rules().result(state)) + "\n";
  }

 private:
  template <class T>
  std::string text(const T& value) const {
    std::string out;
    kit_.write(out, value);
    return out;
  }
  const Kit& kit_;
};

}  // namespace roundhouse::cli
