# Data files turned into C++ at build time, so that the program needs no files to play.

find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(RH_GENERATED ${CMAKE_BINARY_DIR}/generated)
file(MAKE_DIRECTORY ${RH_GENERATED})

# rh_generate(<variable> <file name> <script> arguments… ) runs `script <out> arguments…`
# and sets the variable to the output. Script and arguments are files below the root of the repository.
function(rh_generate variable file script)
  list(TRANSFORM ARGN PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE inputs)
  add_custom_command(
    OUTPUT ${RH_GENERATED}/${file}
    COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/${script} ${RH_GENERATED}/${file} ${ARGN}
    DEPENDS ${CMAKE_SOURCE_DIR}/${script} ${inputs}
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
    COMMENT "Generating ${file}" VERBATIM)
  set(${variable} ${RH_GENERATED}/${file} PARENT_SCOPE)
endfunction()

# The words of data/words as headers, phrases/NAME.h: a missing one stops the build. Every target waits
# for them, and has its part compiled again only where they differ.
file(GLOB_RECURSE words CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/data/words/*.json)
file(GLOB phrases RELATIVE ${CMAKE_SOURCE_DIR}/data/words/en CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/data/words/en/*.json)
list(TRANSFORM phrases REPLACE "^(.*)\\.json$" "${RH_GENERATED}/phrases/\\1.h")
list(APPEND phrases ${RH_GENERATED}/phrases/languages.h)
add_custom_command(
  OUTPUT ${phrases}
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tools/embed_words.py ${RH_GENERATED} data/words
  DEPENDS ${words} ${CMAKE_SOURCE_DIR}/tools/embed_words.py ${CMAKE_SOURCE_DIR}/tools/words.py
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
  COMMENT "Generating phrases" VERBATIM)
add_custom_target(rh_phrases DEPENDS ${phrases})
add_dependencies(rh_flags rh_phrases)
target_include_directories(rh_flags INTERFACE ${RH_GENERATED})

# rh_version: version and commit (src/core/version.h). Asked for anew by every build; the source is
# written only when the answer differs. Its own library, so that nothing else is linked again.
add_custom_target(rh_version_source
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tools/embed_version.py
          ${RH_GENERATED}/version.cc ${PROJECT_VERSION}
  BYPRODUCTS ${RH_GENERATED}/version.cc VERBATIM)
add_library(rh_version STATIC ${RH_GENERATED}/version.cc)
add_dependencies(rh_version rh_version_source)
target_link_libraries(rh_version PUBLIC rh_flags)
