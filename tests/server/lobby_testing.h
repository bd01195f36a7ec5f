// People who say hello, open tables and sit down at them.
#pragma once

#include <algorithm>
#include <sstream>

#include "play/verify.h"
#include "server/table_testing.h"

namespace roundhouse::server {

inline constexpr const char* kOpen =
    R"({"t":"open","id":"o","game":"ttr-classic","public":true,
        "seats":[{"name":"Ala","mine":true},{}]})";

class Lobby : public RoomsTest {
 protected:
  struct Person {
    ConnId conn = 0;
    std::string key = {}, token = {};
    int seat = -1;
  };

  // Connects and says hello, with the key of before or for the first time.
  Person hello(const std::string& name, const std::string& key = "") {
    Person person{connect(), key};
    json::object request{{"t", "hello"}, {"name", name}};
    if (!key.empty()) request["key"] = key;
    const auto you = one(person.conn, json::serialize(request));
    EXPECT_EQ(text_of(you, "t"), "you") << json::serialize(you);
    if (key.empty()) person.key = text_of(you, "key");
    return person;
  }

  std::string open(Person& host, const std::string& request = kOpen) {
    connections_->take(host.conn);
    auto answers = ask(host.conn, request);
    const auto welcome =
        std::ranges::find(answers, "welcome", [](const auto& a) { return text_of(a, "t"); });
    EXPECT_TRUE(welcome != answers.end()) << json::serialize(answers.at(0));
    if (welcome == answers.end()) return "";
    host.token = text_of(*welcome, "token");
    host.seat = static_cast<int>(welcome->at("seat").as_int64());
    const std::string table = text_of(*welcome, "table");
    add_luck(host.conn, host.seat, "ala's luck");
    if (welcome->contains("invites"))
      for (const json::value& invite : welcome->at("invites").as_array())
        add_luck(host.conn, static_cast<int>(invite.at("seat").as_int64()), "more luck");
    return table;
  }

  // What a seat adds to the deal, once it has been promised.
  void add_luck(ConnId conn, int seat, const std::string& nonce) {
    ask(conn, json::serialize(json::object{{"t", "nonce"}, {"seat", seat}, {"nonce", nonce}}));
  }

  // Joins by the link and sits down. Returns the code of a refusal, or "".
  std::string sit(Person& person, const std::string& table, const std::string& more = "") {
    join(person.conn, table, "");
    for (const auto& answer :
         ask(person.conn, R"({"t":"sit","id":"s","name":"Ola")" + more + "}")) {
      if (text_of(answer, "t") == "error") return text_of(answer, "code");
      if (text_of(answer, "t") != "welcome") continue;
      person.token = text_of(answer, "token");
      person.seat = static_cast<int>(answer.at("seat").as_int64());
      add_luck(person.conn, person.seat, "ola's luck");
    }
    return "";
  }

  // The last message of a type that came to a connection.
  json::object last(ConnId conn, const std::string& type) {
    json::object found;
    for (const auto& message : connections_->take(conn))
      if (text_of(message, "t") == type) found = message;
    return found;
  }

  std::string host_does(const Person& person, const std::string& what,
                        const std::string& more = "") {
    connections_->take(person.conn);
    for (const auto& answer :
         ask(person.conn, R"({"t":"host","id":"h","do":")" + what + "\"" + more + "}"))
      if (text_of(answer, "id") == "h")
        return text_of(answer, "t") == "ok" ? "ok" : text_of(answer, "code");
    return "no answer";
  }

  // Two people at a table that has begun.
  void begin() {
    ala_ = hello("Ala");
    ola_ = hello("Ola");
    table_ = open(ala_);
    ASSERT_EQ(sit(ola_, table_), "");
    ask(ala_.conn, R"({"t":"start","id":"go"})");
    ASSERT_EQ(view(ala_.conn).at("v"), 0);
  }

  // Plays for whoever is to act until the game is over.
  json::object play_out() {
    for (int i = 0; i < 3000; ++i) {
      connections_->run_timers();
      for (const ConnId conn : {ala_.conn, ola_.conn}) {
        const json::object state = view(conn);
        if (!state.at("result").is_null()) return state;
        if (!state.at("prompt").is_null())
          ask(conn, move_request(state, some_legal_move(state), "m" + std::to_string(i)));
      }
    }
    ADD_FAILURE() << "the game does not end";
    return {};
  }

  Verdict verdict(const json::object& record) {
    std::stringstream file;
    for (const json::value& line : record.at("lines").as_array())
      file << std::string_view(line.as_string()) << '\n';
    return verify_records(file, catalogue_);
  }

  Person ala_, ola_;
  std::string table_;
};

}  // namespace roundhouse::server
