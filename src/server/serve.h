// `roundhouse serve`: the whole server behind one call.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace roundhouse {

struct ServeOptions {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 8080;               // 0: any free one
  std::filesystem::path data_dir = "var";  // holds roundhouse.sqlite
  std::filesystem::path web_dir;           // the built page; empty: WebSocket only
  std::filesystem::path boards_dir;        // more boards, as files; empty: the built-in ones only
  std::string public_url;                  // behind a proxy: what people type
  int keep_finished = 0;                   // days that finished games are kept; 0: for ever
  int keep_guests = 0;                     // days that guests are kept who stay away; 0: for ever
  int bot_delay_ms = 700;                  // a bot's pace; 0 in tests
  int bot_threads = 1;                     // that think for bots
  std::size_t max_tables = 10'000;         // in memory at once
  std::size_t max_connections = 4096;
  std::size_t max_per_address = 64;          // of those, by household (net.h); 0: no limit
  std::size_t max_waiting_mib = 128;         // held for all connections together
  std::vector<std::string> allowed_hosts;    // names of this server besides that of public_url
  std::vector<std::string> trusted_proxies;  // their word is taken on who their visitors are
  double messages_per_second = 50;           // of one connection; 0: no limit
  double tables_per_minute = 20;             // made by one connection; 0: no limit
  double readings_per_second = 100;          // of finished games by HTTP, in all; 0: no limit
};

// Serves until SIGINT or SIGTERM. Says on standard output where to point the browser.
// Returns the exit code: 0, or 1 with a sentence on standard error.
int serve(const ServeOptions& options);

// `roundhouse backup`: a consistent copy of the store, also of a running server. The exit code.
int back_up(const std::filesystem::path& copy, const std::filesystem::path& data_dir);

}  // namespace roundhouse
