#include "server/net/frames.h"

#include <vector>

#include <gtest/gtest.h>

#include "server/net/handshake.h"
#include "text/utf8.h"

namespace roundhouse::server {
namespace {

// As a client sends it, masked.
std::string sent(int first, std::string_view payload, std::string_view mask = "abcd") {
  std::string frame = frame_head(static_cast<Opcode>(first & 0x0f), payload.size());
  frame[0] = static_cast<char>(first);
  frame[1] = static_cast<char>(frame[1] | 0x80);
  frame += mask;
  for (std::size_t i = 0; i < payload.size(); ++i)
    frame += static_cast<char>(payload[i] ^ mask[i % 4]);
  return frame;
}

constexpr int kText = 0x81, kBinary = 0x82, kClose = 0x88, kPing = 0x89, kPong = 0x8a;
constexpr int kTextBegins = 0x01, kMore = 0x00, kLast = 0x80;

// What the bytes come to, given in pieces of this size, up to the first fault or close.
std::vector<std::string> read_frames(const std::string& bytes, std::size_t piece = 1 << 30,
                                     FrameLimits limits = {}) {
  FrameReader reader(limits);
  std::vector<std::string> found;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::string_view rest = std::string_view(bytes).substr(at, piece);
    while (!rest.empty()) {
      const FrameKind next = reader.next(rest);
      const std::string code = std::to_string(static_cast<int>(reader.code()));
      if (next == FrameKind::part) found.push_back("part");
      if (next == FrameKind::text) found.push_back("text " + reader.take_text());
      if (next == FrameKind::ping) found.push_back("ping " + reader.payload());
      if (next == FrameKind::pong) found.push_back("pong");
      if (next == FrameKind::close) found.push_back("close " + code);
      if (next == FrameKind::fault) found.push_back("fault " + code);
      if (next == FrameKind::close || next == FrameKind::fault) return found;
    }
  }
  return found;
}

using Contents = std::vector<std::string>;

TEST(Frames, TextsComeWholeHoweverTheyArrive) {
  const std::string bytes = sent(kText, "{}") + sent(kTextBegins, "a") + sent(kPing, "?") +
                            sent(kMore, "") + sent(kLast, "b") + sent(kPong, "") + sent(kText, "") +
                            sent(kClose, "\x03\xe9gone");
  const Contents expected{"text {}", "part", "ping ?", "part",
                          "text ab", "pong", "text ",  "close 1001"};
  for (const std::size_t piece : {1, 2, 3, 7, 1000})
    EXPECT_EQ(read_frames(bytes, piece), expected) << piece;
}

TEST(Frames, SizesOfAllThreeKinds) {
  for (const std::size_t size : {0, 1, 125, 126, 127, 65'535, 65'536, 70'000}) {
    const std::string text(size, 'x');
    FrameLimits wide;
    wide.kept = 1 << 20;
    EXPECT_EQ(read_frames(sent(kText, text), 1000, wide), Contents{"text " + text}) << size;
  }
}

TEST(Frames, WhatIsTooLongIsCutAndWhatIsFarTooLongEndsTheConnection) {
  const FrameLimits limits{10, 20};
  EXPECT_EQ(read_frames(sent(kText, std::string(15, 'x')) + sent(kText, "y"), 4, limits),
            (Contents{"text xxxxxxxxxx", "text y"}));
  EXPECT_EQ(read_frames(sent(kText, std::string(21, 'x')), 4, limits), Contents{"fault 1009"});
  EXPECT_EQ(read_frames(sent(kTextBegins, std::string(15, 'x')) + sent(kLast, "123456"), 4, limits),
            (Contents{"part", "fault 1009"}));
  EXPECT_EQ(read_frames(std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff....", 14), 4, limits),
            Contents{"fault 1009"});
}

TEST(Frames, NoMoreIsHeldThanAllowed) {
  FrameReader reader(FrameLimits{100, 1 << 20});
  const std::string bytes = sent(kTextBegins, std::string(100'000, 'x'));
  std::string_view rest = bytes;
  EXPECT_EQ(reader.next(rest), FrameKind::part);
  EXPECT_LE(reader.held(), 256u);
}

TEST(Frames, WhatTheProtocolForbidsIsAFault) {
  const auto fault = [](const std::string& bytes) { return read_frames(bytes).back(); };
  EXPECT_EQ(fault(sent(kBinary, "x")), "fault 1003");
  for (const int reserved : {0x40, 0x20, 0x10, 0x70})
    EXPECT_EQ(fault(sent(kText | reserved, "x")), "fault 1002") << reserved;
  for (const int unknown : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15})
    EXPECT_EQ(fault(sent(0x80 | unknown, "x")), "fault 1002") << unknown;
  EXPECT_EQ(fault(std::string("\x81\x01x", 3)), "fault 1002") << "not masked";
  EXPECT_EQ(fault(sent(kLast, "x")), "fault 1002") << "continues nothing";
  EXPECT_EQ(fault(sent(kTextBegins, "x") + sent(kText, "y")), "fault 1002") << "not continued";
  EXPECT_EQ(fault(sent(0x09, "")), "fault 1002") << "a ping in parts";
  EXPECT_EQ(fault(sent(kPing, std::string(126, 'x'))), "fault 1002");
  EXPECT_EQ(fault(std::string("\x81\xfe\x00\x05....", 8)), "fault 1002") << "a size told too long";
  EXPECT_EQ(fault(std::string("\x81\xff\0\0\0\0\0\0\xff\xff....", 14)), "fault 1002");
}

TEST(Frames, ACloseIsAnsweredByWhatItSays) {
  EXPECT_EQ(read_frames(sent(kClose, "")), Contents{"close 1000"});
  EXPECT_EQ(read_frames(sent(kClose, "\x0f\xa0")), Contents{"close 4000"});
  EXPECT_EQ(read_frames(sent(kClose, "x")), Contents{"fault 1002"});
  for (const int code : {0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535})
    EXPECT_EQ(read_frames(sent(kClose, close_payload(static_cast<CloseCode>(code)))),
              Contents{"fault 1002"})
        << code;
  EXPECT_EQ(read_frames(sent(kClose, "\x03\xe8\xff")), Contents{"fault 1007"});
}

TEST(Frames, ATextIsUtf8) {
  for (const char* good : {"", "a", "\xc5\x82", "\xe2\x82\xac", "\xf0\x9f\x9a\x82", "\xed\x9f\xbf",
                           "\xf4\x8f\xbf\xbf", "\xc2\x80", "\xe0\xa0\x80", "\xf0\x90\x80\x80"})
    EXPECT_TRUE(text::is_utf8(good)) << good;
  for (const char* bad : {"\x80", "\xc0\x80", "\xc1\xbf", "\xc5", "\xc5x", "\xe0\x9f\xbf",
                          "\xed\xa0\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80",
                          "\xf5\x80\x80\x80", "\xff", "\xe2\x82", "a\xf0\x9f\x9a"})
    EXPECT_FALSE(text::is_utf8(bad)) << bad;
  EXPECT_EQ(read_frames(sent(kText, "\xe9")), Contents{"fault 1007"});
  EXPECT_EQ(read_frames(sent(kTextBegins, "\xc5") + sent(kLast, "\x82")),
            (Contents{"part", "text \xc5\x82"}));
}

TEST(Frames, HeadsOfWhatWeSend) {
  EXPECT_EQ(frame_head(Opcode::text, 5), "\x81\x05");
  EXPECT_EQ(frame_head(Opcode::pong, 0), std::string("\x8a\x00", 2));
  EXPECT_EQ(frame_head(Opcode::text, 126), std::string("\x81\x7e\x00\x7e", 4));
  EXPECT_EQ(frame_head(Opcode::text, 65'536), std::string("\x81\x7f\0\0\0\0\0\x01\0\0", 10));
}

TEST(Handshake, TheAnswerOfTheStandardsExample) {
  EXPECT_EQ(socket_accept("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

TEST(Handshake, TheHashOfKnownTexts) {
  const auto hex = [](const std::string& bytes) {
    std::string text;
    for (const unsigned char byte : bytes)
      for (const int digit : {byte >> 4, byte & 15}) text += "0123456789abcdef"[digit];
    return text;
  };
  EXPECT_EQ(hex(sha1("")), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
  EXPECT_EQ(hex(sha1("abc")), "a9993e364706816aba3e25717850c26c9cd0d89d");
  EXPECT_EQ(hex(sha1(std::string(1'000'000, 'a'))), "34aa973cd4c4daa4f61eeb2bdbad27316534016f");
}

TEST(Handshake, AKeyIsSixteenBytes) {
  EXPECT_TRUE(is_socket_key("dGhlIHNhbXBsZSBub25jZQ=="));
  for (const char* bad : {"", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ==x", "YWJj",
                          "dGhlIHNhbXBsZSBub25jZXh4eHg=", "!!!!!!!!!!!!!!!!!!!!!!=="})
    EXPECT_FALSE(is_socket_key(bad)) << bad;
}

}  // namespace
}  // namespace roundhouse::server
