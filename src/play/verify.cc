#include "play/verify.h"

#include <algorithm>
#include <vector>

#include "text/game_info.h"
#include "text/record_in.h"

namespace roundhouse {

namespace {

// The lines of one game, read on until the next header.
class OneGame {
 public:
  OneGame(const Catalogue& catalogue, Verdict& verdict)
      : catalogue_(catalogue), verdict_(verdict) {}

  void take(std::string line) {
    lines_.push_back(std::move(line));
    if (lines_.size() == 1) return begin();
    if (seat_record_) return take_seat_line();
    if (lines_.size() == 2) return open();
    if (const auto why = game_->follow(lines_.back())) fail(*why);
  }

  void end() {
    ++verdict_.games;
    if (seat_record_) {
      ++verdict_.seat_records;
      if (lines_.size() < 2) return fail("the record ends before the deal");
      if (!finished_) ++verdict_.unfinished;
      return;
    }
    if (game_ == nullptr) return fail("the record ends before the deal");
    const bool finished = game_->record().back().kind == text::LineKind::result;
    if (game_->over() && !finished) return fail("the game is over but the result is missing");
    if (!finished) ++verdict_.unfinished;
    check_luck(finished);
  }

  bool started() const { return !lines_.empty(); }

 private:
  void fail(const std::string& why) {
    verdict_.bad_line = verdict_.lines;
    verdict_.problem = why;
  }

  void begin() {
    const auto header = text::read_header(lines_[0]);
    if (!header) return fail(header.error().place_and_what());
    header_ = *header;
    seat_record_ = header_.viewer >= 0;
    const std::string& assist = header_.setup.assist;
    if (!assist.empty() && !is_assist(assist))
      return fail("at /assist: there is no assistance \"" + assist + "\"");
    check_chain();
  }

  bool check_chain() {
    const bool fits = text::digest_fits(previous_, lines_.back());
    if (!fits) fail("the digest does not fit: this line or the one before it was changed");
    previous_ = text::chained_digest(previous_, lines_.back());
    return fits;
  }

  // What can be said of a line whose game cannot be replayed: its digest, its form and its place.
  void take_seat_line() {
    const auto line = text::read_line(lines_.back());
    if (!line) return fail(line.error().place_and_what());
    if (!check_chain()) return;
    const std::string kind(name_of(line->kind));
    const int seats = header_.setup.players();
    const bool opening =
        line->kind == text::LineKind::deal || line->kind == text::LineKind::position;
    if (finished_) return fail("a line of kind " + kind + " after the result, which is the last");
    if (opening != (lines_.size() == 2))
      return fail(opening ? "a second " + kind : "expected the deal or a position");
    if (line->kind == text::LineKind::undo) return fail("a seat's record has no undo");
    if (line->kind == text::LineKind::move && line->n != ++moves_)
      return fail("expected move " + std::to_string(moves_) + ", found " + std::to_string(line->n));
    const int about = line->note.seat.value_or(0);
    if (line->seat >= seats || about >= seats)
      return fail("there is no seat " + std::to_string(std::max(line->seat, about)));
    finished_ = line->kind == text::LineKind::result;
  }

  void open() {
    auto opened = catalogue_.taped(lines_[0], lines_[1]);
    if (!opened) {
      if (opened.error().line == 1) --verdict_.lines;
      return fail(opened.error().what);
    }
    game_ = *std::move(opened);
  }

  // "Rules ok" is one thing; "the deal matches" is another.
  void check_luck(bool finished) {
    text::OpenedLuck opened;
    if (finished) opened = text::read_line(lines_.back())->opened;
    if (header_.luck.kind != "sealed" && !opened.secret.empty())
      return fail("the result opens a seal, but the luck of this game was not sealed");
    if (header_.luck.kind == "taped" || (header_.luck.kind == "sealed" && !finished)) return;
    const auto replayed = catalogue_.resume(lines_, opened.secret, opened.nonces);
    if (!replayed)
      return fail("the rules are kept, but the deal does not match its luck: " +
                  replayed.error().text());
    ++verdict_.luck_checked;
  }

  const Catalogue& catalogue_;
  Verdict& verdict_;
  std::vector<std::string> lines_;
  text::Header header_;
  bool seat_record_ = false;
  int moves_ = 0;          // of a seat's record
  bool finished_ = false;  // likewise
  std::string previous_;
  std::unique_ptr<Game> game_;
};

}  // namespace

Verdict verify_records(std::istream& in, const Catalogue& catalogue) {
  Verdict verdict;
  auto game = std::make_unique<OneGame>(catalogue, verdict);
  for (std::string line; verdict.bad_line == 0 && std::getline(in, line);) {
    if (text::begins_record(line) && game->started()) {
      game->end();
      if (verdict.bad_line != 0) break;
      game = std::make_unique<OneGame>(catalogue, verdict);
    }
    ++verdict.lines;
    game->take(std::move(line));
  }
  if (verdict.bad_line == 0 && !game->started()) {
    verdict.bad_line = 1;
    verdict.problem = "the file is empty";
  }
  if (verdict.bad_line == 0) game->end();
  return verdict;
}

}  // namespace roundhouse
