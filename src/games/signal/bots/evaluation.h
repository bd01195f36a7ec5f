// What a table of Switch & Signal is worth to the team: the effort that still lies between the
// goods and the ports (rolls, cards, trains that have to be deployed first), the time that is left,
// the cards kept, and what the next schedule card will probably do to the trains as they stand.
#pragma once

#include "games/signal/bots/rails.h"
#include "games/signal/rules/explain.h"
#include "games/signal/rules/rules.h"

namespace roundhouse::signal::bots {

inline constexpr int kRoll = 420;  // the unit: what one roll of a movement die is worth

// Prices in that unit: docs/bots.md has the trials.
struct Style {
  RailPrices rails = {};
  int obstacle = 360;  // a red signal or a closed junction on a train's way
  int load = 600;
  int token = 450;
  int fresh = 4500;  // until a train that is in the depot stands at the goods
  int fade = 90;     // percent: what is left of an obstacle one point further away
  int far = 70;      // percent: obstacles behind the city where a train is going to load
  int keep[kKinds] = {190, 190, 240};  // a card in hand at the end of the turn
  int spare = -100;                    // and one that only stands in the way of drawing
  int risk = 100;                      // percent: the next schedule card
  int between = 50;                    // percent: the same before the cards of this turn are played
  int sight = 9;                       // points ahead in which obstacles are worth a card
  int doubt = 150;                     // what each further step of a plan has to bring
  int helper = 1300;                   // what a helper has to bring early in the game
  int block = 1000;                    // standing in a port, where others want to go
  int idle = 25;                       // percent: getting a train nobody needs off the rails
};

class Evaluation {
 public:
  Evaluation(const Rules& rules, const Rails& rails, const Style& style, const Public& open);

  // All of it, in units of a roll / kRoll. `risk`: percent of the next schedule card that count.
  int worth(int risk) const;

  int effort() const { return effort_; }
  // What one roll for this train brings on the average.
  int gain(int train) const { return gain_[train]; }
  int gain_with(int train, int points) const;
  int gain_of(int train, const Forecast& end) const;
  int gain_of_colour(int colour) const { return gain_of_colour_[colour]; }
  // What the next schedule card brings on the average; what a given one brings; what is still to
  // come of the one being carried out.
  int next_card() const;
  int card(const ScheduleCard& card) const;
  int rest_of_card() const;

  // The place a train is going to: a city, or -1 when nobody needs it.
  int goal(int train) const;
  const RailReach& to_city(int city) const { return reach_[city]; }

 private:
  struct Slot {
    u8 goods = kNone, port = kNone;
  };
  void find_ways();
  void count_needs();
  void take(const Slot& slot);
  bool wanted(const Slot& slot) const;
  void assign_loaded();
  void assign_empty();
  void count_effort();
  void count_gains();
  int mean_gain(int train) const;
  int way(int train, int node, int city, int percent) const;
  int haul(int colour, const Slot& slot) const;
  int cost_for(int colour, const Train& train, const Slot& slot) const;
  int cost(int train, const Train& where) const;
  int in_the_way(const Train& train) const;
  int fresh(const Slot& slot) const;
  int hand_worth() const;
  int deploy_risk() const;

  const Rules& rules_;
  const Board& board_;
  const Rails& rails_;
  const Style& style_;
  const Public& open_;
  int point_[kColours];  // what a point costs each colour
  RailReach reach_[kMaxCities];
  int need_[kMaxPorts][kGoods] = {};
  int any_[kMaxPorts] = {};
  int stock_[kGoods] = {};
  Slot slot_[kTrains];
  int effort_ = 0;
  int cost_now_[kTrains] = {};
  int gain_[kTrains] = {};
  int gain_of_colour_[kColours] = {};
};

}  // namespace roundhouse::signal::bots
