#include "games/signal/text/difficulty.h"

#include <boost/json.hpp>

#include "core/assert.h"
#include "text/embedded.h"
#include "text/json_in.h"

namespace roundhouse::signal {

using namespace text;

std::string difficulty_of(std::string_view game) {
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != "signal/difficulty.json") continue;
    Problem problem;
    const auto value = parse_json(file.text, problem);
    RH_ASSERT(value && value->is_object(), "what was measured does not load");
    const boost::json::object& games = value->as_object().at("games").as_object();
    const auto* measured = games.if_contains(game);
    return measured == nullptr ? "" : json_text(*measured);
  }
  return {};
}

}  // namespace roundhouse::signal
