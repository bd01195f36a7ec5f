#include "server/net/static_files.h"

#include <array>
#include <chrono>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "server/net/gzip.h"

namespace roundhouse::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".avif", "image/avif"},
    {".ico", "image/x-icon"},
    {".woff", "font/woff"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".txt", "text/plain; charset=utf-8"},
    {".md", "text/markdown; charset=utf-8"},
}};

std::string_view mime_type(const fs::path& path) {
  const std::string extension = path.extension().string();
  for (const auto& [known, type] : kTypes)
    if (extension == known) return type;
  return "application/octet-stream";
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_value(text[i + 1]);
    const int low = hex_value(text[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

// Every part is a plain name: no "..", no hidden file, no second root, no odd character.
bool is_plain(const std::string& path) {
  if (path.empty() || path.front() != '/') return false;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto c = static_cast<unsigned char>(path[i]);
    if (c < 0x20 || c == '\\' || c == 0x7f) return false;
    if (c == '/' && i + 1 < path.size() && (path[i + 1] == '.' || path[i + 1] == '/')) return false;
  }
  return true;
}

// A symbolic link could still lead out.
bool lies_within(const fs::path& root, const fs::path& file) {
  std::error_code error;
  const fs::path real_root = fs::canonical(root, error);
  if (error) return false;
  const fs::path real_file = fs::canonical(file, error);
  if (error) return false;
  const fs::path relative = real_file.lexically_relative(real_root);
  return !relative.empty() && *relative.begin() != "..";
}

std::string etag_of(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  const auto time = fs::last_write_time(file, error).time_since_epoch().count();
  return fmt::format("\"{:x}-{:x}\"", size, static_cast<std::uint64_t>(time));
}

}  // namespace

std::optional<StaticFile> find_static_file(const fs::path& root, std::string_view path) {
  const auto decoded = percent_decoded(path);
  if (root.empty() || !decoded || !is_plain(*decoded)) return std::nullopt;
  const fs::path file = root / (*decoded == "/" ? "index.html" : decoded->substr(1));
  std::error_code error;
  if (!fs::is_regular_file(file, error) || !lies_within(root, file)) return std::nullopt;
  // The bundler puts a hash into the names under /assets/, so such a file never changes.
  const bool hashed = decoded->starts_with("/assets/");
  return StaticFile{file, mime_type(file),
                    hashed ? "public, max-age=31536000, immutable" : "no-cache", etag_of(file)};
}

std::optional<std::string> read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (in.bad()) return std::nullopt;
  return text;
}

bool is_worth_gzip(std::string_view type, std::size_t size) {
  constexpr std::size_t kLeast = 1024;
  return size >= kLeast && (type.starts_with("text/") || type.starts_with("application/json") ||
                            type == "image/svg+xml" || type == "application/manifest+json" ||
                            type == "application/wasm");
}

const LoadedFile* FileShelf::find(std::string_view path) {
  auto file = find_static_file(root_, path);
  if (!file) return nullptr;
  LoadedFile& loaded = files_[file->path];
  if (loaded.etag == file->etag) return &loaded;
  auto body = read_file(file->path);
  if (!body) return nullptr;
  const auto text = [](std::string bytes) {
    return std::make_shared<const std::string>(std::move(bytes));
  };
  loaded = {file->type, file->cache, std::move(file->etag), text(*std::move(body)), {}};
  if (is_worth_gzip(loaded.type, loaded.body->size())) loaded.gzip = text(gzipped(*loaded.body));
  return &loaded;
}

}  // namespace roundhouse::server
