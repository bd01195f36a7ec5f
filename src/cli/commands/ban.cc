#include "cli/commands/ban.h"

#include <fmt/core.h>

#include "cli/commands/store_access.h"
#include "phrases/program.h"
#include "server/net/household.h"
#include "text/json_out.h"

namespace roundhouse::cli {

using namespace server;

namespace {

namespace errors = phrases::program::errors;

constexpr std::size_t kWholeGuest = 64;  // digits

int list(OperatorStore& store, bool json) {
  const auto bans = got(store.bans());
  if (!bans) return kFailed;
  std::string out;
  for (const Ban& ban : *bans) {
    if (!json) {
      fmt::print("{:<7}  {}  since {}\n", ban.kind, ban.who, utc(ban.since));
      continue;
    }
    if (!out.empty()) out += ',';
    const text::JsonObject object(out);
    text::put_text(out, "kind", ban.kind);
    text::put_text(out, "who", ban.who);
    text::put_member(out, "since", ban.since);
  }
  if (json) fmt::print("[{}]\n", out);
  return kFine;
}

// The whole id of a guest: also of one who is not known (any more), if all of it was typed.
std::optional<std::string> guest_of(OperatorStore& store, const BanOptions& options) {
  if (options.guest.size() == kWholeGuest) return options.guest;
  if (!options.lift) return the_one(store.guests_like(options.guest), options.guest, "guest");
  std::vector<std::string> found;
  const auto bans = got(store.bans());
  if (!bans) return std::nullopt;
  for (const Ban& ban : *bans)
    if (ban.kind == "guest" && ban.who.starts_with(options.guest)) found.push_back(ban.who);
  return the_one(std::move(found), options.guest, "banned guest");
}

int change(OperatorStore& store, const std::string& kind, const std::string& who, bool lift) {
  if (!lift) {
    if (const auto failed = store.ban(kind, who)) return fail(failed->text);
    fmt::print("Banned: {} {}\n", kind, who);
    return kFine;
  }
  const auto lifted = got(store.lift(kind, who));
  if (!lifted) return kFailed;
  if (!*lifted) return fail(fmt::format("{} {} is not banned", kind, who));
  fmt::print("Lifted: {} {}\n", kind, who);
  return kFine;
}

}  // namespace

int ban(const BanOptions& options) {
  if (options.list + !options.guest.empty() + !options.address.empty() != 1)
    throw wrong_usage(errors::ban);
  std::string household;
  if (!options.address.empty()) {
    const auto address = parse_address(options.address);
    if (!address) throw wrong_usage(errors::no_address, {{"typed", options.address}});
    household = household_of(*address);
  }
  const auto store = open_operator_store(
      options.data, options.list ? OperatorStore::Use::read : OperatorStore::Use::write);
  if (!store) return kFailed;
  if (options.list) return list(*store, options.json);
  if (!household.empty()) return change(*store, "address", household, options.lift);
  const auto guest = guest_of(*store, options);
  return guest ? change(*store, "guest", *guest, options.lift) : kFailed;
}

}  // namespace roundhouse::cli
