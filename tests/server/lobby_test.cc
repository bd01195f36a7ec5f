// Tables that wait for their people: sitting down, starting, leaving, hosts, chat, rematches.
#include "server/lobby_testing.h"
#include "text/record_in.h"

namespace roundhouse::server {
namespace {

TEST_F(Lobby, PeopleSitDownAndTheHostStarts) {
  ala_ = hello("Ala");
  table_ = open(ala_);
  const auto news = one(ala_.conn, R"({"t":"view"})");
  EXPECT_EQ(text_of(news, "t"), "table");
  EXPECT_EQ(text_of(news, "phase"), "open");
  EXPECT_EQ(news.at("host"), 0);
  EXPECT_EQ(text_of(news, "commitment").size(), 64u) << "sealed before anyone adds to it";
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"start"})"), "seats-free");
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"move","move":"draw","prompt":0})"), "not-started");

  ola_ = hello("Ola");
  ASSERT_EQ(sit(ola_, table_, R"(,"nonce":"ola's luck")"), "");
  EXPECT_EQ(ola_.seat, 1);
  const auto told = last(ala_.conn, "table");
  EXPECT_EQ(told.at("seats").at(1).at("name"), "Ola");
  EXPECT_EQ(told.at("seats").at(1).at("here"), true);
  EXPECT_EQ(told.at("seats").at(1).at("yours"), false);
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"start"})"), "not-host");

  ask(ala_.conn, R"({"t":"start"})");
  const auto dealt = last(ola_.conn, "snapshot");
  EXPECT_EQ(dealt.at("seat"), 1);
  EXPECT_EQ(dealt.at("seats").at(0).at("name"), "Ala");
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"start"})"), "already-started");

  play_out();
  const auto record = one(ala_.conn, R"({"t":"record"})");
  const Verdict checked = verdict(record);
  EXPECT_EQ(checked.problem, "");
  EXPECT_EQ(checked.luck_checked, 1);
  const auto result = parse_object(record.at("lines").as_array().back().as_string());
  EXPECT_EQ(json::serialize(result.at("nonces")), R"(["ala's luck","ola's luck"])");
  const auto header = parse_object(record.at("lines").as_array().front().as_string());
  EXPECT_EQ(header.at("luck").at("commitment"), news.at("commitment"));
}

TEST_F(Lobby, ATableMayStartByItselfWhenItIsFull) {
  ala_ = hello("Ala");
  table_ = open(ala_, R"({"t":"open","game":"ttr-new","start":"full",
                         "seats":[{"mine":true},{},{"bot":"easy"}]})");
  ola_ = hello("Ola");
  ASSERT_EQ(sit(ola_, table_), "");
  EXPECT_EQ(view(ola_.conn).at("v"), 0);
  Person late = hello("Ela");
  EXPECT_EQ(sit(late, table_), "seat-taken");
}

TEST_F(Lobby, AllSeatsAtOneDeviceShowOneHandAtATime) {
  ala_ = hello("Ala");
  table_ = open(ala_, R"({"t":"open","game":"ttr-classic","start":"full",
                         "seats":[{"name":"A","mine":true},{"name":"B","mine":true}]})");
  EXPECT_TRUE(view(ala_.conn).at("view").at("own").is_null()) << "nobody's hand before it is asked";
  const auto first = one(ala_.conn, R"({"t":"unlock","seat":0})");
  EXPECT_EQ(first.at("seat"), 0);
  ask(ala_.conn, move_request(first, some_legal_move(first), "a"));
  const auto second = one(ala_.conn, R"({"t":"unlock","seat":1})");
  EXPECT_EQ(second.at("seat"), 1);
  EXPECT_NE(second.at("view").at("own"), first.at("view").at("own"));
  const auto step = one(ala_.conn, move_request(second, some_legal_move(second), "b"));
  EXPECT_EQ(text_of(step, "t"), "step") << "the move is the unlocked seat's";
  const auto hidden = one(ala_.conn, R"({"t":"unlock","seat":null})");
  EXPECT_TRUE(hidden.at("view").at("own").is_null());
  ola_ = hello("Ola");
  join(ola_.conn, table_, "");
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"unlock","seat":0})"), "not-yours");
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"unlock","seat":0,"token":"feed"})"), "not-yours");
}

