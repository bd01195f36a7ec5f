# One target a folder. Every folder of src/ holds a small CMakeLists.txt that names what it knows.

# Adds src/<folder> when it is there: the engine builds without codec, table, server and cli.
macro(rh_add_folder folder)
  if(EXISTS ${CMAKE_SOURCE_DIR}/src/${folder}/CMakeLists.txt)
    add_subdirectory(src/${folder})
  endif()
endmacro()

# The sources of the current folder without its tests.
function(rh_sources out)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cc)
  list(FILTER sources EXCLUDE REGEX "_test(ing)?\\.cc$")
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# rh_library(<folder> [ENGINE] [KNOWS targets…] [GENERATED files…])
# declares roundhouse_<folder> and, from *_test.cc, the test program <folder>_tests.
# ENGINE: throws nothing and needs no RTTI, so that the code compiles to wasm as it is. Exceptions
# stay on for those that pass through: in the server a failed assertion unwinds (docs/adr/0013).
function(rh_library folder)
  cmake_parse_arguments(arg "ENGINE" "" "KNOWS;GENERATED" ${ARGN})
  set(name roundhouse_${folder})
  rh_sources(sources)
  if(sources)
    add_library(${name} STATIC ${sources} ${arg_GENERATED})
    target_link_libraries(${name} PUBLIC rh_flags ${arg_KNOWS})
    if(arg_ENGINE)
      target_compile_options(${name} PRIVATE -fno-rtti)
    endif()
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE rh_flags ${arg_KNOWS})
  endif()
  rh_tests(${folder} ${CMAKE_CURRENT_SOURCE_DIR} ${name})
endfunction()

# rh_tests(<name> <folder with *_test.cc> libraries…) declares the test program <name>_tests.
# Tests find files of the repository under RH_SOURCE_DIR and the program at RH_PROGRAM.
function(rh_tests name folder)
  file(GLOB_RECURSE tests CONFIGURE_DEPENDS ${folder}/*_test.cc)
  if(NOT RH_WITH_TESTS OR NOT tests)
    return()
  endif()
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
  include(GoogleTest)
  file(GLOB_RECURSE helpers CONFIGURE_DEPENDS ${folder}/*_testing.cc)
  add_executable(${name}_tests ${tests} ${helpers})
  target_link_libraries(${name}_tests PRIVATE ${ARGN} rh_flags rapidcheck GTest::gtest_main)
  target_include_directories(${name}_tests PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_compile_options(${name}_tests PRIVATE ${RH_TEST_FLAGS})
  target_compile_definitions(${name}_tests PRIVATE
    RH_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    RH_PROGRAM="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/roundhouse")
  gtest_discover_tests(${name}_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120
    TEST_PREFIX "${name}." PROPERTIES TIMEOUT 900)
endfunction()

# Every folder of tests/ with *_test.cc becomes a program; it may use everything that is built.
function(rh_add_test_folders)
  set(libraries "")
  foreach(library server play games text core)
    if(TARGET roundhouse_${library})
      list(APPEND libraries roundhouse_${library})
    endif()
  endforeach()
  file(GLOB folders CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*)
  foreach(folder ${folders})
    if(IS_DIRECTORY ${folder})
      get_filename_component(name ${folder} NAME)
      if(name STREQUAL "server" AND NOT TARGET roundhouse_server)
        continue()
      endif()
      rh_tests(${name} ${folder} ${libraries})
    endif()
  endforeach()
endfunction()

# Each tests/fuzz/<name>_fuzz.cc becomes a libFuzzer program.
function(rh_fuzzers)
  file(GLOB fuzzers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*_fuzz.cc)
  foreach(source ${fuzzers})
    get_filename_component(name ${source} NAME_WE)
    add_executable(${name} ${source})
    target_link_libraries(${name} PRIVATE roundhouse_play)
    target_compile_definitions(${name} PRIVATE RH_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  endforeach()
endfunction()
