// Load for a running server, with sockets of its own and nothing of the server's: many tables of
// four people each, so many moves a second in all, and what it takes from sending a move to the
// last of the four hearing of it.
//   server_load PORT TABLES MOVES_PER_SECOND SECONDS
// Prints one JSON object; ends with 1 when an answer is an error or a step is lost.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "server_load: %s\n", why.c_str());
  std::exit(1);
}

// The text after "name": up to the next comma or brace, quotes left out. Enough for flat members.
std::string member(std::string_view text, const std::string& name) {
  const auto at = text.find("\"" + name + "\":");
  if (at == std::string_view::npos) return {};
  auto begin = at + name.size() + 3;
  const bool quoted = text[begin] == '"';
  begin += quoted;
  const auto end = quoted ? text.find('"', begin) : text.find_first_of(",}]", begin);
  return std::string(text.substr(begin, end - begin));
}

class Socket {
 public:
  explicit Socket(std::uint16_t port) : fd_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      give_up("cannot connect");
    const int on = 1;
    setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    put("GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    std::size_t end;
    while ((end = buffer_.find("\r\n\r\n")) == std::string::npos) fill();
    buffer_.erase(0, end + 4);
  }
  ~Socket() { close(fd_); }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  int fd() const { return fd_; }

  void send(std::string_view text) {  // masked with zeros: the text as it is
    std::string frame("\x81", 1);
    if (text.size() < 126)
      frame += static_cast<char>(0x80 | text.size());
    else
      frame += {static_cast<char>(0xfe), static_cast<char>(text.size() >> 8),
                static_cast<char>(text.size())};
    frame.append(4, '\0');
    put(frame.append(text));
  }

  // A whole text that has arrived, if there is one.
  std::optional<std::string> ready() {
    for (;;) {
      if (buffer_.size() < 2) return std::nullopt;
      const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(buffer_[i]); };
      std::size_t size = byte(1), head = 2;
      if (size >= 126) {
        const std::size_t bytes = size == 126 ? 2 : 8;
        if (buffer_.size() < 2 + bytes) return std::nullopt;
        size = 0;
        for (std::size_t i = 0; i < bytes; ++i) size = size << 8 | byte(2 + i);
        head += bytes;
      }
      if (buffer_.size() < head + size) return std::nullopt;
      const int opcode = byte(0) & 15;
      std::string text = buffer_.substr(head, size);
      buffer_.erase(0, head + size);
      if (opcode == 8) give_up("the server closed a connection");
      if (opcode == 1) return text;
    }
  }

  void fill() {
    char bytes[65536];
    const auto size = recv(fd_, bytes, sizeof bytes, 0);
    if (size <= 0) give_up("a connection is lost");
    buffer_.append(bytes, static_cast<std::size_t>(size));
  }

  std::string receive() {
    for (;;) {
      if (auto text = ready()) return *text;
      fill();
    }
  }

 private:
  void put(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) give_up("a connection is lost");
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

  int fd_;
  std::string buffer_;
};

struct Table;
struct Person {
  std::unique_ptr<Socket> socket;
  Table* table = nullptr;
  std::string legal, prompt;  // of the last view
  int v = 0;
};

struct Table {
  std::vector<Person> people;
  Clock::time_point sent;
  int v = 0;
  int heard = 0;  // of the move under way
  bool moving = false;
  bool over = false;
};

std::uint64_t picked = 12345;
std::size_t pick(std::size_t n) {
  picked = picked * 6364136223846793005ull + 1442695040888963407ull;
  return static_cast<std::size_t>(picked >> 33) % n;
}

void note(Person& person, const std::string& text) {
  const auto legal = text.find("\"legal\":[");
  if (legal == std::string::npos) return;
  person.legal = text.substr(legal + 9, text.find(']', legal) - legal - 9);
  person.prompt = member(text, "prompt");
  person.v = std::atoi(member(text, "v").c_str());
}