TEST_F(Lobby, TokensOfInvitesOpenMoreSeatsOnOneDevice) {
  const ConnId device = connect();
  const auto welcome = new_table(device, R"({"name":"A"},{"name":"B"})")[0];
  const std::string token(welcome.at("invites").at(0).at("token").as_string());
  const auto other = one(device, R"({"t":"unlock","seat":1,"token":")" + token + "\"}");
  EXPECT_EQ(other.at("seat"), 1);
  EXPECT_EQ(one(device, R"({"t":"unlock","seat":0})").at("seat"), 0);
}

TEST_F(Lobby, WhoLeavesBeforeTheStartFreesTheSeatAndTheHostPassesOn) {
  ala_ = hello("Ala");
  ola_ = hello("Ola");
  table_ = open(ala_);
  sit(ola_, table_);
  ask(ala_.conn, R"({"t":"leave","id":"l"})");
  const auto told = last(ola_.conn, "table");
  EXPECT_EQ(told.at("host"), 1);
  EXPECT_EQ(told.at("seats").at(0).at("free"), true);
  ask(ola_.conn, R"({"t":"leave"})");
  connections_->run_timers();
  EXPECT_EQ(join(ala_.conn, table_, "").at(0).at("code"), "unknown-table")
      << "a table without people is given up";
}

TEST_F(Lobby, ASeatIsHandedToABotAndTakenBack) {
  begin();
  const auto before = view(ala_.conn);
  ask(ala_.conn, R"({"t":"hand","bot":"easy"})");
  EXPECT_EQ(code_of(ala_.conn, move_request(before, some_legal_move(before), "x")), "handed");
  connections_->run_timers();
  EXPECT_EQ(view(ala_.conn).at("v"), 1) << "the bot has chosen the opening tickets";
  EXPECT_EQ(last(ola_.conn, "table").at("seats").at(0).at("stand_in"), "easy");
  restart();
  ala_.conn = hello("Ala", ala_.key).conn;
  ola_.conn = hello("Ola", ola_.key).conn;
  EXPECT_EQ(join(ala_.conn, table_, "").at(0).at("seat"), 0) << "the key brings the seat back";
  join(ola_.conn, table_, "");
  connections_->take(ala_.conn);
  ask(ala_.conn, R"({"t":"back"})");
  EXPECT_FALSE(last(ola_.conn, "table").at("seats").at(0).as_object().contains("stand_in"));
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"hand","bot":"hal"})"), "bad-option");
  play_out();
  const auto record = one(ala_.conn, R"({"t":"record"})");
  EXPECT_EQ(verdict(record).problem, "");
  int notes = 0;
  for (const json::value& line : record.at("lines").as_array())
    notes += text_of(parse_object(line.as_string()), "note") == "takeover";
  EXPECT_EQ(notes, 2);
}

TEST_F(Lobby, TheHostKicksMutesLocksAndPauses) {
  begin();
  EXPECT_EQ(host_does(ola_, "pause"), "not-host");
  EXPECT_EQ(host_does(ala_, "pause"), "ok");
  const auto state = view(ola_.conn);
  EXPECT_EQ(code_of(ola_.conn, move_request(state, some_legal_move(state), "p")), "paused");
  EXPECT_EQ(host_does(ala_, "resume"), "ok");
  connections_->take(ola_.conn);
  EXPECT_EQ(host_does(ala_, "mute", R"(,"seat":1)"), "ok");
  connections_->take(ola_.conn);
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"say","text":"hm"})"), "muted");
  EXPECT_EQ(host_does(ala_, "unmute", R"(,"seat":1)"), "ok");
  EXPECT_EQ(host_does(ala_, "kick", R"(,"seat":0)"), "bad-message") << "not oneself";
  EXPECT_EQ(host_does(ala_, "kick", R"(,"seat":1)"), "ok");
  const auto told = connections_->take(ola_.conn);
  EXPECT_TRUE(
      std::ranges::any_of(told, [](const auto& m) { return text_of(m, "code") == "kicked"; }));
  connections_->run_timers();
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"view"})"), "unknown-table") << "and is put out";
  EXPECT_EQ(join(connect(), table_, ola_.token).at(0).at("code"), "kicked");
  EXPECT_EQ(join(ola_.conn, table_, "").at(0).at("code"), "kicked")
      << "who was sent away stays out";
  EXPECT_EQ(host_does(ala_, "lock"), "ok");
  Person ela = hello("Ela");
  EXPECT_EQ(sit(ela, table_), "locked");
  EXPECT_EQ(host_does(ala_, "unlock"), "ok");
  EXPECT_EQ(sit(ela, table_), "") << "the bot's place goes to another person";
  EXPECT_EQ(ela.seat, 1);
  EXPECT_EQ(host_does(ala_, "dance"), "bad-message");
  EXPECT_EQ(host_does(ala_, "mute", R"(,"seat":7)"), "bad-message");
}

