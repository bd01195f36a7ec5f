#include "places.h"

namespace roundhouse {

std::string in_repository(const std::string& path) { return RH_SOURCE_DIR "/" + path; }
std::string program_file() { return RH_PROGRAM; }

}  // namespace roundhouse
