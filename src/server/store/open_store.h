// The store in a folder of this machine, in SQLite; and copies of it.
#pragma once

#include <filesystem>
#include <memory>

#include "server/store/store.h"

namespace roundhouse::server {

// <data_dir>/roundhouse.sqlite, made (with the folder) if it is not there.
Expected<std::unique_ptr<Store>, StoreError> open_store(const std::filesystem::path& data_dir);

// A consistent copy of a store, also while a server is writing to it. The copy appears whole or
// not at all; a file that is already there is not touched.
StoreStatus back_up_store(const std::filesystem::path& data_dir, const std::filesystem::path& copy);
// Removes what backups that were killed have left in a folder.
void remove_broken_backups(const std::filesystem::path& folder);

}  // namespace roundhouse::server