TEST_F(Lobby, TheHostFillsSeatsWithBots) {
  ala_ = hello("Ala");
  table_ = open(ala_);
  EXPECT_EQ(host_does(ala_, "fill", R"(,"seat":1,"bot":"hal")"), "bad-option");
  EXPECT_EQ(host_does(ala_, "fill", R"(,"seat":0,"bot":"easy")"), "seat-taken");
  EXPECT_EQ(host_does(ala_, "fill", R"(,"seat":1,"bot":"easy")"), "ok");
  EXPECT_EQ(host_does(ala_, "fill", R"(,"seat":1)"), "ok") << "and frees them again";
  EXPECT_EQ(host_does(ala_, "fill", R"(,"seat":1,"bot":"easy")"), "ok");
  connections_->take(ala_.conn);
  ask(ala_.conn, R"({"t":"start"})");
  EXPECT_EQ(view(ala_.conn).at("v"), 0);
}

TEST_F(Lobby, ListsShowPublicTablesOnly) {
  ala_ = hello("Ala");
  table_ = open(ala_);
  ola_ = hello("Ola");
  const std::string hidden =
      open(ola_, R"({"t":"open","game":"ttr-new","seats":[{"mine":true},{}]})");
  Person ela = hello("Ela");
  auto lists = one(ela.conn, R"({"t":"tables"})");
  ASSERT_EQ(lists.at("open").as_array().size(), 1u);
  EXPECT_EQ(lists.at("open").at(0).at("table").as_string(), table_);
  EXPECT_EQ(lists.at("open").at(0).at("free"), 1);
  EXPECT_TRUE(lists.at("running").as_array().empty());
  EXPECT_EQ(sit(ela, hidden), "") << "the link is enough";
  host_does(ala_, "fill", R"(,"seat":1,"bot":"easy")");
  ask(ala_.conn, R"({"t":"start"})");
  lists = one(ela.conn, R"({"t":"tables"})");
  EXPECT_TRUE(lists.at("open").as_array().empty());
  EXPECT_EQ(lists.at("running").as_array().size(), 1u);
}

TEST_F(Lobby, ARematchKeepsThePeopleAndMayKeepTheDeal) {
  begin();
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"rematch"})"), "not-over");
  const auto own_first = view(ala_.conn).at("view").at("own");
  const auto other_first = view(ola_.conn).at("view").at("own");
  play_out();
  const ConnId spectator = connect();
  join(spectator, table_, "");
  EXPECT_EQ(code_of(spectator, R"({"t":"rematch"})"), "not-yours");
  connections_->take(ola_.conn);
  connections_->take(ala_.conn);
  const auto asked = ask(ala_.conn, R"({"t":"rematch","id":"r","same":true,"swap":true})").back();
  EXPECT_EQ(json::serialize(asked.at("proposal").at("yes")), "[0]");
  EXPECT_EQ(json::serialize(last(ola_.conn, "rematch").at("proposal").at("needs")), "[0,1]");
  ask(ola_.conn, R"({"t":"rematch","id":"r","same":true,"swap":true})");
  const auto next = last(ala_.conn, "rematch");
  EXPECT_EQ(text_of(next, "t"), "rematch");
  ask(ola_.conn, R"({"t":"rematch"})");  // the same table, whoever asks
  const auto joined = join(ala_.conn, text_of(next, "table"), ala_.token);
  EXPECT_EQ(joined.at(0).at("seat"), 1) << "the token of before, the other seat";
  join(ola_.conn, text_of(next, "table"), "");
  const auto hand = [](const json::value& own) { return json::serialize(own.at("hand")); };
  EXPECT_EQ(hand(view(ola_.conn).at("view").at("own")), hand(own_first)) << "the same deal";
  EXPECT_EQ(hand(view(ala_.conn).at("view").at("own")), hand(other_first));
}

