// A record in a file, followed up to some move: what `show` and `hint` share.
#pragma once

#include <memory>
#include <string>

#include "play/catalogue.h"

namespace roundhouse::cli {

// The first game of the file as it stood after `at` moves (-1: to its end), or what is wrong with
// the file. Throws UsageError when the game has fewer moves.
Expected<std::unique_ptr<Game>> open_record_at(const Catalogue& catalogue, const std::string& file,
                                               int at);

}  // namespace roundhouse::cli
