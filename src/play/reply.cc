#include "play/reply.h"

#include <array>

#include "text/json_out.h"

namespace roundhouse {

std::string message(std::string_view type, const RequestId& id, std::string_view members) {
  std::string out;
  {
    const text::JsonObject object(out);
    text::put_name(out, "t", type);
    if (id) text::put_text(out, "id", *id);
    if (!members.empty()) out += ',';
    out += members;
  }
  return out;
}

namespace {

std::string error_members(std::string_view code, std::string_view text, std::string_view at) {
  std::string members;
  text::put_text(members, "code", code);
  text::put_text(members, "text", text);
  if (!at.empty()) text::put_text(members, "at", at);
  return members;
}

void put_invites(std::string& out, std::span<const Invite> invites) {
  text::put_key(out, "invites");
  text::put_array(out, invites.size(), [&](std::size_t i) {
    const text::JsonObject invite(out);
    text::put_member(out, "seat", invites[i].seat);
    text::put_name(out, "token", invites[i].token);
  });
}

}  // namespace

std::string error_message(const RequestId& id, std::string_view code, std::string_view text,
                          std::string_view at) {
  return message("error", id, error_members(code, text, at));
}

std::string error_message(const BadRequest& bad) {
  std::string members = error_members(bad.code, bad.text, bad.at);
  if (!bad.reason.empty()) {
    text::put_key(members, "params");
    const text::JsonObject params(members);
    text::put_text(members, "reason", bad.reason);
  }
  return message("error", bad.id, members);
}

std::string reject_message(const RequestId& id, const Refusal& refusal, std::optional<int> prompt) {
  std::string members;
  write_refusal(members, refusal);
  text::put_member(members, "prompt", prompt);
  return message("reject", id, members);
}

std::string stale_message(const RequestId& id, std::optional<int> prompt) {
  Refusal stale{"stale", "", {{"prompt", {}}}};
  if (prompt) stale.params[0].value = *prompt;
  return reject_message(id, stale, prompt);
}

std::string forecast_message(const RequestId& id, const Game& game, const AskExplain& ask,
                             std::optional<int> seat) {
  if (!game.explains())
    return error_message(id, "unknown-type", "this game has no movement to explain", "/t");
  const auto told = game.explain(ask.train, ask.points, ask.moves);
  if (!told) return reject_message(id, told.error(), seat ? game.prompt(*seat) : std::nullopt);
  return message("forecast", id, *told);
}

std::string hint_message(const RequestId& id, int prompt, const Hint& hint) {
  std::string members;
  text::put_member(members, "prompt", prompt);
  text::put_text(members, "move", hint.move);
  text::put_key(members, "reason");
  text::put_translated(members, hint.reason);
  if (!hint.plan.empty()) text::put_strings(members, "plan", hint.plan);
  return message("hint", id, members);
}

std::string record_message(const RequestId& id, std::span<const std::string> lines) {
  std::string members;
  text::put_key(members, "lines");
  text::put_array(members, lines.size(),
                  [&](std::size_t i) { text::put_string(members, lines[i]); });
  return message("record", id, members);
}

std::string welcome_message(const RequestId& id, const Welcome& welcome) {
  std::string members;
  text::put_member(members, "protocol", kProtocol);
  text::put_text(members, "table", welcome.table);
  text::put_member(members, "seat", welcome.seat);
  if (!welcome.token.empty()) text::put_text(members, "token", welcome.token);
  if (welcome.nonce_unused) text::put_strings(members, "unused", std::array{"nonce"});
  if (!welcome.invites.empty()) put_invites(members, welcome.invites);
  return message("welcome", id, members);
}

}  // namespace roundhouse
