# What a preset may choose. CMakePresets.json holds the combinations we use.

option(RH_WERROR "Treat warnings as errors" OFF)
option(RH_WITH_SERVER "Build src/server and src/cli" ON)
option(RH_WITH_TESTS "Build the unit and conformance tests" ON)
option(RH_FUZZ "Build tests/fuzz/*_fuzz.cc with libFuzzer (clang only)" OFF)
option(RH_SIMD "WebAssembly with SIMD: for browsers that have it" OFF)
set(RH_TEST_FLAGS "" CACHE STRING "More flags for the test programs: they are compiled far longer than they run")
set(RH_SHELL_FLAGS "" CACHE STRING "Likewise for server and cli, which play no games themselves")
set(RH_TALK_FLAGS "" CACHE STRING "Likewise for what turns games into texts and back: all but rules and bots")
set(RH_SANITIZE "" CACHE STRING "Value for -fsanitize=, e.g. address,undefined")

# One switch for the whole build, because it stands in a header: two values in one program would
# break the one-definition rule. See src/core/assert.h.
option(RH_CHECK_EVERY_MOVE "Let apply() assert that the move is legal" ON)
