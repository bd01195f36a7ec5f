// What tests and the bench ask of an engine that the messages do not tell. The same source for this
// machine and for wasm: every answer must be the same to the last byte, the time of `speed` aside.
//   smoke              every game to its end, with seeded and sealed luck
//   signature          of `roundhouse bench`
//   speed LABEL N      plays N games of that run of the bench, or as many as it has
//   board JSON         one more board
//   {…}                the next line of a record; after its last one the game is told
#include <charconv>
#include <string>

#include "core/digest.h"
#include "play/bench.h"
#include "play/catalogue.h"
#include "wasm/door.h"

namespace roundhouse::wasm {
namespace {

std::string hex(std::uint64_t number) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; number >>= 4)
    digits[i] = "0123456789abcdef"[number & 15];
  return digits;
}

void say_digest(const char* of, const std::string& text) {
  say(std::string("  ") + of + " " + hex(digest_of(text)));
}

// Everything a page or a terminal may be told of a game.
void tell(const Game& game) {
  say(game.setup().game + " " + std::to_string(game.version()) + " " + game.record().back().digest);
  say("  " + game.record().back().text);
  say_digest("record", text::joined(game.record_lines(), "\n"));
  for (int seat = 0; seat < game.seats(); ++seat) {
    say_digest("snapshot", game.snapshot_members(seat));
    say_digest("seat's record", text::joined(game.record_lines(seat), "\n"));
  }
  say_digest("position", game.position());
  say_digest("words", game.describe(Viewer::everything(), text::Lang::pl, text::Paint(true)));
}

// Whoever is to act plays what a bot of its kind would; false when the game refuses that.
bool play_to_the_end(Game& game) {
  while (!game.over()) {
    const int seat = game.to_act().front();
    const std::string& bot = game.setup().seats[static_cast<std::size_t>(seat)].bot;
    if (!game.prepare(seat, game.bot_move(seat, bot))) return false;
    game.commit();
  }
  return true;
}

bool play_and_tell(const Catalogue& catalogue, const std::string& id, const Luck& luck) {
  const GameSetup setup{id, {{"a", "random"}, {"b", "easy"}}, {}, ""};
  const auto made = catalogue.new_game(setup, luck);
  if (!made || !play_to_the_end(**made)) return false;
  tell(**made);
  return catalogue.resume((*made)->record_lines(), luck.secret).has_value();
}

void smoke(const Catalogue& catalogue) {
  say_digest("games", catalogue.games_members());
  for (const std::string& id : catalogue.game_ids()) {
    const bool fine = play_and_tell(catalogue, id, {Luck::Kind::seed, 7}) &&
                      play_and_tell(catalogue, id, {Luck::Kind::sealed, 0, std::string(64, 'a')});
    if (!fine) say(id + " cannot be played");
  }
  const bool differ = SealedLuck::fresh().secret_hex() != SealedLuck::fresh().secret_hex();
  say(differ ? "fresh secrets differ" : "fresh secrets are equal");
}

// "LABEL N"
void speed(const Catalogue& catalogue, std::string_view what) {
  const std::size_t space = what.find(' ');
  long games = 0;
  if (space != what.npos)
    std::from_chars(what.data() + space + 1, what.data() + what.size(), games);
  for (BenchRun run : speed_runs()) {
    if (run.label != what.substr(0, space)) continue;
    if (games > 0) run.games = games;
    const Totals totals = play_bench(catalogue, run);
    return say(std::to_string(totals.games) + " games " + std::to_string(totals.decisions) + " " +
               hex(totals.signature));
  }
  say("there is no such run");
}

// A record, line by line.
class Follower {
 public:
  void take(const Catalogue& catalogue, std::string_view line) {
    if (line.starts_with(R"({"kind":"header")")) return begin(line);
    if (!header_.empty()) return deal(catalogue, line);
    if (!game_) return say("no game goes on");
    if (const auto wrong = game_->follow(line)) return say(*wrong);
    if (game_->over()) tell(*game_);
  }

 private:
  void begin(std::string_view line) {
    header_ = line;
    game_.reset();
  }
  void deal(const Catalogue& catalogue, std::string_view line) {
    auto made = catalogue.taped(std::exchange(header_, {}), line);
    if (!made) return say(made.error().text());
    game_ = std::move(*made);
  }

  std::string header_;  // until the next line makes a game of it
  std::unique_ptr<Game> game_;
};

}  // namespace

void hear(std::string_view text) {
  static Catalogue catalogue;
  static Follower follower;
  const std::string_view what = text.substr(0, text.find(' '));
  const std::string_view rest = what.size() < text.size() ? text.substr(what.size() + 1) : "";
  if (text.starts_with('{')) return follower.take(catalogue, text);
  if (what == "smoke") return smoke(catalogue);
  if (what == "signature") return say(hex(bench_signature()));
  if (what == "speed") return speed(catalogue, rest);
  if (what == "board") return say(catalogue.add_board(rest, "board").value_or("a board"));
  say("what?");
}

}  // namespace roundhouse::wasm
