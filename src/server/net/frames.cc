#include "server/net/frames.h"

#include <algorithm>
#include <utility>

#include "text/utf8.h"

namespace roundhouse::server {
namespace {

constexpr std::uint8_t kFinal = 0x80, kReserved = 0x70, kMasked = 0x80;
constexpr std::size_t kMostControl = 125;

bool is_control(Opcode opcode) { return opcode >= Opcode::close; }

bool is_known(Opcode opcode) {
  return opcode <= Opcode::binary || (is_control(opcode) && opcode <= Opcode::pong);
}

std::uint64_t big_endian(const std::uint8_t* first, std::size_t count) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < count; ++i) value = value << 8 | first[i];
  return value;
}

// How many bytes after the first two tell the payload's size.
std::size_t size_bytes(std::uint8_t second) {
  const int told = second & 0x7f;
  return told == 127 ? 8 : told == 126 ? 2 : 0;
}

// 7.4: codes that an endpoint may send.
bool may_be_sent(std::uint64_t code) {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
         (code >= 3000 && code <= 4999);
}

}  // namespace

FrameKind FrameReader::next(std::string_view& bytes) {
  if (!in_frame_) {
    if (!read_head(bytes)) return FrameKind::nothing;
    if (begin_frame() == FrameKind::fault) return FrameKind::fault;
  }
  read_payload(bytes);
  if (done_ < size_) return FrameKind::nothing;
  in_frame_ = false;
  return end_frame();
}

std::string FrameReader::take_text() { return std::exchange(message_, {}); }

// False: the head is not whole yet.
bool FrameReader::read_head(std::string_view& bytes) {
  const auto need = [this] {
    if (head_size_ < 2) return std::size_t{2};
    return 2 + size_bytes(head_[1]) + (head_[1] & kMasked ? 4 : 0);
  };
  while (head_size_ < need() && !bytes.empty()) {
    head_[head_size_++] = static_cast<std::uint8_t>(bytes.front());
    bytes.remove_prefix(1);
  }
  return head_size_ >= 2 && head_size_ == need();
}

FrameKind FrameReader::begin_frame() {
  const std::size_t wide = size_bytes(head_[1]);
  opcode_ = static_cast<Opcode>(head_[0] & 0x0f);
  final_ = head_[0] & kFinal;
  size_ = wide ? big_endian(head_.data() + 2, wide) : head_[1] & 0x7f;
  done_ = 0;
  if (const CloseCode bad = problem(); bad != CloseCode::normal) return fault(bad);
  // Only the mask is needed from here on.
  std::copy_n(head_.begin() + 2 + static_cast<std::ptrdiff_t>(wide), 4, head_.begin());
  head_size_ = 0;
  in_frame_ = true;
  if (is_control(opcode_)) {
    control_.clear();
  } else {
    in_message_ = true;
    message_size_ += size_;
  }
  return FrameKind::nothing;
}

CloseCode FrameReader::problem() const {
  const bool least = head_[1] < 0xfe || (size_ >= 126 && (size_ >> 16 != 0) == (head_[1] == 0xff));
  if (head_[0] & kReserved || !(head_[1] & kMasked) || !least || !is_known(opcode_))
    return CloseCode::protocol_error;
  if (is_control(opcode_))
    return final_ && size_ <= kMostControl ? CloseCode::normal : CloseCode::protocol_error;
  if (in_message_ != (opcode_ == Opcode::continuation)) return CloseCode::protocol_error;
  if (opcode_ == Opcode::binary) return CloseCode::unknown_data;
  const bool fits = size_ <= limits_.most && message_size_ <= limits_.most - size_;
  return fits ? CloseCode::normal : CloseCode::too_big;
}

void FrameReader::read_payload(std::string_view& bytes) {
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), size_ - done_));
  std::string& to = is_control(opcode_) ? control_ : message_;
  const std::size_t room = is_control(opcode_) ? kMostControl : limits_.kept;
  const std::size_t taken = std::min(count, room - to.size());
  for (std::size_t i = 0; i < taken; ++i)
    to += static_cast<char>(static_cast<std::uint8_t>(bytes[i]) ^ head_[(done_ + i) % 4]);
  done_ += count;
  bytes.remove_prefix(count);
}

FrameKind FrameReader::end_frame() {
  switch (opcode_) {
    case Opcode::ping: return FrameKind::ping;
    case Opcode::pong: return FrameKind::pong;
    case Opcode::close: return end_close();
    default: return final_ ? end_text() : FrameKind::part;
  }
}

// A text that was cut is too long for anyone to read it; where it was cut does not matter.
FrameKind FrameReader::end_text() {
  const bool whole = message_size_ == message_.size();
  in_message_ = false;
  message_size_ = 0;
  return whole && !text::is_utf8(message_) ? fault(CloseCode::bad_payload) : FrameKind::text;
}

FrameKind FrameReader::end_close() {
  code_ = CloseCode::normal;
  if (control_.empty()) return FrameKind::close;
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(control_.data());
  if (control_.size() == 1 || !may_be_sent(big_endian(bytes, 2)))
    return fault(CloseCode::protocol_error);
  if (!text::is_utf8(std::string_view(control_).substr(2))) return fault(CloseCode::bad_payload);
  code_ = static_cast<CloseCode>(big_endian(bytes, 2));
  return FrameKind::close;
}

FrameKind FrameReader::fault(CloseCode code) {
  code_ = code;
  return FrameKind::fault;
}

std::string frame_head(Opcode opcode, std::size_t size) {
  std::string head{static_cast<char>(kFinal | static_cast<std::uint8_t>(opcode))};
  const int wide = size < 126 ? 0 : size >> 16 == 0 ? 2 : 8;
  head += static_cast<char>(wide == 0 ? size : wide == 2 ? 126 : 127);
  for (int i = wide - 1; i >= 0; --i) head += static_cast<char>(size >> (8 * i) & 0xff);
  return head;
}

std::string close_payload(CloseCode code) {
  const auto number = static_cast<std::uint16_t>(code);
  return {static_cast<char>(number >> 8), static_cast<char>(number & 0xff)};
}

}  // namespace roundhouse::server
