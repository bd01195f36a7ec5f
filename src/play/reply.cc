#include "play/reply.h"

#include "text/text_out.h"

namespace roundhouse {

namespace {

std::string quoted(std::string_view text) {
  std::string out;
  text::put_string(out, text);
  return out;
}

std::string number_or_null(std::optional<int> number) {
  return number ? std::to_string(*number) : "null";
}

}  // namespace

std::string message(std::string_view type, const RequestId& id, std::string_view members) {
  std::string text = "{\"t\":\"" + std::string(type) + '"';
  if (id) text += ",\"id\":" + quoted(*id);
  if (!members.empty()) text += ',';
  text += members;
  text += '}';
  return text;
}

std::string error_message(const RequestId& id, std::string_view code, std::string_view text,
                          std::string_view at) {
  std::string members = "\"code\":" + quoted(code) + ",\"text\":" + quoted(text);
  if (!at.empty()) members += ",\"at\":" + quoted(at);
  return message("error", id, members);
}

std::string error_message(const BadRequest& bad) {
  std::string text = error_message(bad.id, bad.code, bad.text, bad.at);
  if (bad.reason.empty()) return text;
  text.pop_back();
  return text + ",\"params\":{\"reason\":" + quoted(bad.reason) + "}}";
}

std::string reject_message(const RequestId& id, const Refusal& refusal, std::optional<int> prompt) {
  std::string members;
  write_refusal(members, refusal);
  return message("reject", id, members + ",\"prompt\":" + number_or_null(prompt));
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
  return message("hint", id,
                 "\"prompt\":" + std::to_string(prompt) + ",\"move\":" + quoted(hint.move) +
                     ",\"reason\":{\"en\":" + quoted(hint.en) + ",\"pl\":" + quoted(hint.pl) + "}");
}

std::string record_message(const RequestId& id, std::span<const std::string> lines) {
  std::string members = "\"lines\":";
  text::put_array(members, lines.size(),
                  [&](std::size_t i) { text::put_string(members, lines[i]); });
  return message("record", id, members);
}

std::string welcome_message(const RequestId& id, std::string_view table, std::optional<int> seat,
                            std::string_view token, std::string_view more) {
  std::string members = "\"protocol\":" + std::to_string(kProtocol) +
                        ",\"table\":" + quoted(table) + ",\"seat\":" + number_or_null(seat);
  if (!token.empty()) members += ",\"token\":" + quoted(token);
  return message("welcome", id, members.append(more));
}

std::string unused_text(bool nonce) { return nonce ? ",\"unused\":[\"nonce\"]" : ""; }

}  // namespace roundhouse
