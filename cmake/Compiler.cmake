# Language level, warnings, sanitizers, compiler cache and linker: the same for every target.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)  # compile a folder without waiting for the libraries it links
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(CMAKE_CXX_FLAGS_RELEASE "-O2")  # as quick there as -O3, and it has to be fetched
else()
  set(CMAKE_CXX_FLAGS_RELEASE "-O3")
endif()
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1")  # -O0 would make thousands of test games crawl

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()
if(NOT CMAKE_RUNTIME_OUTPUT_DIRECTORY)
  set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
endif()

add_library(rh_flags INTERFACE)
target_include_directories(rh_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_definitions(rh_flags INTERFACE RH_CHECK_EVERY_MOVE=$<BOOL:${RH_CHECK_EVERY_MOVE}>)
target_compile_options(rh_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual
  -Wimplicit-fallthrough -Wundef -Wextra-semi)
# Warnings that follow the optimiser and that g++ 12 gets wrong at -O3: it sees what is appended to a
# std::string overlap that string by 2^63 bytes (GCC bug 105651), and std::next_permutation, std::sort
# and fmt's own headers write behind what they write to (bug 105329). AddressSanitizer watches all of it.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(rh_flags INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
endif()
# Files that are compiled together: g++ takes them for headers, and two that use a name each in its own
# way for one. Clang warns of what is shadowed there, too.
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(rh_flags INTERFACE -Wno-shadow -Wno-subobject-linkage)
endif()
if(RH_WERROR)
  target_compile_options(rh_flags INTERFACE -Werror)
endif()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  target_compile_options(rh_flags INTERFACE -march=x86-64-v2)
endif()

if(RH_SIMD)
  target_compile_options(rh_flags INTERFACE -msimd128)
endif()

if(RH_SANITIZE)
  target_compile_options(rh_flags INTERFACE
    -fsanitize=${RH_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(rh_flags INTERFACE -fsanitize=${RH_SANITIZE})
  if(RH_SANITIZE MATCHES "thread" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(rh_flags INTERFACE -Wno-tsan)  # Asio's fences, which TSan does not model
  endif()
endif()
if(RH_FUZZ)
  target_compile_options(rh_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(RH_CCACHE ccache)
if(RH_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${RH_CCACHE})
endif()
find_program(RH_MOLD mold)
if(RH_MOLD)
  target_link_options(rh_flags INTERFACE -fuse-ld=mold)
endif()
