// Once more: a fresh deal for the asking, the same deal when everybody agrees.
#include <algorithm>
#include <utility>

#include "play/reply.h"
#include "server/rooms/room.h"
#include "server/rooms/secrets.h"
#include "server/rooms/table_texts.h"

namespace roundhouse::server {
namespace {

constexpr std::chrono::seconds kAnswerTime{60};

}  // namespace

std::set<int> Room::people() const {
  std::set<int> seats;
  for (std::size_t seat = 0; seat < head_.seats.size(); ++seat)
    if (!head_.seats[seat].token_hash.empty()) seats.insert(static_cast<int>(seat));
  return seats;
}

// Whoever knows the deal has an advantage, so each of them has to want it.
bool Room::agrees(ConnId conn, const RequestId& id, bool swap) {
  const std::set<int>& own = participants_.at(conn).seats;
  if (!proposal_ || proposal_->swap != swap) {
    proposal_ = Proposal{*own.begin(), swap, {}, next_timer(), now()};
    services_.later(kAnswerTime, this->id(), "proposal", [timer = proposal_->timer](Room& room) {
      if (room.proposal_ && room.proposal_->timer == timer) room.withdraw({});
    });
  }
  proposal_->yes.insert(own.begin(), own.end());
  if (std::ranges::includes(proposal_->yes, people())) {
    proposal_.reset();
    return true;
  }
  tell_proposal(conn, id);
  return false;
}

void Room::decline(ConnId conn, const RequestId& id) {
  send(conn, message("ok", id));
  if (proposal_) withdraw(*participants_.at(conn).seats.begin());
}

std::string Room::proposal_members() const {
  if (!proposal_) return {};
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
      kAnswerTime - (now() - proposal_->begun));
  return proposal_text({proposal_->by, proposal_->swap, proposal_->yes, people(),
                        std::max<std::int64_t>(0, left.count())});
}

void Room::tell_proposal(ConnId asked_by, const RequestId& id) {
  const std::string text = proposal_members();
  for (const auto& [conn, participant] : participants_) {
    const bool asker = conn == asked_by;
    if (participant.tells_all || asker)
      send(conn, message("rematch", asker ? id : RequestId{}, text));
  }
}

// Declined by that seat, or lapsed.
void Room::withdraw(std::optional<int> by) {
  proposal_.reset();
  for (const auto& [conn, participant] : participants_)
    if (participant.tells_all) send(conn, message("rematch", {}, no_proposal_text(by)));
}

bool Room::begins_rematch(ConnId conn, const RequestId& id) {
  const bool first = !rematch_asked_;
  if (first) rematch_asked_.emplace();
  rematch_asked_->push_back({conn, id, now()});
  return first;
}

// The table of the rematch, once it is made: everyone here is told, those who asked by name.
void Room::set_next(const std::string& table) {
  waiting_.push_back([this, table] {
    TableHead next = head_;
    next.next = table;
    change(std::move(next), {}, [this] {
      const auto asked = std::exchange(rematch_asked_, {}).value_or(std::vector<Sender>{});
      for (const auto& [conn, participant] : participants_) {
        const auto asker = std::ranges::find(asked, conn, &Sender::conn);
        const RequestId id = asker == asked.end() ? RequestId{} : asker->id;
        if (participant.tells_all || asker != asked.end())
          send(conn, message("rematch", id, rematch_text(head_.next)));
      }
    });
  });
  work_on();
}

void Room::rematch_failed(std::string_view code, const std::string& text) {
  for (const Sender& sender : std::exchange(rematch_asked_, {}).value_or(std::vector<Sender>{}))
    if (participants_.contains(sender.conn)) refuse(sender.conn, sender.id, code, text);
}

}  // namespace roundhouse::server
