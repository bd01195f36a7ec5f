# One target a folder. Every folder of src/ holds a small CMakeLists.txt that names what it knows.

# Adds src/<folder> when it is there: what is below builds without what is above.
macro(rh_add_folder folder)
  if(EXISTS ${CMAKE_SOURCE_DIR}/src/${folder}/CMakeLists.txt)
    add_subdirectory(src/${folder})
  endif()
endmacro()

# The sources of a folder without its tests.
function(rh_sources out folder)
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cc)
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cc$")
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# Of the engine, what is asked once a decision or once a file: not worth the room that speed takes.
function(rh_cold_sources)
  list(FILTER ARGN INCLUDE REGEX "/(position_error|reason|refusals)\\.cc$")
  if(ARGN AND RH_TALK_FLAGS)
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "${RH_TALK_FLAGS}")
  endif()
endfunction()

# rh_library(<name> [FOLDER folder] [ENGINE] [SHELL] [KNOWS targets…] [GENERATED files…])
# declares roundhouse_<name> from the current folder or one below it.
# ENGINE: throws nothing and needs no RTTI, so that the code compiles to wasm as it is. Exceptions
# stay on for those that pass through: in the server a failed assertion unwinds (docs/adr/0013).
# SHELL: plays no games itself, so a test build may leave it unoptimised.
function(rh_library name)
  cmake_parse_arguments(arg "ENGINE;SHELL" "FOLDER" "KNOWS;GENERATED" ${ARGN})
  set(target roundhouse_${name})
  rh_sources(sources ${CMAKE_CURRENT_SOURCE_DIR}/${arg_FOLDER})
  list(APPEND sources ${arg_GENERATED})
  if(sources)
    add_library(${target} STATIC ${sources})
    target_link_libraries(${target} PUBLIC rh_flags ${arg_KNOWS})
    if(arg_ENGINE)
      target_compile_options(${target} PRIVATE -fno-rtti)
      rh_cold_sources(${sources})
    else()
      target_compile_options(${target} PRIVATE ${RH_TALK_FLAGS})
    endif()
    if(arg_SHELL)
      target_compile_options(${target} PRIVATE ${RH_SHELL_FLAGS})
    endif()
  else()
    add_library(${target} INTERFACE)
    target_link_libraries(${target} INTERFACE rh_flags ${arg_KNOWS})
  endif()
endfunction()

# rh_game(<name> [GROUND other] [GENERATED files…]) declares a game in the current folder: a target for
# each of rules/ text/ bots/ words/ that is there, and one test program for all of them. GROUND names
# the folder whose parts it stands on. Games never know one another.
function(rh_game name)
  cmake_parse_arguments(arg "" "GROUND" "GENERATED" ${ARGN})
  foreach(part rules bots text words)
    set(ground_${part} "")
    if(arg_GROUND)
      set(ground_${part} roundhouse_${arg_GROUND}_${part})
    endif()
  endforeach()
  set(own roundhouse_${name})
  rh_library(${name}_rules FOLDER rules ENGINE GENERATED ${arg_GENERATED}
    KNOWS roundhouse_core ${ground_rules})
  rh_library(${name}_bots FOLDER bots ENGINE KNOWS ${own}_rules ${ground_bots})
  rh_library(${name}_text FOLDER text KNOWS ${own}_rules roundhouse_text ${ground_text})
  rh_library(${name}_words FOLDER words
    KNOWS ${own}_text ${own}_bots roundhouse_text_words ${ground_words})
  rh_tests(${name} ${CMAKE_CURRENT_SOURCE_DIR} ${own}_words)
  set_property(GLOBAL APPEND PROPERTY RH_GAMES ${own}_words)
endfunction()

# rh_tests(<name> <folder with *_test.cc> libraries…) declares the test program <name>_tests.
# Tests find files of the repository and the program by tests/places.h.
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
  rh_group_by_folder(${name}_tests)
  target_compile_options(${name}_tests PRIVATE ${RH_TEST_FLAGS})
  rh_places()
  target_link_libraries(${name}_tests PRIVATE rh_places)
  gtest_discover_tests(${name}_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120
    TEST_PREFIX "${name}." PROPERTIES TIMEOUT 900)
endfunction()

# Where files are compiled together, those of one folder are: each game's tests use its names as their own.
function(rh_group_by_folder target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source ${sources})
    get_filename_component(folder ${source} DIRECTORY)
    string(MD5 group ${folder})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# The one file of the tests that knows where the checkout lies.
function(rh_places)
  if(NOT TARGET rh_places)
    add_library(rh_places STATIC ${CMAKE_SOURCE_DIR}/tests/places.cc)
    target_link_libraries(rh_places PUBLIC rh_flags)
    target_include_directories(rh_places PUBLIC ${CMAKE_SOURCE_DIR}/tests)
    target_compile_definitions(rh_places PRIVATE
      RH_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
      RH_PROGRAM="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/roundhouse")
  endif()
endfunction()

# Every folder of tests/ with *_test.cc becomes a program; it may use everything that is built.
# Not tests/sample: a game that is built in a copy of the repository alone (tests/sample/apply.py).
function(rh_add_test_folders)
  set(libraries "")
  foreach(library cli server_local server play games text core)
    if(TARGET roundhouse_${library})
      list(APPEND libraries roundhouse_${library})
    endif()
  endforeach()
  file(GLOB folders CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*)
  foreach(folder ${folders})
    if(IS_DIRECTORY ${folder})
      get_filename_component(name ${folder} NAME)
      if(name STREQUAL "sample" OR (name MATCHES "server|terminal" AND NOT TARGET roundhouse_server))
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
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  endforeach()
endfunction()
