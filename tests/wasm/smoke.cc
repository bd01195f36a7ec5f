// Plays every game to its end and prints what came of it: the same bytes from every build. Made for
// wasm32-wasi and for this machine; `tools/test wasm` compares the two.
#include <cstdio>
#include <string>

#include "core/digest.h"
#include "play/catalogue.h"

namespace roundhouse {
namespace {

void print(const std::string& text) { std::printf("%s\n", text.c_str()); }
void print_digest(const char* of, const std::string& text) {
  std::printf("  %s %016llx\n", of, static_cast<unsigned long long>(digest_of(text)));
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

bool tell(const Catalogue& catalogue, const std::string& id, const Luck& luck) {
  const GameSetup setup{id, {{"a", "random"}, {"b", "easy"}}, {}, ""};
  const auto made = catalogue.new_game(setup, luck);
  if (!made || !play_to_the_end(**made)) return false;
  const Game& game = **made;
  print(id + " " + std::to_string(game.version()) + " " + game.record().back().digest);
  print("  " + game.record().back().text);
  print_digest("record", text::joined(game.record_lines(), "\n"));
  print_digest("snapshot", game.snapshot_members(0));
  print_digest("position", game.position());
  print_digest("words", game.describe(Viewer::everything(), text::Lang::pl, text::Paint(true)));
  return catalogue.resume(game.record_lines(), luck.secret).has_value();
}

int smoke() {
  const Catalogue catalogue;
  print_digest("games", catalogue.games_members());
  for (const std::string& id : catalogue.game_ids()) {
    const bool fine = tell(catalogue, id, {Luck::Kind::seed, 7}) &&
                      tell(catalogue, id, {Luck::Kind::sealed, 0, std::string(64, 'a')});
    if (fine) continue;
    print(id + " cannot be played");
    return 1;
  }
  const bool random = SealedLuck::fresh().secret_hex() != SealedLuck::fresh().secret_hex();
  print(random ? "fresh secrets differ" : "fresh secrets are equal");
  return random ? 0 : 1;
}

}  // namespace
}  // namespace roundhouse

int main() { return roundhouse::smoke(); }
