// Any text may come as a position: it is refused by name, or it is possible and plays on.
#include <cstdlib>
#include <string>

#include "table/catalogue.h"

using namespace roundhouse;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const Catalogue catalogue;
  static const GameSetup setup{"ttr-classic", {{"a", ""}, {"b", ""}}, {}, ""};
  static const auto made = catalogue.kit(setup);
  const auto& kit = std::get<codec::TtrKit>(std::get<AnyKit>(made));
  const auto read = kit.read_position({reinterpret_cast<const char*>(data), size});
  if (const auto* bad = std::get_if<codec::DataError>(&read)) {
    if (bad->what.empty()) std::abort();
    return 0;
  }
  ttr::State state = std::get<ttr::State>(read);
  std::string written;
  kit.write_position(written, state);
  const auto again = kit.read_position(written);
  if (!std::holds_alternative<ttr::State>(again) ||
      kit.digest(std::get<ttr::State>(again)) != kit.digest(state))
    std::abort();
  Chance chance = Chance::seeded(1);
  auto events = ttr::Events::off();
  for (int i = 0; i < 50 && !kit.rules().to_act(state).empty(); ++i) {
    const Seat seat = kit.rules().to_act(state).lowest();
    kit.rules().apply(state, seat, kit.rules().sample(state, seat, chance), chance, events);
  }
  return 0;
}
