// The files of data/ as text inside the program, written by tools/embed_text.py at build time.
// Not a parser and not a file system: whoever reads boards, layouts and rulesets gets these texts.
#pragma once

#include <span>
#include <string_view>

namespace roundhouse {

struct EmbeddedFile {
  std::string_view path;  // below data/, e.g. "<family>/usa.json"
  std::string_view text;
};

// Every JSON file of data/, sorted by path.
std::span<const EmbeddedFile> embedded_files();

}  // namespace roundhouse
