#include "games/signal/text/game_infos.h"

#include "games/signal/rules/ruleset.h"

namespace roundhouse::signal {

namespace {

GameInfo offer(const std::string& id, const text::Bilingual& name, const std::string& board) {
  return {
      id,
      name,
      kLeastPlayers,
      kMostPlayers,
      board,
      {first_seat_option(kMostPlayers),
       {"layout",
        {"First placement of switches and signals", "Początkowe ustawienie zwrotnic i semaforów"},
        {"fixed", "free"},
        "fixed"},
       {"removed",
        {"Schedule cards removed unseen", "Odrzucone karty rozkładu"},
        numbers_between(0, 17),
        "2"},
       {"time",
        {"Time tokens on the clock", "Żetony czasu na zegarze"},
        numbers_between(7, 10),
        "7"},
       {"extra-signal", {"One more green signal", "Dodatkowy zielony semafor"}, {"0", "1"}, "0"},
       {"goods", {"Goods to deliver", "Towary do dostarczenia"}, {"8", "10"}, "8"},
       {"places",
        {"Numbers of the start places", "Numery miejsc startowych"},
        {"fixed", "shuffled", "stack"},
        "fixed"}}};
}

}  // namespace

const std::vector<GameInfo>& game_infos() {
  static const std::vector<GameInfo> all = {
      offer("switch-signal-europe",
            {"Switch & Signal, Central Europe", "Zwrotnice i semafory, Europa Środkowa"}, "europe"),
      offer("switch-signal-america",
            {"Switch & Signal, North America", "Zwrotnice i semafory, Ameryka Północna"},
            "america")};
  return all;
}

}  // namespace roundhouse::signal
