// Everything runs on the one thread that called run(): no locks, no strands. Each connection is a
// coroutine that owns its stream.
#include "server/net/net.h"

#include <cerrno>
#include <csignal>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>

#include "server/base/log.h"
#include "server/net/error_values.h"
#include "server/net/household.h"
#include "server/net/http_front.h"
#include "server/net/sockets.h"
#include "server/net/waiting.h"

namespace roundhouse::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::awaitable;
using asio::ip::tcp;
using beast::error_code;

constexpr std::chrono::seconds kRequestTime{30};  // from the first byte of a head to its last
constexpr std::chrono::seconds kAnswerTime{120};  // a slow telephone takes a while for a page
constexpr std::chrono::seconds kGoodbyeTime{2};
constexpr std::chrono::milliseconds kAcceptPause{100};
constexpr std::uint32_t kHeaderLimit = 16 * 1024;
constexpr int kReceiveBuffer = 32 * 1024;  // the kernel's; nobody has much to tell us

constexpr std::string_view kNotUnderstood = "this request is not understood\n";
constexpr std::string_view kTooMany = "too many connections from one address\n";

// How many there are of each name.
class Census {
 public:
  // Counts one for as long as it lives.
  class Counted {
   public:
    Counted(Census& census, std::string name) : census_(census), name_(std::move(name)) {
      ++census_.counts_[name_];
    }
    ~Counted() {
      const auto found = census_.counts_.find(name_);
      if (--found->second == 0) census_.counts_.erase(found);
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

   private:
    Census& census_;
    std::string name_;
  };

  std::size_t of(const std::string& name) const {
    const auto found = counts_.find(name);
    return found == counts_.end() ? 0 : found->second;
  }

 private:
  std::map<std::string, std::size_t> counts_;
};
using CountedPtr = std::unique_ptr<Census::Counted>;

constexpr const char* kEveryone = "everyone";

// Garbled, rather than gone or silent.
bool is_garbled(const error_code& error) {
  return error.category() == http::make_error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message;
}

// A sentence on why nobody can listen there, and what to do about it.
std::string listen_error(const NetOptions& options, const error_code& error) {
  if (error.value() == EADDRINUSE)
    return fmt::format(
        "port {} is already in use: stop the program that has it, or take another "
        "with --port",
        options.port);
  if (error.value() == EACCES)
    return fmt::format("not allowed to listen on port {}: take one above 1023 with --port",
                       options.port);
  if (error.value() == EADDRNOTAVAIL)
    return fmt::format("this machine has no address {}: choose another with --listen",
                       options.listen);
  return fmt::format("cannot listen on {} port {}: {}", options.listen, options.port,
                     error.message());
}

// Whoever has connected, and who it is taken for.
struct Visitor {
  Address peer;
  CountedPtr place;       // among all connections
  CountedPtr household;   // among its own; behind a trusted proxy for the request under way
  std::string name = {};  // of the household
};

}  // namespace

class Net::Impl {
 public:
  explicit Impl(NetOptions options) : options_(std::move(options)) {}

  std::optional<std::string> listen();
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  std::size_t connections() const { return census_.of(kEveryone); }
  std::size_t waiting() const { return waiting_.all(); }
  void run(NetHandler& handler, HttpHook hook);
  void send(ConnId conn, Text text) { sockets_.send(conn, std::move(text)); }
  void close(ConnId conn) { sockets_.close(conn, CloseCode::normal); }
  void post_after(std::chrono::milliseconds delay, std::function<void()> work);
  void post(std::function<void()> work) { asio::post(io_, std::move(work)); }

 private:
  void spawn(awaitable<void> task);
  awaitable<void> accept_loop();
  std::optional<Visitor> welcome(const tcp::socket& socket);
  bool has_room_for(const Address& who) const;
  bool place_forwarded(Visitor& visitor, const HttpRequest& request);
  void warn_of_proxy(const Visitor& visitor, const HttpRequest& request);
  awaitable<void> serve(tcp::socket socket, Visitor visitor);
  // Until a WebSocket begins (what came behind the request) or the connection ends (nullopt).
  awaitable<std::optional<std::string>> serve_http(beast::tcp_stream& stream, Visitor& visitor);
  awaitable<bool> give(beast::tcp_stream& stream, HttpAnswer answer);
  awaitable<void> pause(std::chrono::milliseconds time);
  void wait_for_signal();
  void stop();

