// `roundhouse engine`: protocol/messages.md as JSON lines on standard input and output.
#pragma once

#include <string>

namespace roundhouse::cli {

int engine(const std::string& boards_folder);

}  // namespace roundhouse::cli
