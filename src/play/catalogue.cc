#include "play/catalogue.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "games/bot.h"
#include "games/signal/text/difficulty.h"
#include "text/embedded.h"
#include "text/text_out.h"
#include "play/game_of.h"
#include "play/name.h"

namespace roundhouse {

namespace {

// Where a game and its luck come from, whichever game it is.
struct Source {
  std::uint64_t seed = 0;
  std::optional<SealedLuck> sealed = {};
  std::vector<std::string> nonces = {};
  bool taped = false;
};

template <class Kit>
typename GameOf<Kit>::Beginning beginning(const Source& source) {
  typename GameOf<Kit>::Beginning from;
  from.seed = source.seed;
  from.sealed = source.sealed;
  from.nonces = source.nonces;
  return from;
}

constexpr std::string_view kBuiltIn[] = {"ttr/usa", "ghost/haunted", "signal/europe",
                                         "signal/america"};
struct Earlier {
  std::string_view file, layout;
};
constexpr Earlier kEarlier[] = {{"signal/earlier/europe-1", "signal/europe"}};

std::string read_text(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

GameSetup setup_of(const codec::Header& h) {
  GameSetup setup{h.game,        {},     {h.head.options.begin(), h.head.options.end()}, h.board,
                  h.head.assist, h.rules};
  for (const codec::SeatName& seat : h.head.seats) setup.seats.push_back({seat.name, seat.bot});
  return setup;
}

std::string seat_flaw(const GameSetup& setup) {
  for (const SeatInfo& seat : setup.seats) {
    if (seat.name.size() > kMostStoredNameBytes)
      return std::string(sentence_of(NameFault::too_long));
    if (seat.bot.empty()) continue;
    if (std::string why = bots::why_not(seat.bot, setup.game); !why.empty()) return why;
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

template <class Names>
void put_ids(std::string& out, const Names& names) {
  codec::put_array(out, std::size(names),
                   [&](std::size_t i) { codec::put_id(out, *(std::begin(names) + i)); });
}

void put_option(std::string& out, const OptionOffer& option) {
  out += "{\"name\":";
  codec::put_id(out, option.name);
  codec::put_key(out, "text");
  put_words(out, option.text);
  codec::put_key(out, "values");
  put_ids(out, option.values);
  codec::put_key(out, "default");
  codec::put_id(out, option.standard);
  out += '}';
}

}  // namespace

Catalogue::Catalogue() {
  const auto text_of = [](std::string_view path) -> std::string_view {
    for (const EmbeddedFile& file : embedded_files())
      if (file.path == path) return file.text;
    return {};
  };
  for (const std::string_view board : kBuiltIn) {
    const std::string path(board);
    const auto bad = add_board(text_of(path + ".json"), path, text_of(path + ".layout.json"));
    RH_ASSERT(!bad, "a built-in board does not load");
  }
  for (const Earlier& board : kEarlier) {
    const std::string path(board.file), layout(board.layout);
    const auto bad = shelve(text_of(path + ".json"), path, text_of(layout + ".layout.json"), false);
    RH_ASSERT(!bad, "an earlier version of a board does not load");
  }
}

std::optional<std::string> Catalogue::add_board(std::string_view json, std::string_view file,
                                                std::string_view layout) {
  return shelve(json, file, layout, true);
}

std::optional<std::string> Catalogue::shelve(std::string_view json, std::string_view file,
                                             std::string_view layout, bool current) {
  auto loaded = load_boards(json, file);
  if (auto* why = std::get_if<std::string>(&loaded)) return std::move(*why);
  AnyBoards& boards = std::get<AnyBoards>(loaded);
  const std::string id = std::visit([](const auto& b) { return b.id(); }, boards);
  if (current && find_board(id) != nullptr)
    return std::string(file) + " at /id: there is a board \"" + id + "\" already";
  boards_.push_back({id, std::string(json), std::string(layout), std::move(boards), current});
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

bool Catalogue::Shelf::has_hash(std::string_view hash) const {
  return std::visit([&](const auto& b) { return b.has_hash(hash); }, boards);
}

const Catalogue::Shelf* Catalogue::find_board(std::string_view address) const {
  const std::size_t at = address.find('@');
  const std::string_view id = address.substr(0, at);
  for (const Shelf& shelf : boards_) {
    if (shelf.id != id) continue;
    if (at == std::string_view::npos ? shelf.current : shelf.has_hash(address.substr(at + 1)))
      return &shelf;
  }
  return nullptr;
}

std::string Catalogue::address_of(std::string_view id, std::string_view hash) const {
  const std::string exact = std::string(id) + "@" + std::string(hash);
  const Shelf* shelf = find_board(exact);
  return shelf == nullptr || shelf->current ? std::string(id) : exact;
}

Or<AnyKit> Catalogue::kit(const GameSetup& setup) const {
  const GameOffer* offer = find_offer(setup.game);
  if (offer == nullptr) return "there is no game \"" + setup.game + "\"";
  const Shelf* shelf = find_board(setup.board.empty() ? offer->board : setup.board);
  if (shelf == nullptr) return "there is no board \"" + setup.board + "\"";
  return std::visit(
      [&](const auto& boards) -> Or<AnyKit> {
        if (!boards.serves(setup.game)) return "board " + shelf->id + " is not for " + setup.game;
        return boards.kit(setup);
      },
      shelf->boards);
}

Or<std::unique_ptr<Game>> Catalogue::new_game(const GameSetup& setup, const Luck& luck) const {
  if (std::string why = seat_flaw(setup); !why.empty()) return why;
  auto found = kit(setup);
  if (const auto* why = std::get_if<std::string>(&found)) return *why;
  Source source{.seed = luck.seed};
  if (luck.kind == Luck::Kind::sealed) {
    source.sealed = luck.secret.empty() ? SealedLuck::fresh() : SealedLuck::from_hex(luck.secret);
    if (!source.sealed) return "the secret of the luck is not 64 hex digits";
    source.nonces = luck.nonces;
  }
  return std::visit(
      [&]<class Kit>(Kit& kit) -> std::unique_ptr<Game> {
        return std::make_unique<GameOf<Kit>>(std::move(kit), setup, beginning<Kit>(source));
      },
      std::get<AnyKit>(found));
}

Or<std::unique_ptr<Game>> Catalogue::from_position(GameSetup setup, std::string_view position,
                                                   std::uint64_t seed) const {
  if (std::string why = seat_flaw(setup); !why.empty()) return why;
  auto found = kit(setup);
  if (const auto* why = std::get_if<std::string>(&found)) return *why;
  return std::visit(
      [&]<class Kit>(Kit& kit) -> Or<std::unique_ptr<Game>> {
        auto read = kit.read_position(position);
        if (const auto* bad = std::get_if<codec::DataError>(&read)) return bad->text();
        typename GameOf<Kit>::Beginning from;
        from.seed = seed;
        from.position = &std::get<typename Kit::State>(read);
        return std::make_unique<GameOf<Kit>>(std::move(kit), std::move(setup), from);
      },
      std::get<AnyKit>(found));
}

namespace {

std::string told(std::string_view line, const codec::DataError& bad, std::string_view below = {}) {
  const std::string pointer = std::string(below) + bad.pointer;
  return std::string(line) + (pointer.empty() ? "" : " at " + pointer) + ": " + bad.what;
}

// Opens a record's first two lines with the luck given and checks that they come out the same.
template <class Kit>
Or<std::unique_ptr<Game>> open_with(Kit kit, GameSetup setup, const codec::Header& header,
                                    std::string_view first, std::string_view second,
                                    const Source& source) {
  if (header.board_hash != kit.board_hash())
    return "board " + setup.board + " is not the one this was played on (its hash is " +
           std::string(kit.board_hash()) + ")";
  auto read = codec::read_line(second);
  if (const auto* bad = std::get_if<codec::DataError>(&read)) return told("line 2", *bad);
  const codec::Line& line = std::get<codec::Line>(read);
  auto from = beginning<Kit>(source);
  from.luck = header.head.luck;
  std::optional<typename Kit::State> position;
  codec::Outcomes outcomes;
  if (line.kind == "position") {
    auto loaded = kit.read_position(line.position);
    if (const auto* bad = std::get_if<codec::DataError>(&loaded)) return "line 2: " + bad->text();
    position = std::get<typename Kit::State>(loaded);
    from.position = &*position;
  } else if (line.kind != "deal") {
    return "line 2: expected the deal or a position";
  } else {
    auto outcome = kit.read_outcomes(line.events);
    if (const auto* bad = std::get_if<codec::DataError>(&outcome))
      return told("line 2", *bad, "/events");
    outcomes = std::get<codec::Outcomes>(std::move(outcome));
  }
  Chance::Tape tape = outcomes.tape();
  if (source.taped) from.tape = &tape;
  auto game = std::make_unique<GameOf<Kit>>(std::move(kit), std::move(setup), from);
  if (tape.broken) return "line 2: an outcome of luck is missing or impossible";
  const auto lines = game->opening_lines();
  if (!codec::digest_fits("", first))
    return "line 1: the digest does not fit: this line was changed";
  if (lines[0] != first)
    return "line 1: the header is not written as it should be" +
           codec::first_difference(first, lines[0]);
  if (lines[1] != second)
    return "line 2: the deal is not what " +
           std::string(source.taped ? "the rules give" : "this luck gives") +
           codec::first_difference(second, lines[1]);
  return game;
}

Or<std::unique_ptr<Game>> open_record(const Catalogue& catalogue, const codec::Header& header,
                                      std::string_view first, std::string_view second,
                                      const Source& source) {
  if (header.viewer >= 0)
    return "this is a seat's record: it shows what that seat saw and cannot be replayed";
  GameSetup setup = setup_of(header);
  setup.board = catalogue.address_of(header.board, header.board_hash);
  auto found = catalogue.kit(setup);
  if (const auto* why = std::get_if<std::string>(&found)) return *why;
  return std::visit(
      [&](auto& kit) {
        return open_with(std::move(kit), std::move(setup), header, first, second, source);
      },
      std::get<AnyKit>(found));
}

}  // namespace

Or<std::unique_ptr<Game>> Catalogue::taped(std::string_view header, std::string_view second) const {
  const auto read = codec::read_header(header);
  if (const auto* bad = std::get_if<codec::DataError>(&read)) return told("line 1", *bad);
  return open_record(*this, std::get<codec::Header>(read), header, second, {.taped = true});
}

Or<std::unique_ptr<Game>> Catalogue::resume(std::span<const std::string> lines,
                                            std::string_view secret,
                                            std::vector<std::string> nonces,
                                            std::string* flaw) const {
  if (lines.size() < 2) return "the record has no deal";
  const auto read = codec::read_header(lines[0]);
  if (const auto* bad = std::get_if<codec::DataError>(&read)) return told("line 1", *bad);
  const auto& header = std::get<codec::Header>(read);
  Source from{.seed = header.seed, .nonces = std::move(nonces)};
  if (header.luck_kind == "sealed") {
    from.sealed = SealedLuck::from_hex(secret);
    if (!from.sealed) return "the secret of this game's luck is missing or not 64 hex digits";
    if (from.sealed->commitment_hex() != header.commitment)
      return "the secret is not the one this game was sealed with";
  } else if (header.luck_kind == "taped") {
    return "this record tells its outcomes but not where they came from";
  }
  auto opened = open_record(*this, header, lines[0], lines[1], from);
  if (std::holds_alternative<std::string>(opened)) return opened;
  Game& game = *std::get<std::unique_ptr<Game>>(opened);
  for (std::size_t i = 2; i < lines.size(); ++i) {
    const auto why = game.follow(lines[i]);
    if (!why) continue;
    std::string told = "line " + std::to_string(i + 1) + ": " + *why;
    if (!flaw) return told;
    *flaw = std::move(told);
    break;
  }
  return opened;
}

std::vector<std::string> Catalogue::game_ids() const {
  std::vector<std::string> ids;
  for (const GameOffer& offer : game_offers()) ids.push_back(offer.id);
  return ids;
}

std::string Catalogue::games_members() const {
  std::string out = "\"games\":";
  const auto offers = game_offers();
  codec::put_array(out, offers.size(), [&](std::size_t i) {
    const GameOffer& offer = offers[i];
    std::vector<std::string> boards;
    for (const Shelf& shelf : boards_)
      if (shelf.current &&
          std::visit([&](const auto& b) { return b.serves(offer.id); }, shelf.boards))
        boards.push_back(shelf.id);
    out += "{\"id\":";
    codec::put_id(out, offer.id);
    codec::put_key(out, "name");
    put_words(out, offer.name);
    out += ",\"players\":[" + std::to_string(offer.least) + "," + std::to_string(offer.most) + "]";
    codec::put_key(out, "boards");
    put_ids(out, boards);
    codec::put_key(out, "bots");
    put_ids(out, bots::levels_of(offer.id));
    codec::put_key(out, "options");
    codec::put_array(out, offer.options.size(),
                     [&](std::size_t k) { put_option(out, offer.options[k]); });
    if (const std::string measured = codec::difficulty_of(offer.id); !measured.empty())
      out += ",\"difficulty\":" + measured;
    out += '}';
  });
  codec::put_key(out, "assist");
  put_option(out, assist_offer());
  return out;
}

std::optional<std::string> Catalogue::board_members(std::string_view address) const {
  const Shelf* shelf = find_board(address);
  if (shelf == nullptr) return std::nullopt;
  const auto one_line = [](std::string text) {
    std::replace(text.begin(), text.end(), '\n',
                 ' ');  // messages are lines; a JSON text has no bare line ends in strings
    return text;
  };
  std::string out = "\"address\":";
  codec::put_string(out, address);
  return out + ",\"board\":" + one_line(shelf->json) +
         ",\"layout\":" + (shelf->layout.empty() ? "null" : one_line(shelf->layout));
}

}  // namespace roundhouse