std::unique_ptr<Table> open_table(std::uint16_t port) {
  auto table = std::make_unique<Table>();
  table->people.resize(4);
  for (Person& person : table->people) {
    person.socket = std::make_unique<Socket>(port);
    person.table = table.get();
  }
  table->people[0].socket->send(R"({"t":"new","game":"ttr-classic","seats":[{},{},{},{}]})");
  const std::string welcome = table->people[0].socket->receive();
  const std::string id = member(welcome, "table");
  if (id.empty()) give_up(welcome);
  note(table->people[0], table->people[0].socket->receive());
  auto at = welcome.find("\"invites\"");
  for (std::size_t i = 1; i < 4; ++i) {
    at = welcome.find("\"token\":\"", at) + 9;
    Person& person = table->people[i];
    person.socket->send(R"({"t":"join","table":")" + id + R"(","token":")" +
                        welcome.substr(at, 32) + "\"}");
    person.socket->receive();
    note(person, person.socket->receive());
  }
  return table;
}

// A move of someone who may act: cards rather than tickets, so that games last.
bool move_somewhere(Table& table) {
  for (Person& person : table.people) {
    if (person.prompt.empty() || person.prompt == "null" || person.legal.empty()) continue;
    std::vector<std::string> moves;
    std::string_view rest = person.legal;
    while (!rest.empty() && moves.size() < 8) {
      const auto end = rest.find('"', 1);
      moves.emplace_back(rest.substr(1, end - 1));
      rest.remove_prefix(std::min(rest.size(), end + 2));
    }
    person.socket->send(R"({"t":"move","id":"m","prompt":)" + person.prompt + R"(,"move":")" +
                        moves[pick(moves.size())] + "\"}");
    person.prompt.clear();
    table.sent = Clock::now();
    table.moving = true;
    table.heard = 0;
    return true;
  }
  return false;
}

double quantile(std::vector<double>& values, double q) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, static_cast<std::size_t>(q * values.size()))];
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) give_up("usage: server_load PORT TABLES MOVES_PER_SECOND SECONDS");
  const auto port = static_cast<std::uint16_t>(std::atoi(argv[1]));
  const int tables = std::atoi(argv[2]);
  const double rate = std::atof(argv[3]), seconds = std::atof(argv[4]);
  std::vector<std::unique_ptr<Table>> all;
  for (int i = 0; i < tables; ++i) all.push_back(open_table(port));

  std::vector<pollfd> polled;
  std::vector<Person*> people;
  const auto gather = [&] {
    polled.clear();
    people.clear();
    for (auto& table : all)
      for (Person& person : table->people) {
        polled.push_back({person.socket->fd(), POLLIN, 0});
        people.push_back(&person);
      }
  };
  gather();
  std::vector<double> times;
  long moves = 0, finished = 0;
  std::size_t next = 0;
  const auto begin = Clock::now();
  for (;;) {
    const bool ending = since(begin) >= seconds;
    for (int i = 0; !ending && i < tables && static_cast<double>(moves) < since(begin) * rate;
         ++i) {
      Table& table = *all[next++ % all.size()];
      if (!table.moving && !table.over && move_somewhere(table)) ++moves;
    }
    if (ending && std::none_of(all.begin(), all.end(), [](const auto& t) { return t->moving; }))
      break;
    if (ending && since(begin) > seconds + 30)
      give_up("a step is lost: someone still waits for it");
    if (poll(polled.data(), polled.size(), 1) <= 0) continue;
    for (std::size_t i = 0; i < polled.size(); ++i) {
      if (!(polled[i].revents & POLLIN)) continue;
      Person& person = *people[i];
      Table& table = *person.table;
      person.socket->fill();
      while (const auto text = person.socket->ready()) {
        if (!text->starts_with("{\"t\":\"step\"")) give_up("unexpected: " + text->substr(0, 300));
        const int before = person.v;
        note(person, *text);
        if (person.v != before + 1) give_up("a step is lost");
        if (++table.heard < 4) continue;
        times.push_back(since(table.sent));
        table.moving = false;
        if (!text->ends_with("\"result\":null}")) {
          table.over = true;
          ++finished;
        }
      }
    }
    for (auto& table : all)
      if (table->over && !ending) {
        table = open_table(port);
        gather();
      }
  }
  const double took = since(begin);
  std::printf(
      "{\"connections\":%d,\"tables\":%d,\"seconds\":%.1f,\"moves\":%ld,\"moves_per_second\":%.1f,"
      "\"games_finished\":%ld,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f}\n",
      tables * 4, tables, took, moves, static_cast<double>(moves) / took, finished,
      quantile(times, 0.5) * 1000, quantile(times, 0.99) * 1000, quantile(times, 1) * 1000);
}
