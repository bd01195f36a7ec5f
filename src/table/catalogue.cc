#include "table/catalogue.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "bots/bot.h"
#include "codec/embedded.h"
#include "codec/text_out.h"
#include "table/game_of.h"

namespace roundhouse {

namespace {

using codec::Edition;
using codec::Map;
using codec::TtrKit;
using TtrGame = GameOf<TtrKit>;

constexpr std::string_view kGames[] = {"ttr-classic", "ttr-new"};

std::string read_text(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

GameSetup setup_of(const codec::Header& h) {
  GameSetup setup{h.game, {}, {h.head.options.begin(), h.head.options.end()}, h.board};
  for (const codec::SeatName& seat : h.head.seats) setup.seats.push_back({seat.name, seat.bot});
  return setup;
}

std::string seat_flaw(const GameSetup& setup) {
  for (const SeatInfo& seat : setup.seats) {
    if (!seat.bot.empty() && !bots::find_bot(seat.bot))
      return "there is no bot \"" + seat.bot + "\"";
    if (seat.name.size() > 64) return "a name may have at most 64 bytes";
  }
  return {};
}

void put_words(std::string& out, const codec::Words& words) {
  out += "{\"en\":";
  codec::put_string(out, words.en);
  codec::put_key(out, "pl");
  codec::put_string(out, words.pl);
  out += '}';
}

}  // namespace

Catalogue::Catalogue() {
  std::string_view layout;
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == "ttr/usa.layout.json") layout = file.text;
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != "ttr/usa.json") continue;
    const auto bad = add_board(file.text, file.path, layout);
    RH_ASSERT(!bad, "the built-in board does not load");
  }
}

std::optional<std::string> Catalogue::add_board(std::string_view json, std::string_view file,
                                                std::string_view layout) {
  Shelf shelf{"", std::string(json), std::string(layout), {}, {}};
  std::string problem;
  for (const std::string_view game : kGames) {
    const Edition& edition = *codec::builtin_edition(game);
    auto loaded = codec::load_map(json, file, edition.ticket_set);
    if (const auto* bad = std::get_if<codec::DataError>(&loaded)) {
      problem = bad->text();
      continue;
    }
    auto map = std::make_shared<const Map>(std::get<Map>(std::move(loaded)));
    shelf.id = map->id;
    shelf.name = map->name;
    shelf.maps.emplace_back(edition.ticket_set, std::move(map));
  }
  if (shelf.maps.empty()) return problem;  // tickets for one edition are enough
  if (find_board(shelf.id) != nullptr)
    return std::string(file) + " at /id: there is a board \"" + shelf.id + "\" already";
  boards_.push_back(std::move(shelf));
  return std::nullopt;
}

std::vector<std::string> Catalogue::add_folder(const std::filesystem::path& folder) {
  std::vector<std::string> problems;
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    const std::string name = file.filename().string();
    if (!name.ends_with(".json") || name.ends_with(".layout.json")) continue;
    auto layout = file;
    layout.replace_extension(".layout.json");
    if (auto bad = add_board(read_text(file), name,
                             std::filesystem::exists(layout) ? read_text(layout) : ""))
      problems.push_back(*bad);
  }
  return problems;
}

const Catalogue::Shelf* Catalogue::find_board(std::string_view id) const {
  for (const Shelf& shelf : boards_)
    if (shelf.id == id) return &shelf;
  return nullptr;
}

Or<TtrKit> Catalogue::kit(const GameSetup& setup) const {
  const Edition* edition = codec::builtin_edition(setup.game);
  if (edition == nullptr) return "there is no game \"" + setup.game + "\"";
  const Shelf* shelf = find_board(setup.board.empty() ? "usa" : setup.board);
  if (shelf == nullptr) return "there is no board \"" + setup.board + "\"";
  for (const auto& [tickets, map] : shelf->maps)
    if (tickets == edition->ticket_set)
      return TtrKit::make(*edition, map, static_cast<int>(setup.seats.size()),
                          {setup.options.begin(), setup.options.end()});
  return "board " + shelf->id + " has no tickets for " + edition->id;
}

