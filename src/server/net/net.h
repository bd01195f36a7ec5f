// HTTP, WebSocket, timers and signals behind a plain interface: the only part that
// knows Beast and Asio, and only in net.cc, http_front.cc and sockets.cc, which are slow to
// compile. Not here: what messages mean; where files lie (static_files.h).
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/expected.h"
#include "server/base/connections.h"

namespace roundhouse::server {

struct NetOptions {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 8080;      // 0: any free one
  std::filesystem::path web_dir;  // empty: no files are served
  std::string public_url;         // where a proxy shows us; its pages may open the WebSocket
  std::vector<std::string> allowed_hosts;    // other names of ours
  std::vector<std::string> trusted_proxies;  // addresses and networks (household.h)
  std::size_t max_connections = 4096;
  // Of those, from one household; 0: no limit. This machine has none while no proxy is trusted.
  std::size_t max_per_address = 0;
  std::size_t max_waiting = 128 << 20;  // bytes held for all connections together (waiting.h)
};

struct HttpReply {
  unsigned status = 200;
  std::string_view type = "application/json";
  std::string body;
};
// Answers small GET requests before the files are looked at; nullopt: not mine. The target comes
// with its query.
using HttpHook = std::function<std::optional<HttpReply>(std::string_view target)>;

class Net final : public Connections {
 public:
  // Listens at once, so that an occupied port is known before anything else starts.
  // The string is a sentence for the person who started the server.
  static Expected<std::unique_ptr<Net>> open(NetOptions options);
  ~Net() override;

  std::uint16_t port() const;
  std::size_t connections() const;  // HTTP and WebSocket
  std::size_t waiting() const;      // bytes held for them

  // Serves until SIGTERM or SIGINT, then says goodbye to every connection.
  void run(NetHandler& handler, HttpHook hook);

  using Connections::send;
  void send(ConnId conn, Text text) override;
  void close(ConnId conn) override;
  void post_after(std::chrono::milliseconds delay, std::function<void()> work) override;
  void post(std::function<void()> work) override;

 private:
  class Impl;
  explicit Net(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace roundhouse::server
