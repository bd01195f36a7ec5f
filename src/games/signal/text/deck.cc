#include "games/signal/text/deck.h"

#include "core/assert.h"
#include "text/data_reader.h"
#include "text/embedded.h"

namespace roundhouse::signal {

namespace {

void read_colours(const JsonIn& list, ScheduleDeck& deck) {
  if (list.size() != kColours) return list.fail("expected 3 colours");
  for (std::size_t c = 0; c < kColours; ++c) {
    const JsonIn in = list.item(c);
    deck.colours.push_back(read_id(in.member("id")));
    deck.names.push_back(read_words(in.member("name")));
    in.member("trains").integer(kTrainsEach, kTrainsEach);
    const JsonIn die = in.member("die");
    if (die.size() != kFaces) return die.fail("expected 6 faces");
    for (std::size_t f = 0; f < kFaces; ++f)
      deck.deck.die[c][f] = static_cast<u8>(die.item(f).integer(1, kMaxPoints));
  }
}

void read_card(const JsonIn& in, ScheduleDeck& deck) {
  ScheduleCard& card = deck.deck.card[deck.deck.cards++];
  const std::string id = read_id(in.member("id"));
  if (id == "start" || find_id(deck.cards, id)) in.fail("this card id is taken");
  deck.cards.push_back(id);
  card.deploy = read_small(in, "deploy", 0, kColours - 1);
  const JsonIn moves = in.member("move");
  if (moves.size() > kMaxCardMoves) return moves.fail("expected at most 4 moves");
  card.moves = static_cast<u8>(moves.size());
  int any = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string_view colour = moves.item(i).text();
    const auto found = find_id(deck.colours, colour);
    if (!found && colour != "any") return moves.item(i).fail("expected a colour, or any");
    any += !found;
    card.move[i] = static_cast<u8>(found.value_or(kAny));
  }
  if (any > kColours) moves.fail("expected at most 3 multicoloured symbols");
}

ScheduleDeck read_deck(const JsonIn& in) {
  ScheduleDeck deck;
  in.member("format").expect_text("roundhouse-signal-deck");
  in.member("version").integer(1, 1);
  read_colours(in.member("colours"), deck);
  for (int k = 0; k < kKinds; ++k)
    deck.deck.actions[k] = read_small(in.member("actions"), kind_name(k), 14, 80);
  deck.deck.hand = read_small(in, "hand", 0, 10);
  deck.deck.draw = read_small(in, "draw", 1, 10);
  deck.deck.limit = read_small(in, "hand_limit", 5, 10);
  const JsonIn cards = in.member("cards");
  if (cards.size() < 2 || cards.size() >= kMaxScheduleCards)
    cards.fail("expected 2 to 31 schedule cards");
  else
    for (std::size_t i = 0; i < cards.size(); ++i) read_card(cards.item(i), deck);
  return deck;
}

}  // namespace

Expected<ScheduleDeck, DataError> load_deck(std::string_view json, std::string_view file) {
  return read_file<ScheduleDeck>(json, file, read_deck);
}

const ScheduleDeck& builtin_deck() {
  static const ScheduleDeck deck = [] {
    std::string_view text;
    for (const EmbeddedFile& file : embedded_files())
      if (file.path == "signal/deck.json") text = file.text;
    auto read = load_deck(text, "signal/deck.json");
    RH_ASSERT(read.has_value(), "the built-in deck does not load");
    return *std::move(read);
  }();
  return deck;
}

}  // namespace roundhouse::signal