TEST_F(Lobby, AfterTheEndEveryPositionIsOpen) {
  begin();
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"replay","at":0,"seat":1})"), "not-over");
  const auto dealt = view(ola_.conn);
  const json::object end = play_out();
  const ConnId spectator = connect();
  join(spectator, table_, "");
  const auto first = one(spectator, R"({"t":"replay","at":0,"seat":1})");
  EXPECT_EQ(first.at("view"), dealt.at("view"));
  EXPECT_EQ(first.at("history").as_array().size(), 1u);
  EXPECT_TRUE(first.at("result").is_null());
  const auto last_one = one(spectator, R"({"t":"replay","at":99999,"seat":0})");
  EXPECT_EQ(last_one.at("v"), end.at("v"));
  EXPECT_FALSE(last_one.at("result").is_null());
  EXPECT_EQ(code_of(spectator, R"({"t":"replay","at":0,"seat":4})"), "bad-message");
}

TEST_F(Lobby, AskingForAFinishedGameWakesItsTableOnlyForTheAnswer) {
  begin();
  play_out();
  rooms_->on_close(ala_.conn);
  rooms_->on_close(ola_.conn);
  connections_->run_timers();
  ASSERT_EQ(rooms_->awake(), 0u);
  const Game* game = rooms_->finished_game(table_);
  ASSERT_NE(game, nullptr);
  EXPECT_TRUE(game->over());
  connections_->run_timers();
  EXPECT_EQ(rooms_->awake(), 0u) << "or anyone could fill the memory with reading";
  EXPECT_EQ(rooms_->finished_game("feed"), nullptr);
}

TEST_F(Lobby, ChatHasManners) {
  begin();
  const auto said = one(ala_.conn, R"({"t":"say","id":"c","text":"Cześć"})");
  EXPECT_EQ(text_of(said, "t"), "said");
  const auto heard = last(ola_.conn, "said");
  EXPECT_EQ(text_of(heard, "text"), "Cześć");
  EXPECT_EQ(text_of(heard, "name"), "Ala");
  EXPECT_EQ(text_of(one(ola_.conn, R"({"t":"say","phrase":"thanks"})"), "phrase"), "thanks");
  Person late = hello("Ela");
  int told = 0;
  for (const auto& message : join(late.conn, table_, "")) told += text_of(message, "t") == "said";
  EXPECT_EQ(told, 2) << "who comes later reads what was said";
  connections_->take(ola_.conn);
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"say","phrase":"rude"})"), "bad-message");
  EXPECT_EQ(code_of(ola_.conn, R"({"t":"say","text":")" + std::string(301, 'x') + "\"}"),
            "bad-message");
  const ConnId spectator = connect();
  join(spectator, table_, "");
  EXPECT_EQ(code_of(spectator, R"({"t":"say","text":"psst, seat 1 has red"})"), "not-yours");
  connections_->take(ala_.conn);
  std::string code;
  for (int i = 0; i < 10 && code.empty(); ++i)
    code = text_of(ask(ala_.conn, R"({"t":"say","text":"again"})").at(0), "code");
  EXPECT_EQ(code, "too-fast");
}

TEST_F(Lobby, WhereOnlyPhrasesAreSaidNothingElseIs) {
  ala_ = hello("Ala");
  table_ = open(ala_, R"({"t":"open","game":"ttr-new","chat":"phrases",
                         "seats":[{"mine":true},{"bot":"easy"}]})");
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"say","text":"hi"})"), "only-phrases");
  EXPECT_EQ(text_of(one(ala_.conn, R"({"t":"say","phrase":"hello"})"), "t"), "said");
}

TEST_F(Lobby, AtGhostTrainOnlyPhrasesAreSaidUnlessTheHostWantsMore) {
  ala_ = hello("Ala");
  const std::string seats = R"("seats":[{"mine":true},{"bot":"easy"}]})";
  open(ala_, R"({"t":"open","game":"ghost-train",)" + seats);
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"say","text":"hi"})"), "only-phrases");
  EXPECT_EQ(text_of(one(ala_.conn, R"({"t":"say","phrase":"hello"})"), "t"), "said");
  ask(ala_.conn, R"({"t":"new","game":"ghost-train","seats":[{},{"bot":"easy"}]})");
  EXPECT_EQ(code_of(ala_.conn, R"({"t":"say","text":"hi"})"), "only-phrases");
  open(ala_, R"({"t":"open","game":"ghost-train","chat":"free",)" + seats);
  EXPECT_EQ(text_of(one(ala_.conn, R"({"t":"say","text":"hi"})"), "t"), "said");
  open(ala_, R"({"t":"open","game":"ttr-new",)" + seats);
  EXPECT_EQ(text_of(one(ala_.conn, R"({"t":"say","text":"hi"})"), "t"), "said");
}

