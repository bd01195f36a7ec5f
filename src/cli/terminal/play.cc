#include "cli/terminal/play.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "games/ghost/words/words.h"
#include "cli/terminal/list_talk.h"
#include "games/signal/words/words.h"
#include "cli/commands/usage.h"

namespace roundhouse::cli {

namespace {

std::string side_file(const std::string& path) { return path + ".part"; }

// A whole file or none: written beside its place, then renamed.
bool write_whole_file(const std::string& path, const std::string& text) {
  std::ofstream out(side_file(path), std::ios::binary);
  out << text;
  out.close();
  std::error_code error;
  if (!out.fail()) std::filesystem::rename(side_file(path), path, error);
  if (!out.fail() && !error) return true;
  std::filesystem::remove(side_file(path), error);
  return false;
}

// Better to hear it before the game than after it.
bool can_write(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return false;
  const bool opened = std::ofstream(side_file(path), std::ios::binary).is_open();
  if (opened) std::filesystem::remove(side_file(path), ignored);
  return opened;
}

std::vector<std::string> bot_names(const std::string& list) {
  std::vector<std::string> names;
  std::istringstream in(list.empty() ? "easy" : list);
  for (std::string name; std::getline(in, name, ',');) names.push_back(name);
  return names;
}

Lang language(const PlayOptions& options) {
  if (const auto lang = find_lang(options.lang)) return *lang;
  throw UsageError{"there is no language \"" + options.lang + "\"" +
                   did_you_mean(options.lang, {"en", "pl"})};
}

std::string opponents(const GameSetup& setup) {
  std::vector<std::string> names;
  for (const SeatInfo& seat : setup.seats)
    if (!seat.bot.empty()) names.push_back(seat.name);
  return joined(names);
}

template <class Kit>
void greet(const PlayOptions& options, const PlaySession<Kit>& session, std::string_view title,
           std::string_view welcome, Lang lang, Console& console) {
  console.out << console.paint(title, "1") << " · " << say(Say::unofficial, lang) << "\n"
              << wrapped(welcome);
  const std::string commitment = session.commitment();
  if (!options.record.empty() && !commitment.empty())
    console.out << wrapped(say(Say::sealed, lang, {commitment}));
}

// Nobody when one person plays several seats.
Seat viewer_of(const GameSetup& setup, int seat) {
  const auto persons = std::count_if(setup.seats.begin(), setup.seats.end(),
                                     [](const SeatInfo& info) { return info.bot.empty(); });
  return persons == 1 ? seat_at(seat) : kNobody;
}

// The conversation of each game. False: the player left before its end.
bool talk(const PlayOptions& options, TtrSession& session, Lang lang, Console& console) {
  const BoardWords words(session.kit(), session.setup().seats, lang, console.paint);
  greet(options, session, words.edition() + " · " + words.board_name(),
        say(Say::welcome, lang, {opponents(session.setup())}), lang, console);
  return PlayTalk(session, seat_at(options.seat), lang, console).run();
}

template <class Words, class Kit>
bool talk_by_lists(const PlayOptions& options, PlaySession<Kit>& session, Lang lang,
                   Console& console) {
  const Words words(session.kit(), session.setup().seats, lang, console.paint);
  greet(options, session, words.heading(), words.greeting(opponents(session.setup())), lang,
        console);
  return ListTalk(session, viewer_of(session.setup(), options.seat), words, lang, console).run();
}
bool talk(const PlayOptions& options, PlaySession<codec::GhostKit>& session, Lang lang,
          Console& console) {
  return talk_by_lists<GhostWords>(options, session, lang, console);
}
bool talk(const PlayOptions& options, PlaySession<codec::SignalKit>& session, Lang lang,
          Console& console) {
  return talk_by_lists<SignalWords>(options, session, lang, console);
}

template <class Kit>
int play_out(const PlayOptions& options, PlaySession<Kit> session, Lang lang, Console& console) {
  const bool finished = talk(options, session, lang, console);
  if (!finished) console.out << "\n" << say(Say::quit, lang) << "\n";
  if (options.record.empty()) return kFine;
  if (!write_whole_file(options.record, session.record()))
    return fail("writing " + options.record + " failed (is the disk full?)");
  console.out << say(finished ? Say::record_written : Say::unfinished_record, lang,
                     {options.record})
              << "\n";
  return kFine;
}

std::string own_name(const PlayOptions& options) {
  return options.name.empty() ? std::string(say(Say::you, language(options))) : options.name;
}

// One person at every seat: only where the team has no secrets.
GameSetup solo_setup(const PlayOptions& options, const Catalogue& catalogue) {
  GameOptions game = options.game;
  game.bots.clear();
  GameSetup setup = make_setup(game, catalogue);
  if (!std::holds_alternative<codec::SignalKit>(std::get<AnyKit>(catalogue.kit(setup))))
    throw UsageError{"--bots none is for Switch & Signal alone: elsewhere hands are secret"};
  for (std::size_t i = 0; i < setup.seats.size(); ++i)
    setup.seats[i] = {own_name(options) + " " + std::to_string(i + 1), ""};
  return setup;
}

}  // namespace

GameSetup play_setup(const PlayOptions& options, const Catalogue& catalogue) {
  if (options.game.bots == "none") return solo_setup(options, catalogue);
  GameOptions game = options.game;
  const auto bots = bot_names(game.bots);
  if (game.players == 0)
    game.players = static_cast<int>(std::clamp<std::size_t>(bots.size() + 1, 2, 99));
  game.bots = joined(bots, ",");
  if (game.players >= 2 && bots.size() >= static_cast<std::size_t>(game.players))
    throw UsageError{std::to_string(bots.size()) + " bots and you do not fit " +
                     std::to_string(game.players) + " seats; give --players " +
                     std::to_string(bots.size() + 1)};
  GameSetup setup = make_setup(game, catalogue);
  if (options.seat < 0 || options.seat >= game.players)
    throw UsageError{"seats are 0 to " + std::to_string(game.players - 1) + " here, not " +
                     std::to_string(options.seat)};
  std::size_t next = 0;
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    if (i == static_cast<std::size_t>(options.seat)) {
      setup.seats[i] = {own_name(options), ""};
      continue;
    }
    const std::string& bot = bots[std::min(next, bots.size() - 1)];
    setup.seats[i] = {upper_first(bot) + "-" + std::to_string(++next), bot};
  }
  return setup;
}

int play(const PlayOptions& options, Console& console) {
  const Lang lang = language(options);
  auto made = make_catalogue(options.game);
  if (const auto* bad = std::get_if<std::string>(&made)) return fail(*bad);
  const Catalogue& catalogue = std::get<Catalogue>(made);
  const GameSetup setup = play_setup(options, catalogue);
  if (!options.record.empty() && !can_write(options.record))
    return fail("cannot write " + options.record);

  auto game = catalogue.new_game(
      setup, {options.seeded ? Luck::Kind::seed : Luck::Kind::sealed, options.seed});
  if (const auto* why = std::get_if<std::string>(&game)) throw UsageError{*why};
  return std::visit(
      [&](auto kit) {
        return play_out(
            options, PlaySession(std::move(kit), std::get<std::unique_ptr<Game>>(std::move(game))),
            lang, console);
      },
      std::get<AnyKit>(catalogue.kit(setup)));
}

int play(const PlayOptions& options) {
  Console console{std::cin, std::cout, isatty(STDIN_FILENO) != 0, Paint::for_stdout()};
  return play(options, console);
}

}  // namespace roundhouse::cli
