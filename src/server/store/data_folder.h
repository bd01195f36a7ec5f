// The folder a server lives in: who has it, who may read it, how much space is left there.
// Not here: what stands in the store (store.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "server/store/store.h"

namespace roundhouse::server {

std::filesystem::path store_file(const std::filesystem::path& data_dir);

// The folder, made if it is not there, and in it the file of the store: all for the owner alone. A
// store that others may read is closed to them; the log says so.
StoreStatus prepare_folder(const std::filesystem::path& data_dir);

struct InUse {
  std::string by;  // "process 1234"
};

// One process at a time owns the folder. The lock goes with the process, however it ends.
class DataLock {
 public:
  // Prepares the folder.
  static std::variant<DataLock, InUse, StoreError> take(const std::filesystem::path& data_dir);
  ~DataLock();
  DataLock(DataLock&& other) noexcept;
  DataLock& operator=(DataLock&&) = delete;

 private:
  explicit DataLock(int file) : file_(file) {}
  int file_;
};

// Bytes that we could still write there; nullopt: the system does not say.
std::optional<std::uint64_t> space_left(const std::filesystem::path& data_dir);

}  // namespace roundhouse::server