  NetOptions options_;
  Proxies proxies_;
  bool warned_of_proxy_ = false;
  HttpFront front_{options_.web_dir, options_.public_url, options_.allowed_hosts};
  Census census_;
  Waiting waiting_{options_.max_waiting};
  bool stopping_ = false;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_};
  Sockets sockets_{io_, waiting_, {}};
};

std::optional<std::string> Net::Impl::listen() {
  for (const std::string& proxy : options_.trusted_proxies)
    if (!proxies_.add(proxy))
      return fmt::format(
          "'{}' is not an address; --trust-proxy takes one such as 127.0.0.1 or 10.0.0.0/8", proxy);
  error_code error;
  const auto address = asio::ip::make_address(options_.listen, error);
  if (error)
    return fmt::format("'{}' is not an IP address; --listen takes one such as 127.0.0.1 or 0.0.0.0",
                       options_.listen);
  const tcp::endpoint endpoint{address, options_.port};
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.set_option(asio::socket_base::receive_buffer_size(kReceiveBuffer), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error) return listen_error(options_, error);
  return std::nullopt;
}

void Net::Impl::run(NetHandler& handler, HttpHook hook) {
  sockets_.listen_with(handler);
  front_.set_hook(std::move(hook));
  signals_.add(SIGINT);
  signals_.add(SIGTERM);
  wait_for_signal();
  spawn(accept_loop());
  spawn(sockets_.look_after());
  io_.run();
}

// A second signal does not wait for goodbyes.
void Net::Impl::wait_for_signal() {
  signals_.async_wait([this](error_code error, int) {
    if (error) return;
    if (stopping_) return io_.stop();
    stop();
    wait_for_signal();
  });
}

void Net::Impl::stop() {
  stopping_ = true;
  error_code ignored;
  acceptor_.close(ignored);
  sockets_.close_all(CloseCode::going_away);
  if (sockets_.empty()) return io_.stop();
  post_after(kGoodbyeTime, [this] { io_.stop(); });
}

// What escapes a coroutine is a bug: it leaves run() instead of vanishing.
void Net::Impl::spawn(awaitable<void> task) {
  asio::co_spawn(io_, std::move(task), [](std::exception_ptr error) {
    if (error) std::rethrow_exception(error);
  });
}

void Net::Impl::post_after(std::chrono::milliseconds delay, std::function<void()> work) {
  auto timer = std::make_shared<asio::steady_timer>(io_, delay);
  timer->async_wait([timer, work = std::move(work)](error_code error) {
    if (!error) work();
  });
}

awaitable<void> Net::Impl::pause(std::chrono::milliseconds time) {
  asio::steady_timer timer(io_, time);
  co_await timer.async_wait(kErrorValues);
}

awaitable<void> Net::Impl::accept_loop() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kErrorValues);
    if (error) {
      co_await pause(kAcceptPause);  // out of descriptors, most likely: others will leave
      continue;
    }
    if (auto visitor = welcome(socket)) spawn(serve(std::move(socket), *std::move(visitor)));
  }
}

// nullopt: there is no room, and the socket closes.
std::optional<Visitor> Net::Impl::welcome(const tcp::socket& socket) {
  error_code gone;
  const auto peer = parse_address(socket.remote_endpoint(gone).address().to_string());
  if (gone || !peer || connections() >= options_.max_connections) return std::nullopt;
  Visitor visitor{.peer = *peer,
                  .place = std::make_unique<Census::Counted>(census_, kEveryone),
                  .household = nullptr};
  if (proxies_.trusts(*peer)) return visitor;
  if (!has_room_for(*peer)) return std::nullopt;
  visitor.name = household_of(*peer);
  visitor.household = std::make_unique<Census::Counted>(census_, visitor.name);
  return visitor;
}

// A proxy on this machine that nobody told us of speaks for many.
bool Net::Impl::has_room_for(const Address& who) const {
  if (options_.max_per_address == 0 || (proxies_.empty() && is_this_machine(who))) return true;
  return census_.of(household_of(who)) < options_.max_per_address;
}

