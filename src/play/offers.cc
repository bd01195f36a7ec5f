#include "play/offers.h"

#include <algorithm>

#include "games/ghost/text/map.h"
#include "games/signal/rules/ruleset.h"

namespace roundhouse {

namespace {

std::vector<std::string> numbers(int first, int last) {
  std::vector<std::string> all;
  for (int n = first; n <= last; ++n) all.push_back(std::to_string(n));
  return all;
}

OptionOffer first_seat(int most) {
  OptionOffer option{"first-seat", {"Who begins", "Kto zaczyna"}, {"random"}, "random"};
  for (const std::string& seat : numbers(0, most - 1)) option.values.push_back(seat);
  return option;
}

GameOffer ticket_to_ride(std::string_view id) {
  const codec::Edition& e = *codec::builtin_edition(id);
  return {e.id,
          e.name,
          e.rules.least_players,
          e.rules.most_players,
          "usa",
          {first_seat(e.rules.most_players)}};
}

GameOffer ghost_train() {
  const codec::GhostEdition& e = codec::builtin_ghost_edition();
  return {e.id,
          e.name,
          e.rules.least_players,
          e.rules.most_players,
          "haunted",
          {first_seat(e.rules.most_players)}};
}

GameOffer switch_and_signal(const std::string& id, const codec::Words& name,
                            const std::string& board) {
  return {
      id,
      name,
      signal::kLeastPlayers,
      signal::kMostPlayers,
      board,
      {first_seat(signal::kMostPlayers),
       {"layout",
        {"First placement of switches and signals", "Początkowe ustawienie zwrotnic i semaforów"},
        {"fixed", "free"},
        "fixed"},
       {"removed",
        {"Schedule cards removed unseen", "Odrzucone karty rozkładu"},
        numbers(0, 17),
        "2"},
       {"time", {"Time tokens on the clock", "Żetony czasu na zegarze"}, numbers(7, 10), "7"},
       {"extra-signal", {"One more green signal", "Dodatkowy zielony semafor"}, {"0", "1"}, "0"},
       {"goods", {"Goods to deliver", "Towary do dostarczenia"}, {"8", "10"}, "8"},
       {"places",
        {"Numbers of the start places", "Numery miejsc startowych"},
        {"fixed", "shuffled", "stack"},
        "fixed"}}};
}

}  // namespace

std::span<const GameOffer> game_offers() {
  static const std::vector<GameOffer> offers = {
      ticket_to_ride("ttr-classic"), ticket_to_ride("ttr-new"), ghost_train(),
      switch_and_signal(
          "switch-signal-europe",
          {"Switch & Signal, Central Europe", "Zwrotnice i semafory, Europa Środkowa"}, "europe"),
      switch_and_signal(
          "switch-signal-america",
          {"Switch & Signal, North America", "Zwrotnice i semafory, Ameryka Północna"}, "america")};
  return offers;
}

const GameOffer* find_offer(std::string_view game) {
  for (const GameOffer& offer : game_offers())
    if (offer.id == game) return &offer;
  return nullptr;
}

const OptionOffer& assist_offer() {
  static const OptionOffer offer{
      "assist",
      {"Assistance for everyone at the table", "Pomoc dla wszystkich przy stole"},
      {"none", "legal", "tracker", "planner", std::string(kCoach)},
      std::string(kCoach)};
  return offer;
}

bool is_assist(std::string_view value) {
  return std::ranges::find(assist_offer().values, value) != assist_offer().values.end();
}

std::string_view assist_of(const GameSetup& setup) {
  return setup.assist.empty() ? kCoach : std::string_view(setup.assist);
}

}  // namespace roundhouse
