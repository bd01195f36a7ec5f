#include "server/request.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

namespace roundhouse::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kMaxId = 64;         // characters
constexpr std::size_t kMaxName = 40;       // characters
constexpr std::size_t kMaxWord = 200;      // bytes of a game id, table id, token, option
constexpr std::size_t kMaxMove = 4 * 1024; // bytes
constexpr std::size_t kMaxSeats = 8;       // the game says how many it really takes
constexpr std::size_t kMaxOptions = 32;

std::string_view view_of(const json::string& text) { return {text.data(), text.size()}; }

std::size_t characters(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(
      utf8, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

bool has_control(std::string_view text) {
  return std::ranges::any_of(
      text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

// Reads members of one request and keeps the first thing that is wrong.
class Reader {
 public:
  explicit Reader(const json::object& object) : object_(object) {}

  bool failed() const { return problem_.has_value(); }
  BadRequest problem() && { return *std::move(problem_); }
  void complain(std::string text, std::string at) {
    if (!problem_) problem_ = BadRequest{{}, "bad-message", std::move(text), std::move(at)};
  }

  std::string word(std::string_view key, std::size_t most = kMaxWord) {
    return optional_word(key, most, "a string is needed here").value_or("");
  }

  // Absent and null are the same.
  std::optional<std::string> optional_word(std::string_view key, std::size_t most = kMaxWord,
                                           std::string_view if_absent = {}) {
    const json::value* value = find(key);
    if (!value && !if_absent.empty()) complain(std::string(if_absent), pointer(key));
    if (!value) return std::nullopt;
    return text_of(*value, pointer(key), most);
  }

  int number(std::string_view key) {
    const json::value* value = find(key);
    if (value && value->is_int64() && value->get_int64() >= 0 &&
        value->get_int64() <= std::numeric_limits<int>::max())
      return static_cast<int>(value->get_int64());
    complain("a number is needed here", pointer(key));
    return 0;
  }

  GameSetup setup() {
    GameSetup setup{word("game"), seats(), options(), optional_word("board").value_or("")};
    if (const json::value* first = find("first"))
      setup.options["first"] = first->is_int64() ? std::to_string(first->get_int64())
                                                 : text_of(*first, "/first", kMaxWord);
    return setup;
  }

 private:
  static std::string pointer(std::string_view key) { return fmt::format("/{}", key); }

  const json::value* find(std::string_view key) const {
    const json::value* value = object_.if_contains({key.data(), key.size()});
    return value && !value->is_null() ? value : nullptr;
  }

  std::string text_of(const json::value& value, std::string at, std::size_t most) {
    if (!value.is_string()) {
      complain("a string is needed here", std::move(at));
      return {};
    }
    const std::string_view text = view_of(value.get_string());
    if (text.size() > most)
      complain(fmt::format("at most {} bytes are taken here", most), std::move(at));
    return std::string(text);
  }

  std::vector<SeatInfo> seats() {
    const json::value* value = find("seats");
    std::vector<SeatInfo> seats;
    if (!value || !value->is_array() || value->get_array().size() > kMaxSeats) {
      complain(fmt::format("an array of at most {} seats is needed here", kMaxSeats), "/seats");
      return seats;
    }
    for (const json::value& seat : value->get_array())
      seats.push_back(seat_of(seat, fmt::format("/seats/{}", seats.size())));
    return seats;
  }

  SeatInfo seat_of(const json::value& value, const std::string& at) {
    if (!value.is_object()) {
      complain("an object with name or bot is needed here", at);
      return {};
    }
    Reader seat(value.get_object());
    SeatInfo info{seat.optional_word("name").value_or(""), seat.optional_word("bot").value_or("")};
    if (seat.failed()) complain(seat.problem_->text, at + seat.problem_->at);
    if (characters(info.name) > kMaxName || has_control(info.name))
      complain(fmt::format("a name has at most {} printable characters", kMaxName), at + "/name");
    return info;
  }

  std::map<std::string, std::string> options() {
    std::map<std::string, std::string> options;
    const json::value* value = find("options");
    if (!value) return options;
    if (!value->is_object() || value->get_object().size() > kMaxOptions) {
      complain("an object of strings is needed here", "/options");
      return options;
    }
    for (const auto& [key, option] : value->get_object())
      options[std::string(key)] =
          text_of(option, fmt::format("/options/{}", std::string_view(key.data(), key.size())),
                  kMaxWord);
    return options;
  }

  const json::object& object_;
  std::optional<BadRequest> problem_;
};

struct Kind {
  std::string_view type;
  Ask (*read)(Reader&);
};

constexpr std::array<Kind, 9> kKinds{{
    {"games", [](Reader&) -> Ask { return AskGames{}; }},
    {"board", [](Reader& in) -> Ask { return AskBoard{in.word("board")}; }},
    {"new", [](Reader& in) -> Ask { return AskNew{in.setup()}; }},
    {"join", [](Reader& in) -> Ask { return AskJoin{in.word("table"), in.optional_word("token")}; }},
    {"move",
     [](Reader& in) -> Ask { return AskMove{in.word("move", kMaxMove), in.number("prompt")}; }},
    {"check", [](Reader& in) -> Ask { return AskCheck{in.word("move", kMaxMove)}; }},
    {"view", [](Reader&) -> Ask { return AskView{}; }},
    {"record", [](Reader&) -> Ask { return AskRecord{}; }},
    {"ping", [](Reader&) -> Ask { return AskPing{}; }},
}};

std::variant<Request, BadRequest> read_object(const json::object& object) {
  Reader in(object);
  RequestId id = in.optional_word("id");
  if (id && characters(*id) > kMaxId) in.complain("an id has at most 64 characters", "/id");
  if (in.failed()) return std::move(in).problem();

  const std::string type = in.word("t");
  const auto* kind = std::ranges::find(kKinds, type, &Kind::type);
  if (!in.failed() && kind == kKinds.end())
    return BadRequest{id, "unknown-type", fmt::format("no request has the type '{}'", type), "/t"};
  if (!in.failed()) {
    Ask ask = kind->read(in);
    if (!in.failed()) return Request{std::move(id), std::move(ask)};
  }
  BadRequest bad = std::move(in).problem();
  bad.id = std::move(id);
  return bad;
}

}  // namespace

std::variant<Request, BadRequest> parse_request(std::string_view text) {
  if (text.size() > kMaxRequest)
    return BadRequest{{}, "too-big", fmt::format("a message has at most {} bytes", kMaxRequest), ""};
  json::parser parser;  // no deeper than 32 levels, strict UTF-8
  json::error_code error;
  const std::size_t read = parser.write(text.data(), text.size(), error);
  if (error)
    return BadRequest{
        {}, "bad-json", fmt::format("not JSON at byte {}: {}", read, error.message()), ""};
  const json::value value = parser.release();
  if (!value.is_object()) return BadRequest{{}, "bad-message", "a message is a JSON object", ""};
  return read_object(value.get_object());
}

}  // namespace roundhouse::server
