// A file that appears whole or not at all: it is written beside its place and then moved there.
// What is no file (a pipe, a terminal, a device) is written to as it stands.
#pragma once

#include <filesystem>
#include <fstream>
#include <string_view>

namespace roundhouse::cli {

class WholeFile {
 public:
  enum class Readers { anybody, owner };

  explicit WholeFile(std::filesystem::path path, Readers readers = Readers::anybody);
  ~WholeFile();  // what was not finished leaves nothing behind
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  bool good() const { return out_.good(); }
  void write(std::string_view text);
  bool finish();

 private:
  std::filesystem::path path_;
  std::filesystem::path written_;  // where the text goes until it is finished
  std::ofstream out_;
};

// Writes all of it; false if that failed, and then nothing is there.
bool write_whole_file(const std::filesystem::path& path, std::string_view text);

}  // namespace roundhouse::cli
