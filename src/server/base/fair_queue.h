// A queue in which nobody waits for more than one work of anybody else: addresses take turns, and
// the guests of an address take turns within it. So a visitor with four hundred works delays
// another by one. Works of tables where somebody plays come before those that are only watched.
// Not here: threads (pool.h).
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <functional>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

namespace roundhouse::server {

// For whom something is done.
struct Payer {
  std::string household;  // the address; of IPv6 the /64
  std::string guest;      // "" for one who has not said who he is
  bool plays = true;      // false: nobody plays at that table, somebody watches
};

// Lines of people who take turns: the one in front, when served, goes to the back.
template <class Line>
class Turns {
 public:
  bool empty() const { return order_.empty(); }
  std::size_t size() const { return order_.size(); }
  Line& of(const std::string& who) {
    const auto known = places_.find(who);
    if (known != places_.end()) return known->second->second;
    order_.emplace_back(who, Line{});
    return places_.emplace(who, std::prev(order_.end())).first->second->second;
  }
  const Line* find(const std::string& who) const {
    const auto known = places_.find(who);
    return known == places_.end() ? nullptr : &known->second->second;
  }
  Line& front() { return order_.front().second; }
  void served() {
    if (!front().empty()) return order_.splice(order_.end(), order_, order_.begin());
    places_.erase(order_.front().first);
    order_.pop_front();
  }

 private:
  using Order = std::list<std::pair<std::string, Line>>;
  Order order_;
  std::unordered_map<std::string, typename Order::iterator> places_;
};

template <class Work>
class FairQueue {
 public:
  bool empty() const { return played_.empty() && watched_.empty(); }
  std::size_t size() const { return size_; }

  void push(const Payer& payer, Work work) {
    lines(payer).of(payer.household).of(payer.guest).push_back(std::move(work));
    ++size_;
  }

  // Of a queue that is not empty.
  Work pop() {
    Households& households = played_.empty() ? watched_ : played_;
    Guests& guests = households.front();
    Work work = std::move(guests.front().front());
    guests.front().pop_front();
    guests.served();
    households.served();
    --size_;
    return work;
  }

  // How many works come before one that this payer would add now.
  std::size_t ahead_of(const Payer& payer) const {
    const Households& households = payer.plays ? played_ : watched_;
    const std::size_t others = households.size() + (payer.plays ? 0 : played_.size());
    const Guests* guests = households.find(payer.household);
    const Works* own = guests ? guests->find(payer.guest) : nullptr;
    return others + (guests ? guests->size() : 0) + (own ? own->size() : 0);
  }

 private:
  using Works = std::deque<Work>;
  using Guests = Turns<Works>;
  using Households = Turns<Guests>;
  Households& lines(const Payer& payer) { return payer.plays ? played_ : watched_; }

  Households played_, watched_;
  std::size_t size_ = 0;
};

}  // namespace roundhouse::server
