#include "rulebook/ttr/scene.h"

#include <algorithm>

#include "games/ttr/text/move_text.h"
#include "rulebook/scene_words.h"

namespace roundhouse::rulebook {

using namespace ttr;  // names of the game are on every line

namespace {

// Five plain cards, or as many as the row has places.
std::string plain_row(const routes::Map& map, int places) {
  std::string cards;
  for (int slot = 0; slot < places; ++slot)
    cards += map.colours[static_cast<std::size_t>(slot % map.board.colours)].id + " ";
  return cards;
}

const ttr::Edition& edition(std::string_view game) {
  const ttr::Edition* found = ttr::builtin_edition(game);
  EXPECT_NE(found, nullptr) << "no such game: " << game;
  return *found;
}

}  // namespace

Scene::Scene(std::string_view game, int seats)
    : Scene(ttr::builtin_map(edition(game)), edition(game).rules, seats) {}

Scene::Scene(const small::Game& game, int seats)
    : Scene(named_map(game.board), game.rules, seats) {}

Scene::Scene(routes::Map of, const Ruleset& set, int seats)
    : map_(std::make_unique<const routes::Map>(std::move(of))), rules(map_->board, set) {
  Public& open = state.open;
  open.seats = static_cast<u8>(seats);
  open.phase = Phase::turn;
  open.last_turns = kNone;
  rules.open_tracks(open);
  open.under_by.clear();
  std::ranges::fill(state.hidden.under, kNone);
  for (Private& own : state.own) std::ranges::fill(own.offer, kNone);
  for (int i = 0; i < seats; ++i) open.trains[i] = set.trains;
  std::ranges::copy(map().board.deck, state.hidden.deck);
  open.deck = static_cast<u8>(total(state.hidden.deck));
  for (int t = 0; t < map().board.tickets; ++t) state.hidden.fresh.add(t);
  open.fresh = map().board.tickets;
  std::ranges::fill(open.row, kNone);
  row(plain_row(map(), set.row));
}

Scene Scene::dealt(std::string_view game, int seats, std::string_view cards,
                   std::string_view tickets, int first) {
  Scene scene(game, seats);
  scene.rules = ttr::Rules(scene.map().board, scene.rules.set(), seat_at(first));
  scene.next_cards(cards).next_tickets(tickets);
  // Which tickets are dealt matters to few scenes: the others get them in the order of the file.
  for (int t = 0;
       static_cast<int>(scene.next_tickets_.size()) < seats * scene.rules.set().opening_deal; ++t)
    if (std::ranges::find(scene.next_tickets_, t) == scene.next_tickets_.end())
      scene.next_tickets_.push_back(static_cast<u8>(t));
  Chance::Tape tape{scene.next_cards_, scene.next_tickets_, {}};
  Chance chance = Chance::taped(tape);
  Events happening;
  scene.state = scene.rules.deal(seats, chance, happening);
  scene.events.assign(happening.all().begin(), happening.all().end());
  scene.take_luck(tape);
  return scene;
}

std::vector<u8> Scene::kinds(std::string_view cards) const { return kinds_of(map(), cards); }

std::vector<u8> Scene::named(const std::vector<std::string>& names, std::string_view list) const {
  return numbers_of(names, list);
}

void Scene::take_from_deck(u8 kind) {
  EXPECT_GT(state.hidden.deck[kind], 0) << "the deck has no more " << map().kind(kind);
  --state.hidden.deck[kind];
  --state.open.deck;
}

Scene& Scene::hand(int seat, std::string_view cards) {
  for (u8 kind : kinds(cards)) {
    take_from_deck(kind);
    ++state.own[seat].hand[kind];
    ++state.open.cards[seat];
  }
  return *this;
}

Scene& Scene::known(int seat, std::string_view cards) {
  for (u8 kind : kinds(cards)) ++state.open.known[seat][kind];
  return *this;
}

Scene& Scene::row(std::string_view cards) {
  for (u8& card : state.open.row) {
    if (card == kNone) continue;
    ++state.hidden.deck[card];
    ++state.open.deck;
    card = kNone;
  }
  int slot = 0;
  for (std::string_view word : words(cards)) {
    if (word != "-") take_from_deck(state.open.row[slot] = kinds(word)[0]);
    ++slot;
  }
  return *this;
}

Scene& Scene::discards(std::string_view cards) {
  for (u8 kind : kinds(cards)) {
    take_from_deck(kind);
    ++state.open.discards[kind];
  }
  return *this;
}

Scene& Scene::deck(std::string_view cards, int rest_to) {
  u8 left[kKinds] = {};
  for (u8 kind : kinds(cards)) ++left[kind];
  for (u8 kind = 0; kind < kKinds; ++kind)
    while (state.hidden.deck[kind] > left[kind]) {
      take_from_deck(kind);
      ++state.own[rest_to].hand[kind];
      ++state.open.cards[rest_to];
    }
  return *this;
}

void Scene::claim(int seat, int t) {
  const Track& track = map().board.track[t];
  state.open.claimed[seat].add(t);
  rules.open_tracks(state.open);
  state.open.trains[seat] = static_cast<u8>(state.open.trains[seat] - track.length);
  state.open.points[seat] =
      static_cast<i16>(state.open.points[seat] + map().board.points[track.length]);
}

Scene& Scene::tracks(int seat, std::string_view names) {
  for (u8 t : named(map().tracks, names)) claim(seat, t);
  return *this;
}

Scene& Scene::trains_left(int seat, int left, std::string_view spare) {
  const std::vector<u8> spared = named(map().tracks, spare);
  for (int length = map().board.longest; length > 0; --length)
    for (int t = 0; t < map().board.tracks; ++t) {
      const Track& track = map().board.track[t];
      const bool free = state.open.open.has(t) && std::ranges::find(spared, t) == spared.end() &&
                        (track.twin == kNone || !state.open.claimed[seat].has(track.twin));
      if (free && track.length == length && trains(seat) - length >= left) claim(seat, t);
    }
  EXPECT_EQ(trains(seat), left);
  return *this;
}

Scene& Scene::tickets(int seat, std::string_view names) {
  for (u8 t : named(map().tickets, names)) {
    EXPECT_TRUE(state.hidden.fresh.has(t)) << "not in the deck: " << map().tickets[t];
    state.hidden.fresh.remove(t);
    --state.open.fresh;
    state.own[seat].held.add(t);
    ++state.open.tickets[seat];
  }
  return *this;
}

Scene& Scene::under(int seat, std::string_view names) {
  for (u8 t : named(map().tickets, names)) {
    state.hidden.fresh.remove(t);
    --state.open.fresh;
    state.hidden.under[state.open.under] = t;
    state.open.under_by.set(state.open.under++, static_cast<u8>(seat));
  }
  return *this;
}

Scene& Scene::all_tickets_to(int seat, std::string_view but) {
  const std::vector<u8> spared = named(map().tickets, but);
  std::string all;
  for (int t : state.hidden.fresh)
    if (std::ranges::find(spared, t) == spared.end())
      all += map().tickets[static_cast<std::size_t>(t)] + " ";
  return tickets(seat, all);
}

Scene& Scene::turn(int seat) {
  state.open.turn = seat_at(seat);
  return *this;
}

Scene& Scene::next_cards(std::string_view cards) {
  next_cards_ = kinds(cards);
  return *this;
}

Scene& Scene::next_tickets(std::string_view names) {
  next_tickets_ = named(map().tickets, names);
  return *this;
}

Move Scene::move(std::string_view text) const {
  const auto parsed = ttr::parse_move(map(), text);
  EXPECT_TRUE(parsed.has_value()) << "no move: " << text;
  return parsed ? *parsed : Move{};
}

void Scene::play(int seat, const Move& move) {
  ASSERT_STREQ(rules.position_error(state), nullptr) << "this scene cannot be";
  ASSERT_EQ(check(seat, move).why, Why::none) << "this move is not legal here";
  Chance::Tape tape{next_cards_, next_tickets_, {}};
  Chance chance = Chance::taped(tape);
  Events happening;
  rules.apply(state, seat_at(seat), move, chance, happening);
  events.assign(happening.all().begin(), happening.all().end());
  take_luck(tape);
  EXPECT_STREQ(rules.position_error(state), nullptr) << "the move led to a position that cannot be";
}

void Scene::take_luck(const Chance::Tape& tape) {
  EXPECT_FALSE(tape.broken) << "the move needed other luck than the scene gives";
  EXPECT_TRUE(tape.cards.empty() && tape.tickets.empty())
      << "the move did not use all the luck of the scene";
  next_cards_.clear();
  next_tickets_.clear();
}

Reject Scene::check(int seat, const Move& move) const {
  return rules.check(state, seat_at(seat), move);
}

std::vector<std::string> Scene::legal(int seat) const {
  MoveList moves;
  rules.legal(state, seat_at(seat), moves);
  std::vector<std::string> texts;
  for (const Move& one : moves) ttr::write_move(texts.emplace_back(), map(), one);
  return texts;
}

int Scene::cards(int seat, std::string_view kind) const {
  return state.own[seat].hand[kinds(kind)[0]];
}

int Scene::discarded(std::string_view kind) const { return state.open.discards[kinds(kind)[0]]; }

std::string Scene::row() const {
  std::string text;
  for (u8 card : state.open.row)
    text += (text.empty() ? "" : " ") + std::string(card == kNone ? "-" : map().kind(card));
  return text;
}

std::string Scene::held(int seat) const { return tickets_text(map(), state.own[seat].held); }
std::string Scene::offer(int seat) const { return tickets_text(map(), state.own[seat].offer); }
std::string Scene::under() const { return tickets_text(map(), state.hidden.under); }

int Scene::to_act() const {
  const SeatSet acting = rules.to_act(state);
  return acting.count() == 1 ? index(acting.lowest()) : -1;
}

int Scene::happened(EventKind kind) const {
  return static_cast<int>(std::ranges::count(events, kind, &Event::kind));
}

Event Scene::event(EventKind kind) const {
  const auto found = std::ranges::find(events, kind, &Event::kind);
  EXPECT_NE(found, events.end()) << "it did not happen";
  return found == events.end() ? Event{} : *found;
}

}  // namespace roundhouse::rulebook
