#include "play/request.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

#include "text/game_info.h"
#include "text/json_in.h"

namespace roundhouse {
namespace {

using text::JsonIn;
using text::Problem;

constexpr std::size_t kMaxId = 64;          // characters
constexpr std::size_t kMaxWord = 200;       // bytes of a game id, table id, token, option
constexpr std::size_t kMaxMove = 4 * 1024;  // bytes
constexpr std::size_t kMaxSeatsAsked = 8;   // the game says how many it really takes
constexpr std::size_t kMaxOptions = 32;
constexpr std::size_t kMaxNonce = 64;     // characters
constexpr std::size_t kMaxSaid = 300;     // characters
constexpr std::size_t kMaxPlan = 64;      // moves
constexpr int kMaxClock = 7 * 24 * 3600;  // seconds

std::size_t characters(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(
      utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

bool has_control(std::string_view text) {
  return std::ranges::any_of(
      text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

std::string word(const JsonIn& in, std::size_t most = kMaxWord) {
  const std::string_view text = in.text();
  if (text.size() > most) in.fail("expected at most " + std::to_string(most) + " bytes");
  return std::string(text);
}

// A member that may be missing; null is the same as missing.
std::optional<std::string> optional_word(const JsonIn& in, std::string_view name) {
  if (!in.has(name) || in.member(name).is_null()) return std::nullopt;
  return word(in.member(name));
}

int count_in(const JsonIn& in) {
  return static_cast<int>(in.integer(0, std::numeric_limits<int>::max()));
}

std::string read_name(const JsonIn& in) {
  std::string name(trimmed(in.text()));
  if (const NameFault fault = name_fault(name); fault != NameFault::none)
    in.fail(sentence_of(fault), reason_of(fault));
  return name;
}

// One that is not said, or empty, is none.
std::optional<std::string> optional_name(const JsonIn& in) {
  if (!in.has("name") || in.member("name").is_null()) return std::nullopt;
  if (in.member("name").text().empty()) return "";
  return read_name(in.member("name"));
}

SeatInfo read_seat(const JsonIn& in) {
  if (!in.raw().is_object()) in.fail("expected an object with name or bot");
  return {optional_name(in).value_or(""), optional_word(in, "bot").value_or("")};
}

GameSetup read_setup(const JsonIn& in) {
  GameSetup setup;
  setup.game = word(in.member("game"));
  const JsonIn seats = in.member("seats");
  if (seats.size() > kMaxSeatsAsked)
    seats.fail("expected at most " + std::to_string(kMaxSeatsAsked) + " seats");
  for (std::size_t i = 0; i < std::min(seats.size(), kMaxSeatsAsked); ++i)
    setup.seats.push_back(read_seat(seats.item(i)));
  setup.board = optional_word(in, "board").value_or("");
  setup.assist = optional_word(in, "assist").value_or("");
  if (!setup.assist.empty() && !is_assist(setup.assist))
    in.member("assist").fail("expected none, legal, tracker, planner or coach");
  if (in.has("options"))
    in.member("options").each_member([&](std::string_view name, const JsonIn& value) {
      if (setup.options.size() == kMaxOptions) return value.fail("expected fewer options");
      setup.options[std::string(name)] = word(value);
    });
  return setup;
}

std::optional<std::uint64_t> read_seed(const JsonIn& in) {
  const auto text = optional_word(in, "seed");
  if (!text) return std::nullopt;
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), seed);
  if (error != std::errc{} || end != text->data() + text->size())
    in.member("seed").fail("expected a decimal number of 64 bits as text");
  return seed;
}

// Whose request it is, where the caller may say so (engine): a seat, null for a spectator, or not
// said.
Who read_who(const JsonIn& in) {
  if (!in.has("seat")) return {};
  const JsonIn seat = in.member("seat");
  if (seat.is_null()) return {.said = true, .seat = {}};
  return {.said = true, .seat = static_cast<int>(seat.integer(0, kMaxSeatsAsked - 1))};
}

// Options that matter for play stand in the position itself.
void read_options(const JsonIn& position, GameSetup& setup) {
  if (!position.has("options")) return;
  position.member("options").each_member([&](std::string_view name, const JsonIn& value) {
    if (setup.options.size() < kMaxOptions) setup.options[std::string(name)] = word(value);
  });
}

AskLoad read_load(const JsonIn& in) {
  AskLoad load{{}, text::json_text(in.member("position").raw()), read_seed(in)};
  const JsonIn position = in.member("position");
  read_options(position, load.setup);
  load.setup.game = word(position.member("game"));
  load.setup.board = word(position.member("board"));
  const std::size_t seats = position.member(position.has("hands") ? "hands" : "players").size();
  const bool named = in.has("seats");
  if (named && in.member("seats").size() != seats)
    in.member("seats").fail("expected as many seats as the position has players");
  for (std::size_t i = 0; i < std::min(seats, kMaxSeatsAsked); ++i)
    load.setup.seats.push_back(named ? read_seat(in.member("seats").item(i)) : SeatInfo{});
  return load;
}

bool flag(const JsonIn& in, std::string_view name) {
  return in.has(name) && !in.member(name).is_null() && in.member(name).boolean();
}

std::optional<int> optional_seat(const JsonIn& in) {
  if (!in.has("seat") || in.member("seat").is_null()) return std::nullopt;
  return static_cast<int>(in.member("seat").integer(0, kMaxSeatsAsked - 1));
}

// What people type and others will read: bounded, and without characters that move a cursor.
std::string spoken(const JsonIn& in, std::size_t most) {
  std::string text(in.text());
  if (text.empty() || characters(text) > most || has_control(text))
    in.fail("expected 1 to " + std::to_string(most) + " printable characters");
  return text;
}

// A nonce that comes before its sender can have seen the commitment is no promise to anybody.
bool has_early_nonce(const JsonIn& in) { return in.has("nonce") && !in.member("nonce").is_null(); }

AskOpen read_open(const JsonIn& in) {
  AskOpen open;
  open.setup = read_setup(in);
  for (std::size_t i = 0; i < open.setup.seats.size(); ++i)
    open.mine.push_back(flag(in.member("seats").item(i), "mine"));
  open.is_public = flag(in, "public");
  const std::string start = optional_word(in, "start").value_or("host");
  if (start != "host" && start != "full") in.member("start").fail("expected \"host\" or \"full\"");
  open.starts_full = start == "full";
  if (in.has("clock") && !in.member("clock").is_null())
    open.clock = static_cast<int>(in.member("clock").integer(0, kMaxClock));
  open.chat = optional_word(in, "chat");
  if (open.chat && *open.chat != "free" && *open.chat != "phrases" && *open.chat != "none")
    in.member("chat").fail("expected \"free\", \"phrases\" or \"none\"");
  open.early_nonce = has_early_nonce(in);
  return open;
}

AskSay read_say(const JsonIn& in) {
  if (in.has("phrase")) return {word(in.member("phrase")), true};
  return {spoken(in.member("text"), kMaxSaid), false};
}

std::vector<std::string> read_plan(const JsonIn& in) {
  std::vector<std::string> plan;
  const JsonIn moves = in.member("moves");
  if (moves.size() > kMaxPlan)
    moves.fail("expected at most " + std::to_string(kMaxPlan) + " moves");
  for (std::size_t i = 0; i < std::min(moves.size(), kMaxPlan); ++i)
    plan.push_back(word(moves.item(i), kMaxMove));
  return plan;
}

AskExplain read_explain(const JsonIn& in) {
  AskExplain explain{word(in.member("train")), {}, {}};
  if (in.has("points") && !in.member("points").is_null())
    explain.points = count_in(in.member("points"));
  if (in.has("moves")) explain.moves = read_plan(in);
  return explain;
}

AskHost read_host(const JsonIn& in) {
  AskHost host{word(in.member("do")), optional_seat(in), optional_word(in, "bot")};
  constexpr std::string_view kKnown[] = {"kick",   "mute",  "unmute", "lock",
                                         "unlock", "pause", "resume", "fill"};
  if (std::ranges::find(kKnown, host.what) == std::end(kKnown))
    in.member("do").fail("expected kick, mute, unmute, lock, unlock, pause, resume or fill");
  return host;
}

// Null is not the same as missing here: it gives back what was chosen.
std::optional<int> optional_look(const JsonIn& in, std::string_view name) {
  if (!in.has(name)) return std::nullopt;
  if (in.member(name).is_null()) return kNoLook;
  return static_cast<int>(in.member(name).integer(0, kLooks - 1));
}

AskLook read_look(const JsonIn& in) {
  if (!in.has("colour") && !in.has("mark")) in.fail("expected a colour or a mark");
  return {optional_seat(in), optional_look(in, "colour"), optional_look(in, "mark")};
}

struct Kind {
  std::string_view type;
  Ask (*read)(const JsonIn&);
};

constexpr std::array<Kind, 32> kKinds{{
    {"games", [](const JsonIn&) -> Ask { return AskGames{}; }},
    {"board", [](const JsonIn& in) -> Ask { return AskBoard{word(in.member("board"))}; }},
    {"new",
     [](const JsonIn& in) -> Ask {
       return AskNew{read_setup(in), read_seed(in), has_early_nonce(in)};
     }},
    {"join",
     [](const JsonIn& in) -> Ask {
       return AskJoin{word(in.member("table")), optional_word(in, "token")};
     }},
    {"move",
     [](const JsonIn& in) -> Ask {
       return AskMove{word(in.member("move"), kMaxMove), count_in(in.member("prompt")),
                      read_who(in)};
     }},
    {"check",
     [](const JsonIn& in) -> Ask {
       return AskCheck{word(in.member("move"), kMaxMove), read_who(in)};
     }},
    {"explain", [](const JsonIn& in) -> Ask { return read_explain(in); }},
    {"hint", [](const JsonIn& in) -> Ask { return AskHint{read_who(in)}; }},
    {"view",
     [](const JsonIn& in) -> Ask {
       const bool all = !in.has("since") || in.member("since").is_null();
       return AskView{read_who(in), all ? -1 : count_in(in.member("since"))};
     }},
    {"record", [](const JsonIn& in) -> Ask { return AskRecord{read_who(in)}; }},
    {"load", [](const JsonIn& in) -> Ask { return read_load(in); }},
    {"position", [](const JsonIn&) -> Ask { return AskPosition{}; }},
    {"ping", [](const JsonIn&) -> Ask { return AskPing{}; }},
    {"hello",
     [](const JsonIn& in) -> Ask { return AskHello{optional_word(in, "key"), optional_name(in)}; }},
    {"forget", [](const JsonIn&) -> Ask { return AskForget{}; }},
    {"tables", [](const JsonIn&) -> Ask { return AskTables{}; }},
    {"open", [](const JsonIn& in) -> Ask { return read_open(in); }},
    {"sit",
     [](const JsonIn& in) -> Ask {
       return AskSit{optional_seat(in), optional_name(in), flag(in, "program"),
                     has_early_nonce(in)};
     }},
    {"nonce",
     [](const JsonIn& in) -> Ask {
       return AskNonce{optional_seat(in), spoken(in.member("nonce"), kMaxNonce)};
     }},
    {"start", [](const JsonIn&) -> Ask { return AskStart{}; }},
    {"leave", [](const JsonIn&) -> Ask { return AskLeave{}; }},
    {"unlock",
     [](const JsonIn& in) -> Ask {
       return AskUnlock{optional_seat(in), optional_word(in, "token")};
     }},
    {"hand",
     [](const JsonIn& in) -> Ask { return AskHand{optional_word(in, "bot").value_or("easy")}; }},
    {"back", [](const JsonIn&) -> Ask { return AskBack{}; }},
    {"host", [](const JsonIn& in) -> Ask { return read_host(in); }},
    {"rematch",
     [](const JsonIn& in) -> Ask {
       return AskRematch{flag(in, "same"), flag(in, "swap"), flag(in, "no")};
     }},
    {"say", [](const JsonIn& in) -> Ask { return read_say(in); }},
    {"plan", [](const JsonIn& in) -> Ask { return AskPlan{read_plan(in)}; }},
    {"look", [](const JsonIn& in) -> Ask { return read_look(in); }},
    {"vote",
     [](const JsonIn& in) -> Ask {
       return AskVote{static_cast<int>(in.member("seat").integer(0, kMaxSeatsAsked - 1))};
     }},
    {"takeback", [](const JsonIn&) -> Ask { return AskTakeBack{}; }},
    {"replay",
     [](const JsonIn& in) -> Ask {
       return AskReplay{count_in(in.member("at")), optional_seat(in)};
     }},
}};

BadRequest bad_message(RequestId id, const Problem& problem) {
  return {std::move(id), problem.kind.empty() ? "bad-message" : "bad-name", problem.what,
          problem.pointer, std::string(problem.kind)};
}

Expected<Request, BadRequest> read_object(const JsonIn& in, Problem& problem) {
  RequestId id = optional_word(in, "id");
  if (id && characters(*id) > kMaxId) in.member("id").fail("expected at most 64 characters");
  if (problem.found) return bad_message({}, problem);

  const std::string type = word(in.member("t"));
  if (problem.found) return bad_message(std::move(id), problem);
  const auto kind = std::ranges::find(kKinds, type, &Kind::type);
  if (kind == kKinds.end())
    return BadRequest{std::move(id), "unknown-type", "no request has the type '" + type + "'",
                      "/t"};
  Ask ask = kind->read(in);
  if (problem.found) return bad_message(std::move(id), problem);
  return Request{std::move(id), std::move(ask)};
}

}  // namespace

namespace {

void normalise_name(boost::json::value& holder, Normalise normalise) {
  if (!holder.is_object()) return;
  boost::json::value* name = holder.get_object().if_contains("name");
  if (name && name->is_string()) *name = normalise(name->get_string());
}

// Before anything is read: the sender's own name and those of its seats.
void normalise_names(boost::json::value& message, Normalise normalise) {
  normalise_name(message, normalise);
  boost::json::value* seats = message.get_object().if_contains("seats");
  if (seats && seats->is_array())
    for (boost::json::value& seat : seats->get_array()) normalise_name(seat, normalise);
}

}  // namespace

Expected<Request, BadRequest> parse_request(std::string_view text, Normalise normalise) {
  if (text.size() > kMaxRequest)
    return BadRequest{
        {}, "too-big", "a message has at most " + std::to_string(kMaxRequest) + " bytes", ""};
  Problem problem;
  auto value = text::parse_json(text, problem);
  if (!value) return BadRequest{{}, "bad-json", problem.what, ""};
  if (!value->is_object()) return BadRequest{{}, "bad-message", "expected an object", ""};
  if (normalise) normalise_names(*value, normalise);
  return read_object(JsonIn(*value, problem), problem);
}

}  // namespace roundhouse