// Behind a trusted proxy each request may be somebody else's. False: that household has enough.
bool Net::Impl::place_forwarded(Visitor& visitor, const HttpRequest& request) {
  if (!proxies_.trusts(visitor.peer)) return true;
  const Address client = proxies_.client(visitor.peer, list_of(request, "X-Forwarded-For"),
                                         list_of(request, "Forwarded"));
  visitor.household = nullptr;
  visitor.name = household_of(client);
  if (!has_room_for(client)) return false;
  visitor.household = std::make_unique<Census::Counted>(census_, visitor.name);
  return true;
}

// Then all its visitors are one household, and share the limits of one.
void Net::Impl::warn_of_proxy(const Visitor& visitor, const HttpRequest& request) {
  if (warned_of_proxy_ || !proxies_.empty() || !is_this_machine(visitor.peer)) return;
  if (request["X-Forwarded-For"].empty() && request["Forwarded"].empty()) return;
  warned_of_proxy_ = true;
  log_error("proxy-not-trusted", {{"address", visitor.name},
                                  {"what", "visitors behind it are told apart by --trust-proxy"}});
}

awaitable<void> Net::Impl::serve(tcp::socket socket, Visitor visitor) {
  error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  beast::tcp_stream stream(std::move(socket));
  auto early = co_await serve_http(stream, visitor);
  if (!early) {
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    co_return;
  }
  if (stopping_) co_return;
  co_await sockets_.serve(stream.release_socket(), *std::move(early), visitor.name);
  if (stopping_ && sockets_.empty()) io_.stop();
}

awaitable<std::optional<std::string>> Net::Impl::serve_http(beast::tcp_stream& stream,
                                                            Visitor& visitor) {
  beast::flat_buffer buffer(kHeaderLimit);
  for (bool open = true; open;) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(kHeaderLimit);
    stream.expires_after(kRequestTime);
    const auto [error, size] =
        co_await http::async_read_header(stream, buffer, parser, kErrorValues);
    if (error && !is_garbled(error)) break;
    const bool readable = !error && parser.is_done();  // nobody has a body to send us
    const HttpRequest request = parser.release();
    stream.expires_after(kAnswerTime);
    if (!readable) {
      HttpAnswer answer = front_.refuse(request, 400, kNotUnderstood);
      answer.response.keep_alive(false);
      co_await give(stream, std::move(answer));
      break;
    }
    warn_of_proxy(visitor, request);
    if (!place_forwarded(visitor, request)) {
      open = co_await give(stream, front_.refuse(request, 429, kTooMany));
    } else if (front_.may_open_socket(request)) {
      auto response = HttpFront::switch_to_socket(request);
      const auto [failed, written] = co_await http::async_write(stream, response, kErrorValues);
      if (failed) break;
      stream.expires_never();
      co_return beast::buffers_to_string(buffer.data());
    } else {
      open = co_await give(stream, front_.answer(request));
    }
  }
  co_return std::nullopt;
}

// What waits for a slow reader counts like what waits for a WebSocket. False: the connection ends.
awaitable<bool> Net::Impl::give(beast::tcp_stream& stream, HttpAnswer answer) {
  Waiting::Reader reader(waiting_, [&stream] { stream.close(); });
  if (answer.body && !answer.shared) reader.push({Opcode::text, answer.body});
  const auto [error, size] = co_await http::async_write(stream, answer.response, kErrorValues);
  co_return !error && answer.response.keep_alive();
}

Net::Net(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Net::~Net() = default;

Expected<std::unique_ptr<Net>> Net::open(NetOptions options) {
  auto impl = std::make_unique<Impl>(std::move(options));
  if (auto error = impl->listen()) return *std::move(error);
  return std::unique_ptr<Net>(new Net(std::move(impl)));
}

std::uint16_t Net::port() const { return impl_->port(); }
std::size_t Net::connections() const { return impl_->connections(); }
std::size_t Net::waiting() const { return impl_->waiting(); }
void Net::run(NetHandler& handler, HttpHook hook) { impl_->run(handler, std::move(hook)); }
void Net::send(ConnId conn, Text text) { impl_->send(conn, std::move(text)); }
void Net::close(ConnId conn) { impl_->close(conn); }
void Net::post_after(std::chrono::milliseconds delay, std::function<void()> work) {
  impl_->post_after(delay, std::move(work));
}
void Net::post(std::function<void()> work) { impl_->post(std::move(work)); }

}  // namespace roundhouse::server
