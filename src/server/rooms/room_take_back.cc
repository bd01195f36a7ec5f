// A move taken back where only bots have seen it: it and what they did since leave the record, and
// a note says so. The luck is sealed, so the same cards come again.
#include <utility>

#include "play/catalogue.h"
#include "play/reply.h"
#include "server/rooms/room.h"
#include "server/rooms/table_texts.h"
#include "text/record_in.h"

namespace roundhouse::server {
namespace {

// The record up to the last move of this seat; nothing where it has made none.
std::optional<std::vector<std::string>> before_last_move(std::span<const text::RecordLine> record,
                                                         int seat) {
  for (std::size_t i = record.size(); i-- > 0;) {
    if (record[i].kind != text::LineKind::move) continue;
    const auto line = text::read_line(record[i].text);
    if (line && line->seat == seat) return text::texts_of(record.first(i));
  }
  return std::nullopt;
}

}  // namespace

void Room::ask(ConnId conn, const RequestId& id, const AskTakeBack&) {
  when_free(conn, id, [this, conn, id] { take_back_now(conn, id); });
}

bool Room::may_take_back(ConnId conn, const RequestId& id) {
  const auto seat = shown_seat(conn, id);
  if (!seat || !can_play(conn, id)) return false;
  const auto no = [&](std::string_view code, std::string_view text) {
    refuse(conn, id, code, text);
    return false;
  };
  if (!services_.takes_back || people().size() != 1)
    return no("no-take-back", "moves are taken back only where all others are bots");
  if (game_->over()) return no("game-over", "the game is over");
  // A bot that is thinking would answer a position that is no more.
  if (!game_->prompt(*seat) || bot_job_) return no("not-your-turn", "the others are to act");
  return true;
}

void Room::take_back_now(ConnId conn, const RequestId& id) {
  if (!may_take_back(conn, id)) return;
  const int seat = *participants_.at(conn).seat;
  auto lines = before_last_move(game_->record(), seat);
  if (!lines) return refuse(conn, id, "no-take-back", "this seat has made no move yet");
  auto made = services_.catalogue.resume(*lines, head_.secret, nonces_of(head_));
  if (!made) return stop("internal", "the record does not replay without the move");
  auto game = std::make_shared<std::unique_ptr<Game>>(std::move(*made));
  lines->push_back((*game)->note_text("take-back", seat, "a move was taken back"));
  (*game)->follow(lines->back());
  write({ReplaceLines{head_.id, *lines}}, Sender{conn, id, now()},
        [this, conn, id, game, count = static_cast<int>(lines->size())] {
          game_ = dressed(std::move(*game));
          lines_ = count;
          answered_.clear();
          send(conn, message("ok", id));
          tell_snapshots();
          tend_clocks();
        });
}

}  // namespace roundhouse::server
