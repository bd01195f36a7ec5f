#include "server/room.h"

#include <utility>

#include <fmt/format.h>

#include "server/secrets.h"
#include "table/reply.h"

namespace roundhouse::server {
namespace {

const std::string& bot_of(const Game& game, int seat) {
  return game.setup().seats[static_cast<std::size_t>(seat)].bot;
}

}  // namespace

Room::Room(StoredTable table, std::unique_ptr<Game> game, Store& store, Wire& wire)
    : head_(std::move(table.head)),
      game_(std::move(game)),
      lines_(static_cast<int>(table.lines.size())),
      store_(store),
      wire_(wire) {
  for (Answered& answered : table.answered) {
    const int seat = answered.seat;
    answered_.insert_or_assign(seat, std::move(answered));
  }
}

// Every seat is compared, so that the time taken tells nothing.
std::optional<int> Room::seat_of_token(std::string_view token) const {
  std::optional<int> found;
  for (std::size_t seat = 0; seat < head_.token_hashes.size(); ++seat)
    if (token_matches(token, head_.token_hashes[seat])) found = static_cast<int>(seat);
  return found;
}

void Room::enter(ConnId conn, std::optional<int> seat) { tabs_[conn] = seat; }
void Room::leave(ConnId conn) { tabs_.erase(conn); }

void Room::view(ConnId conn, const RequestId& id) {
  wire_.send(conn, message("snapshot", id, game_->snapshot_members(tabs_.at(conn))));
  if (stopped_) wire_.send(conn, error_message({}, stopped_->code, stopped_->text));
}

std::optional<int> Room::person_seat(ConnId conn, const RequestId& id) {
  const auto seat = tabs_.at(conn);
  if (!seat) wire_.send(conn, error_message(id, "not-yours", "a spectator has no move here"));
  return seat;
}

void Room::check(ConnId conn, const RequestId& id, const AskCheck& ask) {
  const auto seat = person_seat(conn, id);
  if (!seat) return;
  if (const auto refusal = game_->check(*seat, ask.move))
    return wire_.send(conn, reject_message(id, *refusal, game_->prompt(*seat)));
  wire_.send(conn, message("ok", id));
}

void Room::explain(ConnId conn, const RequestId& id, const AskExplain& ask) {
  wire_.send(conn, forecast_message(id, *game_, ask, tabs_.at(conn)));
}

bool Room::is_resend(int seat, const RequestId& id, int prompt) const {
  const auto last = answered_.find(seat);
  return id && last != answered_.end() && last->second.request == *id &&
         last->second.prompt == prompt;
}

void Room::move(ConnId conn, const RequestId& id, const AskMove& ask) {
  const auto seat = person_seat(conn, id);
  if (!seat) return;
  if (is_resend(*seat, id, ask.prompt)) return view(conn, id);
  if (stopped_) return wire_.send(conn, error_message(id, stopped_->code, stopped_->text));
  const auto prompt = game_->prompt(*seat);
  if (prompt && *prompt != ask.prompt) return wire_.send(conn, stale_message(id, prompt));
  const auto prepared = game_->prepare(*seat, ask.move);
  if (const auto* refusal = std::get_if<Refusal>(&prepared))
    return wire_.send(conn, reject_message(id, *refusal, prompt));
  std::optional<Answered> answered;
  if (id) answered = Answered{*seat, ask.prompt, *id};
  carry_out(std::get<0>(prepared), answered, Sender{conn, id});
}

// Store, then tell: until the lines are on disk the move has not happened.
void Room::carry_out(const std::vector<std::string>& lines, const std::optional<Answered>& answered,
                     const std::optional<Sender>& sender) {
  if (const auto error = store_.append(head_.id, lines_, lines, answered)) {
    const std::string text =
        "the move could not be stored, so it has not happened and the table "
        "stops: " +
        error->text;
    if (sender && sender->id)
      wire_.send(sender->conn, error_message(sender->id, "store-failed", text));
    return stop("store-failed", text);
  }
  lines_ += static_cast<int>(lines.size());
  if (answered) answered_.insert_or_assign(answered->seat, *answered);
  game_->commit();
  tell_step(sender);
}

// Tabs of the same seat share one text; the sender's carries the id as well.
void Room::tell_step(const std::optional<Sender>& sender) {
  std::map<std::optional<int>, Text> texts;
  for (const auto& [conn, seat] : tabs_) {
    if (sender && sender->id && sender->conn == conn) {
      wire_.send(conn, message("step", sender->id, game_->step_members(seat)));
      continue;
    }
    Text& text = texts[seat];
    if (!text)
      text = std::make_shared<const std::string>(message("step", {}, game_->step_members(seat)));
    wire_.send(conn, text);
  }
}

// The whole of it only once nothing is hidden any more; before that a seat's own part.
void Room::record(ConnId conn, const RequestId& id) {
  const auto seat = tabs_.at(conn);
  if (!seat && !game_->over())
    return wire_.send(
        conn, error_message(id, "not-yours", "spectators get the record when the game is over"));
  wire_.send(
      conn, record_message(id, game_->over() ? game_->record_lines() : game_->record_lines(*seat)));
}

std::optional<int> Room::bot_seat() const {
  if (stopped_ || game_->over()) return std::nullopt;
  for (const int seat : game_->to_act())
    if (!bot_of(*game_, seat).empty()) return seat;
  return std::nullopt;
}

bool Room::bot_is_to_act() const { return bot_seat().has_value(); }

void Room::play_bot() {
  const auto seat = bot_seat();
  if (!seat) return;
  const std::string move = game_->bot_move(*seat, bot_of(*game_, *seat));
  const auto prepared = game_->prepare(*seat, move);
  if (std::holds_alternative<Refusal>(prepared))  // a bug; the reason might tell of hidden cards
    return stop("internal", fmt::format("the bot of seat {} chose what is not allowed", *seat));
  carry_out(std::get<0>(prepared), std::nullopt, std::nullopt);
}

void Room::stop(std::string_view code, std::string_view text) {
  stopped_ = Stopped{std::string(code), std::string(text)};
  const auto news = std::make_shared<const std::string>(error_message({}, code, text));
  for (const auto& [conn, seat] : tabs_) wire_.send(conn, news);
}

}  // namespace roundhouse::server