TEST_F(Lobby, ASeatsOwnRecordDuringPlayTellsWhoPlayedForIt) {
  begin();
  ask(ola_.conn, R"({"t":"hand","bot":"easy"})");
  const json::object state = view(ala_.conn);
  ask(ala_.conn, move_request(state, some_legal_move(state), "m"));
  connections_->run_timers();
  ask(ola_.conn, R"({"t":"back"})");
  for (const ConnId conn : {ala_.conn, ola_.conn}) {
    const auto record = one(conn, R"({"t":"record"})");
    std::string previous, kinds;
    for (const json::value& line : record.at("lines").as_array()) {
      const std::string text(line.as_string());
      previous = text::chained_digest(previous, text);
      EXPECT_NE(text.find(previous), std::string::npos) << text;
      const auto read = parse_object(text);
      kinds += text_of(read, "kind") + ' ' + text_of(read, "text") + '\n';
    }
    EXPECT_TRUE(kinds.starts_with("header \ndeal \nnote easy plays on\nmove \n")) << kinds;
    EXPECT_TRUE(kinds.ends_with("note the player is back\n")) << kinds;
  }
}

TEST_F(Lobby, ThoseWhoSaidNoHelloHearOnlyOfTheGame) {
  begin();
  const ConnId plain = connect();
  join(plain, table_, "");
  connections_->take(plain);
  ask(ala_.conn, R"({"t":"say","text":"hi"})");
  host_does(ala_, "lock");
  EXPECT_TRUE(connections_->take(plain).empty());
}

TEST_F(Lobby, WhatIsNotOnDiskHasNotHappened) {
  begin();
  const auto state = view(ala_.conn), other = view(ola_.conn);
  writer_->waits = true;
  EXPECT_TRUE(ask(ala_.conn, move_request(state, some_legal_move(state), "a")).empty());
  EXPECT_TRUE(ask(ola_.conn, move_request(other, some_legal_move(other), "b")).empty());
  EXPECT_TRUE(connections_->take(ola_.conn).empty()) << "nobody hears of it";
  writer_->finish();
  const auto steps = connections_->take(ala_.conn);
  ASSERT_EQ(steps.size(), 2u) << "and the second waited for the first";
  EXPECT_EQ(steps[0].at("v"), 1);
  EXPECT_EQ(steps[1].at("v"), 2);
}

TEST_F(Lobby, TooManyMessagesAreRefusedAndThenTheConnectionIsClosed) {
  restart({.messages_per_second = 1});
  const ConnId flood = connect();
  std::string code;
  for (int i = 0; i < 20; ++i) code = text_of(ask(flood, R"({"t":"ping"})").at(0), "code");
  EXPECT_EQ(code, "too-fast");
  for (int i = 0; i < 500; ++i) ask(flood, R"({"t":"ping"})");
  EXPECT_TRUE(connections_->was_closed(flood));
  EXPECT_EQ(text_of(ask(connect(), R"({"t":"ping"})").at(0), "t"), "pong") << "others go on";
}

// By guest and by address: neither a new connection nor a new name makes a new visitor.
TEST_F(Lobby, TablesAreNotMadeInHeaps) {
  restart({.tables_per_minute = 3});
  const auto made = [&](ConnId conn) {
    return text_of(ask(conn, R"({"t":"new","game":"ttr-new","seats":[{},{}]})").at(0), "code");
  };
  const Person keen = hello("Ala");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(made(keen.conn), "");
  EXPECT_EQ(made(keen.conn), "too-fast");
  EXPECT_EQ(made(hello("Ala", keen.key).conn), "too-fast") << "another connection, the same guest";
  for (int i = 0; i < 13; ++i) EXPECT_EQ(made(connect()), "") << "others behind the same address";
  EXPECT_EQ(made(connect()), "too-fast");
  EXPECT_EQ(made(hello("Ola").conn), "too-fast") << "a new name at the same address";
  rooms_->on_open(++last_conn_, "elsewhere");
  EXPECT_EQ(made(last_conn_), "") << "another visitor";
}

