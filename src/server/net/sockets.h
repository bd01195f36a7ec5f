// The WebSockets: each is read by one coroutine and written to by at most one other; a look over
// all of them once a second pings the silent and ends what is stuck. For net.cc alone.
// Not here: HTTP, the opening handshake, who may connect.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/base/connections.h"
#include "server/net/frames.h"
#include "server/net/waiting.h"

namespace roundhouse::server {

struct SocketLimits {
  FrameLimits frames;
  std::size_t queued = 4 << 20;  // bytes waiting for one slow reader, who is then dropped
  double extra_frames = 50;      // a second: pings, pongs, parts of a text; 0: no limit
};

class Sockets {
 public:
  Sockets(boost::asio::io_context& io, Waiting& waiting, SocketLimits limits);
  ~Sockets();

  void listen_with(NetHandler& handler) { handler_ = &handler; }
  // From the end of the handshake to the end of the connection. `early`: what came right behind the
  // request.
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket connection, std::string early,
                                     std::string household);
  void send(ConnId conn, Text text);
  void close(ConnId conn, CloseCode code);
  void close_all(CloseCode code);
  bool empty() const { return sockets_.empty(); }
  // Forever; once.
  boost::asio::awaitable<void> look_after();

 private:
  struct Socket;
  using SocketPtr = std::shared_ptr<Socket>;

  boost::asio::awaitable<void> read(SocketPtr socket, std::string early);
  boost::asio::awaitable<void> throw_away(SocketPtr socket);
  boost::asio::awaitable<void> write(SocketPtr socket);
  void take(const SocketPtr& socket, FrameReader& reader, FrameKind found);
  void push(const SocketPtr& socket, Outgoing next);
  void begin_close(const SocketPtr& socket, CloseCode code);
  void look_after(const SocketPtr& socket);

  boost::asio::io_context& io_;
  Waiting& waiting_;
  SocketLimits limits_;
  NetHandler* handler_ = nullptr;
  ConnId next_conn_ = 1;
  std::unordered_map<ConnId, SocketPtr> sockets_;
};

}  // namespace roundhouse::server
