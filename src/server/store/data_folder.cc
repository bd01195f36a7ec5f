#include "server/store/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "server/base/log.h"

namespace roundhouse::server {
namespace {

namespace fs = std::filesystem;

constexpr auto kOwner = fs::perms::owner_read | fs::perms::owner_write;
constexpr auto kOthers = fs::perms::group_all | fs::perms::others_all;

StoreError cannot(std::string_view what, const fs::path& path, std::string_view why) {
  return {fmt::format("cannot {} {}: {}", what, path.string(), why)};
}

std::string last_error() { return std::generic_category().message(errno); }

// SQLite gives its other files the rights of the first.
StoreStatus make_private(const fs::path& file) {
  const int made = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  if (made >= 0) return ::close(made), std::nullopt;
  if (errno != EEXIST) return cannot("make", file, last_error());
  return std::nullopt;
}

void tighten(const fs::path& file) {
  std::error_code error;
  const auto status = fs::status(file, error);
  if (error || !fs::is_regular_file(status)) return;
  if ((status.permissions() & kOthers) == fs::perms::none) return;
  fs::permissions(file, kOwner, error);
  const std::string name = file.filename().string();
  if (error)
    log_error("store-open-to-others", {{"file", name}, {"what", error.message()}});
  else
    log_info("store-tightened", {{"file", name}});
}

std::string holder_of(int file) {
  std::array<char, 32> text{};
  const auto size = ::pread(file, text.data(), text.size() - 1, 0);
  const std::string pid(text.data(), size > 0 ? std::strcspn(text.data(), "\n") : 0);
  return pid.empty() ? "another process" : "process " + pid;
}

}  // namespace

fs::path store_file(const fs::path& data_dir) { return data_dir / "roundhouse.sqlite"; }

StoreStatus prepare_folder(const fs::path& data_dir) {
  std::error_code error;
  const bool made = fs::create_directories(data_dir, error);
  if (error) return cannot("make the folder", data_dir, error.message());
  if (made) fs::permissions(data_dir, fs::perms::owner_all, error);
  const fs::path file = store_file(data_dir);
  for (const char* end : {"", "-wal", "-shm"}) tighten(fs::path(file) += end);
  return make_private(file);
}

std::variant<DataLock, InUse, StoreError> DataLock::take(const fs::path& data_dir) {
  if (const auto failed = prepare_folder(data_dir)) return *failed;
  const fs::path path = data_dir / "lock";
  const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (file < 0) return cannot("make", path, last_error());
  DataLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return InUse{holder_of(file)};
  const std::string pid = fmt::format("{}\n", ::getpid());
  if (::ftruncate(file, 0) != 0 || ::pwrite(file, pid.data(), pid.size(), 0) < 0)
    return cannot("write", path, last_error());
  return lock;
}

DataLock::DataLock(DataLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

DataLock::~DataLock() {
  if (file_ >= 0) ::close(file_);
}

std::optional<std::uint64_t> space_left(const fs::path& data_dir) {
  std::error_code error;
  const auto space = fs::space(data_dir, error);
  if (error || space.available == static_cast<std::uintmax_t>(-1)) return std::nullopt;
  return space.available;
}

}  // namespace roundhouse::server
