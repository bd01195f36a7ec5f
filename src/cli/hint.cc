#include "cli/hint.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>

#include "bots/ttr_expert.h"
#include "bots/ttr_reason.h"
#include "cli/game_options.h"
#include "cli/usage.h"
#include "codec/text_out.h"
#include "table/deadline.h"

namespace roundhouse::cli {

namespace {

struct Hint {
  std::string move, reason;
};

// The reasons of Ticket to Ride in both languages; names come from the board file.
class ReasonWords {
 public:
  ReasonWords(const codec::TtrKit& kit, bool polish) : kit_(kit), polish_(polish) {}

  std::string say(const bots::Reason& r) const {
    using bots::Why;
    switch (r.why) {
      case Why::keep:
        return text(
            fmt::format("together these tickets bring {} points and need {} trains", r.points,
                        r.trains),
            fmt::format("razem te bilety dają {} pkt i wymagają wagonów: {}", r.points, r.trains));
      case Why::finish:
        return text(fmt::format("{} completes {}", track(r.track), tickets(r.tickets)),
                    fmt::format("{} kończy {}", track(r.track), tickets(r.tickets)));
      case Why::ticket:
        return text(
            fmt::format("{} lies on the cheapest way for {}", track(r.track), tickets(r.tickets)),
            fmt::format("{} leży na najtańszej drodze dla {}", track(r.track), tickets(r.tickets)));
      case Why::points:
        return text(fmt::format("{} is worth {} points and no ticket needs these trains",
                                track(r.track), r.points),
                    fmt::format("{} daje {} pkt, a żaden bilet nie potrzebuje tych wagonów",
                                track(r.track), r.points));
      case Why::last:
        return text(
            fmt::format("this is the last turn and {} brings {} points", track(r.track), r.points),
            fmt::format("to ostatnia tura, a {} daje {} pkt", track(r.track), r.points));
      case Why::colour:
        return text(
            fmt::format("cards of this colour still needed for {}: {}", track(r.track), r.missing),
            fmt::format("kart tego koloru brakuje jeszcze na {}: {}", track(r.track), r.missing));
      case Why::wild:
        return text("a locomotive stands for any colour you still need",
                    "lokomotywa zastąpi każdy kolor, którego jeszcze brakuje");
      case Why::deck:
        return text(
            fmt::format("the deck may give more than the row; cards still needed: {}", r.missing),
            fmt::format("talia może dać więcej niż odkryte karty; brakuje kart: {}", r.missing));
      case Why::tickets:
        return text(
            fmt::format("there is time for more tickets, and trains to spare: {}", r.trains),
            fmt::format("starczy czasu na nowe bilety, a wolnych wagonów jest {}", r.trains));
      case Why::forced: break;
    }
    return text("nothing else is possible", "nic innego nie jest możliwe");
  }

 private:
  std::string text(std::string en, std::string pl) const {
    return polish_ ? std::move(pl) : std::move(en);
  }
  std::string city(int c) const {
    const auto& name = kit_.map().cities[static_cast<std::size_t>(c)].name;
    return polish_ ? name.pl : name.en;
  }
  std::string track(int t) const {
    const ttr::Track& track = kit_.map().board.track[t];
    return city(track.a) + "–" + city(track.b);
  }
  std::string tickets(const ttr::TicketSet& set) const {
    std::string out;
    for (int k : set) {
      const ttr::Ticket& ticket = kit_.map().board.ticket[k];
      out += (out.empty() ? "" : ", ") + city(ticket.a) + "–" + city(ticket.b) + " (" +
             std::to_string(ticket.points) + ")";
    }
    return out;
  }

