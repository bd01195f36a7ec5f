// Ghost Train told in one language: names, moves, events, refusals, positions. What a conversation
// by lists asks for (list_talk.h), and what `show` prints.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/ghost/text/codec.h"
#include "games/routes/words/map_words.h"

namespace roundhouse::ghost {

class Words : public MapWords {
 public:
  // The codec must outlive the words.
  Words(const Codec& codec, const std::vector<SeatInfo>& seats, Lang lang, Paint paint)
      : MapWords(codec.map(), seats, lang, paint), codec_(&codec) {}

  // words.cc
  std::string heading() const;
  std::string greeting(const std::string& others) const;
  std::string name(const View& view, const Move& move) const;
  std::string group(const View& view, const Move& move, int level) const;
  std::string explain(const routes::Reject& reject) const;
  std::string help() const;

  // event.cc
  std::string tell(std::span<const Event> events, Seat viewer) const;

  // position.cc
  std::string situation(const View& view) const;
  std::string describe(const View& view) const;
  std::string describe_all(const State& state) const;  // what only an open table shows
  std::string result(const State& state, Seat viewer) const;

  // routes.cc: "routes crypt" lists what can be claimed there and what is short.
  std::optional<std::string> answer(const View& view, const std::string& text) const;

 private:
  using MapWords::heading;
  struct Way {
    int wagons;  // kFar: there is none
    routes::TrackSet tracks;
  };
  static constexpr int kFar = 9999;

  const Rules& rules() const { return codec_->rules(); }
  std::string ticket(int t) const { return pair(board().ticket[t].a, board().ticket[t].b); }
  std::string tickets(std::span<const u8> list) const;
  std::string bonus(int b) const;
  std::string regions() const;              // "Dark Forest – Coast"
  std::string special() const;              // "Trick or treat"
  std::string of_win(int completed) const;  // "2 of 6"

  std::string refusal(const routes::Reject& reject) const;
  std::string tell_own(const Event& event) const;
  std::string tell_other(const Event& event) const;
  std::string tell_table(const Event& event) const;
  std::string tell_drawn(std::span<const Event> drawn, Seat viewer) const;

  std::string whose_turn(const Public& open) const;
  std::string decks(const Public& open) const;
  std::string players(const Public& open) const;
  std::string belongings(const Public& open, int seat) const;
  std::string own_part(const Public& open, const Private& own, Seat seat) const;
  std::string hand(const Private& own) const;
  std::string tickets_held(const Public& open, const Private& own, Seat seat) const;
  std::string bonuses_to_win(const Public& open, Seat seat) const;
  std::string aim(const std::string& what, const Way& way, int wagons) const;
  // The shortest way that is still open between any of these cities and any of those.
  Way way_between(const Public& open, Seat seat, u64 these, u64 those) const;
  Way way_of(const Public& open, Seat seat, int ticket) const;
  std::string lanterns(int completed) const;

  std::string route(int t) const;  // "Crypt – Town Hall 2 red"
  std::string claimable(const Public& open, const Private& own, Seat seat) const;
  routes::TrackSet free_tracks(const Public& open, Seat seat) const;
  int missing_for(const Private& own, int track) const;

  const Codec* codec_;
};

}  // namespace roundhouse::ghost
