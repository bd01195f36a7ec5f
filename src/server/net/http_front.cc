#include "server/net/http_front.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <boost/beast/http/rfc7230.hpp>

#include "server/net/gzip.h"
#include "server/net/handshake.h"
#include "server/net/origin.h"

namespace roundhouse::server {
namespace {

namespace http = boost::beast::http;

constexpr std::string_view kPlain = "text/plain; charset=utf-8";
constexpr std::string_view kNotFoundPage =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Not found</title>"
    "<p>There is no such page here. <a href=\"/\">To the tables</a></p></html>\n";
constexpr std::string_view kForeignPage =
    "this page may not open a table here: its origin is another, or a name this server does not "
    "know. Who runs the server starts it with --public-url or --allow-host to make a name known\n";

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

std::string_view field(const HttpRequest& request, http::field name) { return view(request[name]); }

std::string_view path_of(const HttpRequest& request) {
  const std::string_view target = view(request.target());
  return target.substr(0, target.find_first_of("?#"));
}

std::string content_policy(std::string_view connect) {
  return fmt::format(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
      "font-src 'self' data:; "
      "style-src 'self' 'unsafe-inline'; connect-src {}; object-src 'none'; base-uri 'none'; "
      "form-action 'none'; frame-ancestors 'none'",
      connect);
}

bool takes_gzip(const HttpRequest& request) {
  return field(request, http::field::accept_encoding).find("gzip") != std::string_view::npos;
}

void give_body(const HttpRequest& request, HttpAnswer& answer, Text body) {
  answer.response.content_length(body->size());
  if (request.method() == http::verb::head) return;
  answer.response.body() = {body->data(), body->size()};
  answer.body = std::move(body);
}

}  // namespace

std::string list_of(const HttpRequest& request, std::string_view name) {
  std::string list;
  for (const auto& field : request)
    if (boost::beast::iequals(field.name_string(), {name.data(), name.size()}))
      list += (list.empty() ? "" : ",") + std::string(view(field.value()));
  return list;
}

HttpFront::HttpFront(std::filesystem::path web_dir, std::string public_url,
                     std::vector<std::string> allowed_hosts)
    : files_(std::move(web_dir)),
      public_url_(std::move(public_url)),
      allowed_hosts_(std::move(allowed_hosts)) {}

HttpAnswer HttpFront::head(const HttpRequest& request, unsigned status,
                           std::string_view type) const {
  HttpAnswer answer;
  answer.response = HttpResponse{http::int_to_status(status), request.version()};
  HttpResponse& response = answer.response;
  response.keep_alive(request.keep_alive());
  response.set(http::field::content_type, type);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");  // a link to a table is nobody else's business
  response.set("Content-Security-Policy",
               content_policy(connect_sources(field(request, http::field::host), public_url_)));
  response.content_length(0);
  return answer;
}

HttpAnswer HttpFront::reply(const HttpRequest& request, unsigned status, std::string_view type,
                            std::string body) const {
  HttpAnswer answer = head(request, status, type);
  give_body(request, answer, std::make_shared<const std::string>(std::move(body)));
  return answer;
}

HttpAnswer HttpFront::refuse(const HttpRequest& request, unsigned status,
                             std::string_view sentence) const {
  return reply(request, status, kPlain, std::string(sentence));
}

HttpAnswer HttpFront::file(const HttpRequest& request, const LoadedFile& file) const {
  const bool known = field(request, http::field::if_none_match) == file.etag;
  HttpAnswer answer = head(request, known ? 304 : 200, file.type);
  answer.shared = true;
  answer.response.set(http::field::etag, file.etag);
  answer.response.set(http::field::cache_control, file.cache);
  answer.response.set(http::field::vary, "Accept-Encoding");
  if (known) return answer;
  const bool packed = takes_gzip(request) && file.gzip;
  if (packed) answer.response.set(http::field::content_encoding, "gzip");
  give_body(request, answer, packed ? file.gzip : file.body);
  return answer;
}

// Made small where the browser takes it so and it helps.
HttpAnswer HttpFront::small(const HttpRequest& request, HttpReply reply) const {
  HttpAnswer answer = head(request, reply.status, reply.type);
  answer.response.set(http::field::cache_control, "no-store");
  answer.response.set(http::field::vary, "Accept-Encoding");
  std::string body = std::move(reply.body);
  if (takes_gzip(request) && is_worth_gzip(reply.type, body.size())) {
    body = gzipped(body);
    answer.response.set(http::field::content_encoding, "gzip");
  }
  give_body(request, answer, std::make_shared<const std::string>(std::move(body)));
  return answer;
}

HttpAnswer HttpFront::answer(const HttpRequest& request) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    HttpAnswer answer = refuse(request, 405, "only GET and HEAD are understood here\n");
    answer.response.set(http::field::allow, "GET, HEAD");
    return answer;
  }
  if (path_of(request) == "/ws") {
    if (!knows_origin(request)) return refuse(request, 403, kForeignPage);
    HttpAnswer answer = refuse(request, 426, "a WebSocket of version 13 is here\n");
    answer.response.set("Sec-WebSocket-Version", "13");
    return answer;
  }
  if (auto reply = hook_(view(request.target()))) return small(request, *std::move(reply));
  if (const LoadedFile* found = files_.find(path_of(request))) return file(request, *found);
  return reply(request, 404, "text/html; charset=utf-8", std::string(kNotFoundPage));
}

bool HttpFront::wants_socket(const HttpRequest& request) {
  return request.version() == 11 && request.method() == http::verb::get &&
         path_of(request) == "/ws" &&
         http::token_list{request[http::field::connection]}.exists("upgrade") &&
         http::token_list{request[http::field::upgrade]}.exists("websocket") &&
         field(request, http::field::sec_websocket_version) == "13" &&
         is_socket_key(field(request, http::field::sec_websocket_key));
}

bool HttpFront::knows_origin(const HttpRequest& request) const {
  return origin_allowed(field(request, http::field::origin), field(request, http::field::host),
                        {public_url_, allowed_hosts_});
}

bool HttpFront::may_open_socket(const HttpRequest& request) const {
  return wants_socket(request) && knows_origin(request);
}

http::response<http::empty_body> HttpFront::switch_to_socket(const HttpRequest& request) {
  http::response<http::empty_body> response{http::status::switching_protocols, request.version()};
  response.set(http::field::upgrade, "websocket");
  response.set(http::field::connection, "Upgrade");
  response.set(http::field::sec_websocket_accept,
               socket_accept(field(request, http::field::sec_websocket_key)));
  return response;
}

}  // namespace roundhouse::server
