// Switch & Signal told in one language: names, moves, events, refusals, positions, forecasts. What
// a conversation by lists asks for (list_talk.h), and what `show` prints.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/signal/rules/explain.h"
#include "games/signal/text/codec.h"
#include "text/words/table_words.h"

namespace roundhouse::signal {

class Words : public TableWords {
 public:
  // The codec must outlive the words.
  Words(const Codec& codec, const std::vector<SeatInfo>& seats, Lang lang, Paint paint)
      : TableWords(seats, lang, paint), codec_(&codec) {}

  // words.cc
  std::string heading() const;
  std::string greeting(const std::string& others) const;
  std::string help() const;

  // move.cc
  std::string name(const View& view, const Move& move) const;
  std::string group(const View& view, const Move& move, int level) const;

  // event.cc
  std::string tell(std::span<const Event> events, Seat viewer) const;

  // refusal.cc
  std::string explain(const Reject& reject) const;

  // turn.cc
  std::string situation(const View& view) const;
  std::string result(const State& state, Seat viewer) const;

  // position.cc
  std::string describe(const View& view) const;
  std::string describe_all(const State&) const { return {}; }  // S18: nothing is hidden

  // forecast.cc: "forecast black-1" tells what each roll would come to.
  std::optional<std::string> answer(const View& view, const std::string& text) const;

 private:
  using TableWords::heading;

  const Rules& rules() const { return codec_->rules(); }
  const Board& board() const { return rules().board(); }
  const NamedBoard& ids() const { return codec_->words(); }

  // words.cc: what things are called
  std::string start(int s) const;
  std::string city(int c) const;
  std::string junction(int j) const;
  std::string place(int p) const;  // a start place, a city or a junction
  std::string line(int l) const;   // "Calais – Paris"
  std::string space(int s) const;  // "Paris", "Calais – Paris 1/2"
  // The end of a line that is not this place.
  std::string other_end(int l, int place) const;
  std::string towards(int l, int city) const { return other_end(l, board().first_city() + city); }
  std::string entrance(int s) const;                   // a city's signal by where its line leads
  std::string signal_at(int s) const;                  // "Paris (line to Calais)"
  std::string arms(int l, int m, int junction) const;  // "Dijon ⇄ Marseille"
  std::string setting(int junction, int setting) const;
  std::string colour(int c) const;  // of trains, "any colour" too
  std::string train(int t) const;   // "Black 1"
  std::vector<std::string> trains(u32 set) const;
  std::string a_train(int c) const;       // "a black train"
  std::string all_trains(int c) const;    // "the black trains"
  std::string no_trains(int c) const;     // "no black trains"
  std::string goods(int g) const;         // "blue goods"
  std::string goods_colour(int g) const;  // "blue"
  std::string goods(int g, int n) const;  // "2 blue goods"
  std::string goods_at(const Public& open, int t) const;
  std::string kind(int k) const;    // of action cards
  std::string action(int k) const;  // "change a signal"
  std::string deed(int k) const;    // what a card is played for
  std::vector<std::string> counted(std::span<const Phrase* const> names,
                                   std::span<const u8> by_kind) const;
  std::vector<std::string> cards(std::span<const u8> by_kind) const;
  std::string lying(std::span<const u8> list) const;    // of an event: "1 switch card"
  std::string taken(std::span<const u8> list) const;    // in a sentence, as what is drawn or dealt
  std::string pair_of_cards(int one, int other) const;  // "a signal card and a train card"
  std::string helper(Helper h) const;
  std::string about(Helper h) const;
  std::string schedule_card(u8 card) const;  // "deploy, move the black trains, move any colour"
  std::string stands(const Public& open, int t) const;  // "Calais – Paris 1/2 → Paris"

  // event.cc
  std::string why_stopped(const Event& e) const;
  std::string tell_deal(const Event& e, Seat viewer) const;
  std::string tell_schedule(const Event& e) const;
  std::string tell_movement(const Event& e) const;
  std::string tell_action(const Event& e, Seat viewer) const;
  std::string tell_one(const Event& e, Seat viewer) const;
  std::string why_over(Outcome outcome) const;

  // refusal.cc
  std::string refusal(const Reject& r) const;
  std::string asked(Phase phase) const;

  // turn.cc
  std::string headline(const Public& open) const;
  std::string checklist(const Public& open) const;
  std::string question(const View& view) const;
  std::string on_board(const Public& open, u32 wanted) const;
  std::string hand(const Public& open, int seat) const;

  // position.cc
  std::string cities(const Public& open) const;
  std::string signals(const Public& open) const;
  std::string junctions(const Public& open) const;
  std::string start_places(const Public& open) const;
  std::string helpers(const Public& open) const;
  std::string decks(const Public& open) const;
  std::string delivered_by_port(const Public& open, int port) const;

  // forecast.cc
  std::optional<int> find_train(const std::vector<std::string>& words) const;
  std::string forecast(const Public& open, int t) const;
  std::string ending(const Forecast& end) const;
  std::string ending_by(const Public& open, int t, const Exit& way, int points) const;

  const Codec* codec_;
};

}  // namespace roundhouse::signal
