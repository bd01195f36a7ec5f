// The seam between the network and the tables: who is connected, texts in, texts out, a timer.
// Not here: sockets (net.h) and what the texts mean (rooms.h). All of it happens on one thread, to
// which post() alone may be called from others.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace roundhouse::server {

using ConnId = std::uint64_t;                     // never used twice while the server runs
using Text = std::shared_ptr<const std::string>;  // one text may be on its way to many

// Hears what happens on the connections. on_close comes exactly once for each on_open, and
// never from inside a call of Connections.
class NetHandler {
 public:
  virtual ~NetHandler() = default;
  // `household` is the address it comes from, as far as an address tells one visitor from another:
  // of IPv6 the /64.
  virtual void on_open(ConnId conn, const std::string& household) = 0;
  virtual void on_text(ConnId conn, std::string text) = 0;
  virtual void on_close(ConnId conn) = 0;
};

// Reaches the connections. A connection that has gone is silently passed over.
class Connections {
 public:
  virtual ~Connections() = default;
  virtual void send(ConnId conn, Text text) = 0;
  virtual void close(ConnId conn) = 0;
  virtual void post_after(std::chrono::milliseconds delay, std::function<void()> work) = 0;
  virtual void post(std::function<void()> work) = 0;  // from any thread

  void send(ConnId conn, std::string text) {
    text.shrink_to_fit();  // it may have to wait
    send(conn, std::make_shared<const std::string>(std::move(text)));
  }
};

}  // namespace roundhouse::server
