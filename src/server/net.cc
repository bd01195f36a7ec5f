// The one file that knows Beast and Asio. Everything runs on the one thread that called run():
// no locks, no strands. Each connection is a coroutine that owns its stream; a WebSocket has a
// second one while it has something to write.
#include "server/net.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <deque>
#include <map>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/gzip.h"
#include "server/origin.h"
#include "server/static_files.h"

namespace roundhouse::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::awaitable;
using asio::ip::tcp;
using beast::error_code;
using HttpRequest = http::request<http::empty_body>;
using HttpResponse = http::response<http::string_body>;
using WebSocket = websocket::stream<beast::tcp_stream>;

constexpr auto kTuple = asio::as_tuple(asio::use_awaitable);  // errors as values
constexpr std::chrono::seconds kHttpTimeout{30};
constexpr std::chrono::seconds kHandshakeTimeout{10};
constexpr std::chrono::seconds kIdleTimeout{60};  // a ping goes out after half of it
constexpr std::chrono::seconds kGoodbyeTime{2};
constexpr std::chrono::milliseconds kAcceptPause{100};
constexpr std::uint32_t kHeaderLimit = 16 * 1024;

constexpr std::string_view kNotFoundPage =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Not found</title>"
    "<p>There is no such page here. <a href=\"/\">To the tables</a></p></html>\n";
constexpr std::string_view kContentPolicy =
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'none'";

// A WebSocket and what waits to be written to it.
struct Socket {
  Socket(ConnId conn, beast::tcp_stream&& stream) : id(conn), ws(std::move(stream)) {}

  ConnId id;
  WebSocket ws;
  std::deque<Text> queue;
  std::size_t queued = 0;  // bytes in `queue` and in the write under way
  bool writing = false;
  bool closing = false;
  websocket::close_code close_code = websocket::close_code::normal;
};

// Who connects, as far as an address tells: a whole /64 of IPv6 belongs to one household.
asio::ip::address household_of(const asio::ip::address& address) {
  if (address.is_v4()) return address;
  const auto v6 = address.to_v6();
  if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6);
  if (v6.is_loopback()) return address;
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return asio::ip::address_v6(bytes);
}

// A proxy on this machine speaks for many, and has limits of its own (docs/operate.md).
bool is_this_machine(const asio::ip::address& address) {
  return address == asio::ip::address_v4::loopback() || address == asio::ip::address_v6::loopback();
}

// How many connections there are, in all and from each address.
class Census {
 public:
  // Counts one for as long as it lives.
  class Counted {
   public:
    Counted(Census& census, const asio::ip::address& who) : census_(census), who_(who) {
      ++census_.all_;
      ++census_.by_address_[who_];
    }
    ~Counted() {
      --census_.all_;
      const auto found = census_.by_address_.find(who_);
      if (--found->second == 0) census_.by_address_.erase(found);
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    std::string who() const { return who_.to_string(); }

   private:
    Census& census_;
    asio::ip::address who_;
  };

  std::size_t all() const { return all_; }
  std::size_t of(const asio::ip::address& who) const {
    const auto found = by_address_.find(who);
    return found == by_address_.end() ? 0 : found->second;
  }

