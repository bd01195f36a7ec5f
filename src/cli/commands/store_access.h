// What the operator's commands share: opening a store, a table or a guest by the beginning of its
// id, moments as text. Failures are told in one line (usage.h).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/usage.h"
#include "server/store/operator_store.h"

namespace roundhouse::cli {

using server::OperatorStore;

// nullptr: the person has been told.
inline std::unique_ptr<OperatorStore> open_operator_store(
    const std::filesystem::path& data, OperatorStore::Use use = OperatorStore::Use::read) {
  auto opened = OperatorStore::open(data, use);
  if (opened) return *std::move(opened);
  fail(opened.error().text);
  return nullptr;
}

// What was read; nullopt: the person has been told.
template <class T>
std::optional<T> got(server::Stored<T> stored) {
  if (stored) return *std::move(stored);
  fail(stored.error().text);
  return std::nullopt;
}

// The one that begins so. `what`: "table" or "guest".
std::optional<std::string> the_one(server::Stored<std::vector<std::string>> found,
                                   const std::string& typed, const std::string& what);

// As it may stand in a terminal, whatever a damaged row holds: no control characters, no broken
// text, not too long.
std::string legible(std::string_view text);

std::string utc(std::int64_t seconds);  // "2026-11-17 02:49"

}  // namespace roundhouse::cli
