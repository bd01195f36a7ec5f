#include "play/catalogue.h"

#include <algorithm>

#include "play/game_of.h"
#include "play/name.h"
#include "text/embedded.h"
#include "text/json_in.h"
#include "text/json_out.h"
#include "text/record_in.h"

namespace roundhouse {

namespace {

std::string no_such_game(const std::string& game) { return "there is no game \"" + game + "\""; }

std::string setup_flaw(const GameSetup& setup) {
  if (find_game_info(setup.game) == nullptr) return no_such_game(setup.game);
  for (const SeatInfo& seat : setup.seats) {
    if (seat.name.size() > kMostStoredNameBytes)
      return std::string(sentence_of(NameFault::too_long));
    if (seat.bot.empty()) continue;
    if (std::string why = why_no_bot(seat.bot, setup.game); !why.empty()) return why;
  }
  return {};
}

template <class Codec>
std::unique_ptr<Game> game_of(Match<Codec> match) {
  return std::make_unique<GameOf<Codec>>(std::move(match));
}

std::string_view embedded(const std::string& path) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == path) return file.text;
  return {};
}

std::string format_of(std::string_view json) {
  text::Problem problem;
  const auto value = text::parse_json(json, problem);
  if (!value || !value->is_object()) return {};
  const auto* format = value->as_object().if_contains("format");
  return format != nullptr && format->is_string() ? std::string(format->as_string()) : "";
}

std::string measured_of(std::string_view game) {
  std::string measured;
  Families::each([&]<class Family>() {
    if (family_of(game) == Family::kName) measured = Family::measured(game);
  });
  return measured;
}

template <class Names>
void put_ids(std::string& out, const Names& names) {
  text::put_array(out, std::size(names),
                  [&](std::size_t i) { text::put_id(out, *(std::begin(names) + i)); });
}

void put_option(std::string& out, const OptionInfo& option) {
  const text::JsonObject object(out);
  text::put_name(out, "name", option.name);
  text::put_key(out, "text");
  text::put_translated(out, option.text);
  text::put_key(out, "values");
  put_ids(out, option.values);
  text::put_name(out, "default", option.standard);
}

}  // namespace

// ---- boards

// A format that is no family's goes to the first, which says what is wrong with it.
Expected<AnyBoards> load_boards(std::string_view json, std::string_view file) {
  const std::string format = format_of(json);
  bool known = false;
  Families::each([&]<class Family>() { known = known || format == Family::kBoardFormat; });
  std::optional<Expected<AnyBoards>> loaded;
  Families::each([&]<class Family>() {
    if (loaded || (known && format != Family::kBoardFormat)) return;
    auto boards = Family::Boards::load(json, file);
    if (boards)
      loaded.emplace(AnyBoards(*std::move(boards)));
    else
      loaded.emplace(boards.error());
  });
  return *std::move(loaded);
}

BoardReport report_on(const AnyBoards& any) {
  BoardReport told;
  Families::each([&]<class Family>() {
    if (const auto* boards = std::get_if<typename Family::Boards>(&any))
      told = Family::report(*boards);
  });
  return told;
}

Catalogue::Catalogue() {
  Families::each([&]<class Family>() {
    for (const std::string_view board : Family::kBoards) {
      const std::string path(board);
      const auto bad = add_board(embedded(path + ".json"), path, embedded(path + ".layout.json"));
      RH_ASSERT(!bad, "a built-in board does not load");
    }
    for (const EarlierBoard& board : Family::kEarlierBoards) {
      const std::string path(board.file), layout(board.layout);
      const auto bad =
          shelve(embedded(path + ".json"), path, embedded(layout + ".layout.json"), false);
      RH_ASSERT(!bad, "an earlier version of a board does not load");
    }
  });
}

std::optional<std::string> Catalogue::add_board(std::string_view json, std::string_view file,
                                                std::string_view layout) {
  return shelve(json, file, layout, true);
}

