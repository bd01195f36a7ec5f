// What the server does by itself, every second: carries out what commands ask of it, clears up what
// is too old, looks at the space that is left, and asks a store that failed whether it is well
// again. All on the network's thread; what is written goes through the writer.
#pragma once

#include <cstdint>
#include <filesystem>

#include "server/base/connections.h"
#include "server/base/metrics.h"
#include "server/store/store.h"
#include "server/store/store_writer.h"

namespace roundhouse::server {

class Rooms;

struct UpkeepOptions {
  std::filesystem::path data_dir;
  int keep_finished = 0;  // days that games are kept once they are over; 0: for ever
  int keep_guests = 0;    // days that guests are kept who do not come; 0: for ever
};

class Upkeep {
 public:
  Upkeep(Store& store, StoreWriter& writer, Connections& connections, Rooms& rooms,
         Metrics& metrics, UpkeepOptions options);

  void begin();  // and goes on for as long as the connections do
  void work();   // once

 private:
  void carry_out_orders();
  void carry_out(const Order& order);
  void clear_up();
  void try_the_store();

  Store& store_;
  StoreWriter& writer_;
  Connections& connections_;
  Rooms& rooms_;
  Metrics& metrics_;
  UpkeepOptions options_;
  std::uint64_t seconds_ = 0;    // how often it has looked
  std::int64_t last_order_ = 0;  // that was taken
  bool clearing_ = false;
};

}  // namespace roundhouse::server
