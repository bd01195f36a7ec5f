# What a preset may choose. CMakePresets.json holds the combinations we use.

option(RH_WERROR "Treat warnings as errors" OFF)
option(RH_WITH_SERVER "Build src/server and src/cli" ON)
option(RH_WITH_TESTS "Build the unit and conformance tests" ON)
option(RH_FUZZ "Build tests/fuzz/*_fuzz.cc with libFuzzer (clang only)" OFF)
set(RH_SANITIZE "" CACHE STRING "Value for -fsanitize=, e.g. address,undefined")

# RH_ASSERT is one switch for the whole build, because it stands in inline functions of headers:
# two values in one program would break the one-definition rule. It is on in every preset but
# release, where playouts must not pay for it; the server of a release build is guarded by
# check() before every apply(). A careful host builds with -DRH_ASSERTS=ON.
option(RH_ASSERTS "Check RH_ASSERT conditions" ON)
