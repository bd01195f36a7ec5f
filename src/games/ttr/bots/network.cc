#include "games/ttr/bots/network.h"

#include <algorithm>
#include <bit>

#include "core/assert.h"

namespace roundhouse::ttr::bots {

namespace {

// out = min(out, from + add), lane by lane; the compiler does eight at once.
void lower(u16* __restrict out, const u16* __restrict from, unsigned add, int lanes) {
  for (int i = 0; i < lanes; ++i) {
    const u16 sum = static_cast<u16>(from[i] + add);
    out[i] = std::min(out[i], sum);
  }
}

void lower_by_sum(u16* __restrict out, const u16* __restrict a, const u16* __restrict b,
                  int lanes) {
  for (int i = 0; i < lanes; ++i) {
    const u16 sum = static_cast<u16>(a[i] + b[i]);
    out[i] = std::min(out[i], sum);
  }
}

}  // namespace

Network::Network(const Board& board, const TrackSet& own, const TrackSet& claimable,
                 const Prices& price) {
  join_own(board, own);
  for (int i = 0; i < nodes_; ++i) std::fill(direct_[i], direct_[i] + lanes_, u16{kFar});
  for (int t : claimable) {
    const int a = node_[board.track[t].a], b = node_[board.track[t].b];
    if (a == b || price[t] >= direct_[a][b]) continue;
    direct_[a][b] = direct_[b][a] = price[t];
    via_[a][b] = via_[b][a] = static_cast<u8>(t);
  }
  close_up();
}

void Network::join_own(const Board& board, const TrackSet& own) {
  u8 part[kMaxCities];
  for (int c = 0; c < board.cities; ++c) part[c] = static_cast<u8>(c);
  for (int t : own) {
    const u8 a = part[board.track[t].a], b = part[board.track[t].b];
    if (a == b) continue;
    for (int c = 0; c < board.cities; ++c)
      if (part[c] == b) part[c] = a;
  }
  u8 number[kMaxCities];
  std::fill(number, number + board.cities, kNone);
  for (int c = 0; c < board.cities; ++c) {
    if (number[part[c]] == kNone) number[part[c]] = static_cast<u8>(nodes_++);
    node_[c] = number[part[c]];
  }
  lanes_ = (nodes_ + 7) / 8 * 8;
}

// All cheapest ways at once, one node after the other allowed in between.
void Network::close_up() {
  for (int i = 0; i < nodes_; ++i) {
    std::copy(direct_[i], direct_[i] + lanes_, distance_[i]);
    distance_[i][i] = 0;
  }
  for (int k = 0; k < nodes_; ++k)
    for (int i = 0; i < nodes_; ++i)
      if (i != k && distance_[i][k] < kFar)
        lower(distance_[i], distance_[k], distance_[i][k], lanes_);
}

void Network::add_way(int from, int to, TrackSet& tracks) const {
  while (from != to) {
    int next = 0;
    while (next < nodes_ && (next == from || direct_[from][next] >= kFar ||
                             direct_[from][next] + distance_[next][to] != distance_[from][to]))
      ++next;
    RH_ASSERT(next < nodes_, "there is no way between two parts of the map");
    tracks.add(via_[from][next]);
    from = next;
  }
}

Steiner::Steiner(const Network& network, const u8* terminals, int count)
    : network_(network), count_(count) {
  RH_ASSERT(count >= 1 && count <= kMaxTerminals, "too many places to join at once");
  std::copy(terminals, terminals + count, terminal_);
  for (unsigned set = 1; set < 1u << (count - 1); ++set) grow(set);
}

void Steiner::grow(unsigned set) {
  const int lanes = network_.lanes();
  if (std::has_single_bit(set)) {
    const Network::Row& row = network_.row(terminal_[std::countr_zero(set)]);
    std::copy(row, row + lanes, best_[set]);
    return;
  }
  std::fill(forked_[set], forked_[set] + lanes, u16{Network::kFar});
  const unsigned lowest = set & -set;
  for (unsigned part = (set - 1) & set; part > 0; part = (part - 1) & set)
    if ((part & lowest) != 0) lower_by_sum(forked_[set], best_[part], best_[set ^ part], lanes);
  std::copy(forked_[set], forked_[set] + lanes, best_[set]);
  for (int n = 0; n < network_.nodes(); ++n)
    if (forked_[set][n] < Network::kFar) lower(best_[set], network_.row(n), forked_[set][n], lanes);
}

int Steiner::goal(unsigned set) const {
  const bool root = (set >> (count_ - 1) & 1) != 0;
  return root ? terminal_[count_ - 1] : terminal_[std::countr_zero(set)];
}

int Steiner::price(unsigned set) const {
  return inner(set) == 0 ? 0 : best_[inner(set)][goal(set)];
}

void Steiner::add_tree(unsigned set, TrackSet& tracks) const {
  if (inner(set) != 0) add_from(inner(set), goal(set), tracks);
}

void Steiner::add_from(unsigned set, int node, TrackSet& tracks) const {
  if (std::has_single_bit(set))
    return network_.add_way(terminal_[std::countr_zero(set)], node, tracks);
  int fork = 0;
  while (forked_[set][fork] + network_.row(fork)[node] != best_[set][node]) ++fork;
  network_.add_way(fork, node, tracks);
  const unsigned lowest = set & -set;
  for (unsigned part = (set - 1) & set; part > 0; part = (part - 1) & set) {
    if ((part & lowest) == 0) continue;
    if (best_[part][fork] + best_[set ^ part][fork] != forked_[set][fork]) continue;
    add_from(part, fork, tracks);
    return add_from(set ^ part, fork, tracks);
  }
}

}  // namespace roundhouse::ttr::bots
