// The tables of the store's file, and how an older file becomes a newer one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "server/store/sqlite.h"

namespace roundhouse::server {

// Open for writing, in the newest schema. A file of a newer program is left alone: SqliteError.
Database open_store_file(const std::filesystem::path& file);

// For a command that must not lift the file: whether it is in the schema that we know. Otherwise a
// sentence.
std::optional<std::string> schema_problem(const Database& db);

}  // namespace roundhouse::server
