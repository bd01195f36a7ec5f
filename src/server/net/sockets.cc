#include "server/net/sockets.h"

#include <array>
#include <chrono>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include "server/base/metrics.h"
#include "server/base/rate.h"
#include "server/net/error_values.h"

namespace roundhouse::server {
namespace {

namespace asio = boost::asio;
using asio::awaitable;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::seconds;

constexpr seconds kLook{1};
constexpr seconds kPing{30};     // of silence, and a ping goes out
constexpr seconds kSilence{60};  // and the connection is taken for dead
constexpr seconds kStuck{30};    // without a byte taken by a reader for whom something waits
constexpr seconds kGoodbye{5};   // from the beginning of a close to its end
constexpr std::size_t kChunk = 4096;
constexpr int kSendBuffer = 32 * 1024;  // the kernel's; it would keep megabytes for a slow reader

Text as_text(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

}  // namespace

struct Sockets::Socket {
  Socket(ConnId conn, tcp::socket&& connection, Waiting& all, double extra_frames)
      : id(conn),
        tcp(std::move(connection)),
        waiting(all, [this] { drop(); }),
        extra(extra_frames, 4 * extra_frames) {}

  // What is under way fails, and from there the connection ends as any other.
  void end() {
    closing = true;
    waiting.clear();
    error_code ignored;
    tcp.close(ignored);
  }
  // Without a goodbye, and so that the kernel forgets at once what it held for the other side.
  void drop() {
    error_code ignored;
    tcp.set_option(asio::socket_base::linger(true, 0), ignored);
    end();
  }

  ConnId id;
  asio::ip::tcp::socket tcp;
  Waiting::Reader waiting;
  Rate extra;
  Moment heard = now();    // last byte from the other side
  Moment written = now();  // last byte it took, or the time since when something waits for it
  Moment closing_since = {};
  bool writing = false;
  bool closing = false;  // nothing more is read, and nothing more is sent but what waits already
  bool pinged = false;   // since it was last heard
};

Sockets::Sockets(asio::io_context& io, Waiting& waiting, SocketLimits limits)
    : io_(io), waiting_(waiting), limits_(limits) {}

Sockets::~Sockets() = default;

awaitable<void> Sockets::serve(tcp::socket connection, std::string early, std::string household) {
  error_code ignored;
  connection.set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
  auto socket =
      std::make_shared<Socket>(next_conn_++, std::move(connection), waiting_, limits_.extra_frames);
  sockets_.emplace(socket->id, socket);
  handler_->on_open(socket->id, household);
  co_await read(socket, std::move(early));
  socket->waiting.keep(0);
  handler_->on_close(socket->id);
  co_await throw_away(socket);
  socket->end();
  sockets_.erase(socket->id);
}

// Ends with the connection or with the beginning of a close, whichever side began it.
awaitable<void> Sockets::read(SocketPtr socket, std::string early) {
  FrameReader reader(limits_.frames);
  std::array<char, kChunk> chunk;
  for (std::string_view bytes = early; !socket->closing;) {
    while (!bytes.empty() && !socket->closing) {
      const FrameKind found = reader.next(bytes);
      take(socket, reader, found);
      if (found == FrameKind::text) co_await asio::post(io_, asio::use_awaitable);  // others' turn
    }
    early = {};
    socket->waiting.keep(reader.held());
    if (socket->closing) co_return;
    const auto [error, size] =
        co_await socket->tcp.async_read_some(asio::buffer(chunk), kErrorValues);
    if (error) {
      socket->end();
      co_return;
    }
    socket->heard = now();
    socket->pinged = false;
    bytes = {chunk.data(), size};
  }
}

void Sockets::take(const SocketPtr& socket, FrameReader& reader, FrameKind found) {
  const bool is_extra =
      found == FrameKind::ping || found == FrameKind::pong || found == FrameKind::part;
  if (is_extra && !socket->extra.allows()) return begin_close(socket, CloseCode::policy);
  if (found == FrameKind::text) handler_->on_text(socket->id, reader.take_text());
  if (found == FrameKind::ping) push(socket, {Opcode::pong, as_text(reader.payload())});
  if (found == FrameKind::close || found == FrameKind::fault) begin_close(socket, reader.code());
}

// A close that begins with bytes unread would reset the connection, and our last words with it.
awaitable<void> Sockets::throw_away(SocketPtr socket) {
  std::array<char, kChunk> chunk;
  while (socket->tcp.is_open()) {
    const auto [error, size] =
        co_await socket->tcp.async_read_some(asio::buffer(chunk), kErrorValues);
    if (error) co_return;
  }
}

// One coroutine at a time writes to a socket, and says that nothing follows after a goodbye.
awaitable<void> Sockets::write(SocketPtr socket) {
  const auto goes_on = [&](const error_code& error, std::size_t) -> std::size_t {
    socket->written = now();
    return error ? 0 : std::size_t{1} << 16;
  };
  bool goodbye = false;
  while (!socket->waiting.empty()) {
    const Outgoing next = socket->waiting.front();
    const std::string head = frame_head(next.opcode, next.text->size());
    const std::array parts{asio::buffer(head), asio::buffer(*next.text)};
    const auto [error, size] =
        co_await asio::async_write(socket->tcp, parts, goes_on, kErrorValues);
    if (error) socket->end();
    if (!socket->waiting.empty()) socket->waiting.pop();
    goodbye = next.opcode == Opcode::close;
  }
  error_code ignored;
  if (goodbye) socket->tcp.shutdown(tcp::socket::shutdown_send, ignored);
  socket->writing = false;
}

void Sockets::push(const SocketPtr& socket, Outgoing next) {
  if (socket->waiting.empty()) socket->written = now();
  socket->waiting.push(std::move(next));
  if (socket->waiting.bytes() > limits_.queued) socket->drop();
  if (socket->writing || socket->waiting.empty()) return;
  socket->writing = true;
  // What escapes a coroutine is a bug: it leaves run() instead of vanishing.
  asio::co_spawn(io_, write(socket), [](std::exception_ptr error) {
    if (error) std::rethrow_exception(error);
  });
}

void Sockets::send(ConnId conn, Text text) {
  const auto found = sockets_.find(conn);
  if (found == sockets_.end() || found->second->closing) return;
  push(found->second, {Opcode::text, std::move(text)});
}

void Sockets::close(ConnId conn, CloseCode code) {
  const auto found = sockets_.find(conn);
  if (found != sockets_.end()) begin_close(found->second, code);
}

void Sockets::begin_close(const SocketPtr& socket, CloseCode code) {
  if (socket->closing) return;
  socket->closing = true;
  socket->closing_since = now();
  push(socket, {Opcode::close, as_text(close_payload(code))});
}

void Sockets::close_all(CloseCode code) {
  for (const auto& [conn, socket] : sockets_) begin_close(socket, code);
}

awaitable<void> Sockets::look_after() {
  asio::steady_timer timer(io_);
  for (;;) {
    timer.expires_after(kLook);
    co_await timer.async_wait(asio::use_awaitable);
    for (const auto& [conn, socket] : sockets_) look_after(socket);
  }
}

void Sockets::look_after(const SocketPtr& socket) {
  const Moment at = now();
  const bool late = socket->closing && at - socket->closing_since > kGoodbye;
  const bool stuck = !socket->waiting.empty() && at - socket->written > kStuck;
  const bool silent = at - socket->heard > kSilence;
  if (late || stuck || silent) return socket->drop();
  if (socket->closing || socket->pinged || at - socket->heard < kPing) return;
  socket->pinged = true;
  push(socket, {Opcode::ping, as_text("")});
}

}  // namespace roundhouse::server
