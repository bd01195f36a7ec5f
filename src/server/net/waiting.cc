#include "server/net/waiting.h"

#include <algorithm>
#include <utility>

namespace roundhouse::server {
namespace {

// So that texts count for what they take: the room their bytes have, the text's object with what
// the allocator adds, and its place in a queue.
constexpr std::size_t kTextCost = 96, kPlaceCost = 32;

std::size_t size_of(const Text& text) { return text->capacity() + kTextCost; }

std::size_t cost(const Outgoing& next) { return size_of(next.text) + kPlaceCost; }

}  // namespace

void Waiting::add_text(const Text& text) {
  all_ += kPlaceCost;
  if (++uses_[text.get()] == 1) all_ += size_of(text);
}

void Waiting::remove_text(const Text& text) {
  all_ -= kPlaceCost;
  const auto found = uses_.find(text.get());
  if (--found->second > 0) return;
  uses_.erase(found);
  all_ -= size_of(text);
}

// Each turn empties one reader, so there are no more turns than readers.
void Waiting::relieve() {
  while (all_ > most_) {
    const auto less = [](const Reader* a, const Reader* b) { return a->bytes_ < b->bytes_; };
    const auto most = std::ranges::max_element(readers_, less);
    if (most == readers_.end() || (*most)->bytes_ == 0) return;
    Reader& reader = **most;
    reader.clear();
    reader.keep(0);
    reader.drop_();
  }
}

Waiting::Reader::Reader(Waiting& waiting, std::function<void()> drop)
    : waiting_(waiting), drop_(std::move(drop)) {
  waiting_.readers_.insert(this);
}

Waiting::Reader::~Reader() {
  clear();
  keep(0);
  waiting_.readers_.erase(this);
}

void Waiting::Reader::push(Outgoing next) {
  bytes_ += cost(next);
  waiting_.add_text(next.text);
  queue_.push_back(std::move(next));
  waiting_.relieve();
}

void Waiting::Reader::pop() {
  bytes_ -= cost(queue_.front());
  waiting_.remove_text(queue_.front().text);
  queue_.pop_front();
}

void Waiting::Reader::clear() {
  while (!queue_.empty()) pop();
  queue_.shrink_to_fit();
}

void Waiting::Reader::keep(std::size_t bytes) {
  const bool more = bytes > kept_;
  bytes_ += bytes - kept_;
  waiting_.all_ += bytes - kept_;
  kept_ = bytes;
  if (more) waiting_.relieve();
}

}  // namespace roundhouse::server
