// What `roundhouse board check` says of a board that can be played on.
#pragma once

#include <string>
#include <vector>

namespace roundhouse {

struct BoardReport {
  std::vector<std::string> facts;     // a line each, behind the name of the file
  std::vector<std::string> warnings;  // what a map maker would want to know
};

}  // namespace roundhouse
