// A vector with a published capacity that lives where it is declared: no heap, so `apply` and
// `legal` never allocate. Filling it past its capacity is a bug, not an error to handle.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>

#include "core/assert.h"

namespace roundhouse {

template <class T, std::size_t kCapacity>
  requires std::is_trivially_copyable_v<T>
class InlineVec {
 public:
  InlineVec() {}  // leaves the items unwritten: a move list is large and mostly unused

  void push(const T& item) {
    RH_ASSERT(size_ < kCapacity, "a fixed list is full");
    std::construct_at(&items_[size_++], item);
  }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  operator std::span<const T>() const { return {items_, size_}; }

 private:
  std::size_t size_ = 0;
  union {  // so that no item is written before it is pushed
    T items_[kCapacity];
  };
};

}  // namespace roundhouse
