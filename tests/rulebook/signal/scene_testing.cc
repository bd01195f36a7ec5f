#include <algorithm>
#include <sstream>

#include "games/signal/rules/sets.h"
#include "rulebook/signal/scene.h"
#include "text/embedded.h"

namespace roundhouse::rulebook {

using signal::find_id;
using signal::Public;

namespace {

std::vector<std::string> split(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

// "signal:2 train" → signal signal train, by the number a name stands for.
template <class F>
std::vector<u8> numbers(std::string_view list, F find) {
  std::vector<u8> all;
  for (const std::string& word : split(list)) {
    const std::size_t colon = word.find(':');
    const int n = colon == std::string::npos ? 1 : std::stoi(word.substr(colon + 1));
    const std::optional<int> found = find(std::string_view(word).substr(0, colon));
    EXPECT_TRUE(found) << "there is no " << word;
    all.insert(all.end(), static_cast<std::size_t>(n), static_cast<u8>(found.value_or(0)));
  }
  return all;
}

u8 number(const signal::Ids& ids, std::string_view name) {
  const auto found = find_id(ids, name);
  EXPECT_TRUE(found) << "there is no " << name;
  return static_cast<u8>(found.value_or(0));
}

std::shared_ptr<const signal::Codec> make_kit(std::shared_ptr<const signal::NamedBoard> board,
                                              const text::Options& options, int seats) {
  auto made = signal::Codec::make(board->game(), board, seats, options);
  if (!made) {
    ADD_FAILURE() << made.error();
    std::abort();
  }
  return std::make_shared<const signal::Codec>(*std::move(made));
}

}  // namespace

SignalScene::SignalScene(std::shared_ptr<const signal::NamedBoard> board,
                         const text::Options& options, int seats)
    : codec(make_kit(board, options, seats)) {
  text::Options plain = options;
  plain["layout"] = "fixed";
  plain["extra-signal"] = "0";
  plain["first-seat"] = "0";
  state = dealt(board, plain, seats, "2 3 4 5 6 7 8 9 10 11 12").state;
  Public& open = state.open;
  for (int i = 0; i < seats; ++i)
    for (int k = 0; k < signal::kKinds; ++k) {
      open.deck[k] = static_cast<u8>(open.deck[k] + open.hand[i][k]);
      open.hand[i][k] = 0;
    }
  open.turns = 2;
  open.card = kNone;
  open.schedule = 15;
  open.phase = signal::Phase::action;
  if (codec->rules().set().places == signal::Places::stack) open.stack_shuffles = 1;
}

std::shared_ptr<const signal::NamedBoard> SignalScene::board_with(std::string_view board,
                                                                  std::string_view line,
                                                                  std::string_view signals) {
  std::string text;
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == "signal/" + std::string(board) + ".json") text = file.text;
  const std::string id = "{\"id\": \"" + std::string(line) + "\", \"a\"";
  const std::size_t from = text.find("\"signals\": ", text.find(id)) + 11;
  text.replace(from, text.find('}', from) - from, signals);
  auto loaded = signal::load_board(text, board);
  EXPECT_TRUE(loaded.has_value());
  return std::make_shared<const signal::NamedBoard>(*loaded);
}

SignalScene SignalScene::dealt(std::shared_ptr<const signal::NamedBoard> board,
                               text::Options options, int seats, std::string_view start_numbers) {
  options.emplace("first-seat", "0");
  SignalScene s(make_kit(board, options, seats));
  const std::vector<u8> cards(static_cast<std::size_t>(5 * seats), 0);
  std::vector<u8> tickets;
  if (s.codec->rules().set().places == signal::Places::shuffled)
    for (const std::string& n : split(start_numbers))
      tickets.push_back(static_cast<u8>(std::stoi(n)));
  Chance::Tape tape{cards, tickets, {}};
  Chance chance = Chance::taped(tape);
  signal::Events told;
  s.state = s.codec->rules().deal(seats, chance, told);
  EXPECT_FALSE(tape.broken) << "the deal needs other luck";
  s.events.assign(told.all().begin(), told.all().end());
  s.expect_possible();
  return s;
}

// ---- laying the table

int SignalScene::train_number(std::string_view name) const { return number(words().trains, name); }

SignalScene& SignalScene::train(std::string_view name, std::string_view at, std::string_view facing,
                                std::string_view goods) {
  const signal::Board& board = words().board;
  signal::Train& train = state.open.train[train_number(name)];
  train = {number(words().spaces, at), kNone, kNone};
  if (!facing.empty()) {
    const signal::Line& line = board.line[board.section_line[train.at]];
    EXPECT_TRUE(facing == words().place(line.a) || facing == words().place(line.b)) << facing;
    train.facing = facing == words().place(line.b);
  }
  if (!goods.empty()) {
    train.goods = number(words().goods, goods);
    --state.open.goods[train.goods];
  }
  return *this;
}

SignalScene& SignalScene::hand(int seat, std::string_view kinds) {
  for (u8 kind : numbers(kinds, signal::find_card_kind)) {
    ++state.open.hand[seat][kind];
    --state.open.deck[kind];
  }
  return *this;
}

SignalScene& SignalScene::set(std::string_view junction, std::string_view one,
                              std::string_view other) {
  const signal::Board& board = words().board;
  const u8 j = number(words().junctions, junction);
  const u8 lines[] = {number(words().lines, one), number(words().lines, other)};
  int arms[2] = {-1, -1};
  for (int arm = 0; arm < board.ways[j]; ++arm)
    for (int i = 0; i < 2; ++i)
      if (board.arm_line[j][arm] == lines[i]) arms[i] = arm;
  const int setting =
      signal::setting_of(board.ways[j], std::min(arms[0], arms[1]), std::max(arms[0], arms[1]));
  EXPECT_GE(setting, 0) << junction << " has no such arms";
  state.open.setting[j] = static_cast<u8>(setting);
  return *this;
}

SignalScene& SignalScene::green(std::string_view from, std::string_view to) {
  state.open.green &= ~signal::bit(number(words().signals, from));
  state.open.green |= signal::bit(number(words().signals, to));
  return *this;
}

SignalScene& SignalScene::clock(int tokens) {
  state.open.clock = static_cast<u8>(tokens);
  return *this;
}

SignalScene& SignalScene::schedule(int cards) {
  state.open.schedule = static_cast<u8>(cards);
  return *this;
}

SignalScene& SignalScene::used(std::string_view helper) {
  const auto which = static_cast<signal::Helper>(signal::find_helper(helper).value());
  state.open.unused = static_cast<u8>(state.open.unused & ~words().board.helper_bit(which));
  return *this;
}

SignalScene& SignalScene::delivered(std::string_view port, std::string_view goods) {
  const u8 p = words().board.port_of[number(words().cities, port)];
  for (u8 g : numbers(goods, [&](std::string_view name) { return find_id(words().goods, name); })) {
    ++state.open.delivered[p][g];
    --state.open.goods[g];
  }
  return *this;
}

// ---- luck

SignalScene& SignalScene::next_cards(std::string_view kinds) {
  for (u8 kind : numbers(kinds, signal::find_card_kind)) cards_.push_back(kind);
  return *this;
}
SignalScene& SignalScene::next_schedule(std::string_view card) {
  tickets_.push_back(number(words().cards, card));
  return *this;
}
SignalScene& SignalScene::next_token(std::string_view start) {
  tickets_.push_back(number(words().starts, start));
  return *this;
}
SignalScene& SignalScene::next_dice(int first, int second) {
  picks_.push_back(static_cast<u8>((first - 1) * signal::kFaces + second - 1));
  return *this;
}
SignalScene& SignalScene::next_roll(std::string_view train, int points) {
  const auto& die = words().board.deck.die[signal::colour_of(train_number(train))];
  const auto face = std::find(std::begin(die), std::end(die), points);
  EXPECT_NE(face, std::end(die)) << "the die of " << train << " has no " << points;
  picks_.push_back(static_cast<u8>(face - std::begin(die)));
  return *this;
}

// ---- playing

signal::Move SignalScene::move(std::string_view text) const {
  const auto parsed = codec->parse(text);
  if (parsed) return *parsed;
  ADD_FAILURE() << text << ": expected " << parsed.error().expected;
  return {};
}

void SignalScene::expect_possible() const {
  const char* error = codec->rules().position_error(state);
  EXPECT_EQ(error, nullptr) << error;
}

void SignalScene::play(std::string_view text) {
  expect_possible();
  const signal::Reject reject = check(text);
  if (!reject.ok()) {
    FAIL() << text << ": " << codec->refusal(reject).code;
  }
  Chance::Tape tape{cards_, tickets_, picks_};
  Chance chance = Chance::taped(tape);
  signal::Events told;
  codec->rules().apply(state, state.open.turn, move(text), chance, told);
  EXPECT_FALSE(tape.broken) << text << " needs other luck";
  EXPECT_TRUE(tape.cards.empty() && tape.tickets.empty() && tape.picks.empty())
      << text << " left luck over";
  cards_.clear();
  tickets_.clear();
  picks_.clear();
  events.assign(told.all().begin(), told.all().end());
  expect_possible();
}

void SignalScene::end_and_reveal(std::string_view card) {
  next_cards("signal:5").next_schedule(card);
  play("end");
}

void SignalScene::roll(std::string_view train, int points) {
  next_roll(train, points);
  play("train " + std::string(train));
}

void SignalScene::drive(std::string_view train, int points) {
  used("logistician").used("dispatcher").hand(turn(), "train");
  play("play train train");
  roll(train, points);
}

signal::Reject SignalScene::check(std::string_view text) const {
  return codec->rules().check(state, state.open.turn, move(text));
}
signal::Reject SignalScene::check_as(int seat, std::string_view text) const {
  return codec->rules().check(state, seat_at(seat), move(text));
}

std::vector<std::string> SignalScene::legal() const {
  signal::MoveList moves;
  codec->rules().legal(state, state.open.turn, moves);
  std::vector<std::string> texts;
  for (const signal::Move& m : moves) codec->write(texts.emplace_back(), m);
  return texts;
}

// ---- looking

std::string SignalScene::at(std::string_view train) const {
  const u8 space = state.open.train[train_number(train)].at;
  return space == kNone ? "depot" : words().spaces[space];
}
std::string SignalScene::facing(std::string_view name) const {
  const signal::Train& train = state.open.train[train_number(name)];
  if (train.facing == kNone) return "";
  const signal::Line& line = words().board.line[words().board.section_line[train.at]];
  return words().place(train.facing == 0 ? line.a : line.b);
}
std::string SignalScene::goods(std::string_view train) const {
  const u8 goods = state.open.train[train_number(train)].goods;
  return goods == kNone ? "" : words().goods[goods];
}
int SignalScene::cards(int seat, std::string_view kind) const {
  return state.open.hand[seat][signal::find_card_kind(kind).value()];
}
int SignalScene::goods_left(std::string_view goods) const {
  return state.open.goods[number(words().goods, goods)];
}
bool SignalScene::is_green(std::string_view signal) const {
  return signal::has(state.open.green, number(words().signals, signal));
}

std::vector<std::string> SignalScene::names() const {
  std::vector<std::string> all;
  for (const signal::Event& event : events) {
    std::string json;
    codec->write(json, event, text::EventFor::record);
    all.push_back(json.substr(6, json.find('"', 6) - 6));
  }
  return all;
}
std::string SignalScene::story() const {
  std::string text;
  for (const std::string& name : names()) text += (text.empty() ? "" : " ") + name;
  return text;
}
std::string SignalScene::told(std::string_view event) const {
  const auto all = names();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] != event) continue;
    std::string json;
    codec->write(json, events[i], text::EventFor::record);
    return json;
  }
  return "";
}
int SignalScene::happened(std::string_view event) const {
  const auto all = names();
  return static_cast<int>(std::count(all.begin(), all.end(), event));
}
std::string SignalScene::forecast(std::string_view train, int points) const {
  std::string out;
  EXPECT_TRUE(codec->explain(state, train, points, out).ok());
  return out;
}

}  // namespace roundhouse::rulebook
