// Options of a table as names and texts, and the one that several games share.
#pragma once

#include <map>
#include <string>
#include <variant>

#include "core/types.h"

namespace roundhouse::codec {

using Options = std::map<std::string, std::string, std::less<>>;

// Who begins, where `first-seat` is the only option: a seat, kNobody for luck, or a clear sentence.
std::variant<Seat, std::string> first_seat(const Options& options, int seats);

}  // namespace roundhouse::codec