TEST_F(Lobby, GuestsAreNotMadeInHeapsEither) {
  restart({.tables_per_minute = 1});
  std::string code;
  for (int i = 0; i < 7; ++i)
    code = text_of(ask(connect(), R"({"t":"hello","name":"x"})").at(0), "code");
  EXPECT_EQ(code, "too-fast");
}

// On disk, but its maker has not heard of it yet: whoever wakes it then meets the same table.
TEST_F(Lobby, ATableIsAwakeOnceHoweverEarlySomebodyComes) {
  ala_ = hello("Ala");
  ola_ = hello("Ola");
  writer_->waits = true;
  EXPECT_TRUE(ask(ala_.conn, kOpen).empty());
  writer_->write_only();
  const auto tables = *store_->public_tables(Phase::open, 9);
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_EQ(text_of(join(ola_.conn, tables[0].id, "").at(0), "t"), "welcome");
  ask(ala_.conn, R"({"t":"forget"})");
  writer_->waits = false;
  writer_->finish();
  connections_->run_timers();
  EXPECT_EQ(rooms_->awake(), 0u) << "it was given up, and nobody sits at a ghost of it";
}

TEST_F(Lobby, TheSameDealNeedsEverybody) {
  begin();
  play_out();
  ask(ala_.conn, R"({"t":"rematch","same":true})");
  connections_->take(ala_.conn);
  ask(ola_.conn, R"({"t":"rematch","no":true})");
  const auto told = last(ala_.conn, "rematch");
  EXPECT_TRUE(told.at("proposal").is_null());
  EXPECT_EQ(told.at("by"), 1);
  ask(ala_.conn, R"({"t":"rematch","same":true})");
  connections_->run_timers();  // a minute passes
  EXPECT_TRUE(last(ola_.conn, "rematch").at("proposal").is_null()) << "unanswered it lapses";
  ask(ola_.conn, R"({"t":"rematch","same":true})");
  ask(ala_.conn, R"({"t":"rematch","same":true})");
  const std::string next = text_of(last(ola_.conn, "rematch"), "table");
  ASSERT_FALSE(next.empty());
  const auto stored = std::get<StoredTable>(store_->load_table(next));
  EXPECT_TRUE(stored.head.same_deal);
  EXPECT_NE(stored.lines.at(2).find("same-deal"), std::string::npos) << stored.lines.at(2);
}

TEST_F(Lobby, AFreshRematchIsSealedBeforeAnybodyAddsToIt) {
  begin();
  play_out();
  connections_->take(ala_.conn);
  std::string table;
  for (const auto& answer : ask(ala_.conn, R"({"t":"rematch","id":"r"})"))
    if (text_of(answer, "t") == "rematch") table = text_of(answer, "table");
  const auto promised = join(ala_.conn, table, "").at(1);
  EXPECT_EQ(text_of(promised, "phase"), "open");
  EXPECT_EQ(text_of(promised, "commitment").size(), 64u);
  add_luck(ala_.conn, 0, "new luck");
  EXPECT_EQ(text_of(view(ala_.conn), "t"), "table") << "the other may still add to it";
  connections_->run_timers();
  EXPECT_EQ(view(ala_.conn).at("v"), 0) << "but nobody waits for long";
  join(ola_.conn, table, "");
  ala_.seat = 0;
  play_out();
  const auto record = one(ala_.conn, R"({"t":"record"})");
  const auto result = parse_object(record.at("lines").as_array().back().as_string());
  EXPECT_EQ(json::serialize(result.at("nonces")), R"(["new luck",""])");
  EXPECT_EQ(verdict(record).luck_checked, 1);
}

TEST_F(Lobby, BotsWaitUntilSomebodyIsThere) {
  const ConnId watcher = connect();
  const auto welcome =
      ask(watcher, R"({"t":"new","game":"ttr-new","seats":[{"bot":"easy"},{"bot":"easy"}]})").at(0);
  rooms_->on_close(watcher);
  connections_->run_timers();
  EXPECT_EQ(rooms_->awake(), 0u);
  const auto lines = [&] {
    return std::get<StoredTable>(store_->load_table(text_of(welcome, "table"))).lines.size();
  };
  EXPECT_LE(lines(), 3u) << "what was being thought may still be played";
  join(connect(), text_of(welcome, "table"), "");
  connections_->run_timers();
  EXPECT_GT(lines(), 50u);
}

}  // namespace
}  // namespace roundhouse::server
