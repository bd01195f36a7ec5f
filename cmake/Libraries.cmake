# Boost.JSON, which everything below the server knows, Debian's or for wasm made from its headers; and
# fmt, for the server and the command line alone: it would be a tenth of the module for the browser.

if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  add_library(rh_json STATIC ${CMAKE_SOURCE_DIR}/cmake/boost_json.cc)
  target_compile_definitions(rh_json PUBLIC BOOST_SYSTEM_DISABLE_THREADS)
  target_compile_options(rh_json PRIVATE ${RH_TALK_FLAGS})
  add_library(Boost::json ALIAS rh_json)
else()
  find_package(Boost 1.81 REQUIRED COMPONENTS json)
  find_package(fmt REQUIRED)
endif()
