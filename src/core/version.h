// Which Roundhouse this is: the version of CMakeLists.txt and the commit it was built from. Written
// into one small library by tools/embed_version.py, so that a new commit compiles nothing else.
#pragma once

#include <string>
#include <string_view>

namespace roundhouse {

std::string_view version_number();  // "0.9.0"
// "08f8d24a91c3", with "+" where files of the tree had been changed, or "unknown" without a git
// repository.
std::string_view version_commit();

// "0.9.0 (08f8d24a91c3)"
inline std::string version_text() {
  return std::string(version_number()) + " (" + std::string(version_commit()) + ")";
}

}  // namespace roundhouse
