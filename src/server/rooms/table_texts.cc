#include "server/rooms/table_texts.h"

#include <array>

#include "text/game_info.h"
#include "text/json_out.h"

namespace roundhouse::server {
namespace {

constexpr std::array<std::string_view, 3> kPhases{"open", "playing", "over"};
constexpr std::array<std::string_view, 3> kChats{"free", "phrases", "none"};

using text::put_flag;
using text::put_text;

void put_numbers(std::string& out, const std::vector<int>& numbers) {
  text::put_array(out, numbers.size(), [&](std::size_t i) { text::put_number(out, numbers[i]); });
}

void put_seat(std::string& out, const TableNews& news, int n) {
  const SeatHead& seat = news.head.seats[static_cast<std::size_t>(n)];
  const text::JsonObject object(out);
  text::put_text(out, "name", seat.name);
  if (!seat.bot.empty()) put_text(out, "bot", seat.bot);
  if (!seat.stand_in.empty()) put_text(out, "stand_in", seat.stand_in);
  put_flag(out, "free", !seat.is_taken());
  put_flag(out, "here", news.here.contains(n));
  put_flag(out, "yours", news.own.contains(n));
  if (seat.muted) put_flag(out, "muted", true);
  if (seat.program) put_flag(out, "program", true);
  if (seat.colour != kNoLook) text::put_member(out, "colour", seat.colour);
  if (seat.mark != kNoLook) text::put_member(out, "mark", seat.mark);
  put_text(out, "nonce", seat.nonce);
  if (const auto left = news.left.find(n); left != news.left.end())
    text::put_member(out, "left_ms", static_cast<long long>(left->second * 1000));
  if (const auto proxy = news.proxies.find(n); proxy != news.proxies.end())
    text::put_member(out, "played_by", proxy->second);
}

void put_proposal(std::string& out, const ProposalNews& news) {
  const text::JsonObject proposal(out);
  text::put_member(out, "by", news.by);
  put_flag(out, "same", true);
  put_flag(out, "swap", news.swap);
  text::put_key(out, "yes");
  put_numbers(out, {news.yes.begin(), news.yes.end()});
  text::put_key(out, "needs");
  put_numbers(out, {news.needs.begin(), news.needs.end()});
  text::put_member(out, "left_ms", news.left_ms);
}

}  // namespace

GameSetup setup_of(const TableHead& head) {
  GameSetup setup{head.game, {}, head.options, head.board, head.assist};
  for (const SeatHead& seat : head.seats) setup.seats.push_back({seat.name, seat.bot});
  return setup;
}

std::vector<std::string> nonces_of(const TableHead& head) {
  std::vector<std::string> nonces;
  for (const SeatHead& seat : head.seats) nonces.push_back(seat.nonce);
  return nonces;
}

std::string_view name_of(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }
std::string_view name_of(Chat chat) { return kChats[static_cast<std::size_t>(chat)]; }
Chat chat_of(std::string_view name) {
  return name == kChats[1] ? Chat::phrases : name == kChats[2] ? Chat::none : Chat::free;
}

std::string table_text(const TableNews& news) {
  const TableHead& head = news.head;
  std::string out;
  put_text(out, "table", head.id);
  put_text(out, "phase", name_of(head.phase));
  put_text(out, "game", head.game);
  put_text(out, "board", head.board);
  text::put_options(out, head.options);
  put_flag(out, "public", head.is_public);
  put_flag(out, "locked", head.locked);
  put_flag(out, "paused", head.paused);
  put_text(out, "start", head.starts_full ? "full" : "host");
  text::put_member(out, "host", head.host < 0 ? std::nullopt : std::optional(head.host));
  text::put_member(out, "clock", head.clock);
  put_text(out, "chat", name_of(head.chat));
  put_text(out, "assist", head.assist.empty() ? kCoach : head.assist);
  put_text(out, "commitment", news.commitment);
  text::put_key(out, "seats");
  text::put_array(out, head.seats.size(),
                  [&](std::size_t i) { put_seat(out, news, static_cast<int>(i)); });
  text::put_member(out, "watching", news.watching);
  if (head.same_deal) put_flag(out, "same_deal", true);
  if (!head.next.empty()) put_text(out, "next", head.next);
  if (!news.proposal.empty()) out += ',' + news.proposal;
  return out;
}

std::string said_text(const Said& said) {
  std::string out;
  text::put_member(out, "n", said.n);
  text::put_member(out, "seat", said.seat);
  put_text(out, "name", said.name);
  put_text(out, said.phrase ? "phrase" : "text", said.text);
  return out;
}

std::string rematch_text(std::string_view table) {
  std::string out;
  put_text(out, "table", table);
  return out;
}

std::string proposal_text(const ProposalNews& news) {
  std::string out;
  text::put_key(out, "proposal");
  put_proposal(out, news);
  return out;
}

std::string no_proposal_text(std::optional<int> by) {
  std::string out;
  text::put_null(out, "proposal");
  if (by) text::put_member(out, "by", *by);
  return out;
}

std::string summaries_text(std::span<const TableSummary> tables) {
  std::string out;
  text::put_array(out, tables.size(), [&](std::size_t i) {
    const TableSummary& table = tables[i];
    const text::JsonObject object(out);
    text::put_text(out, "table", table.id);
    put_text(out, "game", table.game);
    put_text(out, "board", table.board);
    put_text(out, "phase", name_of(table.phase));
    text::put_member(out, "touched", table.touched);
    text::put_member(out, "free", table.free);
    text::put_key(out, "seats");
    text::put_array(out, table.names.size(),
                    [&](std::size_t k) { text::put_string(out, table.names[k]); });
    text::put_key(out, "yours");
    put_numbers(out, table.own);
  });
  return out;
}

}  // namespace roundhouse::server
