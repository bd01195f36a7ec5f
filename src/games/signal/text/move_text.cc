#include "games/signal/text/move_text.h"

#include "text/json_out.h"
#include "text/scanner.h"

namespace roundhouse::signal {

namespace {

constexpr std::string_view kVerbs[] = {"ready",  "set",    "signal", "extra", "go",
                                       "deploy", "colour", "train",  "use",   "leave",
                                       "stop",   "play",   "load",   "end",   "draw"};

// Reads the words of one move; the first that does not fit is kept, and reading goes on harmlessly.
class Reader {
 public:
  Reader(const NamedBoard& words, Scanner& scanner) : words_(words), scanner_(scanner) {}

  u8 name(const Ids& ids, std::string_view what) {
    return known(what, [&](std::string_view word) { return find_id(ids, word); });
  }
  u8 junction() { return name(words_.junctions, "a junction"); }
  u8 line() { return name(words_.lines, "a line"); }
  u8 signal() { return name(words_.signals, "a signal space"); }
  u8 colour() { return name(words_.colours, "a colour"); }
  u8 train() { return name(words_.trains, "a train"); }
  u8 card() { return known("a kind of card", find_card_kind); }
  u8 helper() { return known("a helper", find_helper); }

  Move set() {
    const u8 at = junction();
    const u8 one = line(), other = line();
    if (one == other) fail(scanner_.expected("two different arms"));
    return Move::set(at, std::min(one, other), std::max(one, other));
  }
  Move deploy() {
    const u8 which = colour();
    if (scanner_.done()) return Move::deploy(which);
    if (scanner_.next() != "at") fail(scanner_.expected("at and a start place"));
    return Move::deploy(which, name(words_.starts, "a start place"));
  }
  Move use() {
    const Helper which = static_cast<Helper>(helper());
    return Move::use(which, which == Helper::traffic_controller ? train() : kNone);
  }
  // One kind, or two with a plus between them.
  Move play() {
    const u8 action = card();
    const std::string_view cards = next("the cards to play");
    const std::size_t plus = cards.find('+');
    const u8 one = card_named(cards.substr(0, plus));
    if (plus == std::string_view::npos) return Move::play(action, one);
    const u8 other = card_named(cards.substr(plus + 1));
    return Move::play(action, std::min(one, other), std::max(one, other));
  }
  Move draw() {
    const auto n = small_number(next("a number of cards"));
    if (!n) fail(scanner_.expected("a number of cards"));
    return Move::draw(n.value_or(0));
  }

  Parsed<Move> finish(const Move& move) {
    if (!bad_ && !scanner_.done()) {
      scanner_.next();
      fail(scanner_.expected("nothing more"));
    }
    if (bad_) return *bad_;
    return move;
  }

 private:
  std::string_view next(std::string_view what) {
    const std::string_view word = scanner_.next();
    if (word.empty()) fail(scanner_.expected(std::string(what)));
    return word;
  }
  template <class F>
  u8 known(std::string_view what, F find) {
    const std::string_view word = next(what);
    const std::optional<int> found = find(word);
    if (!found) fail(scanner_.unknown("unknown-name", word));
    return static_cast<u8>(found.value_or(0));
  }
  u8 card_named(std::string_view word) {
    const auto kind = find_card_kind(word);
    if (!kind) fail(scanner_.unknown("unknown-name", word));
    return static_cast<u8>(kind.value_or(0));
  }
  void fail(Unreadable bad) {
    if (!bad_) bad_ = std::move(bad);
  }

  const NamedBoard& words_;
  Scanner& scanner_;
  std::optional<Unreadable> bad_;
};

Move read_move(MoveKind kind, Reader& in) {
  switch (kind) {
    case MoveKind::set: return in.set();
    case MoveKind::signal: {
      const u8 from = in.signal();
      return Move::move_signal(from, in.signal());
    }
    case MoveKind::extra: return Move::extra(in.signal());
    case MoveKind::deploy: return in.deploy();
    case MoveKind::colour: return Move::pick_colour(in.colour());
    case MoveKind::train: return Move::pick_train(in.train());
    case MoveKind::use: return in.use();
    case MoveKind::leave: return Move::leave(in.line());
    case MoveKind::play: return in.play();
    case MoveKind::load: {
      const u8 train = in.train();
      return Move::load(train, in.card());
    }
    case MoveKind::draw: return in.draw();
    case MoveKind::ready: return Move::ready();
    case MoveKind::go: return Move::go();
    case MoveKind::stop: return Move::stop();
    case MoveKind::end: break;
  }
  return Move::end();
}

}  // namespace

Parsed<Move> parse_move(const NamedBoard& words, std::string_view text) {
  Scanner scanner(text);
  const std::string_view verb = scanner.next();
  const Unreadable unknown = scanner.expected(
      "ready, set, signal, extra, go, deploy, colour, train, use, leave, stop, play, load, end or "
      "draw");
  if (text.ends_with(' ')) return Unreadable{text.size() - 1, "no space at the end"};
  for (std::size_t i = 0; i < std::size(kVerbs); ++i) {
    if (kVerbs[i] != verb) continue;
    Reader in(words, scanner);
    const Move move = read_move(static_cast<MoveKind>(i), in);
    return in.finish(move);
  }
  return unknown;
}

void write_move(std::string& out, const NamedBoard& words, const Move& move) {
  out += kVerbs[static_cast<int>(move.kind)];
  const auto word = [&](std::string_view text) {
    out += ' ';
    out += text;
  };
  switch (move.kind) {
    case MoveKind::set:
      word(words.junctions[move.junction()]);
      word(words.lines[move.first_line()]);
      return word(words.lines[move.second_line()]);
    case MoveKind::signal: word(words.signals[move.from()]); return word(words.signals[move.to()]);
    case MoveKind::extra: return word(words.signals[move.signal()]);
    case MoveKind::deploy:
      word(words.colours[move.colour()]);
      if (move.place() == kNone) return;
      word("at");
      return word(words.starts[move.place()]);
    case MoveKind::colour: return word(words.colours[move.colour()]);
    case MoveKind::train: return word(words.trains[move.train()]);
    case MoveKind::use:
      word(helper_name(move.helper()));
      if (move.held() != kNone) word(words.trains[move.held()]);
      return;
    case MoveKind::leave: return word(words.lines[move.line()]);
    case MoveKind::play:
      word(kind_name(move.action()));
      word(kind_name(move.card()));
      if (move.second_card() == kNone) return;
      out += '+';
      out += kind_name(move.second_card());
      return;
    case MoveKind::load: word(words.trains[move.train()]); return word(kind_name(move.card()));
    case MoveKind::draw: out += ' '; return put_number(out, move.count());
    case MoveKind::ready:
    case MoveKind::go:
    case MoveKind::stop:
    case MoveKind::end: return;
  }
}

}  // namespace roundhouse::signal