std::optional<std::string> Catalogue::shelve(std::string_view json, std::string_view file,
                                             std::string_view layout, bool current) {
  auto boards = load_boards(json, file);
  if (!boards) return boards.error();
  const std::string id = std::visit([](const auto& b) { return b.id(); }, *boards);
  if (current && find_board(id) != nullptr)
    return std::string(file) + " at /id: there is a board \"" + id + "\" already";
  boards_.push_back({id, std::string(json), std::string(layout), *std::move(boards), current});
  return std::nullopt;
}

bool Catalogue::BoardEntry::has_hash(std::string_view hash) const {
  return std::visit([&](const auto& b) { return b.has_hash(hash); }, boards);
}

bool Catalogue::BoardEntry::serves(std::string_view game) const {
  return std::visit([&](const auto& b) { return b.serves(game); }, boards);
}

const Catalogue::BoardEntry* Catalogue::find_board(std::string_view address) const {
  const std::size_t at = address.find('@');
  const std::string_view id = address.substr(0, at);
  for (const BoardEntry& entry : boards_) {
    if (entry.id != id) continue;
    if (at == std::string_view::npos ? entry.current : entry.has_hash(address.substr(at + 1)))
      return &entry;
  }
  return nullptr;
}

std::string Catalogue::address_of(std::string_view id, std::string_view hash) const {
  const std::string exact = std::string(id) + "@" + std::string(hash);
  const BoardEntry* entry = find_board(exact);
  return entry == nullptr || entry->current ? std::string(id) : exact;
}

Expected<AnyCodec> Catalogue::codec(const GameSetup& setup) const {
  const GameInfo* info = find_game_info(setup.game);
  if (info == nullptr) return no_such_game(setup.game);
  const BoardEntry* entry = find_board(setup.board.empty() ? info->board : setup.board);
  if (entry == nullptr) return "there is no board \"" + setup.board + "\"";
  if (!entry->serves(setup.game)) return "board " + entry->id + " is not for " + setup.game;
  return std::visit(
      [&](const auto& boards) -> Expected<AnyCodec> {
        auto codec = boards.codec(setup);
        if (!codec) return codec.error();
        return AnyCodec(*std::move(codec));
      },
      entry->boards);
}

// ---- games

Expected<AnyMatch> Catalogue::new_match(const GameSetup& setup, const Luck& luck) const {
  if (std::string why = setup_flaw(setup); !why.empty()) return why;
  auto found = codec(setup);
  if (!found) return found.error();
  LuckSource source = LuckSource::seeded(luck.seed);
  if (luck.kind == Luck::Kind::sealed) {
    const auto sealed =
        luck.secret.empty() ? SealedLuck::fresh() : SealedLuck::from_hex(luck.secret);
    if (!sealed) return "the secret of the luck is not 64 hex digits";
    source = LuckSource::sealed(*sealed, luck.nonces, setup.players());
  }
  return std::visit(
      [&]<class Codec>(Codec& codec) {
        return AnyMatch(Match<Codec>(std::move(codec), setup, source));
      },
      *found);
}

Expected<std::unique_ptr<Game>> Catalogue::new_game(const GameSetup& setup,
                                                    const Luck& luck) const {
  auto match = new_match(setup, luck);
  if (!match) return match.error();
  return std::visit([](auto& made) { return game_of(std::move(made)); }, *match);
}

Expected<std::unique_ptr<Game>> Catalogue::from_position(GameSetup setup, std::string_view position,
                                                         std::uint64_t seed) const {
  if (std::string why = setup_flaw(setup); !why.empty()) return why;
  auto found = codec(setup);
  if (!found) return found.error();
  return std::visit(
      [&]<class Codec>(Codec& codec) -> Expected<std::unique_ptr<Game>> {
        const auto state = codec.read_position(position);
        if (!state) return state.error().text();
        return game_of(Match<Codec>(std::move(codec), std::move(setup), LuckSource::seeded(seed),
                                    std::optional(*state)));
      },
      *found);
}

