#include "server/local/kept.h"

#include <utility>

#include "server/rooms/table_texts.h"
#include "text/json_in.h"
#include "text/json_out.h"
#include "text/setup.h"

namespace roundhouse::server {
namespace {

using text::JsonIn;
using text::put_flag;
using text::put_text;

// ---- out

void put_kept_seat(std::string& out, const SeatHead& seat) {
  const text::JsonObject object(out);
  put_text(out, "token_hash", seat.token_hash);
  put_text(out, "guest", seat.guest);
  put_text(out, "name", seat.name);
  put_text(out, "bot", seat.bot);
  put_text(out, "stand_in", seat.stand_in);
  put_text(out, "nonce", seat.nonce);
  text::put_member(out, "colour", seat.colour);
  text::put_member(out, "mark", seat.mark);
}

void put_head(std::string& out, const TableHead& head) {
  const text::JsonObject object(out);
  put_text(out, "id", head.id);
  put_text(out, "game", head.game);
  put_text(out, "board", head.board);
  text::put_options(out, head.options);
  put_text(out, "assist", head.assist);
  put_text(out, "secret", head.secret);
  text::put_key(out, "seats");
  text::put_array(out, head.seats.size(),
                  [&](std::size_t i) { put_kept_seat(out, head.seats[i]); });
  put_text(out, "phase", name_of(head.phase));
  put_flag(out, "paused", head.paused);
  put_flag(out, "starts_full", head.starts_full);
  text::put_member(out, "host", head.host);
  text::put_member(out, "clock", head.clock);
  put_text(out, "chat", name_of(head.chat));
  put_text(out, "next", head.next);
  put_flag(out, "same_deal", head.same_deal);
}

// As the list of a guest's tables has it; when it was touched is known outside.
void put_summary(std::string& out, const TableHead& head) {
  TableSummary summary{head.id, head.game, head.board, head.phase, 0, {}, {}};
  for (std::size_t i = 0; i < head.seats.size(); ++i) {
    summary.names.push_back(head.seats[i].name);
    if (!head.seats[i].guest.empty()) summary.own.push_back(static_cast<int>(i));
    summary.free += !head.seats[i].is_taken();
  }
  const std::string list = summaries_text({&summary, 1});
  text::put_value(out, "summary", std::string_view(list).substr(1, list.size() - 2));
}

void put_lines(std::string& out, const std::vector<std::string>& lines,
               const std::optional<Answered>& answered) {
  text::put_key(out, "lines");
  text::put_array(out, lines.size(), [&](std::size_t i) {
    const text::JsonObject object(out);
    put_text(out, "line", lines[i]);
    if (i > 0 || !answered) return;
    text::put_key(out, "answered");
    const text::JsonObject inner(out);
    text::put_member(out, "seat", answered->seat);
    text::put_member(out, "prompt", answered->prompt);
    put_text(out, "request", answered->request);
  });
}

struct PutChange {
  std::string& out;

  void operator()(const PutTable& put) const {
    open("put", put.head.id);
    text::put_key(out, "head");
    put_head(out, put.head);
    put_summary(out, put.head);
    out += '}';
  }
  void operator()(const AppendLines& append) const {
    open("append", append.table);
    text::put_member(out, "first", append.first);
    put_lines(out, append.lines, append.answered);
    out += '}';
  }
  void operator()(const ReplaceLines& replace) const {
    open("replace", replace.table);
    put_lines(out, replace.lines, {});
    out += '}';
  }
  void operator()(const DropTable& drop) const {
    open("drop", drop.table);
    out += '}';
  }
  template <class NotKept>
  void operator()(const NotKept&) const {}

  void open(std::string_view what, std::string_view table) const {
    out += out.back() == '[' ? "{" : ",{";
    put_text(out, "do", what);
    put_text(out, "table", table);
  }
};

// ---- in

std::string text_in(const JsonIn& in, std::string_view name) {
  return std::string(in.member(name).text());
}

int small_in(const JsonIn& in, std::string_view name, int least) {
  return static_cast<int>(in.member(name).integer(least, std::numeric_limits<int>::max()));
}

SeatHead read_kept_seat(const JsonIn& in) {
  return {.token_hash = text_in(in, "token_hash"),
          .guest = text_in(in, "guest"),
          .name = text_in(in, "name"),
          .bot = text_in(in, "bot"),
          .stand_in = text_in(in, "stand_in"),
          .nonce = text_in(in, "nonce"),
          .colour = small_in(in, "colour", kNoLook),
          .mark = small_in(in, "mark", kNoLook)};
}

Phase phase_in(const JsonIn& in) {
  for (const Phase phase : {Phase::open, Phase::playing, Phase::over})
    if (in.text() == name_of(phase)) return phase;
  in.fail("expected a phase");
  return Phase::over;
}

TableHead read_head(const JsonIn& in) {
  TableHead head{.id = text_in(in, "id"),
                 .game = text_in(in, "game"),
                 .board = text_in(in, "board"),
                 .assist = text_in(in, "assist"),
                 .secret = text_in(in, "secret"),
                 .phase = phase_in(in.member("phase")),
                 .paused = in.member("paused").boolean(),
                 .starts_full = in.member("starts_full").boolean(),
                 .host = small_in(in, "host", -1),
                 .clock = small_in(in, "clock", 0),
                 .chat = chat_of(in.member("chat").text()),
                 .next = text_in(in, "next"),
                 .same_deal = in.member("same_deal").boolean()};
  in.member("options").each_member([&](std::string_view name, const JsonIn& value) {
    head.options.emplace(name, value.text());
  });
  const JsonIn seats = in.member("seats");
  for (std::size_t i = 0; i < seats.size(); ++i)
    head.seats.push_back(read_kept_seat(seats.item(i)));
  if (head.host >= static_cast<int>(head.seats.size())) in.fail("expected a seat as host");
  return head;
}

void read_line(const JsonIn& in, StoredTable& table) {
  table.lines.push_back(text_in(in, "line"));
  if (!in.has("answered")) return;
  const JsonIn answered = in.member("answered");
  table.answered.push_back({small_in(answered, "seat", 0), small_in(answered, "prompt", 0),
                            text_in(answered, "request")});
}

}  // namespace

std::string changes_text(const WriteJob& job) {
  std::string out = "[";
  for (const Write& write : job) std::visit(PutChange{out}, write);
  return out += ']';
}

Expected<StoredTable> read_kept_table(std::string_view text) {
  text::Problem problem;
  const auto value = text::parse_json(text, problem);
  if (!value) return problem.what;
  const JsonIn in(*value, problem);
  StoredTable table{read_head(in.member("head"))};
  const JsonIn lines = in.member("lines");
  for (std::size_t i = 0; i < lines.size(); ++i) read_line(lines.item(i), table);
  if (problem.found) return problem.pointer + ": " + problem.what;
  return table;
}

}  // namespace roundhouse::server
