// What the server holds in memory for its connections: texts that wait until a slow reader takes
// them, and beginnings of texts whose end has not come. One measure for all of them together; when
// it is exceeded, the connection that holds most is dropped first, whoever it was that sent.
// Not here: sockets.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "server/base/connections.h"
#include "server/net/frames.h"

namespace roundhouse::server {

struct Outgoing {
  Opcode opcode = Opcode::text;
  Text text;
};

class Waiting {
 public:
  class Reader;

  explicit Waiting(std::size_t most) : most_(most) {}
  // Bytes in all. A text that waits for many readers is there once.
  std::size_t all() const { return all_; }

 private:
  void add_text(const Text& text);
  void remove_text(const Text& text);
  void relieve();

  std::size_t most_;
  std::size_t all_ = 0;
  std::unordered_set<Reader*> readers_;
  std::unordered_map<const std::string*, std::size_t> uses_;
};

// One connection's part of it; gone with the connection.
class Waiting::Reader {
 public:
  // `drop` ends the connection. It may be called from inside push() and keep(), of any reader.
  Reader(Waiting& waiting, std::function<void()> drop);
  ~Reader();
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  void push(Outgoing next);
  bool empty() const { return queue_.empty(); }
  const Outgoing& front() const { return queue_.front(); }
  void pop();                                   // the front one has been sent
  void clear();                                 // nothing of it will be
  void keep(std::size_t bytes);                 // so much of an unfinished text is held
  std::size_t bytes() const { return bytes_; }  // with every text in full

 private:
  friend class Waiting;

  Waiting& waiting_;
  std::function<void()> drop_;
  std::deque<Outgoing> queue_;
  std::size_t bytes_ = 0;
  std::size_t kept_ = 0;
};

}  // namespace roundhouse::server