namespace {

using Opened = Expected<std::unique_ptr<Game>, BadRecord>;

BadRecord bad_line(int line, const text::DataError& bad, std::string_view below = {}) {
  return {line, std::string(below) + bad.pointer, bad.what};
}

// Says what is wrong with the first two lines of a record, or nothing.
std::optional<BadRecord> opening_error(const Game& game, std::string_view first,
                                       std::string_view second, bool taped) {
  const auto lines = game.record();
  if (!text::digest_fits("", first))
    return BadRecord{1, "", "the digest does not fit: this line was changed"};
  if (lines[0].text != first)
    return BadRecord{
        1, "",
        "the header is not written as it should be" + text::first_difference(first, lines[0].text)};
  if (lines[1].text != second)
    return BadRecord{2, "",
                     "the deal is not what " +
                         std::string(taped ? "the rules give" : "this luck gives") +
                         text::first_difference(second, lines[1].text)};
  return std::nullopt;
}

// Opens a record's first two lines with the luck given and checks that they come out the same.
template <class Codec>
Opened open_with(Codec codec, GameSetup setup, std::string_view board_hash, std::string_view first,
                 std::string_view second, const LuckSource& luck) {
  if (board_hash != codec.board_hash())
    return BadRecord{0, "",
                     "board " + setup.board + " is not the one this was played on (its hash is " +
                         std::string(codec.board_hash()) + ")"};
  const auto line = text::read_line(second);
  if (!line) return bad_line(2, line.error());
  std::optional<typename Codec::State> position;
  text::Outcomes outcomes;
  if (line->kind == text::LineKind::position) {
    const auto loaded = codec.read_position(line->position);
    if (!loaded) return BadRecord{2, "", loaded.error().text()};
    position = *loaded;
  } else if (line->kind != text::LineKind::deal) {
    return BadRecord{2, "", "expected the deal or a position"};
  } else {
    auto read = codec.read_outcomes(line->events);
    if (!read) return bad_line(2, read.error(), "/events");
    outcomes = *std::move(read);
  }
  Chance::Tape tape = outcomes.tape();
  auto game = game_of(Match<Codec>(std::move(codec), std::move(setup), luck, position,
                                   luck.is_taped() ? &tape : nullptr));
  if (tape.broken) return BadRecord{2, "", "an outcome of luck is missing or impossible"};
  if (auto bad = opening_error(*game, first, second, luck.is_taped())) return *std::move(bad);
  return game;
}

Opened open_record(const Catalogue& catalogue, const text::Header& header, std::string_view first,
                   std::string_view second, LuckSource luck) {
  if (header.viewer >= 0)
    return BadRecord{0, "",
                     "this is a seat's record: it shows what that seat saw and cannot be replayed"};
  GameSetup setup = header.setup;
  setup.board = catalogue.address_of(setup.board, header.board_hash);
  luck.tell_as(header.luck);
  auto found = catalogue.codec(setup);
  if (!found) return BadRecord{0, "", found.error()};
  return std::visit(
      [&](auto& codec) {
        return open_with(std::move(codec), std::move(setup), header.board_hash, first, second,
                         luck);
      },
      *found);
}

// The luck that a header names.
Expected<LuckSource> luck_of(const text::Header& header, std::string_view secret,
                             std::vector<std::string> nonces) {
  if (header.luck.kind == "taped")
    return "this record tells its outcomes but not where they came from";
  if (header.luck.kind != "sealed") return LuckSource::seeded(header.seed);
  const auto sealed = SealedLuck::from_hex(secret);
  if (!sealed) return "the secret of this game's luck is missing or not 64 hex digits";
  if (sealed->commitment_hex() != header.commitment)
    return "the secret is not the one this game was sealed with";
  return LuckSource::sealed(*sealed, std::move(nonces), header.setup.players());
}

}  // namespace

