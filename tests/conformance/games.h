// Every game of the house, one line each in `AllGames`, and the odd boards that reach the rare
// rules. `kSignature` is the number of signature_test.cc.
#pragma once

#include "conformance/ghost/game.h"
#include "conformance/signal/game.h"
#include "conformance/ttr/game.h"
#include "games/ghost/rules/boards_testing.h"
#include "games/ghost/rules/builtin.h"
#include "games/signal/rules/builtin.h"
#include "games/ttr/rules/boards_testing.h"
#include "games/ttr/rules/builtin.h"

namespace roundhouse::conformance {

struct ClassicEdition {
  static constexpr const char* kName = "ttr_classic";
  static constexpr u64 kSignature = 6879746915141621755ull;
  static constexpr int kGames = 2;
  static std::vector<int> seats() { return {2, 3, 4, 5}; }
  static ttr::Rules rules() { return {*ttr::builtins()[0].board, ttr::builtins()[0].rules}; }
};
struct NewEdition {
  static constexpr const char* kName = "ttr_new";
  static constexpr u64 kSignature = 8779712108512382328ull;
  static constexpr int kGames = 2;
  static std::vector<int> seats() { return {2, 3, 4, 5}; }
  static ttr::Rules rules() { return {*ttr::builtins()[1].board, ttr::builtins()[1].rules}; }
};
struct Pocket {
  static constexpr const char* kName = "ttr_pocket";
  static constexpr u64 kSignature = 12438916331516700580ull;
  static constexpr int kGames = 30;
  static std::vector<int> seats() { return {2, 3}; }
  static ttr::Rules rules() { return {ttr::small::pocket().board, ttr::small::pocket().rules}; }
};
struct Engines {
  static constexpr const char* kName = "ttr_engines";
  static constexpr u64 kSignature = 1225097452660770260ull;
  static constexpr int kGames = 30;
  static std::vector<int> seats() { return {2, 3}; }
  static ttr::Rules rules() { return {ttr::small::engines().board, ttr::small::engines().rules}; }
};
struct Doubles {
  static constexpr const char* kName = "ttr_doubles";
  static constexpr u64 kSignature = 4574649595992859801ull;
  static constexpr int kGames = 20;
  static std::vector<int> seats() { return {3, 4, 5}; }
  static ttr::Rules rules() { return {ttr::small::doubles().board, ttr::small::doubles().rules}; }
};
struct LastDrop {
  static constexpr const char* kName = "ttr_last_drop";
  static constexpr u64 kSignature = 2497412732906677192ull;
  static constexpr int kGames = 60;
  static std::vector<int> seats() { return {2}; }
  static ttr::Rules rules() {
    return {ttr::small::last_drop().board, ttr::small::last_drop().rules, seat_at(1)};
  }
};

// Ghost Train: the board of the house, and small ones where decks and tickets run out.
struct Haunted {
  static constexpr const char* kName = "ghost_train";
  static constexpr u64 kSignature = 10421195461555557685ull;
  static constexpr int kGames = 4;
  static std::vector<int> seats() { return {2, 3, 4}; }
  static ghost::Rules rules() {
    const ghost::Builtin& built = ghost::builtin();
    return {*built.board, built.haunts, built.rules};
  }
};
struct GhostPocket {
  static constexpr const char* kName = "ghost_pocket";
  static constexpr u64 kSignature = 5523806214697038847ull;
  static constexpr int kGames = 40;
  static std::vector<int> seats() { return {2, 3}; }
  static ghost::Rules rules() {
    const ghost::small::Game& game = ghost::small::pocket();
    return {game.board, game.haunts, game.rules};
  }
};
struct GhostScarce {
  static constexpr const char* kName = "ghost_scarce";
  static constexpr u64 kSignature = 17431344684616693706ull;
  static constexpr int kGames = 60;
  static std::vector<int> seats() { return {2}; }
  static ghost::Rules rules() {
    const ghost::small::Game& game = ghost::small::scarce();
    return {game.board, game.haunts, game.rules, seat_at(1)};
  }
};
struct GhostDoubles {
  static constexpr const char* kName = "ghost_doubles";
  static constexpr u64 kSignature = 9124884278440901289ull;
  static constexpr int kGames = 20;
  static std::vector<int> seats() { return {2, 4, 5}; }
  static ghost::Rules rules() {
    const ghost::small::Game& game = ghost::small::doubles();
    return {game.board, game.haunts, game.rules};
  }
};

// Switch & Signal: both boards as they come out of the box, and option sets that reach the rest.
struct Europe {
  static constexpr const char* kName = "signal_europe";
  static constexpr u64 kSignature = 16962119937851825244ull;
  static constexpr int kGames = 4;
  static std::vector<int> seats() { return {2, 3, 4}; }
  static signal::Rules rules() { return {*signal::builtins()[0].board, {}}; }
};
struct America {
  static constexpr const char* kName = "signal_america";
  static constexpr u64 kSignature = 18409804601077688639ull;
  static constexpr int kGames = 4;
  static std::vector<int> seats() { return {2, 3, 4}; }
  static signal::Rules rules() { return {*signal::builtins()[1].board, {}}; }
};
struct EuropeEasy {
  static constexpr const char* kName = "signal_europe_easy";
  static constexpr u64 kSignature = 2954776061133611899ull;
  static constexpr int kGames = 4;
  static std::vector<int> seats() { return {2, 3, 4}; }
  static signal::Rules rules() {
    return {*signal::builtins()[0].board,
            {.time = 10,
             .goods = 10,
             .removed = 0,
             .extra = 1,
             .free = 1,
             .places = signal::Places::stack,
             .first = seat_at(1)}};
  }
};
struct AmericaShuffled {
  static constexpr const char* kName = "signal_america_shuffled";
  static constexpr u64 kSignature = 7479751278926374474ull;
  static constexpr int kGames = 4;
  static std::vector<int> seats() { return {2, 3, 4}; }
  static signal::Rules rules() {
    return {*signal::builtins()[1].board,
            {.time = 8, .goods = 10, .removed = 1, .extra = 1, .places = signal::Places::shuffled}};
  }
};
struct AmericaHard {
  static constexpr const char* kName = "signal_america_hard";
  static constexpr u64 kSignature = 8424887319430805464ull;
  static constexpr int kGames = 12;
  static std::vector<int> seats() { return {2, 4}; }
  static signal::Rules rules() {
    return {*signal::builtins()[1].board,
            {.removed = 14, .free = 1, .places = signal::Places::stack}};
  }
};

using AllGames = ::testing::Types<TicketToRideOn<ClassicEdition>,      //
                                  TicketToRideOn<NewEdition>,          //
                                  TicketToRideOn<Pocket>,              //
                                  TicketToRideOn<Engines>,             //
                                  TicketToRideOn<Doubles>,             //
                                  TicketToRideOn<LastDrop>,            //
                                  GhostTrainOn<Haunted>,               //
                                  GhostTrainOn<GhostPocket>,           //
                                  GhostTrainOn<GhostScarce>,           //
                                  GhostTrainOn<GhostDoubles>,          //
                                  SwitchAndSignalOn<Europe>,           //
                                  SwitchAndSignalOn<America>,          //
                                  SwitchAndSignalOn<EuropeEasy>,       //
                                  SwitchAndSignalOn<AmericaShuffled>,  //
                                  SwitchAndSignalOn<AmericaHard>>;

struct GameNames {
  template <class G>
  static std::string GetName(int) {
    return G::name();
  }
};

}  // namespace roundhouse::conformance