  const codec::TtrKit& kit_;
  bool polish_;
};

bots::Player player_for(const std::string& bot, const std::string& game) {
  const auto player = bots::find_bot(bot);
  const auto known = bots::bots_of(game);
  if (!player || !bots::plays(player->bot, game))
    throw UsageError{"there is no bot \"" + bot + "\" for " + game +
                     did_you_mean(bot, {known.begin(), known.end()})};
  return *player;
}

std::string why(const codec::TtrKit& kit, const ttr::View& view, const ttr::Move& move,
                bool polish) {
  return ReasonWords(kit, polish).say(bots::explain(kit.rules(), view, move));
}
// Where bots look one move ahead and have no plan to tell.
template <class Kit>
std::string why(const Kit&, const typename Kit::View&, const typename Kit::Move&, bool polish) {
  return polish ? "tak gra ten bot" : "this is how that bot plays";
}

template <class Kit>
Or<Hint> hint_with(const Kit& kit, const Game& game, int seat, const HintOptions& options) {
  const auto read = kit.read_position(game.position());
  if (const auto* bad = std::get_if<codec::DataError>(&read)) return bad->text();
  const auto view = kit.rules().view(std::get<typename Kit::State>(read), seat_at(seat));
  const bots::Player player = player_for(options.bot, game.setup().game);
  Chance luck = Chance::seeded(static_cast<u64>(game.version()));
  const Deadline deadline(player.budget);
  const auto move = bots::choose(player, kit.rules(), view, luck, deadline.stop());
  Hint hint;
  kit.write(hint.move, move);
  hint.reason = why(kit, view, move, options.lang == "pl");
  return hint;
}

// The game as it stood after so many moves, or what is wrong.
Or<std::unique_ptr<Game>> open_at(const Catalogue& catalogue, const HintOptions& options) {
  std::ifstream in(options.file, std::ios::binary);
  if (!in) return "cannot read " + options.file;
  std::string header, deal, line;
  if (!std::getline(in, header) || !std::getline(in, deal))
    return options.file + " line 1: the record has no deal";
  auto opened = catalogue.taped(header, deal);
  if (const auto* bad = std::get_if<std::string>(&opened)) return options.file + ": " + *bad;
  Game& game = *std::get<std::unique_ptr<Game>>(opened);
  for (long number = 3; (options.at < 0 || game.version() < options.at) && std::getline(in, line);
       ++number) {
    if (line.starts_with("{\"kind\":\"header\"")) break;
    if (const auto bad = game.follow(line))
      return fmt::format("{} line {}: {}", options.file, number, *bad);
  }
  if (options.at > game.version())
    throw UsageError{
        fmt::format("--at {} is past the end: the game has {} moves", options.at, game.version())};
  return opened;
}

}  // namespace

int hint(const HintOptions& options) {
  GameOptions game_options;
  game_options.board_file = options.board_file;
  auto made = make_catalogue(game_options);
  if (const auto* bad = std::get_if<std::string>(&made)) return fail(*bad);
  const Catalogue& catalogue = std::get<Catalogue>(made);
  auto opened = open_at(catalogue, options);
  if (const auto* bad = std::get_if<std::string>(&opened)) return fail(*bad);
  const Game& game = *std::get<std::unique_ptr<Game>>(opened);
  const std::vector<int> acting = game.to_act();
  if (acting.empty()) return fail("the game is over there");
  const int seat = options.seat < 0 ? acting.front() : options.seat;
  if (std::find(acting.begin(), acting.end(), seat) == acting.end())
    return fail(fmt::format("seat {} is not to act there; seat {} is", seat, acting.front()));
  const auto kit = catalogue.kit(game.setup());
  const auto told =
      std::visit([&](const auto& of_game) { return hint_with(of_game, game, seat, options); },
                 std::get<AnyKit>(kit));
  if (const auto* bad = std::get_if<std::string>(&told)) return fail(*bad);
  const Hint& found = std::get<Hint>(told);
  if (options.json) {
    std::string out = fmt::format("{{\"at\":{},\"seat\":{},\"bot\":", game.version(), seat);
    codec::put_string(out, options.bot);
    out += ",\"move\":";
    codec::put_string(out, found.move);
    out += ",\"reason\":";
    codec::put_string(out, found.reason);
    fmt::print("{}}}\n", out);
  } else {
    fmt::print("{}: {}\n", found.move, found.reason);
  }
  return kFine;
}

}  // namespace roundhouse::cli
