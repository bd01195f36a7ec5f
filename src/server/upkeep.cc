#include "server/upkeep.h"

#include <chrono>
#include <utility>
#include <variant>
#include <vector>

#include "server/base/log.h"
#include "server/rooms/rooms.h"
#include "server/store/data_folder.h"

namespace roundhouse::server {
namespace {

constexpr std::chrono::milliseconds kTick{1000};
constexpr std::uint64_t kSpaceEvery = 10;       // ticks
constexpr std::uint64_t kClearEvery = 60 * 60;  // ticks

}  // namespace

Upkeep::Upkeep(Store& store, StoreWriter& writer, Connections& connections, Rooms& rooms,
               Metrics& metrics, UpkeepOptions options)
    : store_(store),
      writer_(writer),
      connections_(connections),
      rooms_(rooms),
      metrics_(metrics),
      options_(std::move(options)) {}

void Upkeep::begin() {
  work();
  connections_.post_after(kTick, [this] { begin(); });
}

void Upkeep::work() {
  if (seconds_ % kSpaceEvery == 0) metrics_.health.measured(space_left(options_.data_dir));
  if (seconds_ % kClearEvery == 0 || store_.has_more_old()) clear_up();
  ++seconds_;
  carry_out_orders();
  try_the_store();
}

void Upkeep::carry_out_orders() {
  const auto orders = store_.orders();
  if (!orders) return;
  for (const Order& order : *orders)
    if (order.n > last_order_) carry_out(order);
}

void Upkeep::carry_out(const Order& order) {
  last_order_ = order.n;
  if (order.what == "delete")
    rooms_.delete_table(order.arg);
  else
    log_error("unknown-order");
  writer_.write({DropOrder{order.n}}, [](const StoreStatus&) {});
}

// A batch at a time, so that nobody's move waits long for it.
void Upkeep::clear_up() {
  if (clearing_ || (options_.keep_finished == 0 && options_.keep_guests == 0)) return;
  clearing_ = true;
  DropOld old{options_.keep_finished, options_.keep_guests, rooms_.awake_tables()};
  writer_.write({std::move(old)}, [this](const StoreStatus&) { clearing_ = false; });
}

// What was deleted goes from the files as well with any commit (store.h), so also with this one.
void Upkeep::try_the_store() {
  if (metrics_.health.is_failing() || store_.has_traces())
    writer_.write({Probe{}}, [](const StoreStatus&) {});
}

}  // namespace roundhouse::server
