#include <algorithm>

#include "rulebook/ghost/scene.h"
#include "rulebook/scene_words.h"

namespace roundhouse::rulebook {

using namespace ghost;  // names of the game are on every line

namespace {

ghost::Map named_ghost_map(const small::Game& game) {
  ghost::Map map;
  static_cast<routes::Map&>(map) = named_map(game.board);
  map.haunts = game.haunts;
  for (int i = 0; i < game.haunts.bonuses; ++i) map.bonuses.push_back("bonus-" + std::to_string(i));
  return map;
}

ghost::Codec make_kit(const ghost::Edition& edition, ghost::Map map, int seats,
                      const text::Options& options) {
  return *ghost::Codec::make(edition, std::make_shared<const ghost::Map>(std::move(map)), seats,
                             options);
}

}  // namespace

GhostScene::GhostScene(int seats)
    : GhostScene(ghost::builtin_edition(), ghost::builtin_map(), seats, {}) {}

GhostScene::GhostScene(const small::Game& game, int seats)
    : GhostScene({"ghost-train", {}, game.rules}, named_ghost_map(game), seats, {}) {}

GhostScene::GhostScene(const ghost::Edition& edition, ghost::Map of, int seats,
                       const text::Options& options)
    : codec_(
          std::make_shared<const ghost::Codec>(make_kit(edition, std::move(of), seats, options))) {
  Public& open = state.open;
  open.seats = static_cast<u8>(seats);
  rules().open_tracks(open);
  for (Private& own : state.own) std::ranges::fill(own.held, kNone);
  for (int i = 0; i < seats; ++i) open.trains[i] = rules().set().wagons;
  std::ranges::copy(map().board.deck, state.hidden.deck);
  open.deck = static_cast<u8>(routes::total(state.hidden.deck));
  for (int t = 0; t < map().board.tickets; ++t) state.hidden.tickets.add(t);
  open.ticket_deck = map().board.tickets;
}

GhostScene GhostScene::dealt(int seats, std::string_view cards, std::string_view tickets,
                             int first) {
  GhostScene scene(ghost::builtin_edition(), ghost::builtin_map(), seats,
                   {{"first-seat", std::to_string(first)}});
  scene.next_cards(cards).next_tickets(tickets);
  Chance::Tape tape{scene.next_cards_, scene.next_tickets_, {}};
  Chance chance = Chance::taped(tape);
  Events happening;
  scene.state = scene.rules().deal(seats, chance, happening);
  scene.events.assign(happening.all().begin(), happening.all().end());
  scene.take_luck(tape);
  return scene;
}

void GhostScene::take_card(u8 kind) {
  EXPECT_GT(state.hidden.deck[kind], 0) << "the deck has no more " << map().kind(kind);
  --state.hidden.deck[kind];
  --state.open.deck;
}

void GhostScene::take_ticket(u8 t) {
  EXPECT_TRUE(state.hidden.tickets.has(t)) << "not in the deck: " << map().tickets[t];
  state.hidden.tickets.remove(t);
  --state.open.ticket_deck;
}

GhostScene& GhostScene::hand(int seat, std::string_view cards) {
  for (u8 kind : kinds_of(map(), cards)) {
    take_card(kind);
    ++state.own[seat].hand[kind];
    ++state.open.cards[seat];
  }
  return *this;
}

GhostScene& GhostScene::discards(std::string_view cards) {
  for (u8 kind : kinds_of(map(), cards)) {
    take_card(kind);
    ++state.open.discards[kind];
  }
  return *this;
}

GhostScene& GhostScene::deck(std::string_view cards, int rest_to) {
  u8 left[routes::kKinds] = {};
  for (u8 kind : kinds_of(map(), cards)) ++left[kind];
  for (u8 kind = 0; kind < routes::kKinds; ++kind)
    while (state.hidden.deck[kind] > left[kind]) {
      take_card(kind);
      ++state.own[rest_to].hand[kind];
      ++state.open.cards[rest_to];
    }
  return *this;
}

// What the tracks would have brought this seat.
void GhostScene::earn(int seat) {
  const routes::Joined chains = rules().chains(state.open, seat_at(seat));
  state.open.bonuses[seat] = rules().bonuses_of(chains);
  if (rules().trick_or_treat(chains)) state.open.special.add(seat_at(seat));
}

GhostScene& GhostScene::tracks(int seat, std::string_view names) {
  for (u8 t : numbers_of(map().tracks, names)) {
    state.open.claimed[seat].add(t);
    state.open.trains[seat] =
        static_cast<u8>(state.open.trains[seat] - map().board.track[t].length);
  }
  rules().open_tracks(state.open);
  earn(seat);
  return *this;
}

GhostScene& GhostScene::tickets(int seat, std::string_view names) {
  for (u8 t : numbers_of(map().tickets, names)) {
    take_ticket(t);
    state.own[seat].held[state.open.tickets[seat]++] = t;
  }
  return *this;
}

GhostScene& GhostScene::completed(int seat, std::string_view names) {
  for (u8 t : numbers_of(map().tickets, names)) {
    take_ticket(t);
    state.open.completed[seat].add(t);
  }
  return *this;
}

GhostScene& GhostScene::exchanged(int seat, std::string_view names) {
  for (u8 t : numbers_of(map().tickets, names)) {
    take_ticket(t);
    state.own[seat].discarded.add(t);
    ++state.open.exchanged[seat];
  }
  return *this;
}

GhostScene& GhostScene::turn(int seat) {
  state.open.turn = seat_at(seat);
  return *this;
}

GhostScene& GhostScene::idle(int turns) {
  state.open.idle = static_cast<u8>(turns);
  return *this;
}

GhostScene& GhostScene::next_cards(std::string_view cards) {
  next_cards_ = kinds_of(map(), cards);
  return *this;
}

GhostScene& GhostScene::next_tickets(std::string_view names) {
  next_tickets_ = numbers_of(map().tickets, names);
  return *this;
}

Move GhostScene::move(std::string_view text) const {
  const auto parsed = codec().parse(text);
  EXPECT_TRUE(parsed.has_value()) << "no move: " << text;
  return parsed ? *parsed : Move{};
}

void GhostScene::play(int seat, std::string_view text) {
  ASSERT_STREQ(position_error(), nullptr) << "this scene cannot be";
  ASSERT_EQ(why(seat, text), routes::Why::none) << "this move is not legal here";
  Chance::Tape tape{next_cards_, next_tickets_, {}};
  Chance chance = Chance::taped(tape);
  Events happening;
  rules().apply(state, seat_at(seat), move(text), chance, happening);
  events.assign(happening.all().begin(), happening.all().end());
  take_luck(tape);
  EXPECT_STREQ(position_error(), nullptr) << "the move led to a position that cannot be";
}

void GhostScene::take_luck(const Chance::Tape& tape) {
  EXPECT_FALSE(tape.broken) << "the move needed other luck than the scene gives";
  EXPECT_TRUE(tape.cards.empty() && tape.tickets.empty())
      << "the move did not use all the luck of the scene";
  next_cards_.clear();
  next_tickets_.clear();
}

std::vector<std::string> GhostScene::legal(int seat) const {
  MoveList moves;
  rules().legal(state, seat_at(seat), moves);
  std::vector<std::string> texts;
  for (const Move& one : moves) codec().write(texts.emplace_back(), one);
  return texts;
}

int GhostScene::cards(int seat, std::string_view kind) const {
  return state.own[seat].hand[kinds_of(map(), kind)[0]];
}
int GhostScene::discarded(std::string_view kind) const {
  return state.open.discards[kinds_of(map(), kind)[0]];
}
bool GhostScene::has_track(int seat, std::string_view name) const {
  return state.open.claimed[seat].has(numbers_of(map().tracks, name)[0]);
}
std::string GhostScene::held(int seat) const { return tickets_text(map(), state.own[seat].held); }
std::string GhostScene::completed(int seat) const {
  return tickets_text(map(), state.open.completed[seat]);
}
std::string GhostScene::exchanged(int seat) const {
  return tickets_text(map(), state.own[seat].discarded);
}
std::string GhostScene::ticket_deck() const { return tickets_text(map(), state.hidden.tickets); }

int GhostScene::to_act() const {
  const SeatSet acting = rules().to_act(state);
  return acting.count() == 1 ? index(acting.lowest()) : -1;
}

int GhostScene::happened(EventKind kind) const {
  return static_cast<int>(std::ranges::count(events, kind, &Event::kind));
}

Event GhostScene::event(EventKind kind) const {
  const auto found = std::ranges::find(events, kind, &Event::kind);
  EXPECT_NE(found, events.end()) << "it did not happen";
  return found == events.end() ? Event{} : *found;
}

std::string GhostScene::story() const {
  std::string text;
  for (const Event& e : events) {
    std::string json;
    codec().write(json, e, text::EventFor::record);
    const std::size_t from = json.find(':') + 2;
    text += (text.empty() ? "" : " ") + json.substr(from, json.find('"', from) - from);
  }
  return text;
}

}  // namespace roundhouse::rulebook
