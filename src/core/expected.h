// A value, or why there is none. The one type for whatever can fail without being a bug.
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/assert.h"

namespace roundhouse {

// Both kinds convert to it, so `return value;` and `return Why{…};` read as they are meant. The two
// types must differ.
template <class T, class E = std::string>
class [[nodiscard]] Expected {
  static_assert(!std::is_same_v<T, E>);

 public:
  template <class U>
    requires std::is_constructible_v<T, U&&> && (!std::is_convertible_v<U &&, E>) &&
             (!std::is_same_v<std::remove_cvref_t<U>, Expected>)
  Expected(U&& value) : held_(std::in_place_index<0>, std::forward<U>(value)) {}
  Expected(E error) : held_(std::in_place_index<1>, std::move(error)) {}
  // For errors that are texts: return "why not";
  Expected(const char* error)
    requires std::is_same_v<E, std::string>
      : held_(std::in_place_index<1>, error) {}

  bool has_value() const { return held_.index() == 0; }
  explicit operator bool() const { return has_value(); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(value()); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const E& error() const {
    RH_ASSERT(held_.index() == 1, "there is a value, not an error");
    return *std::get_if<1>(&held_);
  }

 private:
  T& value() {
    RH_ASSERT(held_.index() == 0, "there is an error, not a value");
    return *std::get_if<0>(&held_);
  }
  const T& value() const { return const_cast<Expected*>(this)->value(); }

  std::variant<T, E> held_;
};

}  // namespace roundhouse
