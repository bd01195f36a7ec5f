#include "cli/commands/whole_file.h"

#include <utility>

namespace roundhouse::cli {

namespace fs = std::filesystem;

namespace {

// Moving a file over a device would replace the device.
bool takes_a_stream(const fs::path& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

fs::path place_to_write(const fs::path& path) {
  return takes_a_stream(path) ? path : fs::path(path) += ".part";
}

}  // namespace

WholeFile::WholeFile(fs::path path, Readers readers)
    : path_(std::move(path)), written_(place_to_write(path_)) {
  std::error_code ignored;
  if (!fs::is_directory(path_, ignored)) out_.open(written_, std::ios::binary);
  if (!out_.is_open()) out_.setstate(std::ios::failbit);
  if (readers == Readers::owner && written_ != path_)
    fs::permissions(written_, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

WholeFile::~WholeFile() {
  if (written_ == path_ || !out_.is_open()) return;
  out_.close();
  std::error_code ignored;
  fs::remove(written_, ignored);
}

void WholeFile::write(std::string_view text) {
  out_.write(text.data(), static_cast<std::streamsize>(text.size()));
}

bool WholeFile::finish() {
  out_.flush();
  std::error_code error;
  if (out_.good() && written_ != path_) fs::rename(written_, path_, error);
  if (!out_.good() || error) return false;
  out_.close();
  return true;
}

bool write_whole_file(const fs::path& path, std::string_view text) {
  WholeFile file(path);
  file.write(text);
  return file.finish();
}

}  // namespace roundhouse::cli
