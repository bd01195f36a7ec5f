#include "server/client_testing.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>

namespace roundhouse::server {
namespace {

constexpr int kPatience = 60'000;  // milliseconds, for machines under heavy load

bool ready(int fd, short events, int milliseconds) {
  if (fd < 0) return false;  // nobody answered; poll would wait for nothing
  pollfd wanted{fd, events, 0};
  return poll(&wanted, 1, milliseconds) > 0;
}

}  // namespace

TcpClient::TcpClient(std::uint16_t port, const char* from) : fd_(socket(AF_INET, SOCK_STREAM, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  if (from && (inet_pton(AF_INET, from, &address.sin_addr) != 1 ||
               bind(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0))
    std::abort();
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    close(fd_);
    fd_ = -1;
  }
}

TcpClient::~TcpClient() {
  if (fd_ >= 0) close(fd_);
}

bool TcpClient::write(std::string_view bytes) { return write_within(bytes, kPatience); }

bool TcpClient::write_within(std::string_view bytes, int milliseconds) {
  while (!bytes.empty()) {
    if (!ready(fd_, POLLOUT, milliseconds)) return false;
    const auto sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::optional<std::string> TcpClient::read_some() {
  char bytes[16384];
  if (!ready(fd_, POLLIN, kPatience)) return std::nullopt;
  const auto size = ::recv(fd_, bytes, sizeof bytes, 0);
  if (size <= 0) return std::nullopt;
  return std::string(bytes, static_cast<std::size_t>(size));
}

WsClient::WsClient(std::uint16_t port, const std::string& headers) : tcp_(port) {
  tcp_.write("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
             "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
             headers + "\r\n");
  std::size_t end;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos)
    if (!fill(buffer_.size() + 1)) return;
  // The answer to this key is given in RFC 6455, 1.3.
  const bool accepted = buffer_.find("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") < end;
  status_ = std::atoi(buffer_.c_str() + buffer_.find(' ') + 1);
  if (status_ == 101 && !accepted) status_ = 0;
  buffer_.erase(0, end + 4);
}

std::string frame_bytes(int opcode, std::string_view payload) {
  constexpr char kMask[] = {0x12, 0x34, 0x56, 0x78};
  std::string frame(1, static_cast<char>(0x80 | opcode));
  const std::size_t size = payload.size();
  const int length_bytes = size < 126 ? 0 : size < 65536 ? 2 : 8;
  frame += static_cast<char>(0x80 | (length_bytes == 0 ? size : length_bytes == 2 ? 126u : 127u));
  for (int i = length_bytes - 1; i >= 0; --i) frame += static_cast<char>(size >> (8 * i));
  frame.append(kMask, sizeof kMask);
  for (std::size_t i = 0; i < size; ++i) frame += static_cast<char>(payload[i] ^ kMask[i % 4]);
  return frame;
}

bool WsClient::send_frame(int opcode, std::string_view payload) {
  return tcp_.write(frame_bytes(opcode, payload));
}

bool WsClient::fill(std::size_t size) {
  while (buffer_.size() < size) {
    const auto more = tcp_.read_some();
    if (!more) return false;
    buffer_ += *more;
  }
  return true;
}

std::optional<WsClient::Frame> WsClient::read_frame() {
  if (!fill(2)) return std::nullopt;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(buffer_[i]); };
  std::uint64_t size = byte(1) & 0x7f;
  const std::size_t length_bytes = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (!fill(2 + length_bytes)) return std::nullopt;
  if (length_bytes > 0) size = 0;
  for (std::size_t i = 0; i < length_bytes; ++i) size = size << 8 | byte(2 + i);
  const std::size_t head = 2 + length_bytes;
  if (!fill(head + size)) return std::nullopt;
  Frame frame{byte(0) & 0x0f, (byte(0) & 0x80) != 0, buffer_.substr(head, size)};
  buffer_.erase(0, head + size);
  return frame;
}

std::optional<std::string> WsClient::receive() {
  std::string text;
  int pings = 0;  // they come when nothing else has for half a minute
  while (const auto frame = read_frame()) {
    if (frame->opcode == 8 && frame->payload.size() >= 2)
      close_code_ = static_cast<unsigned char>(frame->payload[0]) << 8 |
                    static_cast<unsigned char>(frame->payload[1]);
    if (frame->opcode == 8) {
      send_frame(8, frame->payload);
      return std::nullopt;
    }
    if (frame->opcode == 9 && ++pings > 2) return std::nullopt;
    if (frame->opcode == 9) send_frame(10, frame->payload);
    if (frame->opcode > 2) continue;
    text += frame->payload;
    if (frame->final) return text;
  }
  return std::nullopt;
}

std::string http(std::uint16_t port, const std::string& request_line, const std::string& headers) {
  TcpClient tcp(port);
  tcp.write(request_line + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + headers +
            "\r\n");
  std::string answer;
  while (const auto more = tcp.read_some()) answer += *more;
  return answer;
}

}  // namespace roundhouse::server