Or<std::unique_ptr<Game>> Catalogue::new_game(const GameSetup& setup, const Luck& luck) const {
  if (std::string why = seat_flaw(setup); !why.empty()) return why;
  auto found = kit(setup);
  if (const auto* why = std::get_if<std::string>(&found)) return *why;
  TtrGame::Beginning from{.seed = luck.seed};
  if (luck.kind == Luck::Kind::sealed) from.sealed = SealedLuck::fresh();
  return std::make_unique<TtrGame>(std::get<TtrKit>(std::move(found)), setup, from);
}

Or<std::unique_ptr<Game>> Catalogue::from_position(GameSetup setup, std::string_view position,
                                                   std::uint64_t seed) const {
  if (std::string why = seat_flaw(setup); !why.empty()) return why;
  auto found = kit(setup);
  if (const auto* why = std::get_if<std::string>(&found)) return *why;
  const TtrKit& rules = std::get<TtrKit>(found);
  auto read = rules.read_position(position);
  if (const auto* bad = std::get_if<codec::DataError>(&read)) return bad->text();
  const auto& state = std::get<TtrKit::State>(read);
  return std::make_unique<TtrGame>(rules, std::move(setup),
                                   TtrGame::Beginning{.seed = seed, .position = &state});
}

namespace {

// Opens a record's first two lines with the luck given and checks that they come out the same.
Or<std::unique_ptr<Game>> open_record(const Catalogue& catalogue, const codec::Header& header,
                                      std::string_view first, std::string_view second,
                                      TtrGame::Beginning from) {
  if (header.viewer >= 0)
    return "this is a seat's record: it shows what that seat saw and cannot be replayed";
  GameSetup setup = setup_of(header);
  auto found = catalogue.kit(setup);
  if (const auto* why = std::get_if<std::string>(&found)) return *why;
  const TtrKit& kit = std::get<TtrKit>(found);
  if (header.rules != TtrKit::kRulesVersion)
    return "unknown rules version \"" + header.rules + "\"";
  if (header.board_hash != kit.board_hash())
    return "board " + setup.board + " is not the one this was played on (its hash is " +
           std::string(kit.board_hash()) + ")";
  auto read = codec::read_line(second);
  if (const auto* bad = std::get_if<codec::DataError>(&read))
    return "line 2" + (bad->pointer.empty() ? "" : " at " + bad->pointer) + ": " + bad->what;
  const codec::Line& line = std::get<codec::Line>(read);
  from.luck = header.head.luck;
  std::optional<TtrKit::State> position;
  codec::Outcomes outcomes;
  if (line.kind == "position") {
    auto loaded = kit.read_position(line.position);
    if (const auto* bad = std::get_if<codec::DataError>(&loaded)) return "line 2: " + bad->text();
    position = std::get<TtrKit::State>(loaded);
    from.position = &*position;
  } else if (line.kind != "deal") {
    return "line 2: expected the deal or a position";
  } else {
    auto told = kit.read_outcomes(line.events);
    if (const auto* bad = std::get_if<codec::DataError>(&told))
      return "line 2 at /events" + bad->pointer + ": " + bad->what;
    outcomes = std::get<codec::Outcomes>(std::move(told));
  }
  if (from.tape != nullptr) *from.tape = outcomes.tape();
  auto game = std::make_unique<TtrGame>(kit, std::move(setup), from);
  if (from.tape != nullptr && from.tape->broken)
    return "line 2: an outcome of luck is missing or impossible";
  const auto lines = game->opening_lines();
  if (lines[0] != first) return "line 1: the digest does not fit: this line was changed";
  if (lines[1] != second)
    return "line 2: the deal is not what " +
           std::string(from.tape != nullptr ? "the rules give" : "this luck gives") +
           codec::first_difference(second, lines[1]);
  return game;
}

}  // namespace

