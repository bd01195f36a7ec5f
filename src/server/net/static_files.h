// Which file answers a request path, and how a browser should treat it.
// Not here: HTTP itself. Nothing outside the given folder, and no dot file, is ever found.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/base/connections.h"

namespace roundhouse::server {

struct StaticFile {
  std::filesystem::path path;
  std::string_view type;   // MIME type
  std::string_view cache;  // Cache-Control
  std::string etag;
};

// `path` as it stands in the request, without the query; `/` means index.html.
std::optional<StaticFile> find_static_file(const std::filesystem::path& root,
                                           std::string_view path);

std::optional<std::string> read_file(const std::filesystem::path& path);

// Whether a body of this kind and size becomes smaller on the way.
bool is_worth_gzip(std::string_view type, std::size_t size);

struct LoadedFile {
  std::string_view type;
  std::string_view cache;
  std::string etag;
  Text body;  // one for all who are being sent it
  Text gzip;  // none: not worth it
};

// Files once read, with their compressed form; a file that has changed is read again.
class FileShelf {
 public:
  explicit FileShelf(std::filesystem::path root) : root_(std::move(root)) {}
  const LoadedFile* find(std::string_view path);

 private:
  std::filesystem::path root_;
  std::map<std::filesystem::path, LoadedFile> files_;  // no more than there are in the folder
};

}  // namespace roundhouse::server
