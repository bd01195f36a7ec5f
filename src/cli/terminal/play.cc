#include "cli/terminal/play.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <sstream>

#include "cli/commands/usage.h"
#include "cli/commands/whole_file.h"
#include "cli/terminal/list_talk.h"
#include "cli/terminal/play_session.h"
#include "cli/terminal/stdout_paint.h"
#include "phrases/program.h"
#include "phrases/shared.h"

namespace roundhouse::cli {

namespace {

namespace errors = phrases::program::errors;
namespace shared = phrases::shared;

// Better to hear it before the game than after it.
bool can_write(const std::string& path) { return WholeFile(path).good(); }

std::vector<std::string> bot_names(const std::string& list) {
  std::vector<std::string> names;
  std::istringstream in(list.empty() ? "easy" : list);
  for (std::string name; std::getline(in, name, ',');) names.push_back(name);
  return names;
}

Lang language(const PlayOptions& options) {
  if (const auto lang = find_lang(options.lang)) return *lang;
  throw wrong_usage(errors::no_language, {{"typed", options.lang}}, options.lang, language_ids());
}

std::string opponents(const GameSetup& setup, Lang lang) {
  std::vector<std::string> names;
  for (const SeatInfo& seat : setup.seats)
    if (!seat.bot.empty()) names.push_back(seat.name);
  return with_and(std::move(names), lang);
}

template <class Codec>
void greet(const PlayOptions& options, const PlaySession<Codec>& session, std::string_view title,
           std::string_view welcome, Lang lang, Console& console) {
  console.out << console.paint(title, "1") << " · " << filled(shared::position::unofficial, lang)
              << "\n"
              << wrapped(welcome);
  const std::string commitment = session.commitment();
  if (!options.record.empty() && !commitment.empty())
    console.out << wrapped(filled(shared::play::sealed, lang, {{"hash", commitment}}));
}

// Nobody when one person plays several seats.
Seat viewer_of(const GameSetup& setup, int seat) {
  const auto persons = std::count_if(setup.seats.begin(), setup.seats.end(),
                                     [](const SeatInfo& info) { return info.bot.empty(); });
  return persons == 1 ? seat_at(seat) : kNobody;
}

template <class Codec>
auto talk_of(const Codec& codec, const typename Codec::Family::Words& words, Seat person,
             Seat viewer, Lang lang) {
  if constexpr (requires { typename Codec::Family::Talk; })
    return typename Codec::Family::Talk(words, person);
  else
    return ListTalk(codec, words, viewer, lang);
}

// One decision. False: the player left.
template <class Codec, class Talk>
bool decide(PlaySession<Codec>& session, Seat seat, Talk& talk, Console& console) {
  const auto view = session.view(seat);
  if constexpr (requires { talk.situation(view, true); })
    console.out << talk.situation(view, session.can_undo(seat));
  else
    console.out << talk.situation(view);
  for (std::string line;;) {
    if (console.prompts) console.out << "> " << std::flush;
    if (!std::getline(console.in, line)) return false;
    const auto answer = talk.answer(view, line);
    console.out << answer.text;
    if (answer.leaves) return false;
    if constexpr (requires { answer.undoes; })
      if (answer.undoes) {
        session.undo(seat);
        return true;
      }
    if (!answer.move) continue;
    session.play(seat, *answer.move);
    return true;
  }
}

// The whole game. False: the player left before its end.
template <class Codec>
bool converse(const PlayOptions& options, PlaySession<Codec>& session, Lang lang,
              Console& console) {
  const typename Codec::Family::Words words(session.codec(), session.setup().seats, lang,
                                            console.paint);
  greet(options, session, words.heading(), words.greeting(opponents(session.setup(), lang)), lang,
        console);
  auto talk = talk_of(session.codec(), words, seat_at(options.seat),
                      viewer_of(session.setup(), options.seat), lang);
  console.out << talk.tell_deal(session.events());
  while (!session.over()) {
    if (const auto bot = session.bot_to_act())
      session.play_bot(*bot);
    else if (!decide(session, *session.person_to_act(), talk, console))
      return false;
    console.out << talk.tell(session.events());
  }
  console.out << talk.ending(session.state());
  return true;
}

template <class Codec>
int play_session(const PlayOptions& options, PlaySession<Codec> session, Lang lang,
                 Console& console) {
  const bool finished = converse(options, session, lang, console);
  if (!finished) console.out << "\n" << filled(shared::play::quit, lang) << "\n";
  if (options.record.empty()) return kFine;
  if (!write_whole_file(options.record, session.record()))
    return fail("writing " + options.record + " failed (is the disk full?)");
  console.out << filled(finished ? shared::play::record_written : shared::play::unfinished_record,
                        lang, {{"file", options.record}})
              << "\n";
  return kFine;
}

std::string own_name(const PlayOptions& options) {
  return options.name.empty() ? filled(shared::play::you, language(options)) : options.name;
}

// One person at every seat: only where the team has no secrets.
GameSetup solo_setup(const PlayOptions& options, const Catalogue& catalogue) {
  GameOptions game = options.game;
  game.bots.clear();
  GameSetup setup = make_setup(game, catalogue);
  const bool open_hands = std::visit(
      []<class Codec>(const Codec&) { return Codec::Family::kOpenHands; }, *catalogue.codec(setup));
  if (!open_hands) throw wrong_usage(errors::bots_none);
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
    throw wrong_usage(errors::too_many_with_you,
                      {{"n", bots.size()}, {"seats", game.players}, {"wanted", bots.size() + 1}});
  GameSetup setup = make_setup(game, catalogue);
  if (options.seat < 0 || options.seat >= game.players)
    throw wrong_usage(errors::seats, {{"last", game.players - 1}, {"seat", options.seat}});
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
  if (!made) return fail(made.error());
  const Catalogue& catalogue = *made;
  const GameSetup setup = play_setup(options, catalogue);
  if (!options.record.empty() && !can_write(options.record))
    return fail("cannot write " + options.record);

  auto match = catalogue.new_match(
      setup, {options.seeded ? Luck::Kind::seed : Luck::Kind::sealed, options.seed});
  if (!match) throw wrong_usage(match.error());
  return std::visit(
      [&](auto& of_game) {
        return play_session(options, PlaySession(std::move(of_game)), lang, console);
      },
      *match);
}

int play(const PlayOptions& options) {
  Console console{std::cin, std::cout, isatty(STDIN_FILENO) != 0, stdout_paint()};
  return play(options, console);
}

}  // namespace roundhouse::cli
