#include "server/http_api.h"

#include <charconv>
#include <exception>

#include <fmt/format.h>

#include "core/version.h"
#include "play/catalogue.h"
#include "play/reply.h"
#include "server/base/log.h"
#include "server/base/metrics.h"
#include "server/rooms/rooms.h"
#include "text/json_out.h"

namespace roundhouse::server {
namespace {

constexpr std::string_view kJson = "application/json";

HttpReply object(unsigned status, std::string_view members) {
  return {status, kJson, fmt::format("{{{}}}\n", members)};
}

HttpReply problem(unsigned status, std::string_view text) {
  std::string members;
  text::put_text(members, "error", text);
  return object(status, members);
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

HttpReply position(const Game& game, std::string_view at, std::string_view query) {
  constexpr std::string_view kSeat = "seat=";
  const auto n = number(at);
  if (!n || *n > game.version()) return problem(404, "there is no such position");
  if (query.empty()) return object(200, game.replay_members(*n, std::nullopt));
  const auto seat =
      query.starts_with(kSeat) ? number(query.substr(kSeat.size())) : std::optional<int>{};
  if (!seat || *seat >= game.seats()) return problem(404, "there is no such seat");
  return object(200, game.replay_members(*n, seat));
}

HttpReply version() {
  std::string members;
  text::put_text(members, "version", version_number());
  text::put_text(members, "commit", version_commit());
  text::put_member(members, "protocol", kProtocol);
  return object(200, members);
}

}  // namespace

std::optional<HttpReply> HttpApi::answer(std::string_view target) const {
  constexpr std::string_view kTables = "/api/tables";
  const auto mark = target.find('?');
  const std::string_view path = target.substr(0, mark);
  const std::string_view query =
      mark == std::string_view::npos ? std::string_view{} : target.substr(mark + 1);
  if (path == "/healthz") return health();
  if (path == "/version") return version();
  if (path == "/metrics")
    return HttpReply{200, "text/plain; version=0.0.4; charset=utf-8",
                     metrics.text(rooms.awake(), net.connections(), net.waiting())};
  if (path == "/api/games") return object(200, catalogue.games_members());
  if (path == kTables) return object(200, rooms.lists_members());
  if (path.starts_with(kTables) && path[kTables.size()] == '/')
    return table(path.substr(kTables.size() + 1), query);
  return std::nullopt;
}

// A watchdog looks at the status, a person at the sentence.
HttpReply HttpApi::health() const {
  const Health& store = metrics.health;
  std::string members;
  text::put_name(members, "status", store.is_failing() ? "failing" : "ok");
  text::put_member(members, "tables_awake", static_cast<long long>(rooms.awake()));
  text::put_member(members, "connections", static_cast<long long>(net.connections()));
  if (store.space_left())
    text::put_member(members, "space_left", static_cast<long long>(*store.space_left()));
  if (store.is_low()) text::put_flag(members, "space_low", true);
  if (store.is_failing())
    text::put_text(members, "error", "the store cannot be written: " + *store.problem());
  return object(store.is_failing() ? 503 : 200, members);
}

// {id}/record and {id}/positions/{n}, once the game is over.
HttpReply HttpApi::table(std::string_view rest, std::string_view query) const {
  constexpr std::string_view kPositions = "positions/";
  const auto slash = rest.find('/');
  const std::string id(rest.substr(0, slash));
  const std::string_view what =
      slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
  if (what != "record" && !what.starts_with(kPositions))
    return problem(404, "there is no such page");
  if (!rooms.may_read())
    return problem(503, "too many games are being read; try again in a moment");
  try {
    const Game* game = rooms.finished_game(id);
    if (!game) return problem(404, "there is no such table, or its game is not over");
    return what == "record" ? HttpReply{200, "application/jsonl", joined(game->record_lines())}
                            : position(*game, what.substr(kPositions.size()), query);
  } catch (const std::exception& error) {  // a bug, which is that table's alone
    log_error("fault", {{"table", short_id(id)}, {"where", "reading"}, {"what", error.what()}});
    return problem(500, "this table cannot be read");
  }
}

}  // namespace roundhouse::server
