#include "server/reply.h"

#include <fmt/format.h>

#include "codec/text_out.h"

namespace roundhouse::server {
namespace {

constexpr int kProtocol = 1;

std::string quoted(std::string_view text) {
  std::string out;
  codec::put_string(out, text);
  return out;
}

std::string number_or_null(std::optional<int> number) {
  return number ? std::to_string(*number) : "null";
}

}  // namespace

Text message(std::string_view type, const RequestId& id, std::string_view members) {
  std::string text = fmt::format("{{\"t\":\"{}\"", type);
  if (id) text += ",\"id\":" + quoted(*id);
  if (!members.empty()) text += ',';
  text += members;
  text += '}';
  return std::make_shared<const std::string>(std::move(text));
}

Text error_message(const RequestId& id, std::string_view code, std::string_view text,
                   std::string_view at) {
  std::string members = fmt::format("\"code\":\"{}\",\"text\":{}", code, quoted(text));
  if (!at.empty()) members += ",\"at\":" + quoted(at);
  return message("error", id, members);
}

Text reject_message(const RequestId& id, const Refusal& refusal, std::optional<int> prompt) {
  return message("reject", id,
                 fmt::format("{},\"prompt\":{}", refusal.json_members, number_or_null(prompt)));
}

Text record_message(const RequestId& id, std::span<const std::string> lines) {
  std::string members = "\"lines\":[";
  for (const std::string& line : lines) {
    if (members.back() != '[') members += ',';
    members += quoted(line);
  }
  return message("record", id, members + ']');
}

Text welcome_message(const RequestId& id, std::string_view table, std::optional<int> seat,
                     std::string_view token, std::span<const Invite> invites) {
  std::string members = fmt::format("\"protocol\":{},\"table\":{},\"seat\":{}", kProtocol,
                                    quoted(table), number_or_null(seat));
  if (!token.empty()) members += ",\"token\":" + quoted(token);
  if (invites.empty()) return message("welcome", id, members);
  members += ",\"invites\":[";
  for (const Invite& invite : invites) {
    if (members.back() != '[') members += ',';
    members += fmt::format("{{\"seat\":{},\"token\":{}}}", invite.seat, quoted(invite.token));
  }
  return message("welcome", id, members + ']');
}

}  // namespace roundhouse::server
