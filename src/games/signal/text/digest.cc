#include "games/signal/text/digest.h"

#include "core/digest.h"
#include "games/signal/rules/sets.h"

namespace roundhouse::signal {

namespace {

// The fields in the order of docs/games/switch-and-signal.md.
class SignalFields {
 public:
  SignalFields(const Board& board, const Public& open) : board_(board), open_(open) {}

  u64 digest() {
    game();
    cards();
    schedule();
    movement();
    table();
    return digest_.value();
  }

 private:
  void byte(int b) { digest_.byte(static_cast<u8>(b)); }
  void set(u64 members) {
    byte(count(members));
    for (; members != 0; members &= members - 1) byte(std::countr_zero(members));
  }

  void game() {
    byte(static_cast<int>(open_.phase));
    byte(open_.seats);
    byte(index(open_.first));
    byte(index(open_.turn));
    byte(open_.turns);
    byte(open_.changes);
    byte(static_cast<int>(open_.outcome));
    byte(open_.clock);
  }
  void cards() {
    for (int i = 0; i < open_.seats; ++i) digest_.bytes(open_.hand[i]);
    digest_.bytes(open_.deck);
    digest_.bytes(open_.discards);
    byte(open_.shuffles);
    byte(open_.left);
  }
  void schedule() {
    byte(open_.schedule);
    byte(open_.bottom);
    set(open_.unseen);
    set(open_.used);
    byte(open_.card);
    byte(open_.symbol);
    byte(open_.deployed);
    byte(open_.named);
  }
  void movement() {
    byte(open_.colour);
    digest_.word(open_.pending);
    byte(open_.begun);
    byte(open_.mover);
    byte(open_.points);
    byte(open_.came_by);
    byte(open_.by_card);
    byte(open_.unused);
    byte(open_.dispatcher);
    byte(open_.held);
  }
  void table() {
    for (const Train& train : open_.train) {
      byte(train.at);
      byte(train.facing);
      byte(train.goods);
    }
    for (int j = 0; j < board_.junctions; ++j) byte(open_.setting[j]);
    set(open_.green);
    digest_.bytes(open_.goods);
    for (int p = 0; p < board_.ports; ++p) digest_.bytes(open_.delivered[p]);
    digest_.bytes(open_.number);
    set(open_.stack);
    byte(open_.turned);
    byte(open_.stack_shuffles);
    for (u16 rolls : open_.rolls) digest_.word(rolls);
  }

  const Board& board_;
  const Public& open_;
  Digest digest_;
};

}  // namespace

u64 position_digest(const NamedBoard& words, const Public& open) {
  return SignalFields(words.board, open).digest();
}

}  // namespace roundhouse::signal
