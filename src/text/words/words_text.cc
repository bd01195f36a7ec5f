#include "text/words/words_text.h"

#include <algorithm>

namespace roundhouse::text {

namespace {

// Capital, small and bare letter of the alphabets our names are written in.
struct Letter {
  std::string_view capital, small;
  char bare;
};
constexpr Letter kLetters[] = {
    {"À", "à", 'a'}, {"Á", "á", 'a'}, {"Â", "â", 'a'}, {"Ã", "ã", 'a'}, {"Ä", "ä", 'a'},
    {"Å", "å", 'a'}, {"Ą", "ą", 'a'}, {"Ç", "ç", 'c'}, {"Ć", "ć", 'c'}, {"Č", "č", 'c'},
    {"Ď", "ď", 'd'}, {"È", "è", 'e'}, {"É", "é", 'e'}, {"Ê", "ê", 'e'}, {"Ë", "ë", 'e'},
    {"Ę", "ę", 'e'}, {"Ě", "ě", 'e'}, {"Ì", "ì", 'i'}, {"Í", "í", 'i'}, {"Î", "î", 'i'},
    {"Ï", "ï", 'i'}, {"Ł", "ł", 'l'}, {"Ñ", "ñ", 'n'}, {"Ń", "ń", 'n'}, {"Ň", "ň", 'n'},
    {"Ò", "ò", 'o'}, {"Ó", "ó", 'o'}, {"Ô", "ô", 'o'}, {"Õ", "õ", 'o'}, {"Ö", "ö", 'o'},
    {"Ø", "ø", 'o'}, {"Ř", "ř", 'r'}, {"Ś", "ś", 's'}, {"Š", "š", 's'}, {"Ť", "ť", 't'},
    {"Ù", "ù", 'u'}, {"Ú", "ú", 'u'}, {"Û", "û", 'u'}, {"Ü", "ü", 'u'}, {"Ů", "ů", 'u'},
    {"Ý", "ý", 'y'}, {"Ź", "ź", 'z'}, {"Ż", "ż", 'z'}, {"Ž", "ž", 'z'}};

char small_ascii(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
char capital_ascii(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

// The end of the character that begins at `at`.
std::size_t next_character(std::string_view text, std::size_t at) {
  ++at;
  while (at < text.size() && continues(text[at])) ++at;
  return at;
}

// Past an escape sequence of Paint that begins at `at`, or `at` itself.
std::size_t skip_escape(std::string_view text, std::size_t at) {
  if (!text.substr(at).starts_with("\033[")) return at;
  const std::size_t end = text.find('m', at);
  return end == std::string_view::npos ? text.size() : end + 1;
}

// How long a UTF-8 character with this first byte is; 0: none begins so.
std::size_t expected_size(unsigned char first) {
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

bool is_printable(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() != expected_size(first)) return false;
  if (character.size() == 1) return first >= 0x20 && first != 0x7F;
  return first != 0xC2 || static_cast<unsigned char>(character[1]) >= 0xA0;  // not U+0080 to U+009F
}

}  // namespace

std::string Paint::operator()(std::string_view text, std::string_view code) const {
  if (!on_ || code.empty()) return std::string(text);
  return "\033[" + std::string(code) + "m" + std::string(text) + "\033[0m";
}

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t past = skip_escape(text, at);
    if (past != at) {
      at = past;
      continue;
    }
    at = next_character(text, at);
    ++columns;
  }
  return columns;
}

std::string without_paint(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t past = skip_escape(text, at);
    if (past == at)
      out += text[at++];
    else
      at = past;
  }
  return out;
}

std::string pad_right(std::string text, std::size_t columns) {
  const std::size_t now = width(text);
  if (now < columns) text.append(columns - now, ' ');
  return text;
}

std::string pad_left(std::string text, std::size_t columns) {
  const std::size_t now = width(text);
  return now < columns ? std::string(columns - now, ' ') + text : text;
}

std::string lower_first(std::string_view text) {
  for (const Letter& letter : kLetters)
    if (text.starts_with(letter.capital))
      return std::string(letter.small) + std::string(text.substr(letter.capital.size()));
  std::string out(text);
  if (!out.empty()) out[0] = small_ascii(out[0]);
  return out;
}

std::string upper_first(std::string_view text) {
  for (const Letter& letter : kLetters)
    if (text.starts_with(letter.small))
      return std::string(letter.capital) + std::string(text.substr(letter.small.size()));
  std::string out(text);
  if (!out.empty()) out[0] = capital_ascii(out[0]);
  return out;
}

std::string fold(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = next_character(text, at);
    const std::string_view character = text.substr(at, end - at);
    at = end;
    const auto* known = std::find_if(
        std::begin(kLetters), std::end(kLetters),
        [&](const Letter& l) { return character == l.capital || character == l.small; });
    if (known != std::end(kLetters))
      out += known->bare;
    else if (character.size() == 1)
      out += small_ascii(character[0]);
    else
      out += character;
  }
  return out;
}

std::vector<std::string> folded_words(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : fold(text)) {
    if (std::string_view(" \t\r_-.,'").find(c) == std::string_view::npos)
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::string printable(std::string_view name, std::size_t columns) {
  std::string out;
  std::size_t used = 0;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = next_character(name, at);
    const std::string_view character = name.substr(at, end - at);
    if (used + 1 == columns && end < name.size()) return out + "…";
    if (is_printable(character))
      out += character;
    else
      out += '?';
    ++used;
    at = end;
  }
  return out;
}

namespace {

// Pieces laid one after the other from `indent` on; a piece is never broken.
class Lines {
 public:
  explicit Lines(std::string_view label) : out_(label), indent_(width(label)), column_(indent_) {}

  bool fits_alone(std::string_view piece) const { return indent_ + seen(piece) <= kTextWidth; }
  void lay(const std::string& piece) {
    if (column_ > indent_ && column_ + seen(piece) > kTextWidth) {
      drop_spaces();
      out_ += "\n" + std::string(indent_, ' ');
      column_ = indent_;
    }
    out_ += piece;
    column_ += width(piece);
  }
  std::string finish() {
    drop_spaces();
    return out_ + "\n";
  }

 private:
  static std::size_t seen(std::string_view piece) {
    return width(piece.substr(0, piece.find_last_not_of(' ') + 1));
  }
  void drop_spaces() {
    while (out_.ends_with(' ')) out_.pop_back();
  }

  std::string out_;
  std::size_t indent_, column_;
};

}  // namespace

std::string wrapped(std::string_view label, const std::vector<std::string>& items,
                    std::string_view separator) {
  Lines lines(label);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = items[i] + (i + 1 < items.size() ? std::string(separator) : "");
    if (lines.fits_alone(item))
      lines.lay(item);
    else
      for (const std::string& word : words_of(item))
        if (!word.empty()) lines.lay(word + " ");
  }
  return lines.finish();
}

std::string joined(const std::vector<std::string>& items, std::string_view separator) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i != 0) out += separator;
    out += items[i];
  }
  return out;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (c == ' ')
      words.emplace_back();
    else
      words.back() += c;
  }
  return words;
}

std::string wrapped(std::string_view text) { return wrapped("", words_of(text), " "); }

std::string table(const std::vector<std::vector<std::string>>& rows, std::string_view left) {
  std::vector<std::size_t> widths(left.size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  std::string out;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += "  ";
      line += left[i] == 'l' ? pad_right(row[i], widths[i]) : pad_left(row[i], widths[i]);
    }
    while (line.ends_with(' ')) line.pop_back();
    out += line + "\n";
  }
  return out;
}

}  // namespace roundhouse::text
