# Toolchain of the wasm preset: clang 19 for wasm32-wasi with Debian's wasi-libc and libc++, neither of
# which has threads, files or exceptions.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)

# Of this machine's headers the compiler sees Boost's alone, so that whoever includes another library
# fails here.
get_filename_component(CMAKE_SYSROOT ${CMAKE_CURRENT_LIST_DIR}/../build/wasm/sysroot ABSOLUTE)
file(MAKE_DIRECTORY ${CMAKE_SYSROOT}/include ${CMAKE_SYSROOT}/lib)
foreach(part include/wasm32-wasi lib/wasm32-wasi include/boost)
  if(NOT EXISTS /usr/${part})
    message(FATAL_ERROR "/usr/${part} is missing: tools/bootstrap play")
  endif()
  file(CREATE_LINK /usr/${part} ${CMAKE_SYSROOT}/${part} SYMBOLIC)
endforeach()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)

# No SIMD: old phones have none. To copy and fill memory in one instruction every browser can that runs
# the page.
# All of it is optimised as one, and of a class that others stand behind only the functions that are
# called there are kept: what the terminal asks a game, a browser never does. A sixth smaller.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -mbulk-memory -flto=full -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination -fno-threadsafe-statics")
# The stack lies below everything else: one that runs over traps instead of overwriting data.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=4194304,--stack-first,--strip-all")
