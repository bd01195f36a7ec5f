// Names in scenes of the rulebook: cards, tracks and tickets written as text, and names for
// hand-made boards.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "games/routes/text/map.h"

namespace roundhouse::rulebook {

inline std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> list;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) list.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

inline std::string unused_name(const std::vector<std::string>& taken, int a, int b) {
  const std::string plain{static_cast<char>('a' + a), '-', static_cast<char>('a' + b)};
  std::string name = plain;
  for (int n = 2; std::ranges::find(taken, name) != taken.end(); ++n)
    name = plain + "-" + std::to_string(n);
  return name;
}

inline routes::Map named_map(const routes::Board& board) {
  routes::Map map;
  map.id = "small";
  map.board = board;
  for (const char* colour : {"red", "blue", "green"})
    if (static_cast<int>(map.colours.size()) < board.colours) map.colours.push_back({colour, {}});
  map.colours.push_back({"locomotive", {}});
  for (int t = 0; t < board.tracks; ++t)
    map.tracks.push_back(unused_name(map.tracks, board.track[t].a, board.track[t].b));
  for (int t = 0; t < board.tickets; ++t)
    map.tickets.push_back(unused_name(map.tickets, board.ticket[t].a, board.ticket[t].b));
  return map;
}

// Kinds of cards: "red:3 locomotive" is four of them.
inline std::vector<u8> kinds_of(const routes::Map& map, std::string_view cards) {
  std::vector<u8> list;
  for (std::string_view word : words(cards)) {
    const std::size_t colon = std::min(word.find(':'), word.size());
    const auto kind = map.find_kind(word.substr(0, colon));
    std::size_t times = 1;
    if (colon < word.size())
      std::from_chars(word.data() + colon + 1, word.data() + word.size(), times);
    EXPECT_TRUE(kind) << "no such card: " << word;
    list.insert(list.end(), times, static_cast<u8>(kind.value_or(0)));
  }
  return list;
}

inline std::vector<u8> numbers_of(const std::vector<std::string>& names, std::string_view list) {
  std::vector<u8> found;
  for (std::string_view word : words(list)) {
    const auto name = std::ranges::find(names, word);
    if (name == names.end())
      ADD_FAILURE() << "no such name: " << word;
    else
      found.push_back(static_cast<u8>(name - names.begin()));
  }
  return found;
}

template <class List>
std::string tickets_text(const routes::Map& map, const List& tickets) {
  std::string text;
  for (auto t : tickets)
    if (t != kNone) text += (text.empty() ? "" : " ") + map.tickets[static_cast<std::size_t>(t)];
  return text;
}

}  // namespace roundhouse::rulebook
