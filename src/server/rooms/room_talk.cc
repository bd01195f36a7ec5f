// What the people at a table say to each other: chat, plans, and votes about one who is gone.
#include <algorithm>
#include <array>

#include "play/reply.h"
#include "server/rooms/room.h"
#include "server/rooms/table_texts.h"
#include "text/json_out.h"

namespace roundhouse::server {
namespace {

constexpr std::size_t kSaidKept = 100;

// The client words them in its language.
constexpr std::array<std::string_view, 10> kPhrases{
    "hello", "good-luck", "thanks",     "well-played",  "oops",
    "sorry", "your-turn", "one-moment", "another-game", "goodbye"};

}  // namespace

void Room::ask(ConnId conn, const RequestId& id, const AskSay& ask) {
  Participant& participant = participants_.at(conn);
  if (participant.seats.empty()) return refuse(conn, id, "not-yours", "spectators only watch");
  // Whoever plays for one who is absent still speaks for himself.
  const int seat = participant.seat && participant.seats.contains(*participant.seat)
                       ? *participant.seat
                       : *participant.seats.begin();
  const SeatHead& speaker = head_.seats[static_cast<std::size_t>(seat)];
  if (head_.chat == Chat::none) return refuse(conn, id, "no-chat", "this table has no chat");
  if (head_.chat == Chat::phrases && !ask.phrase)
    return refuse(conn, id, "only-phrases", "only ready phrases are said at this table");
  if (ask.phrase && std::ranges::find(kPhrases, ask.text) == kPhrases.end())
    return refuse(conn, id, "bad-message", "there is no such phrase");
  if (speaker.muted) return refuse(conn, id, "muted", "the host has muted you");
  if (!participant.talk.allows()) return refuse(conn, id, "too-fast", "a little slower, please");
  when_free(conn, id,
            [this, conn, id, said = Said{0, seat, speaker.name, ask.text, ask.phrase}]() mutable {
              said.n = said_.empty() ? 0 : said_.back().n + 1;
              write({PutSaid{head_.id, said}}, Sender{conn, id, now()}, [this, conn, id, said] {
                said_.push_back(said);
                if (said_.size() > kSaidKept) said_.pop_front();
                for (const auto& [other, other_participant] : participants_)
                  if (other != conn && other_participant.tells_all)
                    send(other, message("said", {}, said_text(said)));
                send(conn, message("said", id, said_text(said)));
              });
            });
}

void Room::tell_talk(ConnId conn) {
  if (!participants_.at(conn).tells_all) return;
  for (const Said& said : said_) send(conn, message("said", {}, said_text(said)));
}

// Tried on a copy: the table and its luck are not touched.
void Room::ask(ConnId conn, const RequestId& id, const AskPlan& ask) {
  if (!shown_seat(conn, id) || !can_play(conn, id)) return;
  if (!game_->plans()) return refuse(conn, id, "unknown-type", "in this game everyone plays alone");
  const auto acting = game_->to_act();
  if (acting.empty()) return refuse(conn, id, "game-over", "the game is over");
  const Rehearsal told = game_->rehearse(acting.front(), ask.moves);
  std::string members;
  text::put_member(members, "by", *participants_.at(conn).seat);
  text::put_member(members, "v", game_->version());
  text::put_strings(members, "moves", ask.moves);
  text::put_member(members, "possible", told.possible);
  text::put_flag(members, "luck", told.luck);
  if (told.refusal) {
    text::put_key(members, "refusal");
    const text::JsonObject refusal(members);
    write_refusal(members, *told.refusal);
  }
  members += ',' + told.members;
  for (const auto& [other, participant] : participants_)
    if (other != conn && participant.tells_all) send(other, message("plan", {}, members));
  send(conn, message("plan", id, members));
}

// More than half of those who are here decide who plays for one who is not.
void Room::ask(ConnId conn, const RequestId& id, const AskVote& ask) {
  const auto voter = shown_seat(conn, id);
  if (!voter || !can_play(conn, id)) return;
  if (!game_->plans()) return refuse(conn, id, "unknown-type", "in this game everyone plays alone");
  std::set<int> here;
  for (const auto& [other, participant] : participants_)
    here.insert(participant.seats.begin(), participant.seats.end());
  const auto acting = game_->to_act();
  if (acting.empty()) return refuse(conn, id, "game-over", "the game is over");
  const int absent = acting.front();
  if (here.contains(absent) || !player_of(absent).empty())
    return refuse(conn, id, "not-absent", "the one whose turn it is, is here");
  if (!here.contains(ask.seat))
    return refuse(conn, id, "not-here", "this seat is not here to play on");
  auto& votes = votes_[absent];
  votes[*voter] = ask.seat;
  const auto agreed = std::ranges::count_if(votes, [&](const auto& vote) {
    return vote.second == ask.seat && here.contains(vote.first);
  });
  send(conn, message("ok", id));
  if (2 * static_cast<std::size_t>(agreed) <= here.size()) return;
  proxies_[absent] = ask.seat;
  votes_.erase(absent);
  for (auto& [other, participant] : participants_)
    if (participant.seats.contains(ask.seat)) participant.lent.insert(absent);
  tell_table();
}

void Room::give_back(int seat) {
  votes_.erase(seat);
  if (proxies_.erase(seat) == 0) return;
  for (auto& [conn, participant] : participants_) {
    participant.lent.erase(seat);
    if (participant.seat != seat || participant.seats.contains(seat)) continue;
    participant.seat.reset();
    view(conn, {});
  }
}

}  // namespace roundhouse::server
