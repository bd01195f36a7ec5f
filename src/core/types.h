// The small words every game uses: integers of fixed width, seats, sets of seats.
// Not here: anything that belongs to one game.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace roundhouse {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i16 = std::int16_t;

inline constexpr int kMaxSeats = 5;
inline constexpr u8 kNone = 255;  // "no seat", "no card", "no ticket" in stored bytes

// A place at the table, from 0. A scoped enum, so that nobody adds two seats by accident.
enum class Seat : u8 {};
inline constexpr Seat kNobody{kNone};  // spectators sit here

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }

// Who may act now. Usually one seat; all of them while opening tickets are chosen; empty when over.
struct SeatSet {
  u8 bits = 0;

  constexpr bool has(Seat s) const { return index(s) < 8 && ((bits >> index(s)) & 1) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr Seat lowest() const { return seat_at(std::countr_zero(bits)); }
  constexpr void add(Seat s) { bits = static_cast<u8>(bits | (1u << index(s))); }
  constexpr void remove(Seat s) { bits = static_cast<u8>(bits & ~(1u << index(s))); }
  static constexpr SeatSet only(Seat s) { return SeatSet{static_cast<u8>(1u << index(s))}; }
  static constexpr SeatSet all(int seats) { return SeatSet{static_cast<u8>((1u << seats) - 1)}; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;
};

// A value whose copy is memcpy and whose equality is memcmp: no pointers, no padding.
template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

}  // namespace roundhouse
