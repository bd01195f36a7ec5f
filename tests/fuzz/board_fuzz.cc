// Any text may come as a board file: it loads, or a DataError says what is wrong. What loads can be
// played on.
#include <cstdlib>
#include <memory>
#include <string>

#include "codec/ttr_kit.h"

using namespace roundhouse;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const codec::Edition& edition = *codec::builtin_edition("ttr-classic");
  auto loaded =
      codec::load_map({reinterpret_cast<const char*>(data), size}, "fuzz.json", edition.ticket_set);
  if (const auto* bad = std::get_if<codec::DataError>(&loaded)) {
    if (bad->what.empty()) std::abort();
    return 0;
  }
  auto map = std::make_shared<const codec::Map>(std::get<codec::Map>(std::move(loaded)));
  auto kit = codec::TtrKit::make(edition, map, 2, {});
  if (std::holds_alternative<std::string>(kit)) return 0;
  const ttr::Rules& rules = std::get<codec::TtrKit>(kit).rules();
  Chance chance = Chance::seeded(size);
  auto events = ttr::Events::off();
  ttr::State state = rules.deal(2, chance, events);
  for (int i = 0; i < 2000 && !rules.to_act(state).empty(); ++i) {
    const Seat seat = rules.to_act(state).lowest();
    rules.apply(state, seat, rules.sample(state, seat, chance), chance, events);
    if (rules.flaw(state) != nullptr) std::abort();
  }
  return 0;
}
