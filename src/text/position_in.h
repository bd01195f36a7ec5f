// Reading a position: what those of all games have in common. The game reads its own part.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.h"
#include "text/data_error.h"
#include "text/json_in.h"

namespace roundhouse::text {

// `read` makes the state of the JSON; what it cannot be is named with its place.
template <class Rules, class Read>
Expected<typename Rules::State, DataError> read_position_of(std::string_view json,
                                                            std::string_view game,
                                                            std::string_view board,
                                                            const Rules& rules, Read read) {
  Problem problem;
  if (const auto value = parse_json(json, problem)) {
    const JsonIn in(*value, problem);
    in.member("format").expect_text("roundhouse-position");
    in.member("version").integer(1, 1);
    in.member("game").expect_text(game);
    in.member("board").expect_text(board);
    const typename Rules::State state = read(in);
    if (!problem.found) {
      const char* error = rules.position_error(state);
      if (error == nullptr) return state;
      problem.note("", std::string("impossible: ") + error);
    }
  }
  return DataError{"position", problem.pointer, problem.what};
}

}  // namespace roundhouse::text
