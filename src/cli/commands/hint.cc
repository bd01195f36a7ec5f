#include "cli/commands/hint.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/commands/game_options.h"
#include "cli/commands/record_file.h"
#include "cli/commands/usage.h"
#include "text/json_out.h"

namespace roundhouse::cli {

int hint(const HintOptions& options) {
  GameOptions game_options;
  game_options.board_file = options.board_file;
  auto made = make_catalogue(game_options);
  if (!made) return fail(made.error());
  const Catalogue& catalogue = *made;
  auto opened = open_record_at(catalogue, options.file, options.at);
  if (!opened) return fail(opened.error());
  const Game& game = **opened;
  const std::vector<int> acting = game.to_act();
  if (acting.empty()) return fail("the game is over there");
  const int seat = options.seat < 0 ? acting.front() : options.seat;
  if (std::find(acting.begin(), acting.end(), seat) == acting.end())
    return fail(fmt::format("seat {} is not to act there; seat {} is", seat, acting.front()));
  const std::string bot =
      options.bot.empty() ? std::string(advisor_of(game.setup().game)) : options.bot;
  check_bot(bot, game.setup().game);
  const Hint found = game.hint(seat, bot)();
  const std::string& reason = found.reason[text::find_lang(options.lang).value_or(text::Lang::en)];
  if (options.json) {
    std::string members;
    text::put_member(members, "at", game.version());
    text::put_member(members, "seat", seat);
    text::put_text(members, "bot", bot);
    text::put_text(members, "move", found.move);
    text::put_text(members, "reason", reason);
    fmt::print("{{{}}}\n", members);
  } else {
    fmt::print("{}: {}\n", found.move, reason);
  }
  return kFine;
}

}  // namespace roundhouse::cli
