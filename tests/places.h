// Where the tests find the repository and the program. In a source of its own, so that no other
// test file is compiled anew because a checkout lies elsewhere.
#pragma once

#include <string>

namespace roundhouse {

std::string in_repository(const std::string& path);
std::string program_file();

}  // namespace roundhouse
