#include "text/record_in.h"

#include <charconv>

#include "text/json_in.h"
#include "text/notes.h"
#include "text/record_out.h"

namespace roundhouse::text {

namespace {

u64 read_seed(const JsonIn& in) {
  const std::string_view text = in.text();
  u64 seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size())
    in.fail("expected a decimal number of 64 bits as text");
  return seed;
}

void read_luck(const JsonIn& in, Header& h) {
  h.luck.kind = in.member("kind").text();
  const bool seat_record = h.viewer >= 0;
  if (h.luck.kind == "seed") {
    if (!seat_record || in.has("seed")) h.seed = read_seed(in.member("seed"));
  } else if (h.luck.kind == "sealed")
    h.commitment = in.member("commitment").text();
  else if (h.luck.kind != "taped")
    in.member("kind").fail("expected seed, sealed or taped");
  h.luck.json = json_text(in.raw());
}

Header header_from(const JsonIn& in) {
  Header h;
  in.member("kind").expect_text("header");
  in.member("format").expect_text("roundhouse-record");
  in.member("version").integer(1, 1);
  h.setup.rules = in.member("rules").text();
  h.setup.game = in.member("game").text();
  h.setup.board = in.member("board").member("id").text();
  h.board_hash = in.member("board").member("hash").text();
  in.member("options").each_member([&](std::string_view name, const JsonIn& value) {
    h.setup.options.emplace(std::string(name), std::string(value.text()));
  });
  const JsonIn seats = in.member("seats");
  if (seats.size() < 1 || seats.size() > kMaxSeats) seats.fail("expected 1 to 5 seats");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const JsonIn seat = seats.item(i);
    h.setup.seats.push_back({std::string(seat.member("name").text()),
                             seat.has("bot") ? std::string(seat.member("bot").text()) : ""});
  }
  if (in.has("assist")) h.setup.assist = in.member("assist").text();
  const JsonIn view = in.member("view");
  if (view.is_string())
    view.expect_text("full");
  else
    h.viewer = static_cast<int>(view.integer(0, static_cast<int>(seats.size()) - 1));
  read_luck(in.member("luck"), h);
  return h;
}

void read_note(const JsonIn& in, Line& line) {
  line.note.kind = in.member("note").text();
  const NoteKind* kind = find_note(line.note.kind);
  if (kind == nullptr) return in.member("note").fail("there is no note \"" + line.note.kind + "\"");
  if (kind->has_seat)
    line.note.seat = static_cast<int>(in.member("seat").integer(0, kMaxSeats - 1));
  else if (!in.member("seat").is_null())
    in.member("seat").fail("expected null: this note is about no seat");
  line.note.text = in.member("text").text();
}

void read_place(const JsonIn& in, Line& line) {
  line.n = static_cast<int>(in.member("n").integer(1, 1'000'000));
  line.seat = static_cast<int>(in.member("seat").integer(0, kMaxSeats - 1));
}

void read_events(const JsonIn& in, Line& line) {
  const JsonIn events = in.member("events");
  events.size();
  line.events = json_text(events.raw());
}

void read_opened_luck(const JsonIn& in, Line& line) {
  if (in.has("secret")) line.opened.secret = in.member("secret").text();
  if (!in.has("nonces")) return;
  const JsonIn nonces = in.member("nonces");
  for (std::size_t i = 0; i < nonces.size(); ++i)
    line.opened.nonces.emplace_back(nonces.item(i).text());
}

Line line_from(const JsonIn& in) {
  Line line;
  const auto kind = find_line_kind(in.member("kind").text());
  line.digest = in.member("digest").text();
  line.kind = kind.value_or(LineKind::header);
  switch (line.kind) {
    case LineKind::deal: read_events(in, line); break;
    case LineKind::move:
      read_events(in, line);
      read_place(in, line);
      if (!in.member("move").is_null()) line.move = in.member("move").text();
      break;
    case LineKind::undo: read_place(in, line); break;
    case LineKind::note: read_note(in, line); break;
    case LineKind::result: read_opened_luck(in, line); break;
    case LineKind::position: line.position = json_text(in.member("position").raw()); break;
    case LineKind::header:
      in.member("kind").fail("expected deal, position, move, undo, note or result");
  }
  return line;
}

template <class T, class F>
Expected<T, DataError> read_text(std::string_view text, F from) {
  Problem problem;
  if (const auto value = parse_json(text, problem)) {
    T result = from(JsonIn(*value, problem));
    if (!problem.found) return result;
  }
  return DataError{"", problem.pointer, problem.what};
}

}  // namespace

bool begins_record(std::string_view line) { return line.starts_with("{\"kind\":\"header\""); }

Expected<Header, DataError> read_header(std::string_view line) {
  return read_text<Header>(line, header_from);
}
Expected<Line, DataError> read_line(std::string_view line) {
  return read_text<Line>(line, line_from);
}

std::string first_difference(std::string_view found, std::string_view expected) {
  constexpr std::size_t kBefore = 24, kShown = 60;
  std::size_t at = 0;
  while (at < found.size() && at < expected.size() && found[at] == expected[at]) ++at;
  const std::size_t from = at > kBefore ? at - kBefore : 0;
  return ": at character " + std::to_string(at) + " ..." + std::string(found.substr(from, kShown)) +
         "... should be ..." + std::string(expected.substr(from, kShown)) + "...";
}

std::string chained_digest(std::string_view previous, std::string_view line) {
  const std::size_t end = line.rfind(",\"digest\"");
  if (end == std::string_view::npos) return {};
  Digest digest;
  digest.bytes(previous);
  digest.bytes(line.substr(0, end));
  std::string hex;
  put_hex(hex, digest.value());
  return hex;
}

// The digest is the last member: "<16 digits>"} at the end.
void chain_anew(std::string& line, std::string& previous) {
  constexpr std::size_t kDigits = 16, kBehind = 2;
  const std::string digest = chained_digest(previous, line);
  if (digest.empty() || line.size() < kDigits + kBehind) return;
  previous = digest;
  line.replace(line.size() - kDigits - kBehind, kDigits, digest);
}

bool digest_fits(std::string_view previous, std::string_view line) {
  const std::string expected = chained_digest(previous, line);
  return !expected.empty() && line.ends_with("\"" + expected + "\"}");
}

}  // namespace roundhouse::text
