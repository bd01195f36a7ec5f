#include "play/engine.h"

#include "play/reply.h"
#include "text/json_out.h"

namespace roundhouse {

void Engine::hear(std::string_view text) {
  const auto parsed = parse_request(text);
  if (!parsed) return say(error_message(parsed.error()));
  id_ = parsed->id;
  std::visit([&](const auto& ask) { answer(ask); }, parsed->ask);
}

void Engine::error(std::string_view code, std::string_view text, std::string_view at) {
  say(error_message(id_, code, text, at));
}

void Engine::answer(const AskGames&) { say(message("games", id_, catalogue_.games_members())); }

void Engine::answer(const AskBoard& ask) {
  const auto members = catalogue_.board_members(ask.board);
  if (!members) return error("unknown-board", "there is no board \"" + ask.board + "\"", "/board");
  say(message("board", id_, *members));
}

void Engine::answer(const AskNew& ask) {
  if (!catalogue_.has_game(ask.setup.game))
    return error("unknown-game", "there is no game \"" + ask.setup.game + "\"", "/game");
  const Luck luck = ask.seed ? Luck{Luck::Kind::seed, *ask.seed} : Luck{};
  start(catalogue_.new_game(ask.setup, luck), "bad-option");
}

void Engine::answer(const AskLoad& ask) {
  if (!catalogue_.has_game(ask.setup.game))
    return error("unknown-game", "there is no game \"" + ask.setup.game + "\"", "/position/game");
  start(catalogue_.from_position(ask.setup, ask.position, ask.seed.value_or(1)), "bad-position");
}

void Engine::answer(const AskJoin&) {
  error("unknown-table", "the engine has one game and no tables", "/t");
}

void Engine::answer(const AskPing&) { say(message("pong", id_)); }

template <class ForServer>
void Engine::answer(const ForServer&) {
  error("unknown-type", "only the server has guests and tables", "/t");
}

void Engine::answer(const AskMove& ask) {
  if (!has_game() || !has_seat(ask.who)) return;
  const int seat = *ask.who.seat;
  if (const auto prompt = game_->prompt(seat); prompt && *prompt != ask.prompt)
    return say(stale_message(id_, prompt));
  if (!play(seat, ask.move, id_)) return;
  play_bots();
}

void Engine::answer(const AskCheck& ask) {
  if (!has_game() || !has_seat(ask.who)) return;
  const auto refusal = game_->check(*ask.who.seat, ask.move);
  say(refusal ? reject_message(id_, *refusal, game_->prompt(*ask.who.seat)) : message("ok", id_));
}

void Engine::answer(const AskExplain& ask) {
  if (has_game()) say(forecast_message(id_, *game_, ask, own_seat_));
}

void Engine::answer(const AskHint& ask) {
  if (!has_game() || !has_seat(ask.who)) return;
  const int seat = *ask.who.seat;
  const auto prompt = game_->prompt(seat);
  if (!prompt)
    return game_->over() ? error("game-over", "the game is over")
                         : error("not-your-turn", "this seat is not to act");
  say(hint_message(id_, *prompt, game_->hint(seat, advisor_of(game_->setup().game))()));
}

void Engine::answer(const AskView& ask) {
  if (!has_game() || (ask.who.seat && !has_seat(ask.who))) return;
  const auto seat = ask.who.said ? ask.who.seat : own_seat_;
  say(message("snapshot", id_, game_->snapshot_members(seat, ask.since)));
}

// Who names no seat asks for the whole; a seat and a spectator get what the server gives them.
void Engine::answer(const AskRecord& ask) {
  if (!has_game() || (ask.who.seat && !has_seat(ask.who))) return;
  if (!ask.who.said || game_->over()) return say(record_message(id_, game_->record_lines()));
  if (!ask.who.seat) return error("not-yours", "spectators get the record when the game is over");
  say(record_message(id_, game_->record_lines(*ask.who.seat)));
}

void Engine::answer(const AskPosition&) {
  if (!has_game()) return;
  std::string members;
  text::put_value(members, "position", game_->position());
  say(message("position", id_, members));
}

bool Engine::has_game() {
  if (game_ == nullptr) error("bad-message", "there is no game yet: send new or load first");
  return game_ != nullptr;
}

bool Engine::has_seat(const Who& who) {
  const bool fine = who.seat && *who.seat < game_->seats();
  if (!fine)
    error("bad-message", "expected a seat from 0 to " + std::to_string(game_->seats() - 1),
          "/seat");
  return fine;
}

void Engine::start(Expected<std::unique_ptr<Game>> made, std::string_view code) {
  if (!made) return error(code, made.error());
  game_ = std::move(*made);
  own_seat_ = {};
  for (int i = game_->seats() - 1; i >= 0; --i)
    if (game_->setup().seats[static_cast<std::size_t>(i)].bot.empty()) own_seat_ = i;
  say(welcome_message(id_, {"engine", own_seat_}));
  say(message("snapshot", id_, game_->snapshot_members(own_seat_)));
  play_bots();
}

// Tells the step as the mover sees it; a bot's as the caller's first seat sees it.
bool Engine::play(int seat, std::string_view move, const RequestId& id) {
  const auto prepared = game_->prepare(seat, move);
  if (!prepared) {
    say(reject_message(id, prepared.error(), game_->prompt(seat)));
    return false;
  }
  game_->commit();
  const bool bot = !game_->setup().seats[static_cast<std::size_t>(seat)].bot.empty();
  say(message("step", id, game_->step_members(bot ? own_seat_ : seat)));
  return true;
}

void Engine::play_bots() {
  for (bool played = true; played;) {
    played = false;
    for (const int seat : game_->to_act()) {
      const std::string& bot = game_->setup().seats[static_cast<std::size_t>(seat)].bot;
      if (bot.empty()) continue;
      played = play(seat, game_->bot_move(seat, bot), {});
      break;
    }
  }
}

}  // namespace roundhouse
