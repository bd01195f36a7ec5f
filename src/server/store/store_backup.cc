// A copy of a store is written beside its target first, so that the name appears only when the copy
// is whole. Whoever writes it holds a lock on it: what has none was left by one that was killed.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include "server/store/data_folder.h"
#include "server/store/open_store.h"
#include "server/store/sqlite.h"

namespace roundhouse::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPart = ".roundhouse-part";

// A file, and the lock on it, for as long as this lives.
class LockedFile {
 public:
  LockedFile(const fs::path& path, int flags)
      : file_(::open(path.c_str(), flags | O_CLOEXEC | O_NOFOLLOW, 0600)),
        error_(errno),
        locked_(file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) == 0) {}
  ~LockedFile() {
    if (file_ >= 0) ::close(file_);
  }
  LockedFile(const LockedFile&) = delete;
  LockedFile& operator=(const LockedFile&) = delete;

  bool is_locked() const { return locked_; }
  std::string problem() const {
    return file_ < 0 ? std::generic_category().message(error_) : "another backup writes it";
  }

 private:
  int file_;
  int error_;
  bool locked_;
};

StoreStatus copy_whole(const fs::path& file, const fs::path& part, const fs::path& copy) {
  try {
    copy_database(Database(file), part);
  } catch (const SqliteError& error) {
    return StoreError{error.what()};
  }
  std::error_code error;
  fs::rename(part, copy, error);
  return error ? StoreStatus(StoreError{error.message()}) : std::nullopt;
}

}  // namespace

void remove_broken_backups(const fs::path& folder) {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    if (!entry.path().string().ends_with(kPart)) continue;
    const LockedFile part(entry.path(), O_RDONLY);
    if (!part.is_locked()) continue;
    fs::remove(fs::path(entry.path()) += "-journal", ignored);  // SQLite's, beside it
    fs::remove(entry.path(), ignored);
  }
}

StoreStatus back_up_store(const fs::path& data_dir, const fs::path& copy) {
  const auto file = store_file(data_dir);
  if (!fs::exists(file))
    return StoreError{fmt::format("there is no store in {}", data_dir.string())};
  if (fs::exists(copy)) return StoreError{fmt::format("{} is already there", copy.string())};
  const auto cannot = [&](std::string_view why) {
    return StoreError{fmt::format("cannot copy to {}: {}", copy.string(), why)};
  };
  remove_broken_backups(copy.has_parent_path() ? copy.parent_path() : fs::path("."));
  const fs::path part = fs::path(copy) += kPart;
  const LockedFile lock(part, O_CREAT | O_RDWR);
  if (!lock.is_locked()) return cannot(lock.problem());
  const StoreStatus failed = copy_whole(file, part, copy);
  std::error_code ignored;
  if (failed) fs::remove(fs::path(part) += "-journal", ignored);
  if (failed) fs::remove(part, ignored);
  if (failed) return cannot(failed->text);
  return std::nullopt;
}

}  // namespace roundhouse::server
