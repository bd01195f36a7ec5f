// Options of a table as names and texts, and the one that several games share.
#pragma once

#include <map>
#include <string>

#include "core/expected.h"
#include "core/types.h"

namespace roundhouse::text {

using Options = std::map<std::string, std::string, std::less<>>;

// "options":{"name":"value",…}
void put_options(std::string& out, const Options& options);

// Who begins, where `first-seat` is the only option: a seat, kNobody for luck, or a clear sentence.
Expected<Seat> first_seat(const Options& options, int seats);

}  // namespace roundhouse::text
