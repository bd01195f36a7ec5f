// What is answered to an HTTP request: files, the small API, refusals, and the heads that all of
// them bear. Knows Beast's requests and responses, no connection. For net.cc alone.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/net.h"
#include "server/net/static_files.h"

namespace roundhouse::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::empty_body>;
using HttpResponse = boost::beast::http::response<boost::beast::http::span_body<const char>>;

struct HttpAnswer {
  HttpResponse response;
  Text body;            // what the response points at; none: nothing
  bool shared = false;  // the body is kept anyway
};

class HttpFront {
 public:
  HttpFront(std::filesystem::path web_dir, std::string public_url,
            std::vector<std::string> allowed_hosts);

  void set_hook(HttpHook hook) { hook_ = std::move(hook); }
  HttpAnswer answer(const HttpRequest& request);
  HttpAnswer refuse(const HttpRequest& request, unsigned status, std::string_view sentence) const;

  static bool wants_socket(const HttpRequest& request);
  bool may_open_socket(const HttpRequest& request) const;  // else answer() says why not
  static boost::beast::http::response<boost::beast::http::empty_body> switch_to_socket(
      const HttpRequest& request);

 private:
  HttpAnswer head(const HttpRequest& request, unsigned status, std::string_view type) const;
  HttpAnswer reply(const HttpRequest& request, unsigned status, std::string_view type,
                   std::string body) const;
  HttpAnswer file(const HttpRequest& request, const LoadedFile& file) const;
  HttpAnswer small(const HttpRequest& request, HttpReply reply) const;
  bool knows_origin(const HttpRequest& request) const;

  FileShelf files_;
  std::string public_url_;
  std::vector<std::string> allowed_hosts_;
  HttpHook hook_;
};

// All fields of one name, as one list.
std::string list_of(const HttpRequest& request, std::string_view name);

}  // namespace roundhouse::server
