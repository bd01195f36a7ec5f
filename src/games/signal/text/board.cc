#include "games/signal/text/board.h"

#include <algorithm>
#include <map>
#include <span>

#include "core/assert.h"
#include "games/signal/text/board_reader.h"
#include "text/embedded.h"

namespace roundhouse::signal {

namespace {

constexpr std::string_view kKindNames[] = {"signal", "switch", "train"};
constexpr std::string_view kHelperNames[] = {"logistician",     "dispatcher",         "conductor",
                                             "crossing_keeper", "traffic_controller", "shunter"};

std::optional<int> find_in(std::span<const std::string_view> names, std::string_view wanted) {
  const auto at = std::find(names.begin(), names.end(), wanted);
  if (at == names.end()) return std::nullopt;
  return static_cast<int>(at - names.begin());
}

}  // namespace

std::optional<int> find_id(const Ids& ids, std::string_view wanted) {
  const auto at = std::find(ids.begin(), ids.end(), wanted);
  if (at == ids.end()) return std::nullopt;
  return static_cast<int>(at - ids.begin());
}

const std::string& NamedBoard::place(int number) const {
  const std::size_t n = static_cast<std::size_t>(number);
  const std::size_t junction = starts.size() + cities.size();
  return n < junction ? spaces[n] : junctions[n - junction];
}

std::string_view kind_name(int kind) { return kKindNames[kind]; }
std::optional<int> find_card_kind(std::string_view wanted) { return find_in(kKindNames, wanted); }
std::string_view helper_name(Helper helper) { return kHelperNames[static_cast<int>(helper)]; }
std::optional<int> find_helper(std::string_view wanted) { return find_in(kHelperNames, wanted); }

Expected<NamedBoard, DataError> load_board(std::string_view json, std::string_view file) {
  Problem problem;
  const auto value = parse_json(json, problem);
  if (value) {
    const JsonIn in(*value, problem);
    NamedBoard board = read_signal_board(in, problem);
    if (!problem.found) return board;
  }
  return DataError{std::string(file), problem.pointer, problem.what};
}

std::shared_ptr<const NamedBoard> builtin_board(std::string_view id) {
  static const auto boards = [] {
    std::map<std::string, std::shared_ptr<const NamedBoard>, std::less<>> all;
    for (const EmbeddedFile& file : embedded_files()) {
      if (file.path != "signal/europe.json" && file.path != "signal/america.json") continue;
      auto read = load_board(file.text, file.path);
      RH_ASSERT(read.has_value(), "a built-in board does not load");
      auto board = std::make_shared<const NamedBoard>(*std::move(read));
      all.emplace(board->id, board);
    }
    return all;
  }();
  const auto found = boards.find(id);
  return found == boards.end() ? nullptr : found->second;
}

}  // namespace roundhouse::signal
