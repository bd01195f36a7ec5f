// A client for tests, written from the RFCs with plain sockets and sharing nothing with the
// server: a WebSocket, and one-shot HTTP. Nothing waits longer than a generous limit, after
// which the test fails rather than hangs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse::server {

class TcpClient {
 public:
  // `from`: an address of this machine that the server sees instead of 127.0.0.1.
  explicit TcpClient(std::uint16_t port, const char* from = nullptr);
  ~TcpClient();
  TcpClient(const TcpClient&) = delete;
  TcpClient& operator=(const TcpClient&) = delete;

  bool write(std::string_view bytes);                           // false: the other side has gone
  std::optional<std::string> read_some();                       // nullopt: closed
  bool write_within(std::string_view bytes, int milliseconds);  // false: it would not fit, or gone

 private:
  int fd_ = -1;
};

class WsClient {
 public:
  // `headers` are whole lines, each closed with \r\n.
  explicit WsClient(std::uint16_t port, const std::string& headers = "");

  int status() const { return status_; }  // of the upgrade: 101 when it is open
  bool send(std::string_view text) { return send_frame(1, text); }
  bool send_frame(int opcode, std::string_view payload);
  TcpClient& tcp() { return tcp_; }

  // The next text; nullopt when the connection is closed, then close_code() says why.
  std::optional<std::string> receive();
  int close_code() const { return close_code_; }  // 0: none was given

 private:
  struct Frame {
    int opcode = 0;
    bool final = false;
    std::string payload;
  };
  std::optional<Frame> read_frame();
  bool fill(std::size_t size);

  TcpClient tcp_;
  std::string buffer_;
  int status_ = 0;
  int close_code_ = 0;
};

// The whole answer to one request, head and body.
std::string http(std::uint16_t port, const std::string& request_line,
                 const std::string& headers = "");

std::string frame_bytes(int opcode, std::string_view payload);

}  // namespace roundhouse::server
