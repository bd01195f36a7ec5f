// The tables of one device: the rooms of the server with one person at one connection, for a place
// without threads, files or a network. Everything passes as texts of a word and what belongs to it;
// whoever runs the host keeps what it says to keep, and wakes it when it wants to be woken.
//
//   in   page <message>     a message of protocol/messages.md
//        table <id> <kept>  a table that was kept (kept.h), before it is joined
//        kept <job>, lost <job> <why>
//        due <timer>
//        pace <ms>          of the bots
//        away               nobody looks at the table any more
//   out  page <message>
//        keep <job> <changes>
//        wake <timer> <ms>
//        asleep             nothing is under way at any table
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/base/connections.h"
#include "server/base/metrics.h"
#include "server/base/pool.h"
#include "server/local/store.h"
#include "server/rooms/rooms.h"

namespace roundhouse {
class Catalogue;
}

namespace roundhouse::server {

class Host final : Connections, Pool {
 public:
  using Say = std::function<void(std::string_view text)>;
  Host(const Catalogue& catalogue, Say say);

  void hear(std::string_view text);

 private:
  void send(ConnId conn, Text text) override;
  void close(ConnId) override {}
  void post(std::function<void()> work) override { posted_.push_back(std::move(work)); }
  void post_after(std::chrono::milliseconds delay, std::function<void()> work) override;
  // One after the other, each when the page has been heard in between.
  void run(const Payer&, std::function<void()> work) override { post_after({}, std::move(work)); }
  std::size_t ahead_of(const Payer&) const override { return 0; }

  void obey(std::string_view word, std::string_view rest);
  void greet();
  void go_away();
  void due(int timer);
  void work_off();

  Say say_;
  Metrics metrics_;
  LocalStore store_;
  std::deque<std::function<void()>> posted_;
  std::map<int, std::function<void()>> timers_;
  int last_timer_ = 0;
  ConnId conn_ = 0;
  bool greeting_ = false;  // what is answered to it is nobody's business
  bool awake_ = false;     // a table was, when it was last looked
  Rooms rooms_;
};

}  // namespace roundhouse::server
