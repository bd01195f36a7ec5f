// A table whose game begins at a position, with everyone connected; what one seat and a spectator
// hear is kept, to be compared with what they hear in another world.
#pragma once

#include "server/table_testing.h"

namespace roundhouse::server {

class AgreeingScribe final : public StoreWriter {
 public:
  void write(WriteJob, Done done) override { done({}); }
};

class World {
 public:
  static constexpr std::uint64_t kSeed = 5;

  World(const Catalogue& catalogue, const GameSetup& setup, const std::string& position,
        int watched, std::uint64_t seed = kSeed)
      : watched_(watched), seed_(seed) {
    auto made = catalogue.from_position(setup, position, seed);
    if (!made) {
      ADD_FAILURE() << made.error();
      return;
    }
    services_ = std::make_unique<RoomServices>(
        RoomServices{.catalogue = catalogue,
                     .writer = writer_,
                     .connections = connections_,
                     .pool = pool_,
                     .metrics = metrics_,
                     .bot_delay = std::chrono::milliseconds(0),
                     .thinking_pace = std::chrono::milliseconds(0),
                     .within = [this](const auto&, const char*,
                                      const RoomServices::Work& work) { work(*room_); },
                     .later = [](auto, const auto&, const char*, const auto&) {},
                     .schedule_due_work = [](const auto&) {},
                     .faulted = [](const auto&, const char*, const auto&) {},
                     .reopen = [](Room&) {},
                     .put_out = [](ConnId) {}});
    Found found{{}, *std::move(made)};
    found.table.head.game = setup.game;
    found.table.head.seats.resize(setup.seats.size());
    room_ = std::make_unique<Room>(std::move(found), *services_);
    for (int seat = 0; seat < game().seats(); ++seat)
      room_->enter(conn_of(seat), {.seat = seat, .seats = {seat}, .tells_all = true});
    room_->enter(kSpectator, {.tells_all = true});
  }

  bool is_there() const { return room_ != nullptr; }
  const Game& game() const { return *room_->game(); }
  void move(int seat, const std::string& text) {
    room_->ask(conn_of(seat), "m", AskMove{text, game().prompt(seat).value_or(0), {}});
  }
  void check(std::optional<int> seat, const std::string& text) {
    room_->ask(seat ? conn_of(*seat) : kSpectator, "c", AskCheck{text, {}});
  }
  // The watched seat and the spectator ask for all there is.
  void look() {
    for (const ConnId conn : {conn_of(watched_), kSpectator}) {
      room_->view(conn, "v");
      if (seed_ == kSeed) room_->ask(conn, "r", AskRecord{});  // its header tells the seed
      room_->ask(conn, "h", AskHint{});
      room_->ask(conn, "x", AskExplain{"nothing", {}, {}});
      room_->ask(conn, "p", AskReplay{0, {}});
      room_->tell_table(conn, "t");
    }
    connections_.run_timers();  // the hints come back
  }
  // Everything that came for them.
  std::string heard() {
    std::string all;
    for (const ConnId conn : {conn_of(watched_), kSpectator})
      for (const auto& message : connections_.take(conn)) all += as_text(message) + '\n';
    return all;
  }
  json::object own() {
    room_->view(conn_of(watched_), {});
    return connections_.take(conn_of(watched_)).back();
  }
  json::array legal(int seat) {
    room_->view(conn_of(seat), {});
    return connections_.take(conn_of(seat)).back().at("legal").as_array();
  }

 private:
  static constexpr ConnId kSpectator = 100;
  static ConnId conn_of(int seat) { return static_cast<ConnId>(seat) + 1; }

  int watched_;
  std::uint64_t seed_;
  AgreeingScribe writer_;
  FakeWire connections_;
  InlinePool pool_;
  Metrics metrics_;
  std::unique_ptr<RoomServices> services_;
  std::unique_ptr<Room> room_;
};

}  // namespace roundhouse::server
