// What one seat may still build on: its own tracks joined into parts, every claimable track at a
// price, and the cheapest ways between all parts at once. `Steiner` finds the cheapest network that
// joins up to eight of them, exactly, and for every subset of them as well.
// Not here: what a track should cost, and which tickets are worth their price.
#pragma once

#include "games/ttr/rules/rules.h"

namespace roundhouse::ttr::bots {

using Prices = u16[kMaxTracks];  // at least 1 each

class Network {
 public:
  static constexpr int kFar = 16'000;  // three of them still fit in 16 bits
  static constexpr int kMaxNodes = kMaxCities;
  using Row = u16[kMaxNodes];

  Network(const Board& board, const TrackSet& own, const TrackSet& claimable, const Prices& price);

  int nodes() const { return nodes_; }
  int lanes() const { return lanes_; }  // nodes, rounded up: rows are worked on eight at a time
  int node(int city) const { return node_[city]; }
  bool joined(int a, int b) const { return node_[a] == node_[b]; }
  int distance(int a, int b) const { return distance_[node_[a]][node_[b]]; }
  const Row& row(int node) const { return distance_[node]; }
  // The tracks of a cheapest way between two nodes; there must be one.
  void add_way(int from, int to, TrackSet& tracks) const;

 private:
  void join_own(const Board& board, const TrackSet& own);
  void close_up();

  int nodes_ = 0, lanes_ = 0;
  u8 node_[kMaxCities];
  alignas(16) Row distance_[kMaxNodes];
  alignas(16) Row direct_[kMaxNodes];
  u8 via_[kMaxNodes][kMaxNodes];  // the cheapest track between neighbours
};

class Steiner {
 public:
  static constexpr int kMaxTerminals = 8;

  // `terminals` are nodes, no two alike; the last one is the root.
  Steiner(const Network& network, const u8* terminals, int count);
  // The price of joining the terminals of this set (bits), or kFar and more.
  int price(unsigned set) const;
  void add_tree(unsigned set, TrackSet& tracks) const;

 private:
  static constexpr int kMaxSets = 1 << (kMaxTerminals - 1);
  void grow(unsigned set);
  void add_from(unsigned set, int node, TrackSet& tracks) const;
  // The set without the root, and the node its tree must reach.
  unsigned inner(unsigned set) const { return set & ~(1u << (count_ - 1)); }
  int goal(unsigned set) const;

  const Network& network_;
  int count_;
  u8 terminal_[kMaxTerminals];
  alignas(16) Network::Row best_[kMaxSets];    // trees over a set that reach a node
  alignas(16) Network::Row forked_[kMaxSets];  // … and fork there
};

}  // namespace roundhouse::ttr::bots
