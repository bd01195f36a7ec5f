#include "server/local/host.h"

#include <charconv>
#include <utility>

#include "play/reply.h"
#include "server/local/kept.h"
#include "text/concat.h"

namespace roundhouse::server {
namespace {

// Whoever sits at the device holds its seats, also at a table that was carried here from another.
constexpr std::string_view kHello = R"({"t":"hello","key":"this device"})";
constexpr std::string_view kHousehold = "this device";
constexpr std::string_view kPrefix = "here-";  // by which a page knows where a table lies
constexpr std::chrono::milliseconds kPace{700};

// The first word, and what is behind it.
std::pair<std::string_view, std::string_view> split(std::string_view text) {
  const auto at = text.find(' ');
  if (at == text.npos) return {text, {}};
  return {text.substr(0, at), text.substr(at + 1)};
}

int number_in(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

Host::Host(const Catalogue& catalogue, Say say)
    : say_(std::move(say)),
      store_([this](int job, const std::string& changes) {
        say_(text::concat("keep ", job, " ", changes));
      }),
      rooms_(catalogue, store_, store_, *this, *this, metrics_,
             {.bot_delay = kPace,
              .thinking_pace = kPace,
              .takes_back = true,
              .prefix = std::string(kPrefix)}) {
  greet();
}

void Host::hear(std::string_view text) {
  const auto [word, rest] = split(text);
  obey(word, rest);
  work_off();
  const bool awake = rooms_.awake() > 0 || !store_.is_idle();
  if (!awake && std::exchange(awake_, awake)) say_("asleep");
  awake_ = awake;
}

void Host::obey(std::string_view word, std::string_view rest) {
  if (word == "page") return rooms_.on_text(conn_, std::string(rest));
  if (word == "kept") return store_.kept(number_in(rest));
  if (word == "due") return due(number_in(rest));
  if (word == "pace") return rooms_.set_pace(std::chrono::milliseconds(number_in(rest)));
  if (word == "away") return go_away();
  if (word == "lost") {
    const auto [job, why] = split(rest);
    return store_.lost(number_in(job), std::string(why));
  }
  if (word == "table") {
    const auto [id, kept] = split(rest);
    store_.bring(id, read_kept_table(kept));
  }
}

// Only those who have said hello are told what happens around a table.
void Host::greet() {
  rooms_.on_open(++conn_, std::string(kHousehold));
  greeting_ = true;
  rooms_.on_text(conn_, std::string(kHello));
  greeting_ = false;
}

// The seats are kept; the bots wait until somebody looks again.
void Host::go_away() {
  rooms_.on_close(conn_);
  greet();
}

void Host::send(ConnId conn, Text text) {
  if (conn == conn_ && !greeting_) say_("page " + *text);
}

void Host::post_after(std::chrono::milliseconds delay, std::function<void()> work) {
  timers_.emplace(++last_timer_, std::move(work));
  say_(text::concat("wake ", last_timer_, " ", delay.count()));
}

void Host::due(int timer) {
  if (const auto found = timers_.extract(timer)) found.mapped()();
}

void Host::work_off() {
  while (!posted_.empty()) {
    const auto work = std::move(posted_.front());
    posted_.pop_front();
    work();
  }
}

}  // namespace roundhouse::server