Opened Catalogue::taped(std::string_view first, std::string_view second) const {
  const auto header = text::read_header(first);
  if (!header) return bad_line(1, header.error());
  return open_record(*this, *header, first, second, LuckSource::taped(header->luck));
}

Opened Catalogue::resume(std::span<const std::string> lines, std::string_view secret,
                         std::vector<std::string> nonces, std::optional<BadRecord>* bad) const {
  if (lines.size() < 2) return BadRecord{0, "", "the record has no deal"};
  const auto header = text::read_header(lines[0]);
  if (!header) return bad_line(1, header.error());
  auto luck = luck_of(*header, secret, std::move(nonces));
  if (!luck) return BadRecord{0, "", luck.error()};
  auto game = open_record(*this, *header, lines[0], lines[1], *std::move(luck));
  if (!game) return game;
  for (std::size_t i = 2; i < lines.size(); ++i) {
    const auto why = (*game)->follow(lines[i]);
    if (!why) continue;
    const BadRecord found{static_cast<int>(i) + 1, "", *why};
    if (bad == nullptr) return found;
    *bad = found;
    break;
  }
  return game;
}

std::vector<std::string> Catalogue::game_ids() const {
  std::vector<std::string> ids;
  for (const GameInfo& info : all_game_infos()) ids.push_back(info.id);
  return ids;
}

// ,"family":…,"numbers":… with the usual options on the usual board.
void Catalogue::put_family(std::string& out, const GameInfo& info) const {
  GameSetup usual;
  usual.game = info.id;
  usual.seats.resize(static_cast<std::size_t>(info.least));
  const Expected<AnyCodec> found = codec(usual);
  RH_ASSERT(bool(found), "a game cannot be played with its usual options");
  text::put_name(out, "family", family_of(info.id));
  text::put_key(out, "numbers");
  std::visit([&](const auto& of_game) { of_game.write_numbers(out); }, *found);
}

std::string Catalogue::games_members() const {
  std::string out;
  text::put_key(out, "games");
  const auto infos = all_game_infos();
  text::put_array(out, infos.size(), [&](std::size_t i) {
    const GameInfo& info = infos[i];
    std::vector<std::string> boards;
    for (const BoardEntry& entry : boards_)
      if (entry.current && entry.serves(info.id)) boards.push_back(entry.id);
    const text::JsonObject object(out);
    text::put_name(out, "id", info.id);
    put_family(out, info);
    text::put_key(out, "name");
    text::put_translated(out, info.name);
    text::put_key(out, "players");
    text::put_array(out, 2,
                    [&](std::size_t k) { text::put_number(out, k == 0 ? info.least : info.most); });
    text::put_key(out, "boards");
    put_ids(out, boards);
    text::put_key(out, "bots");
    put_ids(out, levels_of(info.id));
    text::put_key(out, "options");
    text::put_array(out, info.options.size(),
                    [&](std::size_t k) { put_option(out, info.options[k]); });
    if (const std::string measured = measured_of(info.id); !measured.empty()) {
      text::put_key(out, "difficulty");
      out += measured;
    }
  });
  text::put_key(out, "assist");
  put_option(out, assist_option());
  return out;
}

std::optional<std::string> Catalogue::board_members(std::string_view address) const {
  const BoardEntry* entry = find_board(address);
  if (entry == nullptr) return std::nullopt;
  const auto one_line = [](std::string text) {
    std::replace(text.begin(), text.end(), '\n',
                 ' ');  // messages are lines; a JSON text has no bare line ends in strings
    return text;
  };
  std::string out;
  text::put_text(out, "address", address);
  text::put_key(out, "board");
  out += one_line(entry->json);
  text::put_key(out, "layout");
  out += entry->layout.empty() ? "null" : one_line(entry->layout);
  return out;
}

}  // namespace roundhouse
