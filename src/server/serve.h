// `roundhouse serve`: the whole server behind one call.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace roundhouse {

struct ServeOptions {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 8080;               // 0: any free one
  std::filesystem::path data_dir = "var";  // holds roundhouse.sqlite
  std::filesystem::path web_dir;           // the built page; empty: WebSocket only
  std::filesystem::path boards_dir;        // more boards, as files; empty: the built-in ones only
  std::string public_url;                  // behind a proxy: what people type
  int bot_delay_ms = 700;                  // a bot's pace; 0 in tests
};

// Serves until SIGINT or SIGTERM. Says on standard output where to point the browser.
// Returns the exit code: 0, or 1 with a sentence on standard error.
int serve(const ServeOptions& options);

}  // namespace roundhouse