 private:
  std::size_t all_ = 0;
  std::map<asio::ip::address, std::size_t> by_address_;
};
using CountedPtr = std::unique_ptr<Census::Counted>;

std::string_view path_of(const HttpRequest& request) {
  const std::string_view target{request.target().data(), request.target().size()};
  return target.substr(0, target.find_first_of("?#"));
}

std::string_view field(const HttpRequest& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

HttpResponse reply(const HttpRequest& request, http::status status, std::string_view type,
                   std::string body) {
  HttpResponse response{status, request.version()};
  response.keep_alive(request.keep_alive());
  response.set(http::field::content_type, type);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");  // a link to a table is nobody else's business
  response.set("Content-Security-Policy", kContentPolicy);
  response.content_length(body.size());
  if (request.method() != http::verb::head) response.body() = std::move(body);
  return response;
}

bool takes_gzip(const HttpRequest& request) {
  return field(request, http::field::accept_encoding).find("gzip") != std::string_view::npos;
}

// Sets the body, made small where the browser takes it so and it helps.
void give_body(const HttpRequest& request, HttpResponse& response, std::string body,
               std::string_view type) {
  if (takes_gzip(request) && is_worth_gzip(type, body.size())) {
    body = gzipped(body);
    response.set(http::field::content_encoding, "gzip");
  }
  response.set(http::field::vary, "Accept-Encoding");
  response.content_length(body.size());
  if (request.method() != http::verb::head) response.body() = std::move(body);
}

HttpResponse file_reply(const HttpRequest& request, const LoadedFile& file) {
  const bool known = field(request, http::field::if_none_match) == file.etag;
  const auto status = known ? http::status::not_modified : http::status::ok;
  HttpResponse response = reply(request, status, file.type, "");
  response.set(http::field::etag, file.etag);
  response.set(http::field::cache_control, file.cache);
  response.set(http::field::vary, "Accept-Encoding");
  if (known) return response;
  const bool small = takes_gzip(request) && !file.gzip.empty();
  const std::string& body = small ? file.gzip : file.body;
  if (small) response.set(http::field::content_encoding, "gzip");
  response.content_length(body.size());
  if (request.method() != http::verb::head) response.body() = body;
  return response;
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

}  // namespace

class Net::Impl {
 public:
  explicit Impl(NetOptions options) : options_(std::move(options)) {}
  ~Impl() { sockets_.clear(); }  // the coroutines hold the rest; they die with io_

  std::optional<std::string> listen();
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  std::size_t connections() const { return census_.all(); }
  void run(NetHandler& handler, HttpHook hook);
  void send(ConnId conn, Text text);
  void close(ConnId conn, websocket::close_code code);
  void post_after(std::chrono::milliseconds delay, std::function<void()> work);
  void post(std::function<void()> work) { asio::post(io_, std::move(work)); }

 private:
  using SocketPtr = std::shared_ptr<Socket>;

  void spawn(awaitable<void> task);
  awaitable<void> accept_loop();
  bool has_room_for(const asio::ip::address& who) const;
  awaitable<void> serve_http(tcp::socket socket, CountedPtr counted);
  awaitable<void> serve_socket(beast::tcp_stream stream, HttpRequest request, std::string who);
  awaitable<void> read_loop(SocketPtr socket);
  awaitable<void> write_loop(SocketPtr socket);
  awaitable<void> pause(std::chrono::milliseconds time);
  HttpResponse answer(const HttpRequest& request);
  bool opens_socket(const HttpRequest& request) const;
  bool may_open_socket(const HttpRequest& request) const;
  void flush(const SocketPtr& socket);
  void drop(Socket& socket);
  void wait_for_signal();
  void stop();

  NetOptions options_;
  FileShelf files_{options_.web_dir};
  NetHandler* handler_ = nullptr;
  HttpHook hook_;
  Census census_;
  ConnId next_conn_ = 1;
  bool stopping_ = false;
  std::unordered_map<ConnId, SocketPtr> sockets_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_};
};

std::optional<std::string> Net::Impl::listen() {
  error_code error;
  const auto address = asio::ip::make_address(options_.listen, error);
  if (error)
    return fmt::format("'{}' is not an IP address; --listen takes one such as 127.0.0.1 or 0.0.0.0",
                       options_.listen);
  const tcp::endpoint endpoint{address, options_.port};
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error) return listen_error(options_, error);
  return std::nullopt;
}

void Net::Impl::run(NetHandler& handler, HttpHook hook) {
  handler_ = &handler;
  hook_ = std::move(hook);
  signals_.add(SIGINT);
  signals_.add(SIGTERM);
  wait_for_signal();
  spawn(accept_loop());
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
  for (const auto& [conn, socket] : sockets_) close(conn, websocket::close_code::going_away);
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
  co_await timer.async_wait(kTuple);
}

awaitable<void> Net::Impl::accept_loop() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kTuple);
    if (error) {
      co_await pause(kAcceptPause);  // out of descriptors, most likely: others will leave
      continue;
    }
    error_code gone;
    const auto who = household_of(socket.remote_endpoint(gone).address());
    if (gone || !has_room_for(who)) continue;  // the socket closes here
    error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    spawn(serve_http(std::move(socket), std::make_unique<Census::Counted>(census_, who)));
  }
}

bool Net::Impl::has_room_for(const asio::ip::address& who) const {
  if (census_.all() >= options_.max_connections) return false;
  return options_.max_per_address == 0 || is_this_machine(who) ||
         census_.of(who) < options_.max_per_address;
}

// `counted` lives as long as the connection.
awaitable<void> Net::Impl::serve_http(tcp::socket socket, CountedPtr counted) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (bool open = true; open;) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(kHeaderLimit);
    stream.expires_after(kHttpTimeout);
    const auto [read_error, read] =
        co_await http::async_read_header(stream, buffer, parser, kTuple);
    const bool readable = !read_error && parser.is_done();  // nobody has a body to send us
    if (read_error &&
        read_error.category() != http::make_error_code(http::error::bad_method).category())
      co_return;  // gone or silent, rather than garbled
    if (read_error == http::error::end_of_stream) break;
    HttpRequest request = parser.release();
    if (readable && opens_socket(request) && may_open_socket(request)) {
      stream.expires_never();  // the WebSocket keeps its own time
      co_return co_await serve_socket(std::move(stream), std::move(request), counted->who());
    }
    HttpResponse response = readable ? answer(request)
                                     : reply(request, http::status::bad_request, "text/plain",
                                             "this request is not understood\n");
    if (!readable) response.keep_alive(false);
    const auto [write_error, written] = co_await http::async_write(stream, response, kTuple);
    open = !write_error && response.keep_alive();
  }
  error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

bool Net::Impl::opens_socket(const HttpRequest& request) const {
  return websocket::is_upgrade(request) && path_of(request) == "/ws";
}

bool Net::Impl::may_open_socket(const HttpRequest& request) const {
  return origin_allowed(field(request, http::field::origin), field(request, http::field::host),
                        options_.public_url);
}

