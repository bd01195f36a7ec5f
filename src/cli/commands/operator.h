// The commands of whoever keeps a server in order: tables, ban.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

#include "cli/commands/speech.h"

namespace roundhouse::cli {

// Each command fills its options and leaves what to run in `run`.
using Run = std::function<int()>;

void add_operator_commands(CLI::App& app, Run& run, const Speech& say);

}  // namespace roundhouse::cli
