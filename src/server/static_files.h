// Which file answers a request path, and how a browser should treat it.
// Not here: HTTP itself. Nothing outside the given folder, and no dot file, is ever found.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

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

}  // namespace roundhouse::server