HttpResponse Net::Impl::answer(const HttpRequest& request) {
  const std::string_view path = path_of(request);
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    HttpResponse response = reply(request, http::status::method_not_allowed, "text/plain",
                                  "only GET and HEAD are understood here\n");
    response.set(http::field::allow, "GET, HEAD");
    return response;
  }
  if (opens_socket(request))
    return reply(request, http::status::forbidden, "text/plain",
                 "this page may not open a table here: its origin is another\n");
  if (path == "/ws")
    return reply(request, http::status::upgrade_required, "text/plain", "a WebSocket is here\n");
  if (auto small = hook_({request.target().data(), request.target().size()})) {
    HttpResponse response = reply(request, http::int_to_status(small->status), small->type, "");
    response.set(http::field::cache_control, "no-store");
    give_body(request, response, std::move(small->body), small->type);
    return response;
  }
  if (const auto file = files_.find(path)) return file_reply(request, *file);
  return reply(request, http::status::not_found, "text/html; charset=utf-8",
               std::string(kNotFoundPage));
}

awaitable<void> Net::Impl::serve_socket(beast::tcp_stream stream, HttpRequest request,
                                        std::string who) {
  auto socket = std::make_shared<Socket>(next_conn_++, std::move(stream));
  socket->ws.set_option(websocket::stream_base::timeout{kHandshakeTimeout, kIdleTimeout, true});
  socket->ws.read_message_max(options_.max_message);
  socket->ws.auto_fragment(false);
  const auto [error] = co_await socket->ws.async_accept(request, kTuple);
  if (error || stopping_) co_return;
  sockets_.emplace(socket->id, socket);
  handler_->on_open(socket->id, who);
  co_await read_loop(socket);
  sockets_.erase(socket->id);
  handler_->on_close(socket->id);
  if (stopping_ && sockets_.empty()) io_.stop();
}

awaitable<void> Net::Impl::read_loop(SocketPtr socket) {
  beast::flat_buffer buffer;
  for (;;) {
    const auto [error, size] = co_await socket->ws.async_read(buffer, kTuple);
    if (error) co_return;
    if (!socket->ws.got_text()) {
      close(socket->id, websocket::close_code::unknown_data);
    } else if (!socket->closing) {
      handler_->on_text(socket->id, beast::buffers_to_string(buffer.data()));
    }
    buffer.consume(size);
  }
}

// One coroutine at a time writes to a socket, and says goodbye when nothing is left.
awaitable<void> Net::Impl::write_loop(SocketPtr socket) {
  while (!socket->queue.empty()) {
    const Text text = std::move(socket->queue.front());
    socket->queue.pop_front();
    const auto [error, size] = co_await socket->ws.async_write(asio::buffer(*text), kTuple);
    if (error) co_return;  // `writing` stays set: nothing more is begun, and the reader notices
    socket->queued -= text->size();
  }
  if (socket->closing) co_await socket->ws.async_close(socket->close_code, kTuple);
  socket->writing = false;
}

void Net::Impl::flush(const SocketPtr& socket) {
  if (socket->writing) return;
  socket->writing = true;
  spawn(write_loop(socket));
}

void Net::Impl::send(ConnId conn, Text text) {
  const auto found = sockets_.find(conn);
  if (found == sockets_.end() || found->second->closing) return;
  Socket& socket = *found->second;
  socket.queued += text->size();
  if (socket.queued > options_.max_queued) return drop(socket);
  socket.queue.push_back(std::move(text));
  flush(found->second);
}

// For those who do not read what they are sent: no goodbye, it would not be read either.
// The pending read fails, and from there the connection ends as any other.
void Net::Impl::drop(Socket& socket) {
  socket.closing = true;
  socket.queue.clear();
  beast::get_lowest_layer(socket.ws).close();
}

void Net::Impl::close(ConnId conn, websocket::close_code code) {
  const auto found = sockets_.find(conn);
  if (found == sockets_.end() || found->second->closing) return;
  found->second->closing = true;
  found->second->close_code = code;
  flush(found->second);
}

Net::Net(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Net::~Net() = default;

std::variant<std::unique_ptr<Net>, std::string> Net::open(NetOptions options) {
  auto impl = std::make_unique<Impl>(std::move(options));
  if (auto error = impl->listen()) return *std::move(error);
  return std::unique_ptr<Net>(new Net(std::move(impl)));
}

std::uint16_t Net::port() const { return impl_->port(); }
std::size_t Net::connections() const { return impl_->connections(); }
void Net::run(NetHandler& handler, HttpHook hook) { impl_->run(handler, std::move(hook)); }
void Net::send(ConnId conn, Text text) { impl_->send(conn, std::move(text)); }
void Net::close(ConnId conn) { impl_->close(conn, websocket::close_code::normal); }
void Net::post_after(std::chrono::milliseconds delay, std::function<void()> work) {
  impl_->post_after(delay, std::move(work));
}
void Net::post(std::function<void()> work) { impl_->post(std::move(work)); }

}  // namespace roundhouse::server