Or<std::unique_ptr<Game>> Catalogue::taped(std::string_view header, std::string_view second) const {
  const auto read = codec::read_header(header);
  if (const auto* bad = std::get_if<codec::DataError>(&read))
    return "line 1" + (bad->pointer.empty() ? "" : " at " + bad->pointer) + ": " + bad->what;
  Chance::Tape tape;
  return open_record(*this, std::get<codec::Header>(read), header, second, {.tape = &tape});
}

Or<std::unique_ptr<Game>> Catalogue::resume(std::span<const std::string> lines,
                                            std::string_view secret) const {
  if (lines.size() < 2) return "the record has no deal";
  const auto read = codec::read_header(lines[0]);
  if (const auto* bad = std::get_if<codec::DataError>(&read))
    return "line 1" + (bad->pointer.empty() ? "" : " at " + bad->pointer) + ": " + bad->what;
  const auto& header = std::get<codec::Header>(read);
  TtrGame::Beginning from{.seed = header.seed};
  if (header.luck_kind == "sealed") {
    from.sealed = SealedLuck::from_hex(secret);
    if (!from.sealed) return "the secret of this game's luck is missing or not 64 hex digits";
    if (from.sealed->commitment_hex() != header.commitment)
      return "the secret is not the one this game was sealed with";
  } else if (header.luck_kind == "taped") {
    return "this record tells its outcomes but not where they came from";
  }
  auto opened = open_record(*this, header, lines[0], lines[1], std::move(from));
  if (std::holds_alternative<std::string>(opened)) return opened;
  Game& game = *std::get<std::unique_ptr<Game>>(opened);
  for (std::size_t i = 2; i < lines.size(); ++i)
    if (const auto why = game.follow(lines[i]))
      return "line " + std::to_string(i + 1) + ": " + *why;
  return opened;
}

std::vector<std::string> Catalogue::game_ids() const {
  return {std::begin(kGames), std::end(kGames)};
}

std::string Catalogue::games_json() const {
  std::string out;
  codec::put_array(out, std::size(kGames), [&](std::size_t i) {
    const Edition& e = *codec::builtin_edition(kGames[i]);
    out += "{\"id\":";
    codec::put_id(out, e.id);
    codec::put_key(out, "name");
    put_words(out, e.name);
    out += ",\"players\":[" + std::to_string(e.rules.least_players) + "," +
           std::to_string(e.rules.most_players) + "],\"boards\":[";
    for (const Shelf& shelf : boards_)
      for (const auto& [tickets, map] : shelf.maps) {
        if (tickets != e.ticket_set) continue;
        if (out.back() != '[') out += ',';
        codec::put_id(out, shelf.id);
      }
    out += "],\"bots\":";
    codec::put_array(out, std::size(bots::kBotNames),
                     [&](std::size_t b) { codec::put_id(out, bots::kBotNames[b]); });
    out +=
        ",\"options\":[{\"name\":\"first-seat\",\"text\":{\"en\":\"Who begins\",\"pl\":\"Kto "
        "zaczyna\"},\"values\":[\"random\"";
    for (int seat = 0; seat < e.rules.most_players; ++seat)
      out += ",\"" + std::to_string(seat) + "\"";
    out += "],\"default\":\"random\"}]}";
  });
  return out;
}

std::optional<std::string> Catalogue::board_members(std::string_view id) const {
  const Shelf* shelf = find_board(id);
  if (shelf == nullptr) return std::nullopt;
  const auto one_line = [](std::string text) {
    std::replace(text.begin(), text.end(), '\n',
                 ' ');  // messages are lines; a JSON text has no bare line ends in strings
    return text;
  };
  return "\"board\":" + one_line(shelf->json) +
         ",\"layout\":" + (shelf->layout.empty() ? "null" : one_line(shelf->layout));
}

}  // namespace roundhouse
