// WebSocket frames (RFC 6455) as a server meets them: bytes in, messages out, and the heads of the
// frames it sends. No extension is spoken. Each connection has one reader, and nothing else ever
// looks at its bytes: once a close has begun they are thrown away unread.
// Not here: sockets, who may connect, what a message means.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace roundhouse::server {

enum class Opcode : std::uint8_t {
  continuation = 0,
  text = 1,
  binary = 2,
  close = 8,
  ping = 9,
  pong = 10
};

enum class CloseCode : std::uint16_t {
  normal = 1000,
  going_away = 1001,
  protocol_error = 1002,
  unknown_data = 1003,
  bad_payload = 1007,
  policy = 1008,
  too_big = 1009
};

struct FrameLimits {
  std::size_t kept = 64 * 1024 + 1;  // bytes of a text; the rest of it is counted and dropped
  std::size_t most = 1 << 20;        // bytes of a text; beyond it the connection is closed
};

// What the bytes came to: a frame of this kind, or none yet.
enum class FrameKind {
  nothing,  // all bytes are used up, and no frame is complete
  part,     // a frame of a text that goes on
  text,
  ping,
  pong,
  close,
  fault  // against the protocol; nothing may be read after it
};

class FrameReader {
 public:
  explicit FrameReader(FrameLimits limits = {}) : limits_(limits) {}

  // Takes bytes off the front, up to the end of one frame at most.
  FrameKind next(std::string_view& bytes);

  std::string take_text();                                      // after `text`
  const std::string& payload() const { return control_; }       // after `ping`
  CloseCode code() const { return code_; }                      // after `close` and `fault`: to say
  std::size_t held() const { return message_.capacity() + 1; }  // bytes kept of an unfinished text

 private:
  bool read_head(std::string_view& bytes);
  FrameKind begin_frame();
  CloseCode problem() const;  // of a frame, by its head; `normal`: none
  void read_payload(std::string_view& bytes);
  FrameKind end_frame();
  FrameKind end_text();
  FrameKind end_close();
  FrameKind fault(CloseCode code);

  FrameLimits limits_;
  std::array<std::uint8_t, 14> head_{};
  std::size_t head_size_ = 0;
  bool in_frame_ = false;  // the head is read, its payload not yet
  Opcode opcode_ = Opcode::text;
  bool final_ = true;
  std::uint64_t size_ = 0;  // of the frame's payload
  std::uint64_t done_ = 0;  // of it
  bool in_message_ = false;
  std::uint64_t message_size_ = 0;
  std::string message_;
  std::string control_;
  CloseCode code_ = CloseCode::normal;
};

// What stands before a payload of this size.
std::string frame_head(Opcode opcode, std::size_t size);

// The payload of a close.
std::string close_payload(CloseCode code);

}  // namespace roundhouse::server
