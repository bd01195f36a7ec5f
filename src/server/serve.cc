#include "server/serve.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "play/catalogue.h"
#include "server/base/faults.h"
#include "server/base/log.h"
#include "server/base/metrics.h"
#include "server/http_api.h"
#include "server/net/net.h"
#include "server/rooms/rooms.h"
#include "server/store/data_folder.h"
#include "server/store/open_store.h"
#include "server/store/threaded_store_writer.h"
#include "server/system/board_folder.h"
#include "server/system/thread_pool.h"
#include "server/upkeep.h"

namespace roundhouse {
namespace {

using namespace server;

int fail(std::string_view why) {
  fmt::print(stderr, "roundhouse serve: {}\n", why);
  return 1;
}

// Addresses under which others on the same network reach this machine.
std::vector<std::string> lan_addresses() {
  std::vector<std::string> found;
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return found;
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> list(first, &freeifaddrs);
  for (const ifaddrs* entry = first; entry; entry = entry->ifa_next) {
    if (!entry->ifa_addr || entry->ifa_addr->sa_family != AF_INET) continue;
    if ((entry->ifa_flags & IFF_LOOPBACK) || !(entry->ifa_flags & IFF_UP)) continue;
    const auto* address = reinterpret_cast<const sockaddr_in*>(entry->ifa_addr);
    char text[INET_ADDRSTRLEN];
    if (inet_ntop(AF_INET, &address->sin_addr, text, sizeof text)) found.emplace_back(text);
  }
  return found;
}

std::string url_of(std::string_view host, std::uint16_t port) {
  const bool v6 = host.find(':') != std::string_view::npos;
  return v6 ? fmt::format("http://[{}]:{}/", host, port) : fmt::format("http://{}:{}/", host, port);
}

void say_where(const ServeOptions& options, std::uint16_t port, int tables) {
  const bool everywhere = options.listen == "0.0.0.0" || options.listen == "::";
  const std::string local = url_of(everywhere ? "127.0.0.1" : options.listen, port);
  fmt::print("Roundhouse is open at {} (tables kept: {}; Ctrl-C closes it)\n",
             options.public_url.empty() ? local : options.public_url, tables);
  if (everywhere)
    for (const std::string& address : lan_addresses())
      fmt::print("On this network: {}\n", url_of(address, port));
  std::fflush(stdout);
}

Catalogue catalogue_of(const ServeOptions& options) {
  Catalogue catalogue;
  if (!options.boards_dir.empty())
    for (const std::string& problem : add_board_folder(catalogue, options.boards_dir))
      log_error("bad-board", {{"what", problem}});
  return catalogue;
}

// What is made last ends first: the threads, then the tables they work for.
void run(Store& store, Net& net, const ServeOptions& options) {
  const Catalogue catalogue = catalogue_of(options);
  Metrics metrics;
  ThreadedStoreWriter writer(store, net, metrics);
  ThreadPool pool(options.bot_threads);
  Rooms rooms(catalogue, store, writer, net, pool, metrics,
              {.bot_delay = std::chrono::milliseconds(options.bot_delay_ms),
               .max_awake = options.max_tables,
               .messages_per_second = options.messages_per_second,
               .tables_per_minute = options.tables_per_minute,
               .readings_per_second = options.readings_per_second});
  Upkeep upkeep(store, writer, net, rooms, metrics,
                {.data_dir = options.data_dir,
                 .keep_finished = options.keep_finished,
                 .keep_guests = options.keep_guests});
  upkeep.begin();
  const HttpApi api{catalogue, rooms, net, metrics};
  log_info("open", {{"port", std::to_string(net.port())}});
  net.run(rooms, [&](std::string_view target) { return api.answer(target); });
  pool.stop();
  writer.stop();
  log_info("closed");
}

}  // namespace

int serve(const ServeOptions& options) {
  throw_failed_assertions();
  std::signal(SIGPIPE, SIG_IGN);  // whoever read our log has gone: that is no reason to end
  std::signal(SIGXFSZ,
              SIG_IGN);  // a file may not grow any more: as a full disk, an error of a write
  const auto lock = DataLock::take(options.data_dir);
  if (const auto* error = std::get_if<StoreError>(&lock)) return fail(error->text);
  if (const auto* used = std::get_if<InUse>(&lock))
    return fail(fmt::format("another Roundhouse ({}) has the folder {}: each server needs its own",
                            used->by, options.data_dir.string()));
  remove_broken_backups(options.data_dir);
  auto opened = open_store(options.data_dir);
  if (!opened) return fail(opened.error().text);
  Store& store = **opened;
  const auto tables = store.count_tables();
  if (!tables) return fail(tables.error().text);
  auto listening = Net::open({.listen = options.listen,
                              .port = options.port,
                              .web_dir = options.web_dir,
                              .public_url = options.public_url,
                              .allowed_hosts = options.allowed_hosts,
                              .trusted_proxies = options.trusted_proxies,
                              .max_connections = options.max_connections,
                              .max_per_address = options.max_per_address,
                              .max_waiting = options.max_waiting_mib << 20});
  if (!listening) return fail(listening.error());
  Net& net = **listening;
  if (!options.web_dir.empty() && !std::filesystem::exists(options.web_dir / "index.html"))
    log_error("no-page", {{"folder", options.web_dir.string()}});
  say_where(options, net.port(), *tables);
  try {
    run(store, net, options);
  } catch (const std::exception& error) {
    return fail(error.what());
  }
  return 0;
}

int back_up(const std::filesystem::path& copy, const std::filesystem::path& data_dir) {
  if (const auto failed = back_up_store(data_dir, copy)) {
    fmt::print(stderr, "roundhouse backup: {}\n", failed->text);
    return 1;
  }
  fmt::print("Copied the store of {} to {}\n", data_dir.string(), copy.string());
  return 0;
}

}  // namespace roundhouse
