# The two libraries that are known below the server, Boost.JSON and fmt: Debian's, or for wasm made from
# their headers.

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  add_library(rh_json STATIC ${CMAKE_SOURCE_DIR}/cmake/boost_json.cc)
  target_compile_definitions(rh_json PUBLIC BOOST_SYSTEM_DISABLE_THREADS)
  target_compile_options(rh_json PRIVATE ${RH_TALK_FLAGS})
  add_library(Boost::json ALIAS rh_json)
  add_library(rh_fmt INTERFACE)
  # Without the C++ locales, a third of the standard library.
  target_compile_definitions(rh_fmt INTERFACE
    FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=',' FMT_USE_FLOAT=0
    FMT_USE_LONG_DOUBLE=0)
  add_library(fmt::fmt ALIAS rh_fmt)
else()
  find_package(Boost 1.81 REQUIRED COMPONENTS json)
  find_package(fmt REQUIRED)
endif()
