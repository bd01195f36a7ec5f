// What may be a name at a table: one definition for whoever asks for one (protocol/messages.md,
// "Names"). Not here: bringing a text into normal form, for which the server has a library; the
// caller hands it in.
#pragma once

#include <string>
#include <string_view>

namespace roundhouse {

inline constexpr std::size_t kMostNameCharacters = 32, kMostNameBytes = 128;
// Names of the first versions had up to 40 characters; tables and records have them still.
inline constexpr std::size_t kMostStoredNameBytes = 160;

enum class NameFault { none, empty, too_long, characters };

// Of a text in normal form and trimmed.
NameFault name_fault(std::string_view name);
std::string_view reason_of(NameFault fault);    // "empty", "long", "characters"
std::string_view sentence_of(NameFault fault);  // for people who write programs

// Without the white space around it.
std::string_view trimmed(std::string_view utf8);

// Unicode's normal form C; nothing where the text is not UTF-8.
using Normalise = std::string (*)(std::string_view utf8);

}  // namespace roundhouse
